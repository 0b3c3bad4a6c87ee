"""The bots of Buccaneer. The admiral, who needs a network, is imported when he first sits down."""

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.player import Player, Simple
from quarterdeck.bots.record import Bots, Maker
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra.options import Options

from . import coach, rules_of_thumb, win_bar
from .captain import captain
from .every_option import EVERY_OPTION
from .memory import recollect
from .rules_of_thumb import COLLECTOR, MISER, SPOILER, Style


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Plays like a beginner: money now, else whatever comes to mind."""
    random = QuietTable(seed).random
    return Simple(lambda seen: rules_of_thumb.deckhand(seen, random))


def mate(_: Options, __: int, ___: Budget) -> Player:
    """Weighs every boarding, every crew and everyone's booty; does not look ahead."""
    return Simple(rules_of_thumb.mate)


def make_admiral(options: Options, seed: int, budget: Budget) -> Player:
    """Learned by playing against itself, and looks ahead by that."""
    from .admiral import admiral

    return admiral(options, seed, budget)


def mate_with(style: Style) -> Maker:
    return lambda _, __, ___: Simple(lambda seen: rules_of_thumb.mate(seen, style))


BOTS = Bots(
    levels={"deckhand": deckhand, "mate": mate, "captain": captain, "admiral": make_admiral},
    styles={
        "miser": mate_with(MISER),
        "collector": mate_with(COLLECTOR),
        "spoiler": mate_with(SPOILER),
    },
    advise=coach.advise,
    chances=win_bar.chances,
    every_option=EVERY_OPTION,
    recollect=recollect,
    remembering=("captain", "admiral", "coach"),
)
