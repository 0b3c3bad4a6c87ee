"""The numbers that may differ from box to box: fifteen ships and what booty is worth.

A component table is a value, checked wherever it comes from: a file, a form or a logbook.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

import msgspec

from quarterdeck.core.counts import Counts
from quarterdeck.core.errors import BoxError
from quarterdeck.core.sentence import Sentence, sentence

from .book import BOOK

Kind = Literal["chest", "barrel", "candlestick", "dagger"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SHIPS = 15
CREWS = range(2, 10)
BOXES = 64  # that are remembered at a time: the standard one, and some of people's own
USUAL_ICONS = 6  # of each kind, as many as there are pieces
PAYS = (2, 3, 4, 5)  # what the discs with a number ask for


class Ship(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A ship card: its money, the crew it takes, the pay of a "?", one or two pieces of booty."""

    ducats: int
    min_crew: int
    question_pay: int
    booty: tuple[Kind, ...]


class Booty(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What most pieces of a kind are worth."""

    chest: int
    barrel: int
    candlestick: int
    dagger: int


class Numbers(msgspec.Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """All the numbers of one box, in the order of the ships' own."""

    booty: Booty
    ships: tuple[Ship, ...]

    def __post_init__(self) -> None:
        for wrong in wrongs(self):
            raise wrong

    def doubts(self) -> tuple[Sentence, ...]:
        """What is unusual and yet may be so in somebody's box."""
        pictured = [kind for ship in self.ships for kind in ship.booty]
        counts = ((kind, pictured.count(kind)) for kind in KINDS)
        return tuple(
            sentence("dorra-box-icons", kind=kind, count=count, usual=USUAL_ICONS)
            for kind, count in counts
            if count != USUAL_ICONS
        )


# What a table must keep to


def wrongs(numbers: Numbers) -> Iterator[BoxError]:
    """Everything a table breaks a rule with, in the order of its fields."""
    yield from worthless(numbers)
    if len(numbers.ships) != SHIPS:
        yield BoxError("dorra-box-ships", "D6", count=len(numbers.ships), ship=0, field="")
    for number, ship in enumerate(numbers.ships, start=1):
        yield from wrongs_of(ship, number)


@BOOK.rule("D27")
def worthless(numbers: Numbers) -> Iterator[BoxError]:
    for kind in KINDS:
        if getattr(numbers.booty, kind) < 1:
            worth = getattr(numbers.booty, kind)
            yield BoxError("dorra-box-worth", "D27", ship=0, field=kind, worth=worth)


@BOOK.rule("D14", "D15", "D17")
def wrongs_of(ship: Ship, number: int) -> Iterator[BoxError]:
    if ship.ducats < 0:
        yield box_error("ducats", "D17", number, ship.ducats)
    if ship.min_crew not in CREWS:
        yield box_error("min_crew", "D14", number, ship.min_crew)
    if ship.question_pay < 0:
        yield box_error("question_pay", "D17", number, ship.question_pay)
    if len(ship.booty) not in (1, 2):
        yield box_error("booty", "D15", number, len(ship.booty))


def box_error(field: str, clause: str, number: int, value: int) -> BoxError:
    return BoxError(f"dorra-box-{field}", clause, ship=number, field=field, value=value)


# As the rules read it


class ShipColumns(NamedTuple):
    """A table turned into columns, ship by ship."""

    ducats: Counts
    crews: Counts
    wages: tuple[Counts, ...]  # what each face of a disc is paid
    icons: tuple[Counts, ...]  # kinds of booty, in the order of KINDS
    worth: Counts  # of each kind


@lru_cache(maxsize=BOXES)
def ship_columns(numbers: Numbers) -> ShipColumns:
    ships = numbers.ships
    return ShipColumns(
        tuple(ship.ducats for ship in ships),
        tuple(ship.min_crew for ship in ships),
        tuple((*PAYS, ship.question_pay) for ship in ships),
        tuple(kinds_of(ship.booty) for ship in ships),
        tuple(getattr(numbers.booty, kind) for kind in KINDS),
    )


def kinds_of(booty: Iterable[Kind]) -> Counts:
    return tuple(sorted(map(KINDS.index, booty)))
