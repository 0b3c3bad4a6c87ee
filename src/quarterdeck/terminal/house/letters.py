"""As much of a house's letters and answers as this terminal reads (docs/wire.md).

Whatever comes from outside is made harmless before anything is made of it: what moves a cursor
or cannot be seen is no text.
"""

from typing import Any, TypeVar

import msgspec

from quarterdeck.bots.record import Side
from quarterdeck.core.sentence import Sentence
from quarterdeck.rooms.final_results import FinalResult
from quarterdeck.rooms.seats import Chair
from quarterdeck.terminal.house.clock_face import ClockRead
from quarterdeck.terminal.house.own_shares import LuckRead
from quarterdeck.terminal.house.trouble import HouseTrouble

LARGEST_READ = 256 * 1024  # bytes: no letter of a house is longer
HARD_SPACE = "\N{NO-BREAK SPACE}"
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
T = TypeVar("T")

# By socket


class LetterRead(msgspec.Struct, frozen=True, tag_field="tell"):
    """Base of what is read; never made itself. What a letter holds besides is left alone."""


class DoneLetter(LetterRead, frozen=True, tag="done"):
    id: int
    seq: int


class NoLetter(LetterRead, frozen=True, tag="refused"):
    id: int | None
    code: str
    why: Sentence


class NewsPiece(msgspec.Struct, frozen=True):
    """Something that happened there."""

    seq: int
    event: Any
    say: Sentence


class TableLetter(LetterRead, frozen=True, tag="shown"):
    """A table as this seat may see it, and what happened on the way there."""

    id: int | None
    table: str
    seq: int
    seat: int | None
    game: str
    chairs: tuple[Chair, ...]
    news: tuple[NewsPiece, ...]
    view: Any
    actions: tuple[str, ...]
    coach: bool
    rematch: str | None = None
    draft: tuple[str, ...] = ()
    hosts: bool = False
    earlier: int | None = None
    bygone: tuple[int, ...] | None = None
    result: FinalResult | None = None
    clock: ClockRead | None = None
    luck: LuckRead | None = None


class AdvisedOption(msgspec.Struct, frozen=True):
    action: str
    value: float
    risk: float
    reason: Sentence
    bust: float = 0.0
    then: str = ""


class AdviceLetter(LetterRead, frozen=True, tag="advice"):
    id: int
    measure: str
    choices: tuple[AdvisedOption, ...]
    heat: tuple[tuple[int, float], ...] = ()
    race: tuple[float, ...] = ()
    chances: tuple[Side, ...] = ()


class TalkLetter(LetterRead, frozen=True, tag="heard"):
    table: str
    number: int
    seat: int | None
    name: str
    text: str
    team: bool


class ListedTable(msgspec.Struct, frozen=True):
    """A table as the list of a house has it."""

    table: str
    game: str
    chairs: tuple[Chair, ...]
    stage: str  # waiting, playing, over

    @property
    def is_mine(self) -> bool:
        return any(chair.yours for chair in self.chairs)

    @property
    def has_room(self) -> bool:
        return any(chair.kind == "open" for chair in self.chairs)


class ListLetter(LetterRead, frozen=True, tag="lobby"):
    tables: tuple[ListedTable, ...]


class OwnMovedLetter(LetterRead, frozen=True, tag="own-moved"):
    table: str


AnyLetter = (
    DoneLetter | NoLetter | TableLetter | AdviceLetter | TalkLetter | ListLetter | OwnMovedLetter
)

# By the REST API


class GuestName(msgspec.Struct, frozen=True):
    name: str | None


class OpenedTable(msgspec.Struct, frozen=True):
    table: str


class OfferedGame(msgspec.Struct, frozen=True):
    """A game of the house, and the bots that it offers there."""

    name: str
    levels: tuple[str, ...]


class OwnListed(msgspec.Struct, frozen=True):
    """A table of one's own, and whose turn it is there."""

    listing: ListedTable
    to_move: int | None

    @property
    def waits_for_me(self) -> bool:
        return self.to_move is not None and self.listing.chairs[self.to_move].yours


class OwnList(msgspec.Struct, frozen=True):
    waiting: tuple[OwnListed, ...]
    playing: tuple[OwnListed, ...]

    @property
    def all(self) -> tuple[OwnListed, ...]:
        """Those that wait for the reader come first."""
        return tuple(sorted((*self.playing, *self.waiting), key=lambda own: not own.waits_for_me))


class NoAnswer(msgspec.Struct, frozen=True):
    code: str
    why: Sentence


# Reading


def read_json(text: str | bytes, kind: type[T]) -> T:
    """What a house has sent, if this terminal can make it out."""
    try:
        return msgspec.convert(harmless(msgspec.json.decode(text)), kind, str_keys=True)
    except UNREADABLE:
        raise HouseTrouble("other-version") from None


def harmless(value: Any) -> Any:
    """The same with nothing in its texts that a terminal would obey."""
    match value:
        case str():
            return value if value.isprintable() else "".join(map(harmless_letter, value))
        case list():
            return [*map(harmless, value)]
        case dict():
            return {harmless(key): harmless(each) for key, each in value.items()}
    return value


def harmless_letter(letter: str) -> str:
    return letter if letter.isprintable() or letter == HARD_SPACE else " "
