"""The bots of Piraten Kapern. Those who solve are imported when they first sit down."""

from collections.abc import Sequence

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.player import Player, Simple
from quarterdeck.bots.record import Account, Advice, Bots, EveryOption, Maker, Shares, Weight
from quarterdeck.core.logbook import Logbook
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import ToDecide, ToRescue
from quarterdeck.games.kapern.view import View

from . import deckhand_and_mate as thumb


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Plays like a beginner, on the flip of a coin."""
    random = QuietTable(seed).random
    return Simple(lambda seen: thumb.deckhand(seen, random))


def mate(_: Options, __: int, ___: Budget) -> Player:
    """Plays by sound rules of thumb."""
    return Simple(thumb.mate)


def make_captain(options: Options, _: int, __: Budget) -> Player:
    """Plays exactly."""
    from .captain import captain_for

    return captain_for(options)


def make_admiral(options: Options, _: int, __: Budget) -> Player:
    """Plays for the win from the first roll on."""
    from .admiral import Admiral

    return Admiral(options)


def content_with(enough: thumb.Enough) -> Maker:
    """A mate who stops sooner or later than others."""
    return lambda _, __, ___: Simple(lambda seen: thumb.mate(seen, enough))


def advise(seen: View, budget: Budget) -> Advice:
    from . import coach

    return coach.advise(seen, budget)


def chances(seen: View, budget: Budget) -> Shares:
    from . import win_bar

    return win_bar.chances(seen, budget)


def account(book: Logbook) -> tuple[Account, ...]:
    from . import luck_and_skill

    return luck_and_skill.account(book)


def weigh(seen: View, worlds: int, seed: int) -> Sequence[Weight]:
    from . import every_option

    return every_option.weigh(seen, worlds, seed)


def say_why(seen: View, options: Sequence[Weight]) -> Sequence[Sentence]:
    from . import every_option

    return every_option.say_why(seen, options)


BOTS = Bots(
    levels={"deckhand": deckhand, "mate": mate, "captain": make_captain, "admiral": make_admiral},
    styles={
        "cautious": content_with(thumb.CAUTIOUS),
        "bold": content_with(thumb.BOLD),
        "stubborn": content_with(thumb.STUBBORN),
    },
    advise=advise,
    chances=chances,
    every_option=EveryOption((ToDecide, ToRescue), weigh, say_why, seats=(2,)),  # exact for two
    account=account,
)
