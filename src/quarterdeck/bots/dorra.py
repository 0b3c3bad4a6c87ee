"""The bots of Buccaneer: deckhand and mate."""

from typing import Any

from quarterdeck.bots.player import Budget, Player
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import bots
from quarterdeck.games.dorra.options import Options


class Deckhand:
    """Plays like a beginner: money now, else whatever comes to mind."""

    def __init__(self, seed: int) -> None:
        self.random = QuietTable(seed).random

    def choose(self, seen: Any) -> Any:
        return bots.deckhand(seen, self.random)


class Mate:
    """Weighs every boarding, every crew and everyone's booty; does not look ahead."""

    def choose(self, seen: Any) -> Any:
        return bots.mate(seen)


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    return Deckhand(seed)


def mate(_: Options, __: int, ___: Budget) -> Player:
    return Mate()
