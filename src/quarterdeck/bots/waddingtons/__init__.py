"""The bots of Waddingtons Buccaneer."""

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.player import Player
from quarterdeck.bots.record import Bots, Maker
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons.options import Options

from . import coach, win_bar
from .captain import captain
from .deckhand import Deckhand
from .every_option import EVERY_OPTION
from .mate import Mate
from .styles import FIGHTER, RIVAL, RUNNER, Style


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Sails to the island and home again, and keeps out of trouble."""
    return Deckhand(QuietTable(seed).random)


def mate(_: Options, seed: int, __: Budget) -> Player:
    """Reckons how many turns everyone needs, fights when the odds are good, trades well."""
    return Mate(QuietTable(seed).random)


def mate_with(style: Style) -> Maker:
    return lambda _, seed, __: Mate(QuietTable(seed).random, style)


BOTS = Bots(
    levels={"deckhand": deckhand, "mate": mate, "captain": captain},
    styles={
        "fighter": mate_with(FIGHTER),
        "runner": mate_with(RUNNER),
        "rival": mate_with(RIVAL),
    },
    advise=coach.advise,
    chances=win_bar.chances,
    every_option=EVERY_OPTION,
)
