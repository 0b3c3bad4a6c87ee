"""Trade with the docks of a port: offer thing by thing, take thing by thing, and it must level."""

from functools import lru_cache

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, exchange, minus, put
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from . import moments as to
from .book import BOOK
from .crew import each_of
from .events import Traded
from .islands import carry_on
from .knowledge import everyone, forgotten, learn_colour
from .menus import DONE, NO_PART, SETTLE, Part, menu_of
from .picks import pick_one
from .ports import household
from .sea import FIRST_HARBOUR
from .state import Ship, State
from .winning import paid_into


def port_of(ship: Ship) -> int:
    return ship.square - FIRST_HARBOUR


def things_carried(ship: Ship) -> Counts:
    """Everything of a ship that is a thing."""
    return ship.hand + ship.hold + ship.cards


@BOOK.rule("W28")
def offer(state: State, now: to.Trade, action: do.Offer, _: Table) -> State:
    return pick_one(state, now, "given", action.thing)


@BOOK.rule("W28")
def take(state: State, now: to.Trade, action: do.Take, _: Table) -> State:
    return pick_one(state, now, "taken", action.thing)


def leave(state: State, _: to.Trade, __: do.Done, table: Table) -> State:
    return carry_on(state, table)


@BOOK.rule("W28", "W29", "W39")
def settle(state: State, now: to.Trade, _: do.Settle, table: Table) -> State:
    """One exchange a visit; what is paid stays in those docks, and may win the game there."""
    ship = state.ships[now.ship]
    port = port_of(ship)
    table.say(Traded(ship.owner, now.ship, port, now.given, now.taken))
    docks = exchange(state.docks[port], now.taken, now.given)
    ships = put(state.ships, now.ship, exchange_with_docks(ship, now.given, now.taken))
    after = replace(state, docks=put(state.docks, port, docks), ships=ships)
    return paid_into(after, port, table) or carry_on(after, table)


def exchange_with_docks(ship: Ship, given: Counts, taken: Counts) -> Ship:
    """Docks are open, so everyone sees which crew comes and goes."""
    things, everybody = exchange(things_carried(ship), given, taken), everyone(len(ship.known) - 1)
    known = ship.known
    for crew in each_of(given[: box.CREW]):
        known = forgotten(known, crew, everybody)
    for crew in each_of(taken[: box.CREW]):
        known = learn_colour(known, crew, everybody)
    return replace(
        ship,
        hand=things[: box.CREW],
        hold=things[box.TREASURE : box.CARDS],
        cards=things[box.CARDS :],
        known=known,
    )


# Value for value


def worth(things: Counts) -> int:
    return sum(map(int.__mul__, box.WORTH, things))


@BOOK.rule("W28")
def price(given: Counts) -> tuple[int, int, int]:
    """What is paid: goods of exact value, cards that buy up to theirs, and Silver's crew."""
    loose = sum(box.WORTH[card] * given[card] for card in box.VALUE_CARDS)
    return worth(given) - loose, loose, box.SILVER_WORTH * given[box.SILVER]


@BOOK.rule("W28")
def buys_silver(given: Counts, taken: Counts) -> bool:
    """Long John Silver alone, for one treasure of any kind."""
    alone = taken[box.SILVER] == 1 == sum(taken)
    return alone and sum(given) == 1 == sum(given[box.TREASURE : box.CARDS])


@lru_cache(maxsize=20_000)
@BOOK.rule("W28")
def can_level(given: Counts, taken: Counts) -> bool:
    """Some of the crew taken, up to five, may be Silver's; the rest is worth what is paid."""
    if taken[box.SILVER] or not any(taken):
        return buys_silver(given, taken)
    exact, loose, crew = price(given)
    total = worth(taken)
    return any(
        exact <= total - free <= exact + loose for free in sums(taken[: box.CREW]) if free <= crew
    )


def sums(crew: Counts) -> set[int]:
    """What some of these crew can be worth together."""
    found = {0}
    for card in each_of(crew):
        found |= {each + box.VALUE[card] for each in found}
    return found


# What may be done


def bargains(state: State, now: to.Trade) -> Menu[do.AnyAction]:
    """Leave; offer and take on; settle where it levels; before anything lies there, keep house."""
    ship = state.ships[now.ship]
    given, taken, charts = now.given, now.taken, state.options.chart_value_3
    purse = tradable(things_carried(ship), charts)
    return menu_of(
        DONE,
        offers(purse, given, taken),
        takes(tradable(state.docks[port_of(ship)], charts), given, taken, purse),
        SETTLE if fits(ship.hold, given, taken) and can_level(given, taken) else NO_PART,
        NO_PART if any(given) or any(taken) else household(state, ship),
    )


@BOOK.rule("W21")
def fits(hold: Counts, given: Counts, taken: Counts) -> bool:
    """What is paid makes room."""
    pieces = slice(box.TREASURE, box.CARDS)
    return sum(hold) - sum(given[pieces]) + sum(taken[pieces]) <= box.HOLD


@lru_cache(maxsize=20_000)
@BOOK.rule("W42")
def tradable(things: Counts, charts: bool) -> Counts:
    """All of them; charts only where the table has agreed on it."""
    end = len(things) if charts else box.CARDS + box.CHARTS[0]
    return things[:end] + (0,) * (len(things) - end)


@lru_cache(maxsize=20_000)
def offers(purse: Counts, given: Counts, taken: Counts) -> Part:
    """Whatever is left; for Silver himself one treasure and nothing else."""
    left = minus(purse, given)
    if taken[box.SILVER]:
        left = box.NO_CREW + left[box.TREASURE : box.CARDS] + box.NO_CARDS
        left = box.NOTHING if any(given) else left
    found = tuple(do.OFFERS[thing] for thing, count in enumerate(left) if count)
    return (found, (len(found),)) if found else NO_PART


@lru_cache(maxsize=20_000)
def takes(docks: Counts, given: Counts, taken: Counts, purse: Counts) -> Part:
    """Whatever is left that all one could pay with is enough for."""
    found = tuple(
        do.TAKES[thing]
        for thing, count in enumerate(docks)
        if count > taken[thing] and can_afford(purse, given, bump(taken, thing, +1))
    )
    return (found, (len(found),)) if found else NO_PART


@BOOK.rule("W21", "W28")
def can_afford(purse: Counts, given: Counts, taken: Counts) -> bool:
    """Not more than one could pay for and carry; Silver himself only alone, for one treasure."""
    pieces = slice(box.TREASURE, box.CARDS)
    if taken[box.SILVER]:
        alone = sum(taken) == 1 and sum(given) == sum(given[pieces]) <= 1
        return alone and any(purse[pieces])
    exact, loose, crew = price(purse)
    goods = worth(box.NO_CREW + taken[box.CREW :])
    within_means = goods <= exact + loose and worth(taken) <= exact + loose + crew
    return within_means and sum(taken[pieces]) <= box.HOLD
