"""Trade with the docks of a port: offer thing by thing, take thing by thing, and it must level.

On the desk things lie in the order of the catalogue, first what is paid, then what is taken, so
that no exchange can be put together in two ways.
"""

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
from .ports import NO_PART, Part, household, menu_of
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
    desk = replace(now, given=bump(now.given, action.thing, +1))
    return replace(state, awaiting=desk)


@BOOK.rule("W28")
def take(state: State, now: to.Trade, action: do.Take, _: Table) -> State:
    desk = replace(now, taken=bump(now.taken, action.thing, +1))
    return replace(state, awaiting=desk)


def cancel(state: State, now: to.Trade, _: do.Cancel, __: Table) -> State:
    desk = to.Trade(now.seat, now.ship, box.NOTHING, box.NOTHING, now.tries + 1)
    return replace(state, awaiting=desk)


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

SETTLE: Part = ((do.SETTLE,), (1,))
CANCEL: Part = ((do.CANCEL,), (1,))
DONE: Part = ((do.DONE,), (1,))


def bargains(state: State, now: to.Trade) -> Menu[do.AnyAction]:
    """Leave; offer and take on; settle where it levels; before anything lies there, keep house."""
    ship = state.ships[now.ship]
    docks, given, taken = state.docks[port_of(ship)], now.given, now.taken
    charts = state.options.chart_value_3
    if not any(given):
        return menu_of(DONE, offers(things_carried(ship), given, charts), household(state, ship))
    goods = NO_PART if any(taken) else offers(minus(things_carried(ship), given), given, charts)
    room = box.HOLD - sum(ship.hold) + sum(given[box.TREASURE : box.CARDS])
    return menu_of(
        DONE,
        goods,
        takes(minus(docks, taken), given, taken, (room, charts)),
        SETTLE if can_level(given, taken) else NO_PART,
        CANCEL if now.tries < box.DESKS else NO_PART,
    )


def last(things: Counts) -> int:
    """Where the catalogue goes on from."""
    return max((thing for thing, count in enumerate(things) if count), default=0)


@BOOK.rule("W21")
def fits(room: int, taken: Counts) -> bool:
    return sum(taken[box.TREASURE : box.CARDS]) <= room


@lru_cache(maxsize=20_000)
@BOOK.rule("W42")
def offers(left: Counts, given: Counts, charts: bool) -> Part:
    """Charts only where the table has agreed on it."""
    end = len(left) if charts else box.CARDS + box.CHARTS[0]
    found = tuple(do.OFFERS[thing] for thing in range(last(given), end) if left[thing])
    return (found, (len(found),)) if found else NO_PART


@lru_cache(maxsize=20_000)
def takes(left: Counts, given: Counts, taken: Counts, within: tuple[int, bool]) -> Part:
    room, charts = within
    end = len(left) if charts else box.CARDS + box.CHARTS[0]
    found = tuple(
        do.TAKES[thing]
        for thing in range(last(taken), end)
        if left[thing] and affordable(given, more := bump(taken, thing, +1)) and fits(room, more)
    )
    return (found, (len(found),)) if found else NO_PART


@BOOK.rule("W28")
def affordable(given: Counts, taken: Counts) -> bool:
    """Not more than is paid; Silver himself only alone and for one treasure."""
    if taken[box.SILVER]:
        return buys_silver(given, taken)
    exact, loose, crew = price(given)
    goods = worth(box.NO_CREW + taken[box.CREW :])
    return goods <= exact + loose and worth(taken) <= exact + loose + crew
