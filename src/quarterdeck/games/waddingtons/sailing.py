"""A turn: sail along a line, turn on the spot, or stay at home; and whoever is passed may call."""

from functools import lru_cache

from msgspec.structs import replace

from quarterdeck.core.counts import put
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from . import moments as to
from . import sea
from .arrivals import arrive
from .book import BOOK
from .chance.deck import draw_card
from .checking import end_turn
from .crew import sailing_strength, with_ship
from .events import Attacked, Called, Sailed, Stayed, Turned
from .fighting import begin_fight
from .menus import Part, and_muster, is_home, menu_of
from .ports import household
from .state import Ship, State, is_safe

ANY = -1  # in the place of a heading
NOT_IN_LINE = (-2, 0)

# From one square to another in line: heading and distance.
BEARINGS = {
    (square, there): (heading, distance)
    for square, lines in enumerate(sea.RAYS)
    for heading, line in enumerate(lines)
    for distance, there in enumerate(line, start=1)
}


@BOOK.rule("W6", "W13")
def reach(ship: Ship) -> int:
    """Sailing strength; without crew one square."""
    return sailing_strength(ship) or box.ADRIFT


@BOOK.rule("W12a", "W13", "W17")
def any_way(ship: Ship) -> bool:
    """Out of a port, without crew or after a storm, whatever the heading."""
    return ship.free or ship.square >= sea.FIRST_HARBOUR or not any(ship.hand)


# Sailing


@BOOK.rule("W9", "W10")
def sail(state: State, now: to.Sail, action: do.Sail, table: Table) -> State:
    ship = state.ships[now.ship]
    me = replace(ship, heading=action.heading, free=False)
    sailed = (action.distance, reach(ship))
    after = replace(state, ships=put(state.ships, now.ship, me), sailed=sailed)
    return sail_on(after, action.distance, table)


@BOOK.rule("W14", "W15")
def sail_on(state: State, distance: int, table: Table) -> State:
    """As far as announced, or alongside the first ship whose owner may call."""
    ship = state.ships[state.sailing]
    met = alongside(state, ship, distance)
    far = met[0] if met else distance
    line = sea.RAYS[ship.square][ship.heading][:far]
    table.say(Sailed(ship.owner, state.sailing, (ship.square, *line)))
    if not met:
        return arrive(state, state.sailing, line[-1], table)
    here = with_ship(state, state.sailing, replace(ship, square=line[-1]))
    others = met[1]
    if far == distance:
        return attack(here, others[0], table)
    seat = state.ships[others[0]].owner
    return replace(here, awaiting=to.Call(seat, others[0], others[1:], distance - far))


@BOOK.rule("W15", "W16", "W32")
def alongside(state: State, ship: Ship, distance: int) -> tuple[int, tuple[int, ...]] | None:
    """The first square with ships that can fight, and those ships in the order of turns."""
    met: dict[int, tuple[int, ...]] = {}
    count = len(state.ships)
    for step in range(1, count):
        index = (state.sailing + step) % count
        other = state.ships[index]
        way, far = BEARINGS.get((ship.square, other.square), NOT_IN_LINE)
        if way == ship.heading and far <= distance and can_fight(ship, other):
            met[far] = (*met.get(far, ()), index)
    return min(met.items(), default=None)


@BOOK.rule("W5", "W32")
def can_fight(ship: Ship, other: Ship) -> bool:
    """Not an own ship, and not one that is safe."""
    return other.owner != ship.owner and not is_safe(other.square)


@BOOK.rule("W16", "W33")
def attack(state: State, target: int, table: Table) -> State:
    """A move that ends on another's square attacks it."""
    ship, other = state.ships[state.sailing], state.ships[target]
    table.say(Attacked(ship.owner, other.owner, state.sailing, target, ship.square))
    return begin_fight(state, state.sailing, target, table)


# Calling attack


@BOOK.rule("W15", "W37")
def call_attack(state: State, now: to.Call, _: do.CallAttack, table: Table) -> State:
    """The mover stops there; whoever calls is the attacker."""
    mover = state.ships[state.sailing]
    far, strength = state.sailed
    table.say(Called(now.seat, mover.owner, now.ship, state.sailing, mover.square))
    stopped = replace(state, sailed=(far - now.left, strength))
    return begin_fight(stopped, now.ship, state.sailing, table)


@BOOK.rule("W15")
def let_pass(state: State, now: to.Call, _: do.LetPass, table: Table) -> State:
    """The next on this square is asked; else the move goes on as announced."""
    if now.waiting:
        seat = state.ships[now.waiting[0]].owner
        asked = to.Call(seat, now.waiting[0], now.waiting[1:], now.left)
        return replace(state, awaiting=asked)
    return sail_on(state, now.left, table)


# Turning and staying


@BOOK.rule("W10", "W19", "W20")
def turn(state: State, now: to.Sail, action: do.Turn, table: Table) -> State:
    """The whole turn; off Treasure Island it earns a card, unless the bows pointed at it."""
    ship = state.ships[now.ship]
    table.say(Turned(ship.owner, now.ship, action.heading))
    me = replace(ship, heading=action.heading, free=False)
    after = replace(state, ships=put(state.ships, now.ship, me), headed=True)
    if ship.square in sea.COAST and not faces_treasure(ship):
        return draw_card(after, now.ship, table)
    return end_turn(after, table)


@BOOK.rule("W20")
def faces_treasure(ship: Ship) -> bool:
    return sea.AHEAD[ship.square][ship.heading] in sea.TREASURE_ISLAND


@BOOK.rule("W11")
def stay(state: State, now: to.Sail, _: do.Stay, table: Table) -> State:
    ship = state.ships[now.ship]
    table.say(Stayed(ship.owner, now.ship))
    return end_turn(state, table)


# What may be done

STAY: Part = ((do.STAY,), (1,))
CALL_OR_NOT: Menu[do.AnyAction] = Menu((do.PASS, do.ATTACK))


def deeds(state: State, now: to.Sail) -> Menu[do.AnyAction]:
    """Stay at home, sail, turn; then whatever may be done with one's goods."""
    ship = state.ships[now.ship]
    far = sea.LONGEST if state.options.overreach else reach(ship)
    heading = ANY if any_way(ship) else ship.heading
    barred = barriers(state, ship)
    house = household(state, ship)
    if ship.square >= sea.FIRST_HARBOUR:
        courses = lines(ship.square, heading, far, barred)
        return menu_of(STAY, courses, house) if is_home(ship) else menu_of(courses, house)
    if not house[0]:
        return at_sea(ship.square, ship.heading, heading, (far, barred))
    return menu_of(
        lines(ship.square, heading, far, barred), turns(ship.square, ship.heading), house
    )


@lru_cache(maxsize=100_000)
def at_sea(
    square: int, bows: int, heading: int, reach: tuple[int, tuple[int, ...]]
) -> Menu[do.AnyAction]:
    return menu_of(lines(square, heading, *reach), turns(square, bows))


@BOOK.rule("W16")
def barriers(state: State, ship: Ship) -> tuple[int, ...]:
    """Squares where a move may not end: off the coast beside another, or on an own ship."""
    return tuple(
        other.square
        for other in state.ships
        if other is not ship
        and other.square < sea.FIRST_HARBOUR
        and (other.square in sea.COAST or other.owner == ship.owner)
    )


@lru_cache(maxsize=100_000)
@BOOK.rule("W9")
def lines(square: int, heading: int, far: int, barred: tuple[int, ...]) -> Part:
    """Every distance along the bows, or along all lines."""
    headings = sea.WAYS if heading == ANY else (heading,)
    found = tuple(
        do.SAILS[way][place]
        for way in headings
        for place, there in enumerate(sea.RAYS[square][way][:far])
        if there not in barred
    )
    return (found, (len(found),)) if found else ((), ())


@lru_cache(maxsize=10_000)
@BOOK.rule("W10")
def turns(square: int, bows: int) -> Part:
    """Every other heading that points at a square."""
    found = tuple(do.TURNS[way] for way in sea.POINTING[square] if way != bows)
    return found, (len(found),)


@lru_cache(maxsize=1_000)
def headings(square: int) -> Part:
    found = tuple(do.TURNS[way] for way in sea.POINTING[square])
    return found, (len(found),)


@lru_cache(maxsize=1_000)
def only_headings(square: int) -> Menu[do.AnyAction]:
    return menu_of(headings(square))


def new_headings(state: State, now: to.Head) -> Menu[do.AnyAction]:
    ship = state.ships[now.ship]
    house = household(state, ship)
    if not house[0]:
        return only_headings(ship.square)
    return menu_of(headings(ship.square), house)


def calls(state: State, now: to.Call) -> Menu[do.AnyAction]:
    """Silence is no."""
    return and_muster(state, now.ship, CALL_OR_NOT)
