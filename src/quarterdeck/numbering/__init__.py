"""Games in numbers, for whoever learns or has learned: action ids, masks and observations."""

from .game_in_numbers import Numbering, learnable_of, number_game

__all__ = ["Numbering", "learnable_of", "number_game"]
