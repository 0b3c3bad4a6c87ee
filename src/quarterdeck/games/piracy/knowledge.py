"""What everybody can work out: the squares where the Pirate can be.

He either sailed or lay still and loaded; a chest that is missed was loaded the turn before, and a
turn in which none is missed says that he did not load then. So two sets follow him: where he can
be, and where he can have lain still in this turn. Who could have loaded could as well have done
nothing, so the second is part of the first. By house rule he cannot do nothing next to a harbour
once he has chests enough; so a third set holds where he is only if he loaded.
"""

from typing import NamedTuple

from . import components as box
from .book import BOOK
from .grid import STRIDE, Square, Squares, around, together
from .options import Options
from .routes import fleet
from .state import Known, Record
from .waters import Waters, departures, waters


@BOOK.rule("P9", "P15", "P16")
def within_reach(sea: Waters, squares: Squares, ships: Squares) -> Squares:
    """Where he can be after sailing; on a ship's square the game would be over."""
    water = sea.open_to(ships)
    for _ in range(box.SPEED):
        # `grid.around`, written out: nothing else is done as often in a game.
        nearby = squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE
        squares |= nearby & water
    return squares & ~ships


@BOOK.rule("P11", "P12")
def before(sea: Waters, known: Known, record: Record) -> Squares:
    """Where he can have been when this turn began, now that a chest is missed or none."""
    if record.missed is None:
        return known.possible & ~known.laden
    return known.anchored & sea.shore[record.missed]


@BOOK.rule("P11", "P13")
def follow_turn(sea: Waters, known: Known, record: Record, ships: Squares, turn: int) -> Known:
    """What is known after his turn. In the first he cannot load, and landing is no loading."""
    squares = before(sea, known, record)
    possible = within_reach(sea, squares, ships)
    if record.landing is not None:
        return Known(possible & sea.shore[record.landing], 0)
    return Known(possible, squares if turn > 1 else 0)


@BOOK.rule("P20", "P24")
def narrow_known(known: Known, record: Record) -> Known:
    """What is known once the Navy has looked, sailed and fired."""
    where = ~record.empty if record.sighted is None else 1 << record.sighted
    return known.within(where)


# By house rule: tokens that turn by themselves


@BOOK.rule("P13")
def busy_quays(options: Options, stolen: int, closed: tuple[Square, ...]) -> Squares:
    """Where nobody with so many chests can end a move but by landing."""
    if not options.badge or stolen < box.ENOUGH:
        return 0
    sea = waters(options.map)
    return around(together(sea.harbours) & ~together(closed)) & sea.ocean


@BOOK.rule("P13")
def leave_quays(known: Known, quays: Squares, chests: Squares) -> Known:
    """He has not landed: he is on no quay, unless he lies there and has loaded a chest."""
    laden = known.anchored & quays & around(chests)
    return Known(known.possible & ~quays | laden, known.anchored, laden)


# All of it again, from the records


class Tidings(NamedTuple):
    """What the turns so far have shown of chests and harbours."""

    chests: Squares
    stolen: int = 0
    closed: tuple[Square, ...] = ()

    def after(self, record: Record) -> "Tidings":
        missed = 0 if record.missed is None else 1 << record.missed
        closed = self.closed if record.landing is None else (*self.closed, record.landing)
        return Tidings(self.chests & ~missed, self.stolen + bool(missed), closed)


def history(options: Options, buried: Squares, records: tuple[Record, ...]) -> list[Known]:
    """What was known at the end of every turn, from the departure on."""
    sea, shown = waters(options.map), Tidings(buried)
    known = [Known(departures(sea, fleet(records[0].ships)), 0)]
    for turn, record in enumerate(records[1:], start=1):
        shown = shown.after(record)
        after = follow_turn(sea, known[-1], record, fleet(record.ships), turn)
        if record.landing is None and (quays := busy_quays(options, shown.stolen, shown.closed)):
            after = leave_quays(after, quays, shown.chests)
        known.append(narrow_known(after, record))
    return known
