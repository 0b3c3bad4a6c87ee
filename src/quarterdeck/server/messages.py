"""What travels over the socket: what clients say, and what they are told.

A client says one thing at a time, with an `id` of its own choosing, and gets
exactly one answer with that id. Everything else that reaches it is a push.

    -> {"do": "play", "id": 7, "table": "brine-42", "seat": 0, "seq": 12, "action": "reroll 2s1m"}
    <- {"tell": "done", "id": 7, "seq": 13}
    <- {"tell": "shown", "table": "brine-42", "seq": 13, "seat": 0, "news": [...], "view": {...}}
"""

from typing import Annotated, Any

import msgspec

from quarterdeck.bots.record import Side
from quarterdeck.core.sentence import Sentence
from quarterdeck.rooms.clocks import AnyControl
from quarterdeck.rooms.entries import Fork
from quarterdeck.rooms.final_results import FinalResult
from quarterdeck.rooms.seats import Chair
from quarterdeck.server.clock_messages import AboutTime, ClockFace
from quarterdeck.server.fair_messages import AboutLuck, LuckFace, MoveSeal, Salt
from quarterdeck.server.wire_types import Name, Said, SeatNumber, Seq, TableName, Text, Told, Word

# What clients say


class Follow(Said, frozen=True, tag="follow"):
    """Show me this table from now on; I have seen it up to `seq` (-1: nothing yet)."""

    table: TableName
    seq: Seq = -1


class Story(Said, frozen=True, tag="story"):
    """Tell me again what happened at this table before `before`, the last of it first."""

    table: TableName
    before: Seq


class Unfollow(Said, frozen=True, tag="unfollow"):
    """I have left the page of this table."""

    table: TableName


class Play(Said, frozen=True, tag="play"):
    """My seat does this, looking at the table as it was at `seq`."""

    table: TableName
    seat: SeatNumber
    seq: Seq
    action: Word
    salt: Salt = ""  # drawn by the device, for what is sealed at a fair table


class Draft(Said, frozen=True, tag="draft"):
    """My seat has picked these so far, unseen by others; what is left out now is taken back."""

    table: TableName
    seat: SeatNumber
    seq: Seq
    actions: Annotated[tuple[Word, ...], msgspec.Meta(max_length=100)]


class WhyNot(Said, frozen=True, tag="why-not"):
    """Why could my seat not do this now?"""

    table: TableName
    seat: SeatNumber
    action: Word


class Advise(Said, frozen=True, tag="advise"):
    """What would a strong player do in my place, and how do things stand?"""

    table: TableName
    seat: SeatNumber


class AgreeCoach(Said, frozen=True, tag="agree-coach"):
    """I would have the coach at this table, or no longer; it comes once all people want it."""

    table: TableName
    seat: SeatNumber
    wanted: bool


class PlayForMe(Said, frozen=True, tag="play-for-me"):
    """Let the strongest bot make this one decision for my seat, where nobody else would mind."""

    table: TableName
    seat: SeatNumber
    seq: Seq


class Chat(Said, frozen=True, tag="chat"):
    """To everyone at the table, or only to those on my side."""

    table: TableName
    text: Text
    team: bool = False


class OpenCurtain(Said, frozen=True, tag="open-curtain"):
    """On a shared device: this seat's player is looking now, and nobody else."""

    table: TableName
    seat: SeatNumber


class Cover(Said, frozen=True, tag="cover"):
    """Let the caretaker play for a person who has been gone for longer than the grace.

    Or for my own seat, where everybody else has given up or lost on time.
    `level` was once the asker's to choose. It is the table's; what is said here is not heeded.
    """

    table: TableName
    seat: SeatNumber
    level: Name | None = None


class Reclaim(Said, frozen=True, tag="reclaim"):
    """I am back: my seat is mine again."""

    table: TableName
    seat: SeatNumber


class Order(Said, frozen=True, tag="order"):
    """Whenever my seat is asked about this, do that for me; `action` None: ask me again."""

    table: TableName
    seat: SeatNumber
    subject: Word
    action: Word | None = None


class FollowLobby(Said, frozen=True, tag="follow-lobby"):
    """Tell me of every public table from now on."""


class UnfollowLobby(Said, frozen=True, tag="unfollow-lobby"):
    pass


class FollowOwn(Said, frozen=True, tag="follow-own"):
    """Tell me whenever something happens at a table of mine."""


LooksOn = Follow | Story | Unfollow | OpenCurtain | FollowLobby | UnfollowLobby | FollowOwn
Plays = Play | Draft | WhyNot | Advise | AgreeCoach | PlayForMe | Cover | Reclaim | Order
Message = LooksOn | Plays | AboutTime | AboutLuck | Chat

# What clients are told


class Confirmed(Told, frozen=True, tag="done"):
    """It is done, and stored; the table stands at `seq` now."""

    id: int
    seq: int


class Refused(Told, frozen=True, tag="refused"):
    """It was not done: why, by which clause if one says so, and how the table stands."""

    id: int | None  # None where the message was too broken to have one
    code: str
    why: Sentence
    clause: str | None = None
    seq: int | None = None


class Piece(msgspec.Struct, frozen=True):
    """Something that happened: to be seen (`event`) and to be told (`say`)."""

    seq: int
    event: Any
    say: Sentence


class Shown(Told, frozen=True, tag="shown"):
    """How a table looks to one seat (None: a spectator), and what happened on the way there."""

    id: int | None  # set where it answers a Follow or an OpenCurtain
    table: str
    seq: int
    seat: int | None
    game: str
    chairs: tuple[Chair, ...]
    news: tuple[Piece, ...]
    view: Any  # None before the game begins
    prices: Any  # what it costs and brings, by the rules; None where a game has no such thing
    actions: tuple[str, ...]  # what this seat may do now; empty when it is not to move
    scores: tuple[int, ...]
    coach: bool  # whether the coach may be asked
    curtain: int | None = None  # on a shared device: the seat whose player should look next
    rematch: str | None = None  # the table where they play on
    subjects: tuple[str, ...] = ()  # what this seat may give standing orders about now
    orders: dict[str, str] = {}  # those it has given
    team: tuple[int, ...] = ()  # the seats it may talk with apart from the others
    agreed: tuple[int, ...] = ()  # the seats that would have the coach here
    draft: tuple[str, ...] = ()  # what this seat has picked of a choice that is not settled
    hosts: bool = False  # whether the reader has opened this table
    watchers: tuple[str, ...] = ()  # who looks on without a seat, by name
    fork: Fork | None = None  # the table whose game is played on here
    may_take_back: bool = False  # whether the last decision of the reader is given back if they ask
    busy: bool = False  # whether bots think less here, because many wait for theirs
    earlier: int | None = None  # the seq before which news was left out; ask for it by a Story
    bygone: tuple[int, ...] | None = None  # who won, where its rules are gone and it is only told
    result: FinalResult | None = None  # once it is over: who won, who gave it up
    clock: ClockFace | None = None  # where there is one, somebody has gone, or others wait
    luck: LuckFace | None = None  # of a fair table, for who comes and until the first decision
    seals: tuple[MoveSeal, ...] = ()  # of what was decided on the way and is nobody else's business


class Retold(Told, frozen=True, tag="story"):
    """What happened earlier, as much of it as a letter holds; `earlier` as in Shown."""

    id: int
    table: str
    news: tuple[Piece, ...]
    earlier: int | None


class Choice(msgspec.Struct, frozen=True):
    action: str
    value: float
    risk: float
    reason: Sentence
    bust: float = 0.0  # the chance that the turn ends badly, now or later
    then: str = ""  # what to do next, where it takes two actions to carry this out


class Advised(Told, frozen=True, tag="advice"):
    """Every option, best first, where this seat is to decide; and how things stand for all."""

    id: int
    table: str
    seat: int
    measure: str  # points, win, catch, escape, or none where there is nothing to compare
    choices: tuple[Choice, ...]
    heat: tuple[tuple[int, float], ...] = ()  # squares, and how likely what is hidden is there
    race: tuple[float, ...] = ()  # by seat: turns that it still needs to win
    chances: tuple[Side, ...] = ()  # of every side to win
    busy: bool = False  # whether there was less time to think, because many wait


class Answered(Told, frozen=True, tag="why-not"):
    """The reason an action is refused here, or None where it is not."""

    id: int
    why: Sentence | None
    clause: str | None


class Heard(Told, frozen=True, tag="heard"):
    """Somebody said something at the table."""

    table: str
    number: int  # in the order of all talk
    seq: int  # of the move it was said after
    seat: int | None
    name: str
    text: str
    team: bool  # whether only one side hears it


class Listing(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    table: str
    game: str
    chairs: tuple[Chair, ...]
    stage: str  # waiting, playing, over
    options: Any
    visibility: str
    control: AnyControl | None = None
    on_time: str = "caretaker"
    rated: bool = False
    bots_after: int | None = None  # seconds that it waits for people before bots sit down
    fair: bool = False  # whether people and house make the luck together


class OwnMoved(Told, frozen=True, tag="own-moved"):
    """Something has happened at one of your tables."""

    table: str


class Lobby(Told, frozen=True, tag="lobby"):
    """Every public table, whenever one of them changes."""

    tables: tuple[Listing, ...]


Letter = Confirmed | Refused | Shown | Retold | Advised | Answered | Heard | Lobby | OwnMoved
