"""Every reason to refuse a port, a move or a turn of the bows."""

from quarterdeck.core.game import Refusals
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.state import Ship, State

from . import told

AtSea = to.Sail | to.Flee


def mine(state: State, now: AtSea | to.Head) -> Ship:
    return state.ships[now.ship]


def others(state: State, now: AtSea) -> list[Ship]:
    return [ship for index, ship in enumerate(state.ships) if index != now.ship]


def total(ship: Ship) -> int:
    return sum(value * count for value, count in zip(box.VALUE, ship.hand, strict=True))


def in_port(square: int) -> bool:
    return square >= sea.FIRST_HARBOUR


# Setting up


@BOOK.forbids("W1", told.what)
def taken_by_another(state: State, _: to.ChoosePort, action: do.ChoosePort) -> bool:
    return action.port in state.homes


@BOOK.forbids("W5", told.what)
def not_an_adjacent_side(state: State, _: to.ChoosePort, action: do.ChoosePort) -> bool:
    """Of two players the second sits beside the first, not opposite."""
    half_way_round = box.HOMES // 2
    opposite = [(home + half_way_round) % box.HOMES for home in state.homes]
    return state.seats == 2 and action.port in opposite


# Sailing


def end_of_move(state: State, now: AtSea, action: do.Sail) -> int:
    """Where a move would end, or nowhere."""
    line = sea.RAYS[mine(state, now).square][action.heading]
    return line[action.distance - 1] if action.distance <= len(line) else sea.NOWHERE


@BOOK.forbids("W9", told.line)
def over_land_or_off_the_map(state: State, now: AtSea, action: do.Sail) -> bool:
    return end_of_move(state, now, action) == sea.NOWHERE


@BOOK.forbids("W10", told.line)
def not_where_the_bows_point(state: State, now: AtSea, action: do.Sail) -> bool:
    ship = mine(state, now)
    if isinstance(now, to.Flee) or ship.free or in_port(ship.square) or not any(ship.hand):
        return False
    return action.heading != ship.heading


@BOOK.forbids("W9", told.line)
def further_than_the_crew_can_sail(state: State, now: AtSea, action: do.Sail) -> bool:
    ship = mine(state, now)
    overreach = state.options.overreach and isinstance(now, to.Sail)
    return any(ship.hand) and not overreach and action.distance > total(ship)


@BOOK.forbids("W13")
def more_than_one_square_without_crew(state: State, now: AtSea, action: do.Sail) -> bool:
    overreach = state.options.overreach and isinstance(now, to.Sail)
    return not any(mine(state, now).hand) and not overreach and action.distance > box.ADRIFT


@BOOK.forbids("W35")
def no_attack_in_a_free_move(state: State, now: AtSea, action: do.Sail) -> bool:
    there = end_of_move(state, now, action)
    occupied = not in_port(there) and there in (ship.square for ship in others(state, now))
    return isinstance(now, to.Flee) and occupied


@BOOK.forbids("W16")
def beside_a_safe_ship(state: State, now: AtSea, action: do.Sail) -> bool:
    there = end_of_move(state, now, action)
    return there in sea.COAST and there in (ship.square for ship in others(state, now))


@BOOK.forbids("W5")
def onto_an_own_ship(state: State, now: AtSea, action: do.Sail) -> bool:
    there, owner = end_of_move(state, now, action), mine(state, now).owner
    own = (ship.square for ship in others(state, now) if ship.owner == owner)
    return not in_port(there) and there in own


# Turning and staying


@BOOK.forbids("W12")
def no_turning_in_port(state: State, now: to.Sail | to.Head, _: do.Turn) -> bool:
    return in_port(mine(state, now).square)


@BOOK.forbids("W10", told.what)
def the_same_heading(state: State, now: to.Sail | to.Head, action: do.Turn) -> bool:
    return isinstance(now, to.Sail) and action.heading == mine(state, now).heading


@BOOK.forbids("W10", told.what)
def bows_off_the_map(state: State, now: to.Sail | to.Head, action: do.Turn) -> bool:
    return sea.AHEAD[mine(state, now).square][action.heading] == sea.NOWHERE


@BOOK.forbids("W11")
def not_at_home(state: State, now: to.Sail, _: do.Stay) -> bool:
    ship = mine(state, now)
    return ship.square != sea.harbour(ship.home)


SAILING: Refusals = {
    do.ChoosePort: (taken_by_another, not_an_adjacent_side),
    do.Sail: (
        over_land_or_off_the_map,
        not_where_the_bows_point,
        further_than_the_crew_can_sail,
        more_than_one_square_without_crew,
        no_attack_in_a_free_move,
        beside_a_safe_ship,
        onto_an_own_ship,
    ),
    do.Turn: (no_turning_in_port, the_same_heading, bows_off_the_map),
    do.Stay: (not_at_home,),
}
