"""`quarterdeck play`: sit down at a table in the terminal."""

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from quarterdeck.bots.bots_of_others import invite
from quarterdeck.bots.levels import levels
from quarterdeck.cli import options as the
from quarterdeck.cli.house_rules import house_rules
from quarterdeck.cli.replay import read_text
from quarterdeck.core import logbook
from quarterdeck.core.earlier import logbook_today
from quarterdeck.core.errors import LogbookError, QuarterdeckError, SeatsError
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find
from quarterdeck.terminal.seating import TableTerms

FIRST_GAME = "kapern"  # for whoever names none
CURSORLESS = ("dumb", "unknown")  # what $TERM says of a terminal that only prints lines


def play(
    game: the.Played = None,
    /,
    *seats: the.Seats,
    plain: the.Plain = False,
    save: the.Save = None,
    resume: the.Resume = None,
    option: the.HouseRules = (),
    components: the.Box = None,
    seed: the.Luck = None,
    language: the.Spoken = None,
    house: the.PlayedHouse = None,
    name: the.Called = None,
) -> None:
    """Play in the terminal: against bots, hot-seat, or with others at a house.

    For example:

        quarterdeck play
        quarterdeck play kapern me captain mate
        quarterdeck play kapern Anne Mary --option target=5000
        quarterdeck play kapern me mate --plain --save my.logbook
        quarterdeck play kapern me mate --resume my.logbook
        quarterdeck play --house http://127.0.0.1:8000 --name Anne
        quarterdeck play dorra me open captain --house http://127.0.0.1:8000
    """
    if house:
        require_none(save=save, resume=resume, seed=seed, components=components)
        visit_house(HouseTerms(house, name, language or the.native(), plain), game, seats, option)
        return
    files = Files(save, resume)
    asked = PlayTerms(the.house(option, components), seed, language or the.native(), plain, files)
    if resume:
        start_game(*saved_game(game, seats, asked), asked, ask=False)
    else:
        start_game(*new_game(game, seats, asked), asked, ask=not seats)


class Files(NamedTuple):
    """Where the logbook of a typed game goes, and the one that is played on."""

    save: Path | None = None
    resume: Path | None = None


class PlayTerms(NamedTuple):
    """What is agreed on before the first roll."""

    options: tuple[str, ...]
    seed: int | None
    language: str
    plain: bool = False
    files: Files = Files()


def start_game(game: AnyGame, agreed: TableTerms, asked: PlayTerms, *, ask: bool) -> None:
    """Full screen where there is one, typed words otherwise."""
    if asked.plain or not has_screen():
        claim_file(asked.files)
        plain_mode()(game, agreed, asked.language, save=asked.files.save)
    else:
        full_screen()(game, agreed, asked.language, ask=ask)


def has_screen() -> bool:
    """Whether there is a terminal at both ends, and one that can move its cursor."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return terminal and os.environ.get("TERM") not in CURSORLESS


# At a house


class HouseTerms(NamedTuple):
    """Which house, and who comes there."""

    address: str
    name: str | None
    language: str
    plain: bool = False


def require_none(**given: object) -> None:
    """What is said of a game of one's own would be lost on a house, which has its own ways."""
    for option, value in given.items():
        if value is not None:
            raise QuarterdeckError("house-has-its-own", flag=f"--{option}")


def visit_house(
    asked: HouseTerms, game: str | None, seats: tuple[str, ...], rules: tuple[str, ...]
) -> None:
    """Full screen where there is one; a game that is named is opened there at once."""
    from quarterdeck.terminal.house.address import read_address
    from quarterdeck.terminal.house.table_wish import read_wish

    address = read_address(asked.address)
    wish = read_wish(" ".join((game, *seats, *rules))) if game else None
    plain = asked.plain or not has_screen()
    run = plain_house() if plain else house_screens()
    run(address, asked.language, name=asked.name, wish=wish)


# A new game


def new_game(
    name: str | None, seats: tuple[str, ...], asked: PlayTerms
) -> tuple[AnyGame, TableTerms]:
    game = find(name or FIRST_GAME)
    house = house_rules(game, asked.options, asked.language)
    sitting = seats or usual(game, game.seats[0])
    check_seats(game, sitting)
    return game, TableTerms(sitting, house, asked.seed)


def usual(game: AnyGame, seats: int) -> tuple[str, ...]:
    """Who sits down where nobody is named: oneself, and the best bots."""
    return ("me", *levels(game)[-1:] * (seats - 1))


def check_seats(game: AnyGame, seats: tuple[str, ...]) -> None:
    """A name begins with a capital, so that a bot misspelt does not become a person."""
    if len(seats) not in game.seats:
        raise SeatsError(game.name, len(seats), game.seats)
    for guest in (seat for seat in seats if ":" in seat):
        invite(game.name, guest)
    known = ("me", *levels(game))
    for seat in seats:
        if seat not in known and not seat[:1].isupper():
            raise QuarterdeckError("unknown-seat", text=seat, known=", ".join(levels(game)))


# A game that goes on


def saved_game(
    name: str | None, seats: tuple[str, ...], asked: PlayTerms
) -> tuple[AnyGame, TableTerms]:
    """The game of a logbook, held to the rules; its house rules are agreed on already."""
    file = asked.files.resume
    assert file is not None
    written = logbook.read(read_text(file))
    game = find(name or written.game)
    book = logbook_today(game, written)
    *_, last = logbook.replay(game, book)
    if game.to_move(last.state) is None:
        raise LogbookError("resume-over", file=str(file))
    if asked.options:
        raise LogbookError("resume-options", file=str(file))
    sitting = seats or usual(game, book.seats)
    if len(sitting) != book.seats:
        raise LogbookError("resume-seats", file=str(file), seats=book.seats, got=len(sitting))
    check_seats(game, sitting)
    options = msgspec.json.decode(book.options, type=game.options)
    return game, TableTerms(sitting, options, asked.seed, book)


def claim_file(files: Files) -> None:
    """The file a game will be written to, made before anything is played; none is overwritten."""
    save, resume = files
    if save is None or (resume and save.exists() and save.samefile(resume)):
        return
    if save.exists():
        raise QuarterdeckError("save-exists", file=str(save))
    if not save.absolute().parent.exists():
        raise QuarterdeckError("save-no-folder", folder=str(save.absolute().parent))
    save.touch()


# The two ways to play, here and at a house

# What only the extra `terminal` brings, and what is said where it is missing.
EXTRA = {"textual": "terminal-missing", "websockets": "terminal-house-missing"}


def full_screen() -> Any:
    return from_extra("quarterdeck.terminal.full_screen").run_full_screen


def house_screens() -> Any:
    return from_extra("quarterdeck.terminal.house_full_screen").run_house_screens


def plain_house() -> Any:
    return from_extra("quarterdeck.terminal.house.plain_house").run_plain_house


def from_extra(module: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name not in EXTRA:
            raise
        raise QuarterdeckError(EXTRA[missing.name]) from None


def plain_mode() -> Any:
    from quarterdeck.terminal.plain import run_plain

    return run_plain
