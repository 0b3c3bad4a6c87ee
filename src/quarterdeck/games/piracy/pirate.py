"""The Pirate's turn: sailing, loading and landing. Only he can tell which it was."""

from msgspec.structs import replace

from quarterdeck.core.counts import bump
from quarterdeck.core.table import Table, TurnBegan

from . import actions as do
from . import components as box
from .book import BOOK
from .ending import navy_wins, pirate_wins
from .events import (
    Escaped,
    Hid,
    Loaded,
    Missed,
    RanInto,
    RanOutOfTime,
    Sailed,
    Seized,
    TriedToLand,
)
from .grid import Square
from .knowledge import busy_quays, follow_turn, leave_quays
from .state import Known, Leg, Record, State, ToRoll, ToSail, Voyage
from .waters import place_on, waters


@BOOK.rule("P8", "P9", "P10")
def sail(state: State, now: ToSail, action: do.Sail, table: Table) -> State:
    after = take_course(state, action.path, table)
    return call_the_navy(after, table) if after.awaiting is now else after


@BOOK.rule("P11", "P12")
def load(state: State, now: ToSail, action: do.Load, table: Table) -> State:
    """He lies still for a turn, and the chest is his; its marker stays until his next has ended."""
    voyage = state.voyage
    assert voyage is not None
    place = place_on(state.options.map, action.site)
    loaded = Loaded(now.seat, voyage.square, action.site, place)
    table.whisper(loaded, now.seat, Hid(now.seat))
    legs = (*voyage.legs, Leg((), action.site))
    after = replace(voyage, loading=action.site, legs=legs)
    return call_the_navy(keep_record(state, after, voyage.loading, table), table)


@BOOK.rule("P13", "P29")
def sail_and_land(state: State, now: ToSail, action: do.SailAndLand, table: Table) -> State:
    """A token is turned over once he has sailed and the marker is off."""
    after = take_course(state, action.path, table)
    return try_to_land(after, action.harbour, table) if after.awaiting is now else after


# Sailing


@BOOK.rule("P9", "P16", "P29")
def take_course(state: State, path: do.Path, table: Table) -> State:
    """His new square; if a ship is there the game is over."""
    voyage = state.voyage
    assert voyage is not None
    seat, start, square = state.pirate, voyage.square, path[-1] if path else voyage.square
    table.whisper(Sailed(seat, start, path), seat, Hid(seat))
    legs = (*voyage.legs, Leg(path))
    after = Voyage(voyage.harbour, voyage.start, square, None, legs)
    if square in state.ships:
        lost = replace(after, loading=voyage.loading)
        return run_into(state, lost, state.ships.index(square), table)
    return keep_record(state, after, voyage.loading, table)


@BOOK.rule("P16")
def run_into(state: State, voyage: Voyage, ship: int, table: Table) -> State:
    """The marker of what he loaded the turn before does not come off any more."""
    records = (*state.records, state.record)
    after = replace(state, voyage=voyage, records=records, record=Record(state.ships))
    return navy_wins(after, RanInto(state.pirate, ship, voyage.square), table)


@BOOK.rule("P12", "P31")
def keep_record(state: State, voyage: Voyage, missed: Square | None, table: Table) -> State:
    """The marker of the chest he loaded the turn before comes off; all draw their conclusions."""
    record = Record(state.ships, missed)
    sea = waters(state.options.map)
    known = follow_turn(sea, state.known, record, state.fleet, state.turn)
    after = replace(
        state,
        records=(*state.records, state.record),
        record=record,
        known=known,
        voyage=voyage,
    )
    return after if missed is None else miss(after, missed, table)


@BOOK.rule("P12")
def miss(state: State, site: Square, table: Table) -> State:
    stolen = (*state.stolen, site)
    table.say(Missed(site, len(stolen), place_on(state.options.map, site)))
    return replace(state, chests=state.chests & ~(1 << site), stolen=stolen)


# Landing


@BOOK.rule("P6", "P13", "P14")
def try_to_land(state: State, harbour: Square, table: Table) -> State:
    """Open: he wins. Closed: he is turned away, or taken by house rule."""
    token, place = table.draw(state.garrisons), place_on(state.options.map, harbour)
    table.say(TriedToLand(state.pirate, harbour, token == box.OPEN, place))
    after = replace(state, garrisons=bump(state.garrisons, token, -1))
    if token == box.OPEN:
        open_harbours = replace(after, opened=(*state.opened, harbour))
        return pirate_wins(open_harbours, Escaped(state.pirate, harbour, place), table)
    closed = turned_away(after, harbour)
    if state.options.seize:
        return navy_wins(closed, Seized(state.pirate, harbour, place), table)
    return call_the_navy(closed, table)


@BOOK.rule("P14")
def turned_away(state: State, harbour: Square) -> State:
    """The token stays face up, and everybody knows what coast he is on."""
    shore = waters(state.options.map).shore[harbour]
    return replace(
        state,
        closed=(*state.closed, harbour),
        record=replace(state.record, landing=harbour),
        known=Known(state.known.possible & shore, 0),
    )


# The end of his turn


@BOOK.rule("P13", "P31")
def keep_off_quays(state: State) -> State:
    """Where tokens turn by themselves, everybody knows that he is not next to one that did not."""
    quays = busy_quays(state.options, len(state.stolen), state.closed)
    if not quays or state.record.landing is not None:
        return state
    return replace(state, known=leave_quays(state.known, quays, state.chests))


@BOOK.rule("P8", "P30")
def call_the_navy(state: State, table: Table) -> State:
    """The next ship's turn, unless he has had his last."""
    state = keep_off_quays(state)
    if state.turn >= box.TURNS:
        return navy_wins(state, RanOutOfTime(state.pirate, state.turn), table)
    seat = state.captains[state.ship]
    table.say(TurnBegan(seat, state.turn))
    return replace(state, awaiting=ToRoll(seat, state.ship))
