"""`quarterdeck play`: sit down at a table in the terminal."""

import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

from quarterdeck.bots.levels import levels
from quarterdeck.cli import options as the
from quarterdeck.cli.house_rules import house_rules
from quarterdeck.core.errors import QuarterdeckError, SeatsError
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find

CURSORLESS = ("dumb", "unknown")  # what $TERM says of a terminal that only prints lines


def play(
    game: the.Game = "kapern",
    /,
    *seats: the.Seats,
    plain: the.Plain = False,
    save: the.Save = None,
    option: the.HouseRules = (),
    components: the.Box = None,
    seed: the.Luck = None,
    language: the.Spoken = None,
) -> None:
    """Play in the terminal, against bots or hot-seat.

    For example:

        quarterdeck play
        quarterdeck play kapern me captain mate
        quarterdeck play kapern Anne Mary --option target=5000
        quarterdeck play kapern me mate --plain --save my.logbook
    """
    agreed = PlayTerms(the.house(option, components), seed, language or the.native(), save)
    start_game(game, seats, agreed, plain)


class PlayTerms(NamedTuple):
    """What is agreed on before the first roll."""

    options: tuple[str, ...]
    seed: int | None
    language: str
    save: Path | None = None  # where the logbook of a typed game goes


def start_game(name: str, seats: tuple[str, ...], agreed: PlayTerms, plain: bool) -> None:
    """Full screen where there is one, typed words otherwise."""
    game = find(name)
    house = house_rules(game, agreed.options, agreed.language)
    sitting = seats or usual(game)
    check_seats(game, sitting)
    if plain or not has_screen():
        plain_mode()(game, sitting, house, agreed.language, agreed.seed, save=agreed.save)
    else:
        full_screen()(game, sitting, house, agreed.language, agreed.seed, ask=not seats)


def has_screen() -> bool:
    """Whether there is a terminal at both ends, and one that can move its cursor."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return terminal and os.environ.get("TERM") not in CURSORLESS


def usual(game: AnyGame) -> tuple[str, ...]:
    """Who sits down where nobody is named: oneself, and as few of the best bots as can be."""
    return ("me", *levels(game)[-1:] * (game.seats[0] - 1))


def check_seats(game: AnyGame, seats: tuple[str, ...]) -> None:
    """A name begins with a capital, so that a bot misspelt does not become a person."""
    if len(seats) not in game.seats:
        raise SeatsError(game.name, len(seats), game.seats)
    known = ("me", *levels(game))
    for seat in seats:
        if seat not in known and not seat[:1].isupper():
            raise QuarterdeckError("unknown-seat", text=seat, known=", ".join(levels(game)))


def full_screen() -> Any:
    try:
        from quarterdeck.terminal.full_screen import run_full_screen
    except ModuleNotFoundError as missing:
        if missing.name != "textual":
            raise
        raise QuarterdeckError("terminal-missing") from None
    return run_full_screen


def plain_mode() -> Any:
    from quarterdeck.terminal.plain import run_plain

    return run_plain
