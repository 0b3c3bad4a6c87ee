"""Games to study: logbooks beside the rules, with remarks in every language.

    games/kapern/studies/patience.logbook
        deal : 1 4
        #en A lead is a reason to stop early …
        1 roll : 1/0/2/1/4/0

What is remarked about the deal says what the game is about. A study is a table's log like any
other, so whatever can be made of a finished game can be made of it.
"""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from quarterdeck.core import logbook
from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook
from quarterdeck.lessons.shipped_logbooks import read_shipped, shipped_logbooks
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt, Opened
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.room import Step
from quarterdeck.rooms.seats import Bot

FOLDER = "studies"  # beside a game's rules
PLAYERS = "captain"  # who sat there, in every seat
KEPT = 8  # studies that are held


class Study(NamedTuple):
    game: AnyGame
    name: str
    book: Logbook
    entries: tuple[AnyEntry, ...]  # the same as the log of a table

    @property
    def table(self) -> str:
        """What its table would be called."""
        return f"{self.game.name}-study-{self.name}"


def studies_of(game: AnyGame) -> tuple[str, ...]:
    """The names of a game's studies."""
    return shipped_logbooks(game, FOLDER)


def find_study(game: AnyGame, name: str) -> Study:
    if name not in studies_of(game):
        raise Unknown("study", name, studies_of(game))
    return read_study(game, name)


@lru_cache(maxsize=KEPT)
def read_study(game: AnyGame, name: str) -> Study:
    book = read_shipped(game, FOLDER, name)
    return Study(game, name, book, log_of(game, book))


def log_of(game: AnyGame, book: Logbook) -> tuple[AnyEntry, ...]:
    """A logbook as the log of a table at which bots sat."""
    options = msgspec.json.decode(book.options, type=game.options)
    places = (Bot(PLAYERS),) * book.seats
    opened = Opened(game.name, game.version, options, places, "", "private")
    return (opened, *map(as_entry, book.entries))


def as_entry(line: logbook.Entry) -> AnyEntry:
    if line.seat is None:
        return Dealt(line.chance)
    return Acted(line.seat, line.word, line.chance, "bot")


def steps_of_study(study: Study) -> list[Step]:
    return replay_log(study.table, study.entries)
