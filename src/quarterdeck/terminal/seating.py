"""Who sits where: people by their names, bots by their level."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from quarterdeck.bots.levels import levels
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook

# Bots need names that a sentence can begin with, the same in every language.
BOT_NAMES = ("Wren", "Pip", "Marlow", "Salt", "Jonah")
ME = "me"  # whoever sits at the keyboard and gave no name
MY_NAME = "Skipper"


class Sailor(NamedTuple):
    """Someone at the table; a person has no level."""

    name: str
    level: str | None = None


class TableTerms(NamedTuple):
    """What is settled before the first deal."""

    seats: tuple[str, ...]  # a bot's level or a person's name, one a seat
    options: Any
    seed: int | None = None  # None: the operating system's chance
    book: Logbook | None = None  # a game to play on


def seat_everyone(game: AnyGame, seats: Sequence[str]) -> tuple[Sailor, ...]:
    """A sailor for every seat: `("Anne", "captain")`."""
    known = levels(game)
    people = iter(told_apart([seat for seat in seats if seat not in known]))
    taken = {name.partition(" ")[0] for name in seats}
    bots = (name for name in BOT_NAMES if name not in taken)
    return tuple(
        Sailor(next(bots), seat) if seat in known else Sailor(next(people)) for seat in seats
    )


def told_apart(names: Sequence[str]) -> Iterator[str]:
    """The same name twice gets a number."""
    named = [MY_NAME if name == ME else name for name in names]
    for place, name in enumerate(named):
        before = named[:place].count(name)
        yield f"{name} {before + 1}" if before else name
