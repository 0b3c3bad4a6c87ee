"""Ports: arriving, and what an owner does with goods in the docks and the chest."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, put
from quarterdeck.core.menu import Menu
from quarterdeck.core.moment import Moment
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from . import moments as to
from . import sea
from .book import BOOK
from .crew import with_hand, with_ship, without_hand
from .events import Chested, Landed, Loaded, Mustered
from .islands import carry_on
from .knowledge import everyone
from .menus import DONE, NO_PART, Part, is_home, menu_of, mustering, own_crew
from .state import Ship, State
from .winning import paid_into

# Arriving


@BOOK.rule("W28", "W30")
def enter_port(state: State, index: int, square: int, table: Table) -> State:
    """At home goods are moved, elsewhere exchanged; in a port bows need no setting."""
    port = square - sea.FIRST_HARBOUR
    ship = replace(state.ships[index], square=square, heading=sea.OUTWARD[port], landed=0, loaded=0)
    after = replace(state, ships=put(state.ships, index, ship), headed=True)
    if port == ship.home:
        if any(state.docks[port]) or any(ship.hand) or any(ship.hold) or any(ship.cards):
            return replace(after, awaiting=to.Moor(ship.owner, index))
    elif can_trade(state, ship, port):
        return replace(after, awaiting=to.Trade(ship.owner, index))
    return carry_on(after, table)


@BOOK.rule("W28")
def can_trade(state: State, ship: Ship, port: int) -> bool:
    """Whether both sides have anything at all."""
    return any(state.docks[port]) and (
        any(ship.hand) or any(ship.hold) or any(ship.cards) or any(own_crew(state, ship))
    )


@BOOK.rule("W30")
def cast_off(state: State, _: to.Moor, __: do.Done, table: Table) -> State:
    return carry_on(state, table)


# The owner's goods


Rule = Callable[[State, Any, Any, Table], State]


def at(moment: type[Moment], rule: Rule) -> Rule:
    """The same rule at one more moment, with an entry of its own in the chart."""

    def there(state: State, now: Moment, action: do.AnyAction, table: Table) -> State:
        return rule(state, now, action, table)

    there.__name__ = rule.__name__
    there.__annotations__ = {**rule.__annotations__, "now": moment}
    return there


@BOOK.rule("W29", "W31")
def muster(state: State, now: Any, action: do.Muster, table: Table) -> State:
    """A card from one's docks into the hand, from wherever the ship is."""
    ship, crew = state.ships[now.ship], action.crew
    table.say(Mustered(ship.owner, now.ship, crew))
    after = with_hand(ship, crew, everyone(state.seats))
    if is_home(ship):
        after = replace(after, loaded=after.loaded | 1 << crew)
    docks = put(state.docks, ship.home, bump(state.docks[ship.home], crew, -1))
    return replace(state, ships=put(state.ships, now.ship, after), docks=docks)


@BOOK.rule("W30")
def load(state: State, now: Any, action: do.Load, table: Table) -> State:
    ship, thing = state.ships[now.ship], action.thing
    table.say(Loaded(ship.owner, now.ship, thing))
    docks = put(state.docks, ship.home, bump(state.docks[ship.home], thing, -1))
    after = replace(aboard(ship, thing, +1), loaded=ship.loaded | 1 << thing)
    return replace(state, ships=put(state.ships, now.ship, after), docks=docks)


@BOOK.rule("W29", "W30", "W39")
def land(state: State, now: Any, action: do.Land, table: Table) -> State:
    """Ashore it lies open; treasure there may win the game."""
    ship, thing = state.ships[now.ship], action.thing
    table.say(Landed(ship.owner, now.ship, thing))
    docks = put(state.docks, ship.home, bump(state.docks[ship.home], thing, +1))
    if thing < box.TREASURE:
        ashore = without_hand(ship, thing, everyone(state.seats))
    else:
        ashore = aboard(ship, thing, -1)
    ashore = replace(ashore, landed=ship.landed | 1 << thing)
    after = replace(state, ships=put(state.ships, now.ship, ashore), docks=docks)
    return paid_into(after, ship.home, table) or after


def aboard(ship: Ship, thing: int, by: int) -> Ship:
    """The ship with more or less of a treasure or a Chance card."""
    if thing < box.CARDS:
        return replace(ship, hold=bump(ship.hold, thing - box.TREASURE, by))
    return replace(ship, cards=bump(ship.cards, thing - box.CARDS, by))


@BOOK.rule("W38")
def chest(state: State, now: Any, action: do.Chest, table: Table) -> State:
    """Three of a kind at first, then singly."""
    ship, kind = state.ships[now.ship], action.kind
    count = 1 if ship.chest[kind] else box.SET
    table.say(Chested(ship.owner, now.ship, kind, count))
    docks = bump(state.docks[ship.home], box.TREASURE + kind, -count)
    after = with_ship(state, now.ship, replace(ship, chest=bump(ship.chest, kind, count)))
    return replace(after, docks=put(state.docks, ship.home, docks))


# What may be done with them


def household(state: State, ship: Ship) -> Part:
    """What an owner may do at any decision; in the home port ship and hand play a part too."""
    docks = state.docks[ship.home]
    if is_home(ship):
        moved = (ship.landed, ship.loaded)
        return at_home(docks, ship.chest, (*ship.hand, *ship.hold, *ship.cards), moved)
    return abroad(docks, ship.chest) if any(docks) else NO_PART


@lru_cache(maxsize=20_000)
@BOOK.rule("W31", "W38")
def abroad(docks: Counts, chest: Counts) -> Part:
    return count_kinds(mustering(docks, 0), chesting(docks, chest))


@lru_cache(maxsize=20_000)
@BOOK.rule("W30")
def at_home(docks: Counts, chest: Counts, held: Counts, moved: tuple[int, int]) -> Part:
    """Nothing moves both ways in a turn, so it comes to an end."""
    landed, loaded = moved
    full = sum(held[box.TREASURE : box.CARDS]) >= box.HOLD
    loads = [
        do.LOADS[thing]
        for thing in range(box.TREASURE, len(docks))
        if docks[thing] and not landed >> thing & 1 and not (full and thing < box.CARDS)
    ]
    lands = [do.LANDS[thing] for thing, n in enumerate(held) if n and not loaded >> thing & 1]
    return count_kinds(mustering(docks, landed), loads, lands, chesting(docks, chest))


@BOOK.rule("W38")
def chesting(docks: Counts, chest: Counts) -> list[do.Chest]:
    return [
        do.CHESTS[kind]
        for kind, count in enumerate(docks[box.TREASURE : box.CARDS])
        if count >= (1 if chest[kind] else box.SET)
    ]


def count_kinds(*kinds: list[Any]) -> Part:
    filled = [kind for kind in kinds if kind]
    return tuple(action for kind in filled for action in kind), tuple(map(len, filled))


def moored_menu(state: State, now: to.Moor) -> Menu[do.AnyAction]:
    return menu_of(DONE, household(state, state.ships[now.ship]))
