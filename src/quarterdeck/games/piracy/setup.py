"""Setting up: who is the Pirate, where chests and ships lie, and where he slips out."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from quarterdeck.core.table import Table, TurnBegan

from . import actions as do
from . import components as box
from . import grid
from .book import BOOK
from .events import (
    BecamePirate,
    Buried,
    Departed,
    DrewLot,
    SlippedOut,
    Stationed,
)
from .grid import Square, Squares
from .options import Options
from .state import Known, Record, State, ToBury, ToDepart, ToSail, ToStation, Voyage
from .telescope import clear_sweep
from .waters import Waters, departures, place_on, rooms, waters

Lots = tuple[tuple[int, ...], ...]


@BOOK.rule("P1", "P2")
def deal(seats: int, options: Options, table: Table) -> State:
    """One of them all is the Pirate; the Captain on his left begins."""
    lots = draw_lots(seats, table) if options.pirate == "draw" else ()
    pirate = chosen(lots, options, seats)
    state = spread_out(options, seats, pirate, lots)
    table.say(BecamePirate(pirate))
    table.say(TurnBegan(state.captains[0], 0))
    return state


@BOOK.rule("P6")
def spread_out(options: Options, seats: int, pirate: int, lots: Lots) -> State:
    """An empty chart, and eleven tokens face down."""
    commands = captains_of_ships(pirate, seats)
    return State(
        options=options,
        seats=seats,
        pirate=pirate,
        captains=commands,
        lots=lots,
        chests=0,
        stolen=(),
        ships=(),
        fleet=0,
        garrisons=box.GARRISONS,
        opened=(),
        closed=(),
        turn=0,
        ship=0,
        records=(),
        record=Record(()),
        known=Known(0, 0),
        voyage=None,
        awaiting=ToBury(commands[0]),
    )


@BOOK.rule("P2")
def draw_lots(seats: int, table: Table) -> Lots:
    """Everyone throws a die; those who tie for the highest throw again."""
    rounds: list[tuple[int, ...]] = []
    still = list(range(seats))
    while len(still) > 1:
        dice = tuple(throw_lot(seat, table) if seat in still else 0 for seat in range(seats))
        rounds.append(dice)
        still = [seat for seat in still if dice[seat] == max(dice)]
    return tuple(rounds)


def throw_lot(seat: int, table: Table) -> int:
    die = table.draw(box.DIE)
    table.say(DrewLot(seat, die))
    return die


@BOOK.rule("P2")
def chosen(lots: Lots, options: Options, seats: int) -> int:
    """Who threw highest in the end; or the chair agreed on, counted round the table."""
    if options.pirate == "draw":
        return lots[-1].index(max(lots[-1]))
    return (options.pirate - 1) % seats


@BOOK.rule("P2")
def passed_left(state: State) -> Options:
    """What the next game of a match is played by: the role goes to the Pirate's left."""
    return replace(state.options, pirate=(state.pirate + 1) % state.seats + 1)


@BOOK.rule("P3")
def captains_of_ships(pirate: int, seats: int) -> tuple[int, ...]:
    """Who commands each ship: dealt round the table from the Pirate's left."""
    return tuple((pirate + 1 + ship % (seats - 1)) % seats for ship in range(box.SHIPS))


# Chests


@BOOK.rule("P3", "P4")
def bury(state: State, now: ToBury, action: do.Bury, table: Table) -> State:
    """The Captains put down one chest each, in turn."""
    table.say(Buried(now.seat, action.site, place_on(state.options.map, action.site)))
    chests = state.chests | 1 << action.site
    count = chests.bit_count()
    asked = ToBury if count < box.CHESTS else ToStation
    seat = state.captains[count % box.CHESTS % (state.seats - 1)]
    return replace(state, chests=chests, awaiting=asked(seat))


# Ships


@BOOK.rule("P3", "P5")
def station(state: State, now: ToStation, action: do.Station, table: Table) -> State:
    """Each Captain his own, in their order."""
    number = len(state.ships)
    table.say(Stationed(now.seat, number, action.square))
    ships, fleet = (*state.ships, action.square), state.fleet | 1 << action.square
    if len(ships) == box.SHIPS:
        return replace(state, ships=ships, fleet=fleet, awaiting=ToDepart(state.pirate))
    asked = ToStation(state.captains[number + 1])
    return replace(state, ships=ships, fleet=fleet, awaiting=asked)


# As the chart suggests


@BOOK.rule("P4", "P5")
def bury_as_suggested(state: State, now: ToBury, _: do.SetUp, table: Table) -> State:
    return set_up_own(state, now.seat, table)


@BOOK.rule("P5")
def station_as_suggested(state: State, now: ToStation, _: do.SetUp, table: Table) -> State:
    return set_up_own(state, now.seat, table)


@BOOK.rule("P4", "P5")
def set_up_own(state: State, seat: int, table: Table) -> State:
    """A piece, or all of them where one Captain commands the whole Navy; never another's."""
    while isinstance(now := state.awaiting, ToBury | ToStation) and now.seat == seat:
        state = PUT_DOWN[type(now)](state, now, suggestion(state, now), table)
    return state


def suggestion(state: State, now: ToBury | ToStation) -> do.Bury | do.Station:
    """Where the chart would have the next piece."""
    sea = waters(state.options.map)
    if isinstance(now, ToBury):
        return do.Bury(suggested_site(sea, state.chests))
    return do.Station(suggested_station(sea, state.ships))


PUT_DOWN: Mapping[type, Callable[[State, Any, Any, Table], State]] = {
    ToBury: bury,
    ToStation: station,
}


@lru_cache(maxsize=4096)
@BOOK.rule("P4")
def suggested_site(sea: Waters, chests: Squares) -> Square:
    """On an island that has as few chests as any."""
    free = rooms(sea, chests)
    islands = [island for island in sea.islands if island & free]
    emptiest = min(islands, key=lambda island: (island & chests).bit_count())
    return grid.list_squares(emptiest & free)[0]


@lru_cache(maxsize=4096)
@BOOK.rule("P5")
def suggested_station(sea: Waters, ships: tuple[Square, ...]) -> Square:
    """Overlooking as much as it can of what no other ship does."""
    news = new_sights(sea, ships)
    return max(news, key=news.__getitem__)


def new_sights(sea: Waters, ships: tuple[Square, ...]) -> dict[Square, int]:
    """Of each free square: how many can be seen from there that no ship sees or lies on."""
    unseen = sea.ocean
    for ship in ships:
        unseen &= ~(sight(sea, ship) | 1 << ship)
    free = (square for square in grid.list_squares(sea.ocean) if square not in ships)
    return {square: (sight(sea, square) & unseen).bit_count() for square in free}


@lru_cache(maxsize=4096)
def sight(sea: Waters, square: Square) -> Squares:
    return clear_sweep(sea, "eight", square).seen


# The departure


@BOOK.rule("P7", "P8", "P10")
def depart(state: State, now: ToDepart, action: do.Depart, table: Table) -> State:
    """In secret; then the Pirate has the first turn."""
    aloud = SlippedOut(now.seat)
    place = place_on(state.options.map, action.harbour)
    table.whisper(Departed(now.seat, action.harbour, action.square, place), now.seat, aloud)
    table.say(TurnBegan(now.seat, 1))
    sea = waters(state.options.map)
    return replace(
        state,
        turn=1,
        record=Record(state.ships),
        known=Known(departures(sea, state.fleet), 0),
        voyage=Voyage(action.harbour, action.square, action.square, None, ()),
        awaiting=ToSail(now.seat),
    )
