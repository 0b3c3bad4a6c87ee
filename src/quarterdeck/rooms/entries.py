"""The log of a table: all that was ever decided there, and what chance answered.

Everything else about a table is derived from these, so they are never changed.
"""

from typing import Any

import msgspec

from quarterdeck.rooms.clocks import UNTIMED, Timing
from quarterdeck.rooms.seats import AnyPlace

Chance = tuple[tuple[int, ...] | int, ...]


class TableEntry(msgspec.Struct, frozen=True, tag_field="entry"):
    """Base of the union; its place in the log is its seq."""


class Fork(msgspec.Struct, frozen=True):
    """Where a log was carried over from: up to which seq there, and how many entries here."""

    table: str
    seq: int
    carried: int


class Fill(msgspec.Struct, frozen=True):
    """How long a table waits for people, and who sits down then."""

    after: int  # seconds
    level: str


class Opened(TableEntry, frozen=True, tag="opened"):
    """Always the first: what will be played, and for whom there is room."""

    game: str
    version: int
    options: Any  # in full, as the game's own struct encodes them
    places: tuple[AnyPlace, ...]
    host: str
    visibility: str = "public"  # public, link or private
    coach: bool = False
    fork: Fork | None = None  # of a table that plays on where another stood
    timing: Timing = UNTIMED
    fill: Fill | None = None  # of a table where the house does not wait for people for ever
    fair: bool = False  # whether people and house make the luck together
    seal: str = ""  # of the house's secret, at such a table
    ladder: int = 0  # of a rated table: the rules by which it counts


class ShareSealed(TableEntry, frozen=True, tag="share-sealed"):
    """A person's device has drawn a share of the luck, and shows its seal."""

    seat: int
    seal: str


class SealsClosed(TableEntry, frozen=True, tag="seals-closed"):
    """No more seals, and nobody changes seats: from here on shares are shown."""


class ShareOpened(TableEntry, frozen=True, tag="share-opened"):
    seat: int
    share: str


class SharesMixed(TableEntry, frozen=True, tag="shares-mixed"):
    """The shares of these seats, with the house's secret, make the luck of the game."""

    seats: tuple[int, ...]


class Sat(TableEntry, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str


class Stood(TableEntry, frozen=True, tag="stood"):
    seat: int


class BotSat(TableEntry, frozen=True, tag="bot-sat"):
    """A bot takes a chair that nobody came for."""

    seat: int
    level: str


class Dealt(TableEntry, frozen=True, tag="dealt"):
    chance: Chance


class Acted(TableEntry, frozen=True, tag="acted", omit_defaults=True):
    seat: int
    word: str
    chance: Chance
    by: str = "person"  # person, bot, order, clock; or default where a bot thought for too long
    lag: int = 0  # milliseconds of it that were the line's, and are given back
    number: int = 0  # of the decision it is, or is a part of, at a fair table
    salt: str = ""  # of what was sealed, where not everyone may know what was done
    seal: str = ""  # which everyone has seen at once


class Covered(TableEntry, frozen=True, tag="covered"):
    """A bot of this level plays for a person from here on, or (None) no longer does."""

    seat: int
    level: str | None
    why: str = "absent"  # absent, alone, idle, clock; resigned and time are to the end


class Ordered(TableEntry, frozen=True, tag="ordered"):
    """A seat's standing order: this word whenever it is asked about that; None takes it back."""

    seat: int
    subject: str
    word: str | None


class Agreed(TableEntry, frozen=True, tag="agreed"):
    """A person would have the coach at this table, or no longer."""

    seat: int
    wanted: bool


class Pausing(TableEntry, frozen=True, tag="pausing"):
    """A person would have time stand still, or go on where it does; once all would, it does.

    By no seat: the house goes on, because it stood still for too long.
    """

    seat: int | None
    wanted: bool


class Urged(TableEntry, frozen=True, tag="urged"):
    """A person has waited long enough for whoever is to move and is there."""

    seat: int


class Prolonged(TableEntry, frozen=True, tag="prolonged"):
    """Somebody gives this seat, whose person has gone, a minute more."""

    seat: int


class Rematched(TableEntry, frozen=True, tag="rematched"):
    """They play on at another table, which has this name whether it is open yet or not."""

    table: str


class Renewed(TableEntry, frozen=True, tag="renewed"):
    """From here on words are those of this version of the rules."""

    version: int


class Closed(TableEntry, frozen=True, tag="closed"):
    """The rules have changed and this game cannot go on; the same people sit at another table."""

    table: str | None


Seating = Sat | Stood | BotSat | Covered
Saying = Ordered | Agreed | Pausing | Urged | Prolonged
Sharing = ShareSealed | SealsClosed | ShareOpened | SharesMixed
AnyEntry = Opened | Seating | Sharing | Dealt | Acted | Saying | Rematched | Renewed | Closed

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyEntry).decode
