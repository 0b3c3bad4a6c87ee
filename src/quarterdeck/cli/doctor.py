"""`quarterdeck doctor`: what is installed, whether it works, and whether a house could open."""

import platform
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from quarterdeck import installed_version
from quarterdeck.bots.bots_of_others import names_taken
from quarterdeck.bots.kept_tables import folder
from quarterdeck.bots.levels import sit
from quarterdeck.cli import options as the
from quarterdeck.cli.extras import how_to_install
from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import LiveTable
from quarterdeck.games import GAMES, PLUGGED_IN
from quarterdeck.server.findings import Finding, Grade, make_finding
from quarterdeck.words import words

EXTRAS = {
    "terminal": ("textual",),
    "server": ("litestar", "uvicorn", "sqlalchemy", "aiosqlite", "alembic", "segno"),
    "postgres": ("psycopg",),
    "redis": ("redis",),
    "ratings": ("openskill",),
    "research": ("pettingzoo", "gymnasium"),
    "openspiel": ("pyspiel",),
}


def doctor(
    *,
    data: the.Data = None,
    bus: the.Bus = None,
    host: the.Host = "127.0.0.1",
    port: the.Port = 8000,
    language: the.Spoken = None,
) -> int:
    """Say what is installed, whether it works, and whether a house could open here.

    Nothing is changed. The status is 1 where something is wrong.

    For example:

        quarterdeck doctor
        quarterdeck doctor --data postgresql://localhost/quarterdeck
    """

    said, wrong = words(None, language or the.native()), False
    for grade, found in examine(data, bus, host, port):
        sys.stdout.write(f"{grade.value} {said.say(found)}\n")
        sys.stdout.flush()
        wrong |= grade is Grade.WRONG
    return int(wrong)


def examine(data: str | None, bus: str | None, host: str, port: int) -> Iterator[Finding]:
    versions = {"quarterdeck": installed_version(), "python": platform.python_version()}
    yield make_finding(Grade.WELL, "doctor-versions", **versions)
    for game in GAMES.values():
        yield check_game(game)
    for broken in (*PLUGGED_IN.broken.values(), *names_taken()):
        yield Finding(Grade.WRONG, broken.sentence)
    yield check_cache(folder())
    for extra, modules in EXTRAS.items():
        yield check_extra(extra, modules)
    if is_there(EXTRAS["server"]):
        from quarterdeck.server.checkup import check_house

        yield from check_house(data, bus, host, port)


def check_game(game: AnyGame) -> Finding:
    """A game between bots that move at random, to its end."""
    seats, options = game.seats[0], game.options()
    bots = [sit(game, "random", options, seat) for seat in range(seats)]

    def choose(state: Any) -> Any:
        seat = game.to_move(state)
        assert seat is not None
        return bots[seat].choose(game.view(state, seat))

    try:
        book = logbook.record(game, seats, options, LiveTable(), choose)
    except Exception as wrong:
        return make_finding(Grade.WRONG, "doctor-bad-game", game=game.name, why=repr(wrong))
    return make_finding(Grade.WELL, "doctor-game", game=game.name, moves=len(book.entries))


def check_cache(where: Path) -> Finding:
    """Whether what bots work out can be kept; without, they work it out again."""
    with suppress(OSError):
        where.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=where):
            return make_finding(Grade.WELL, "doctor-cache", folder=str(where))
    return make_finding(Grade.MIND, "doctor-no-cache", folder=str(where))


def check_extra(extra: str, modules: tuple[str, ...]) -> Finding:
    if is_there(modules):
        return make_finding(Grade.WELL, "doctor-extra", extra=extra)
    install = how_to_install(extra)
    return make_finding(Grade.ABSENT, "doctor-no-extra", extra=extra, install=install)


def is_there(modules: tuple[str, ...]) -> bool:
    return all(find_spec(each) for each in modules)
