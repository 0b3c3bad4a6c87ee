"""What the table sees happen; and, whispered, what only the Pirate may know.

A turn of the Pirate sounds the same to the others whatever he did in it: `Hid`. A `place` is what
the chart calls a harbour, or the island of a chest.
"""

from quarterdeck.core.table import Event, TurnBegan

from .grid import Square
from .state import Leg


class DrewLot(Event, frozen=True, tag="drew-lot"):
    """A die for the role of the Pirate."""

    seat: int
    die: int


class BecamePirate(Event, frozen=True, tag="became-pirate"):
    seat: int


class Buried(Event, frozen=True, tag="buried"):
    """A chest lies on an island."""

    seat: int
    site: Square
    place: str


class Stationed(Event, frozen=True, tag="stationed"):
    """A ship lies on the sea."""

    seat: int
    ship: int
    square: Square


class SlippedOut(Event, frozen=True, tag="slipped-out"):
    """The Pirate is at sea; nobody knows where."""

    seat: int


class Departed(Event, frozen=True, tag="departed"):
    """Whispered to the Pirate."""

    seat: int
    harbour: Square
    square: Square
    place: str


class Hid(Event, frozen=True, tag="hid"):
    """The Pirate has had his turn, out of sight."""

    seat: int


class Sailed(Event, frozen=True, tag="sailed"):
    """Whispered to the Pirate: from where, and what he entered."""

    seat: int
    start: Square
    path: tuple[Square, ...]


class Loaded(Event, frozen=True, tag="loaded"):
    """Whispered to the Pirate."""

    seat: int
    square: Square
    site: Square
    place: str


class Missed(Event, frozen=True, tag="missed"):
    """A marker came off: the chest was loaded the turn before."""

    site: Square
    count: int  # chests stolen so far
    place: str


class TriedToLand(Event, frozen=True, tag="tried-to-land"):
    """A token was turned over."""

    seat: int
    harbour: Square
    open: bool
    place: str


class Threw(Event, frozen=True, tag="threw"):
    seat: int
    ship: int
    die: int


class Looked(Event, frozen=True, tag="looked"):
    """A telescope swept these lines, each to its last square."""

    seat: int
    ship: int
    square: Square
    ends: tuple[Square, ...]


class AnsweredAye(Event, frozen=True, tag="aye"):
    """The Pirate was seen, here."""

    seat: int
    square: Square


class AnsweredNay(Event, frozen=True, tag="nay"):
    seat: int


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    ship: int
    start: Square
    square: Square


class Stayed(Event, frozen=True, tag="stayed"):
    seat: int
    ship: int


class Fired(Event, frozen=True, tag="fired"):
    """A salvo; it fell on this square, or was lost on land or off the chart."""

    seat: int
    ship: int
    start: Square
    direction: int
    range: int
    square: Square | None


class Ceased(Event, frozen=True, tag="ceased"):
    seat: int
    ship: int


class SankShip(Event, frozen=True, tag="sank-ship"):
    """A ship of the Navy's own was hit."""

    seat: int
    ship: int
    other: int  # whose ship it was
    sunk: int
    square: Square


class Escaped(Event, frozen=True, tag="escaped"):
    seat: int
    harbour: Square
    place: str


class Seized(Event, frozen=True, tag="seized"):
    seat: int
    harbour: Square
    place: str


class Sunk(Event, frozen=True, tag="sunk"):
    """A salvo hit the Pirate."""

    seat: int
    ship: int
    square: Square


class Caught(Event, frozen=True, tag="caught"):
    """A ship ended its move where the Pirate was."""

    seat: int
    ship: int
    square: Square


class RanInto(Event, frozen=True, tag="ran-into"):
    """The Pirate ended his move where a ship was."""

    seat: int
    ship: int
    square: Square


class ShutIn(Event, frozen=True, tag="shut-in"):
    """The Pirate cannot move."""

    seat: int
    square: Square


class RanOutOfTime(Event, frozen=True, tag="ran-out-of-time"):
    seat: int
    turns: int


class LostTheFleet(Event, frozen=True, tag="lost-the-fleet"):
    """No ship of the Navy is left."""


class OpenedLog(Event, frozen=True, tag="opened-log"):
    """The game is over: the whole voyage, turn by turn."""

    seat: int
    harbour: Square
    start: Square
    legs: tuple[Leg, ...]
    place: str


class Won(Event, frozen=True, tag="won"):
    """The game is over: for the Pirate, or for all Captains together."""

    winners: tuple[int, ...]
    navy: bool


AnyEvent = (
    TurnBegan
    | DrewLot
    | BecamePirate
    | Buried
    | Stationed
    | SlippedOut
    | Departed
    | Hid
    | Sailed
    | Loaded
    | Missed
    | TriedToLand
    | Threw
    | Looked
    | AnsweredAye
    | AnsweredNay
    | Moved
    | Stayed
    | Fired
    | Ceased
    | SankShip
    | Escaped
    | Seized
    | Sunk
    | Caught
    | RanInto
    | ShutIn
    | RanOutOfTime
    | LostTheFleet
    | OpenedLog
    | Won
)
