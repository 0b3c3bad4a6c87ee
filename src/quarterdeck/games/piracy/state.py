"""Where the game stands. Values only; what they mean is in rules.py.

Everything but the `Secret` fields of a voyage is public, the squares where he can be included:
whoever keeps count can work them out, so nobody has to.
"""

import msgspec

from quarterdeck.core.counts import Counts, plus
from quarterdeck.core.game import Census
from quarterdeck.core.moment import Moment, Over
from quarterdeck.core.secret import Secret

from . import components as box
from .grid import Square, Squares
from .options import Options


class ToBury(Moment, frozen=True, tag="bury"):
    """A chest is to be put on an island."""


class ToStation(Moment, frozen=True, tag="station"):
    """The next ship is to be put on the sea."""


class ToDepart(Moment, frozen=True, tag="depart"):
    """All is set up; the Pirate chooses where he comes from."""


class ToSail(Moment, frozen=True, tag="sail"):
    """The Pirate's turn."""


class ToRoll(Moment, frozen=True, tag="roll"):
    """A ship's turn begins."""

    ship: int


class ToDecide(Moment, frozen=True, tag="decide"):
    """The die lies: look first, or move first?"""

    ship: int
    roll: int


class ToMove(Moment, frozen=True, tag="move"):
    """Looked first, and Nay: move or stay?"""

    ship: int
    roll: int


class ToEngage(Moment, frozen=True, tag="engage"):
    """Looked first, and Aye: fire, move or stay?"""

    ship: int
    roll: int


class ToFireAgain(Moment, frozen=True, tag="fire-again"):
    """The first salvo is gone, and the range of the second is known."""

    ship: int
    roll: int


AnyMoment = (
    ToBury
    | ToStation
    | ToDepart
    | ToSail
    | ToRoll
    | ToDecide
    | ToMove
    | ToEngage
    | ToFireAgain
    | Over
)


class Leg(msgspec.Struct, frozen=True, gc=False):
    """One turn of the Pirate: the squares he entered, or the chest he loaded lying still."""

    path: tuple[Square, ...]
    loaded: Square | None = None


class Voyage(msgspec.Struct, frozen=True, gc=False):
    """All that only the Pirate knows."""

    harbour: Secret[Square]
    start: Secret[Square]
    square: Secret[Square]  # where he is
    loading: Secret[Square | None]  # the chest he has aboard, and nobody misses yet
    legs: Secret[tuple[Leg, ...]]


class Record(msgspec.Struct, frozen=True, gc=False):
    """What everybody could see of one turn of the Pirate, and until his next."""

    ships: tuple[Square, ...]  # where they lay when he sailed
    missed: Square | None = None  # the chest whose marker came off when he had sailed
    landing: Square | None = None  # the harbour that turned him away
    sighted: Square | None = None  # where a telescope found him
    empty: Squares = 0  # where he was not: seen through telescopes, sailed to, shot at


class Known(msgspec.Struct, frozen=True, gc=False):
    """What everybody can work out about the Pirate; see knowledge.py."""

    possible: Squares  # where he can be
    anchored: Squares  # where of those he can have lain still in this turn, and so have loaded
    laden: Squares = 0  # where of those he must have loaded in this turn, if that is where he is

    def within(self, squares: Squares) -> "Known":
        """He is on one of these."""
        return Known(self.possible & squares, self.anchored & squares, self.laden & squares)


class State(msgspec.Struct, frozen=True, gc=False):
    options: Options
    seats: int
    pirate: int  # the seat
    captains: tuple[int, ...]  # by ship
    lots: tuple[tuple[int, ...], ...]  # dice thrown for the role, by seat; 0 for who was out
    chests: Squares  # the sites with a marker
    stolen: tuple[Square, ...]  # the sites whose marker came off, in order
    ships: tuple[Square, ...]  # those that are on the sea, in order; SUNK where one was
    fleet: Squares  # the squares they are on
    garrisons: Counts  # tokens face down: open, closed
    opened: tuple[Square, ...]  # harbours whose token lies face up
    closed: tuple[Square, ...]
    turn: int  # of the Pirate, from 1; 0 before
    ship: int  # whose turn follows the Pirate's
    records: tuple[Record, ...]  # of the turns before this one; the first is the departure
    record: Record
    known: Known
    voyage: Voyage | None
    awaiting: AnyMoment


def scores(state: State) -> tuple[int, ...]:
    """Chests the Pirate is known to have; to every Captain those that are still guarded."""
    stolen = len(state.stolen)
    return tuple(
        stolen if seat == state.pirate else box.CHESTS - stolen for seat in range(state.seats)
    )


def census(state: State) -> Census:
    """Every chest, ship and token, wherever it is."""
    burying, setting_up = isinstance(state.awaiting, ToBury), state.turn == 0
    afloat = [square for square in state.ships if square != box.SUNK]
    return (
        ("chests", box.CHESTS if burying else state.chests.bit_count() + len(state.stolen)),
        ("ships", box.SHIPS if setting_up else len(state.ships)),
        ("ships on one square", len(afloat) - state.fleet.bit_count()),
        ("fleet", sum(state.fleet >> square & 1 for square in afloat) - len(afloat)),
        ("garrisons", plus(state.garrisons, (len(state.opened), len(state.closed)))),
        ("hold", chests_in_hold(state)),
        ("log", len(state.voyage.legs) - len(state.records) if state.voyage else 0),
    )


def chests_in_hold(state: State) -> int:
    """Chests aboard that neither lie nor are missed: none but the one that was just loaded."""
    if state.voyage is None:
        return 0
    loaded = sum(leg.loaded is not None for leg in state.voyage.legs)
    return loaded - len(state.stolen) - (state.voyage.loading is not None)
