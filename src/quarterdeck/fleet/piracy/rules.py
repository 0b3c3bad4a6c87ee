"""Piracy in arrays, in the order of its rules: one game, to be mapped over a batch.

Setting up is in setup.py, the Pirate's turn in pirate.py, a ship's in navy.py, the end in
ending.py; what may be done in menus.py.
"""

from dataclasses import replace

from jax import Array

from quarterdeck.fleet.chance import Words
from quarterdeck.fleet.lookup import choose

from .navy import command
from .pirate import sail, write_log
from .setup import depart, put_down
from .state import DEPART, ROLL, SAIL, Chance, State

WORDS = 4  # of thirty-two bits: a die, a token, and a random choice of two parts


def chance_from(words: Words) -> Chance:
    return Chance(words[0], words[1])


def apply(state: State, action: Array, chance: Chance) -> State:
    """The state after a legal action."""
    aboard = choose(state.moment >= ROLL, command(state, action, chance), put_down(state, action))
    leaving = choose(state.moment == DEPART, depart(state, action), aboard)
    after = choose(state.moment == SAIL, sail(state, action, chance), leaving)
    return replace(after, log=write_log(state, action))
