"""Somebody who always does what the coach advises first."""

from typing import Any

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Adviser
from quarterdeck.core.game import AnyGame


class Follower:
    """As good as the coach's advice is, and no better: the measure of it."""

    def __init__(self, game: AnyGame, advise: Adviser, budget: Budget) -> None:
        self.game, self.advise, self.budget = game, advise, budget

    def choose(self, seen: Any) -> Any:
        return self.game.read(self.advise(seen, self.budget).options[0].action)
