"""The bots of Buccaneer: deckhand and mate."""

from quarterdeck.bots.player import Budget, Player, Simple
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import bots
from quarterdeck.games.dorra.options import Options


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Plays like a beginner: money now, else whatever comes to mind."""
    random = QuietTable(seed).random
    return Simple(lambda seen: bots.deckhand(seen, random))


def mate(_: Options, __: int, ___: Budget) -> Player:
    """Weighs every boarding, every crew and everyone's booty; does not look ahead."""
    return Simple(bots.mate)
