"""The bots of Piraten Kapern: deckhand, mate, captain, admiral."""

from collections.abc import Callable

from quarterdeck.bots.player import Budget, Player, Simple
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import bots
from quarterdeck.games.kapern.options import Options


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Plays like a beginner, on the flip of a coin."""
    random = QuietTable(seed).random
    return Simple(lambda seen: bots.deckhand(seen, random))


def mate(_: Options, __: int, ___: Budget) -> Player:
    """Plays by sound rules of thumb."""
    return Simple(bots.mate)


def captain(options: Options, _: int, __: Budget) -> Player:
    """Plays exactly; the solver is loaded only for those who ask for it."""
    from quarterdeck.bots.kapern_captain import captain_for

    return captain_for(options)


def admiral(options: Options, _: int, __: Budget) -> Player:
    """Plays for the win from the first roll on."""
    from quarterdeck.bots.kapern_admiral import Admiral

    return Admiral(options)


# Styles


def content_with(enough: bots.Enough) -> Callable[[Options, int, Budget], Player]:
    return lambda _, __, ___: Simple(lambda seen: bots.mate(seen, enough))


cautious, bold, stubborn = map(content_with, (bots.CAUTIOUS, bots.BOLD, bots.STUBBORN))
