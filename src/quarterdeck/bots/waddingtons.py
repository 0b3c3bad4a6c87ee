"""The bots of Waddingtons Buccaneer: deckhand and mate."""

from quarterdeck.bots.player import Budget, Player
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons.bots import Mate
from quarterdeck.games.waddingtons.deckhand import Deckhand
from quarterdeck.games.waddingtons.options import Options


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Sails to the island and home again, and keeps out of trouble."""
    return Deckhand(QuietTable(seed).random)


def mate(_: Options, seed: int, __: Budget) -> Player:
    """Reckons how many turns everyone needs, fights when the odds are good, trades well."""
    return Mate(QuietTable(seed).random)
