"""Somebody who always does what the coach advises first."""

from typing import Any

from quarterdeck import bots
from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Adviser
from quarterdeck.core.game import AnyGame


class Follower:
    """As good as the coach's advice is, and no better: the measure of it.

    The coach remembers what this seat was shown, as at a table.
    """

    def __init__(self, game: AnyGame, advise: Adviser, budget: Budget) -> None:
        self.game, self.advise, self.budget = game, advise, budget
        self.known: Any = None

    def choose(self, seen: Any) -> Any:
        self.known = bots.of(self.game).recollect(seen, self.known)
        return self.game.read(self.advise(self.known, self.budget).options[0].action)
