"""Games to study: logbooks beside the rules, with remarks in every language.

    games/kapern/studies/patience.logbook
        deal : 1 4
        #en A lead is a reason to stop early …
        1 roll : 1/0/2/1/4/0

What is remarked about the deal says what the game is about. A study is a table's log like any
other, so whatever can be made of a finished game can be made of it.
"""

from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from quarterdeck.core import logbook
from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame, package_of
from quarterdeck.core.logbook import Logbook
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt, Opened
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.room import Step
from quarterdeck.rooms.seats import Bot

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
    """The names of a game's studies, in the order of the alphabet; many games have none."""
    folder = files(package_of(game)) / "studies"
    names = (each.name for each in folder.iterdir()) if folder.is_dir() else ()
    return tuple(sorted(name[:-8] for name in names if name.endswith(".logbook")))


def find_study(game: AnyGame, name: str) -> Study:
    if name not in studies_of(game):
        raise Unknown("study", name, studies_of(game))
    return read_study(game, name)


@lru_cache(maxsize=KEPT)
def read_study(game: AnyGame, name: str) -> Study:
    book = logbook.read(study_file(game, name))
    logbook.check_head(game, book)
    return Study(game, name, book, log_of(game, book))


def study_file(game: AnyGame, name: str) -> str:
    return (files(package_of(game)) / "studies" / f"{name}.logbook").read_text("utf-8")


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
