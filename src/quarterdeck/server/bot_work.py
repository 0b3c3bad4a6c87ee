"""What the bots' processes do, one errand after the other.

In go names and bytes, out comes a word: nothing that a bot should not know
crosses over, and a process that dies takes nothing with it.
"""

import os
import signal
import threading
import time
from functools import cache
from typing import Any, NamedTuple

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import levels, sit
from quarterdeck.bots.record import Account, Advice, Heat
from quarterdeck.core import logbook
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.wire import Wire
from quarterdeck.games import GAMES, find
from quarterdeck.insight.coach import advise
from quarterdeck.insight.heat_map import heats
from quarterdeck.insight.luck_and_skill import account
from quarterdeck.insight.turning_points import Course, course_of_game
from quarterdeck.words import explain

WATCH = 1.0  # seconds between a worker's looks at its parent
AGAIN = 0.05  # of a processor, until work is told once more to stop: a destructor may not hear it


class Question(NamedTuple):
    """All that a bot is told: the seat's view and what it may spend on it."""

    game: str
    options: bytes
    view: bytes
    level: str
    seed: int
    budget: Budget


class Overtime(Exception):
    """A bot thought for much longer than it may, or something took more work than it should."""


class Stumbled(Exception):
    """A bot raised something; what it was travels as text, because not every error travels."""


# What becomes of an errand


def leave_with(parent: int) -> None:
    """A worker whose parent was killed has nobody left to work for; Ctrl-C is the parent's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(0)


def told_plainly(work: Any, *given: Any) -> Any:
    try:
        return work(*given)
    except Overtime:
        raise
    except Exception as wrong:
        raise Stumbled(spell_trouble(wrong)) from None


def spell_trouble(wrong: Exception) -> str:
    """For the log, which speaks English; what we raise on purpose is a sentence."""
    return explain(wrong.sentence, "en") if isinstance(wrong, QuarterdeckError) else repr(wrong)


def work_within(seconds: float, work: Any, *given: Any) -> Any:
    """Work that may take so much of a processor's time, however long that is by the clock."""
    signal.signal(signal.SIGVTALRM, stop_work)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, AGAIN)
    try:
        return work(*given)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def stop_work(*_: object) -> None:
    raise Overtime


# The errands


def warm_bots() -> None:
    """Import and read what is needed before anyone waits for it."""
    for game in GAMES.values():
        seat_all(game, game.options())


def seat_all(game: AnyGame, options: Any) -> None:
    """Every level sits down, so that what bots look up under these house rules is at hand."""
    for level in levels(game):
        sit(game, level, options, seed=0)


def prepare(game: str, options: bytes) -> None:
    """Whatever has to be worked out for some house rules, a chart or a box of one's own."""
    seat_all(find(game), wire_of(game).options.read(options))


def think(question: Question) -> str:
    """The word of the action a bot chooses."""
    game, wire = find(question.game), wire_of(question.game)
    options = wire.options.read(question.options)
    seat_all(game, options)  # what is in use is forgotten last
    player = sit(game, question.level, options, question.seed, question.budget)
    return game.write(player.choose(wire.view.read(question.view)))


def coach(question: Question) -> Advice:
    prepare(question.game, question.options)
    seen = wire_of(question.game).view.read(question.view)
    return advise(find(question.game), seen, question.budget)


def reckon(text: str) -> tuple[Account, ...]:
    """Luck and skill in a finished game, from its logbook."""
    book = logbook.read(text)
    return account(find(book.game), book)


def map_out(text: str) -> tuple[Heat, ...]:
    """Where things were thought to be in a finished game."""
    book = logbook.read(text)
    return heats(find(book.game), book)


def work_out_course(text: str) -> Course:
    """How everyone's chances went in a finished game."""
    book = logbook.read(text)
    return course_of_game(find(book.game), book)


@cache  # one a game
def wire_of(game: str) -> Wire:
    return Wire(find(game))
