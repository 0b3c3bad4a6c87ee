"""The bots of Piraten Kapern: deckhand, mate, captain."""

from typing import Any

from quarterdeck.bots.player import Budget, Player
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import bots
from quarterdeck.games.kapern.options import Options


class Deckhand:
    """Plays like a beginner, on the flip of a coin."""

    def __init__(self, seed: int) -> None:
        self.random = QuietTable(seed).random

    def choose(self, seen: Any) -> Any:
        return bots.deckhand(seen, self.random)


class Mate:
    """Plays by sound rules of thumb."""

    def choose(self, seen: Any) -> Any:
        return bots.mate(seen)


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    return Deckhand(seed)


def mate(_: Options, __: int, ___: Budget) -> Player:
    return Mate()


def captain(options: Options, _: int, __: Budget) -> Player:
    """Plays exactly; the solver is loaded only for those who ask for it."""
    from quarterdeck.bots.kapern_captain import captain_for

    return captain_for(options)
