"""Who sits where: open chairs, people, bots, and people whose seat a bot covers."""

from collections.abc import Collection
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from quarterdeck.core.counts import put

TABLES = 4096  # whose places are looked at again and again, at every move: asked once, remembered
CREW = ("Pip", "Wren", "Finch", "Martin", "Robin", "Swift")  # what bots are called, by seat


class SeatPlace(msgspec.Struct, frozen=True, tag_field="sits"):
    """Base of the union; never made itself."""


class Open(SeatPlace, frozen=True, tag="nobody"):
    """Waiting for somebody to sit down."""


class Person(SeatPlace, frozen=True, tag="person"):
    guest: str  # who they are to the server; never sent to anyone
    name: str
    covered: str | None = None  # the level of the bot that plays for them just now
    why: str = ""  # it does: absent, alone, idle, clock, resigned, time


class Bot(SeatPlace, frozen=True, tag="bot"):
    level: str


AnyPlace = Open | Person | Bot
Places = tuple[AnyPlace, ...]
OPEN = Open()
TO_THE_END = ("resigned", "time")  # why a seat is the caretaker's for good


class Chair(msgspec.Struct, frozen=True):
    """Who sits there. A covered seat is a person's that a bot plays for the time being."""

    kind: str  # person, bot, open
    name: str
    level: str | None = None  # of a bot, or of the one that covers
    present: bool = True
    yours: bool = False
    with_seat: int | None = None  # who plays from the same device, the first of them: not oneself
    why: str = (
        ""  # a bot plays for a person: absent, alone, idle, clock; to the end: resigned, time
    )


def with_person(places: Places, seat: int, guest: str, name: str) -> Places:
    return put(places, seat, Person(guest, name))


def with_bot(places: Places, seat: int, level: str) -> Places:
    return put(places, seat, Bot(level))


def without_anyone(places: Places, seat: int) -> Places:
    return put(places, seat, OPEN)


def cover(places: Places, seat: int, level: str | None, why: str = "absent") -> Places:
    """Let a bot play for a person, or the person again (None)."""
    person = places[seat]
    assert isinstance(person, Person)
    return put(places, seat, Person(person.guest, person.name, level, why if level else ""))


@lru_cache(maxsize=TABLES)
def seats_of(places: Places, guest: str) -> tuple[int, ...]:
    """Every seat a guest holds: several on a shared device."""
    return tuple(
        seat
        for seat, place in enumerate(places)
        if isinstance(place, Person) and place.guest == guest
    )


@lru_cache(maxsize=TABLES)
def guests_at(places: Places) -> frozenset[str]:
    """Who sits there, each once."""
    return frozenset(place.guest for place in places if isinstance(place, Person))


def shares_device(places: Places, seat: int | None) -> bool:
    """Whether whoever sits there has others beside them, before the same eyes."""
    place = OPEN if seat is None else places[seat]
    return isinstance(place, Person) and len(seats_of(places, place.guest)) > 1


@lru_cache(maxsize=TABLES)
def guests_at_hand(places: Places) -> frozenset[str]:
    """Who decides for a seat at least, each once."""
    return frozenset(
        place.guest for place in places if isinstance(place, Person) and place.covered is None
    )


def have_all_said(places: Places, seats: Collection[int]) -> bool:
    """Whether everyone who decides here has said so by one of their seats."""
    return not silent_seats(places, seats)


def silent_seats(places: Places, seats: Collection[int], but: str | None = None) -> tuple[int, ...]:
    """The seats of those who decide here and have not said so by any; but for one guest."""
    said = {place.guest for place in map(places.__getitem__, seats) if isinstance(place, Person)}
    silent = guests_at_hand(places) - said - {but}
    return tuple(
        seat
        for seat, place in enumerate(places)
        if isinstance(place, Person) and place.guest in silent
    )


def declining(asking: frozenset[int], no: frozenset[int], seat: int, asks: bool) -> frozenset[int]:
    """Who says no to what others ask, once one more has spoken; who asks asks all anew."""
    if asks or not asking - {seat}:
        return frozenset()
    return no if seat in asking else no | {seat}


def open_seats(places: Places) -> tuple[int, ...]:
    return tuple(seat for seat, place in enumerate(places) if isinstance(place, Open))


def bot_level(place: AnyPlace) -> str | None:
    """The level of the bot that decides for a seat, or None where a person does."""
    match place:
        case Bot(level):
            return level
        case Person(covered=covered):
            return covered
    return None


@lru_cache(maxsize=TABLES)
def names_at(places: Places) -> tuple[str, ...]:
    """What everybody is called here: of two with one name the second is the second."""
    names = [chair(place, seat, "", ()).name for seat, place in enumerate(places)]
    alike = [name.casefold() for name in names]
    which = (alike[:seat].count(name) + 1 for seat, name in enumerate(alike))
    return tuple(
        f"{name} ({nth})" if name and nth > 1 else name
        for name, nth in zip(names, which, strict=True)
    )


def names_of_people(places: Places) -> tuple[str, ...]:
    return tuple(place.name for place in places if isinstance(place, Person))


@lru_cache(maxsize=TABLES)
def chairs_at(places: Places, guest: str, present: frozenset[str]) -> tuple[Chair, ...]:
    """Every place as one guest sees it, and which of them are one device's."""
    return tuple(
        replace(chair(place, seat, guest, present, first_beside(places, seat)), name=name)
        for seat, (place, name) in enumerate(zip(places, names_at(places), strict=True))
    )


def first_beside(places: Places, seat: int) -> int | None:
    """The first seat of the guest who holds this one, where that is another."""
    place = places[seat]
    first = seats_of(places, place.guest)[0] if isinstance(place, Person) else seat
    return None if first == seat else first


def chair(
    place: AnyPlace,
    seat: int,
    guest: str,
    present: Collection[str],
    with_seat: int | None = None,
) -> Chair:
    """A place as one guest sees it."""
    match place:
        case Person(who, name, covered, why):
            return Chair("person", name, covered, who in present, who == guest, with_seat, why)
        case Bot(level):
            return Chair("bot", CREW[seat % len(CREW)], level)
    return Chair("open", "")
