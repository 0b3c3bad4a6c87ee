"""What goes in and out of the REST API: forms to fill in, and what is answered."""

from typing import Annotated, Any, Literal

import msgspec

from quarterdeck.bots.record import Heat
from quarterdeck.core.sentence import Sentence
from quarterdeck.puzzles.position import PuzzleOption
from quarterdeck.rooms.clocks import A_DAY, Allowance, Night, Seconds
from quarterdeck.rooms.seats import Chair
from quarterdeck.server.clean_text import LONGEST_NAME
from quarterdeck.server.messages import Listing, Piece, Shown
from quarterdeck.server.wire_types import Name

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Typed = Annotated[str, msgspec.Meta(max_length=400)]  # a name: clean_text.py says what it lacks
GameName = Annotated[str, msgspec.Meta(pattern="^[a-z]{1,20}$")]
LONGEST_LEVEL = 40  # letters of what a level may be called
Level = Annotated[str, msgspec.Meta(max_length=LONGEST_LEVEL)]
Box = Annotated[str, msgspec.Meta(max_length=20_000)]  # a table of numbers as text, or one value
Options = dict[str, bool | int | Box]

# In


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what people send; a field nobody knows is refused."""


class NewGuest(Form, frozen=True):
    """What you are called."""

    name: Typed


class NewSeat(Form, frozen=True):
    """Who will sit here.

    `me`: you; several times on a shared device, then each with a name.
    `person`: with a name someone beside you, without one whoever comes.
    `open`: whoever comes. `bot`: one of a level.
    """

    kind: Literal["me", "person", "bot", "open"]
    name: Typed | None = None
    level: Level | None = None


class NewClock(Form, frozen=True):
    """How much time there is, in seconds.

    `live`: `base` for all decisions of a seat, `increment` more after each, `delay` of each free.
    `post`: `allowance` for every decision, and none of it by `night`.
    """

    kind: Literal["live", "post"]
    base: Seconds = 0
    increment: Seconds = 0
    delay: Seconds = 0
    allowance: Allowance = A_DAY
    night: Night | None = None


class NewTable(Form, frozen=True):
    game: GameName
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: Options = {}
    visibility: Literal["public", "link", "private"] = "public"
    coach: bool = False  # whether people may ask the coach here
    clock: NewClock | None = None
    caretaker: Level | None = None  # who decides for whoever does not; without it a mate
    on_time: Literal["caretaker", "lost"] = "caretaker"  # or: whose time is up has lost
    rated: bool = False  # whether it counts on the ladder: among kept names, by the rulebook
    fair: bool = False  # whether people and house make the luck together; rated games always do


class NewPractice(Form, frozen=True):
    """You against bots, at once."""

    game: GameName
    bots: Annotated[list[Level], msgspec.Meta(min_length=1, max_length=9)]
    options: Options = {}


class QuickMatch(Form, frozen=True):
    """A seat wherever the same is wanted, or at a table of your own that others find."""

    game: GameName
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)]
    clock: NewClock | None = None
    rated: bool = False
    fair: bool = False  # as at a table
    wait: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60  # seconds, then bots sit down
    level: Level | None = None  # of these bots; without it a mate


class NewFork(Form, frozen=True):
    """Where in the log to play on, and as whom: without a seat, as whoever you were there."""

    seq: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    seat: int | None = None


class SitDown(Form, frozen=True):
    """Take a chair; a name is for someone beside you on the same device."""

    name: Typed | None = None


class NewBots(Form, frozen=True):
    """Bots for a chair that nobody came for, or (without a seat) for all of them."""

    level: Level
    seat: int | None = None


# Out


class Me(msgspec.Struct, frozen=True):
    name: Name | None  # None where nobody has introduced themselves yet


class OfferedOption(msgspec.Struct, frozen=True):
    """A house rule: its explanation's key, the values it can have, and the rulebook's."""

    name: str
    key: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str


class NumberTemplate(msgspec.Struct, frozen=True):
    """A house rule that is a table of numbers: sent as text, for which there is a template."""

    name: str
    key: str
    template: str


class About(msgspec.Struct, frozen=True):
    """A game: keys of its title and of what it is about, who can play, what can be agreed on."""

    name: str
    title: str
    about: str
    least: int
    most: int
    options: tuple[OfferedOption, ...]
    sheets: tuple[NumberTemplate, ...]
    levels: tuple[str, ...]
    coach: bool
    numbers: dict[str, int]  # of the box, for the sentences that speak of them
    lessons: tuple[str, ...] = ()  # by name


class ClauseText(msgspec.Struct, frozen=True):
    number: str
    kind: str  # rule, ruling or option
    text: str
    ours: str = ""  # what we add to it, where the print is silent


class Chapter(msgspec.Struct, frozen=True):
    title: str
    clauses: tuple[ClauseText, ...]


class Rules(msgspec.Struct, frozen=True):
    game: str
    language: str
    chapters: tuple[Chapter, ...]
    sources: tuple[str, ...]  # of every number in the box, where it comes from


class LessonStepTold(msgspec.Struct, frozen=True):
    """Where the teacher speaks: the table as a letter shows it, and the word that leads on."""

    title: str
    text: str
    asks: str | None  # None where there is only something to read
    shown: Shown


class LessonTold(msgspec.Struct, frozen=True):
    game: str
    name: str
    steps: tuple[LessonStepTold, ...]
    others: tuple[str, ...]  # lessons of the same game, by name


class PuzzlesToday(msgspec.Struct, frozen=True):
    game: str  # whose turn it is
    numbers: dict[str, int]  # by game


class PuzzleTold(msgspec.Struct, frozen=True):
    """A decision: the table as a letter shows it to whoever decides, and all options."""

    game: str
    number: int  # from one
    count: int  # of all there are
    shown: Shown
    options: tuple[PuzzleOption, ...]


class WhyNotHere(msgspec.Struct, frozen=True):
    """Why something cannot be done in a lesson or a puzzle; no reason where it could be."""

    why: Sentence | None
    clause: str | None


class TableNumbers(msgspec.Struct, frozen=True):
    """The numbers a table plays with: where each comes from, and what is unusual about them."""

    sources: tuple[Sentence, ...]
    doubts: tuple[Sentence, ...]


class Opening(msgspec.Struct, frozen=True):
    table: str


class ReplayFrame(msgspec.Struct, frozen=True):
    """One step of a finished game, with nothing hidden."""

    seq: int
    seat: int | None  # who did it
    action: str | None
    by: str | None  # person, bot or default
    news: tuple[Piece, ...]
    view: Any
    prices: Any
    scores: tuple[int, ...]


class Comment(msgspec.Struct, frozen=True):
    """Something remarked about where a step led, in a language; without one, for everybody."""

    frame: int
    language: str
    text: str


class StudyListed(msgspec.Struct, frozen=True):
    """A game to study, and what it is about, by language."""

    game: str
    name: str
    about: dict[str, str]


class Replay(msgspec.Struct, frozen=True):
    table: str
    game: str
    chairs: tuple[Chair, ...]
    frames: tuple[ReplayFrame, ...]
    heats: tuple[Heat, ...] = ()  # by frame: where what was hidden was thought to be
    bygone: bool = False  # its rules are gone: it can be looked at, and nothing be made of it
    comments: tuple[Comment, ...] = ()


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: for programs, for any language, and in yours."""

    code: str
    why: Sentence
    text: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table where you sit or sat: how far it is, whose turn, since when, who won."""

    listing: Listing
    since: float  # seconds since 1970: when something last happened there
    to_move: int | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    yours: bool = False  # whether a seat of yours is to move, and you decide for it
    left: int | None = None  # milliseconds until that decision has taken too long
    lost: tuple[int, ...] = ()  # the seats that came last: they resigned, or lost on time


class OwnTables(msgspec.Struct, frozen=True):
    """Your tables, the latest first."""

    waiting: tuple[OwnTable, ...]
    playing: tuple[OwnTable, ...]
    over: tuple[OwnTable, ...]
    your_turn: int = 0  # of all your tables: at how many it is your turn, up to a hundred
