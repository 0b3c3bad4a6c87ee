"""The bots of Buccaneer: deckhand, mate and captain."""

from collections.abc import Callable

from quarterdeck.bots.player import Budget, Player, Simple
from quarterdeck.bots.search import Guide, Search
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME, bots, foresight
from quarterdeck.games.dorra.options import Options


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Plays like a beginner: money now, else whatever comes to mind."""
    random = QuietTable(seed).random
    return Simple(lambda seen: bots.deckhand(seen, random))


def mate(_: Options, __: int, ___: Budget) -> Player:
    """Weighs every boarding, every crew and everyone's booty; does not look ahead."""
    return Simple(bots.mate)


GUIDE = Guide(
    foresight.candidates,
    foresight.playout,
    foresight.far_enough,
    foresight.worth,
    first=bots.ranked,
    breadth=0.4,  # few at first: the mate's order is good
)


def captain(_: Options, seed: int, budget: Budget) -> Player:
    """Looks ahead: tries what could be done in hundreds of imagined games."""
    return Search(GAME, GUIDE, seed, budget)


# Styles


def of_taste(taste: bots.Taste) -> Callable[[Options, int, Budget], Player]:
    return lambda _, __, ___: Simple(lambda seen: bots.mate(seen, taste))


miser, collector, spoiler = map(of_taste, (bots.MISER, bots.COLLECTOR, bots.SPOILER))
