"""Who may know what. The only module that hands out a voyage: to the Pirate, and at the end.

Everybody else can work out where he may be; `imagine` draws a whole voyage that fits all they
have seen.
"""

import msgspec
from msgspec.structs import replace

from quarterdeck.core.counts import Counts
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import grid
from .book import BOOK
from .grid import Square, Squares
from .knowledge import before, history
from .options import Options
from .routes import courses, fleet
from .state import AnyMoment, Known, Leg, Record, State, ToSail, Voyage
from .waters import Waters, waters


class View(msgspec.Struct, frozen=True, gc=False):
    """All that one seat knows, or a spectator where `seat` is None."""

    seat: int | None
    options: Options
    seats: int
    pirate: int
    captains: tuple[int, ...]  # by ship
    lots: tuple[tuple[int, ...], ...]
    chests: tuple[Square, ...]
    stolen: tuple[Square, ...]
    ships: tuple[Square, ...]
    garrisons: Counts
    opened: tuple[Square, ...]
    closed: tuple[Square, ...]
    turn: int
    ship: int
    records: tuple[Record, ...]
    record: Record
    possible: tuple[Square, ...]  # where he can be
    sighted: Square | None  # where his token stands until this turn ends
    voyage: Voyage | None  # None where it is not yours to know
    awaiting: AnyMoment


@BOOK.rule("P10", "P31")
def view(state: State, seat: int | None) -> View:
    now = state.awaiting
    open_log = seat == state.pirate or isinstance(now, Over)
    return View(
        seat,
        state.options,
        state.seats,
        state.pirate,
        state.captains,
        state.lots,
        grid.list_squares(state.chests),
        state.stolen,
        state.ships,
        state.garrisons,
        state.opened,
        state.closed,
        state.turn,
        state.ship,
        state.records,
        state.record,
        grid.list_squares(state.known.possible),
        token(state),
        state.voyage if open_log else None,
        now,
    )


@BOOK.rule("P24", "P31")
def token(state: State) -> Square | None:
    """His black ship stands where it was seen, and is off again when he is to sail."""
    return None if isinstance(state.awaiting, ToSail) else state.record.sighted


def open_view(state: State) -> View:
    """With his log open, as far as he has come."""
    return replace(view(state, None), voyage=state.voyage)


# A world that fits


def imagine(seen: View, table: Table) -> State:
    """A state the viewer cannot tell from the real one."""
    known = known_to(seen)
    return State(
        seen.options,
        seen.seats,
        seen.pirate,
        seen.captains,
        seen.lots,
        grid.together(seen.chests),
        seen.stolen,
        seen.ships,
        fleet(seen.ships),
        seen.garrisons,
        seen.opened,
        seen.closed,
        seen.turn,
        seen.ship,
        seen.records,
        seen.record,
        Known(grid.together(seen.possible), known[-1].anchored, known[-1].laden),
        imagined_voyage(seen, known, table),
        seen.awaiting,
    )


def known_to(seen: View) -> list[Known]:
    """What was known after every turn; nothing while the chart is being set up."""
    if not seen.turn:
        return [Known(0, 0)]
    buried = grid.together((*seen.chests, *seen.stolen))
    return history(seen.options, buried, (*seen.records, seen.record))


def imagined_voyage(seen: View, known: list[Known], table: Table) -> Voyage | None:
    """One's own; or any that everything seen leaves possible, drawn from its end."""
    if seen.voyage is not None or not seen.turn:
        return seen.voyage
    sea = waters(seen.options.map)
    square = draw_square(known[-1].possible, table)
    loading = imagined_load(sea, seen, known[-1], square, table)
    start, legs = trace_back(sea, (*seen.records, seen.record), known, (square, loading), table)
    harbour = draw_square(sea.harbours_by[start], table)
    return Voyage(harbour, start, square, loading, legs)


def imagined_load(
    sea: Waters, seen: View, known: Known, square: Square, table: Table
) -> Square | None:
    """If he can have lain still here: one of the chests next to him, or mostly also none."""
    still = known.anchored >> square & 1
    near = grid.list_squares(sea.sites_by[square] & grid.together(seen.chests) if still else 0)
    found = near if known.laden >> square & 1 else (None, *near)
    return found[table.draw((1,) * len(found))]


def trace_back(
    sea: Waters,
    records: tuple[Record, ...],
    known: list[Known],
    end: tuple[Square, Square | None],
    table: Table,
) -> tuple[Square, tuple[Leg, ...]]:
    """Back from the end, turn by turn: where he was before, and how he came from there."""
    square, loaded = end
    legs: list[Leg] = []
    for turn in range(len(records) - 1, 0, -1):
        record, start = records[turn], square
        if loaded is None:
            origins = before(sea, known[turn - 1], record)
            start, path = imagined_course(sea, origins, square, fleet(record.ships), table)
            legs.append(Leg(path))
        else:
            legs.append(Leg((), loaded))
        square, loaded = start, record.missed
    return square, tuple(reversed(legs))


def imagined_course(
    sea: Waters, origins: Squares, square: Square, ships: Squares, table: Table
) -> tuple[Square, tuple[Square, ...]]:
    """From one of these squares to this one; a course sailed backward is a course."""
    shut = ships & sea.no_passing
    back = [(square, *path) for path in courses(sea, square, shut)]
    found = [path for path in back if origins >> path[-1] & 1]
    start, *path = reversed(found[table.draw((1,) * len(found))])
    return start, tuple(path)


def draw_square(squares: Squares, table: Table) -> Square:
    """One of some squares, each as likely as the next."""
    found = grid.list_squares(squares)
    return found[table.draw((1,) * len(found))]
