"""Tempers of captains: what each cares for beside his own way home."""

from typing import NamedTuple


class Temper(NamedTuple):
    envy: float = 0.2  # what a turn of the nearest rival counts beside one's own
    prize: float = 0.7  # turns that a point of treasure aboard another ship is worth
    hunted: float = 0.25  # how likely a ship that could attack does


CALM = Temper()
FIGHTER = Temper(prize=1.4, hunted=0.1)
RUNNER = Temper(envy=0.0, prize=0.3, hunted=0.6)
RIVAL = Temper(envy=0.7)
