"""Styles of captains: what each cares for beside his own way home."""

from typing import NamedTuple


class Style(NamedTuple):
    envy: float = 0.2  # what a turn of the nearest rival counts beside one's own
    prize: float = 0.7  # turns that a point of treasure aboard another ship is worth
    hunted: float = 0.25  # how likely a ship that could attack does


CALM = Style()
FIGHTER = Style(prize=1.4, hunted=0.1)
RUNNER = Style(envy=0.0, prize=0.3, hunted=0.6)
RIVAL = Style(envy=0.7)
