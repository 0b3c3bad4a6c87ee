"""A ship has come to rest: what lies off Flat Island, a chart at Anchor Corner, the new heading.

Then the turn goes on: after a free move with the ship that was stopped by the fight, else with
the next ship.
"""

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, minus, plus
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from . import moments as to
from . import sea
from .book import BOOK
from .checking import end_turn
from .continuations import NewHeading
from .crew import each_of, with_hand, with_ship
from .events import ChartLanded, Found, Salvaged, Turned
from .knowledge import everyone
from .menus import and_muster
from .picks import pick_one
from .state import NOBODY, State


@BOOK.rule("W27")
def come_to_rest(state: State, ship: int, table: Table) -> State:
    """After a move, a free move or a blow."""
    me = state.ships[ship]
    if me.square in sea.FLAT_SHORE and lying_there(state.flat, me.hold):
        return replace(state, awaiting=to.Salvage(me.owner, ship))
    if me.square == sea.ANCHOR_CORNER and any(me.cards[chart] for chart in box.CHARTS):
        return replace(state, awaiting=to.LandChart(me.owner, ship))
    return set_bows(state, ship, table)


@BOOK.rule("W10", "W37")
def set_bows(state: State, ship: int, table: Table) -> State:
    """Where they are not set already, the owner points them."""
    if state.headed:
        return carry_on(state, table)
    return replace(state, awaiting=to.Head(state.ships[ship].owner, ship))


@BOOK.rule("W10")
def head(state: State, now: to.Head, action: do.Turn, table: Table) -> State:
    ship = state.ships[now.ship]
    table.say(Turned(ship.owner, now.ship, action.heading))
    return carry_on(with_ship(state, now.ship, replace(ship, heading=action.heading)), table)


@BOOK.rule("W35", "W37")
def carry_on(state: State, table: Table) -> State:
    """After a free move of the other ship, the one whose turn it is has still to come to rest."""
    fled = state.fleeing
    if fled in (NOBODY, state.sailing):
        return end_turn(state, table)
    return come_to_rest(replace(state, fleeing=NOBODY, headed=False), state.sailing, table)


# Flat Island


@BOOK.rule("W21", "W27")
def lying_there(flat: Counts, hold: Counts) -> list[int]:
    """Things on Flat Island that a ship with this hold can take."""
    end = box.TREASURE if sum(hold) >= box.HOLD else len(flat)
    return [thing for thing, count in enumerate(flat[:end]) if count]


@BOOK.rule("W27")
def salvage(state: State, now: to.Salvage, action: do.Take, _: Table) -> State:
    return pick_one(state, now, "taken", action.thing)


@BOOK.rule("W27")
def carry_off(state: State, now: to.Salvage, _: do.Settle, table: Table) -> State:
    """Crew lies there face up, so everyone knows who has it now; the rest stays."""
    ship = state.ships[now.ship]
    for thing in each_of(now.taken):
        table.say(Salvaged(ship.owner, now.ship, thing))
        if thing < box.TREASURE:
            ship = with_hand(ship, thing, everyone(state.seats))
    ship = replace(ship, hold=plus(ship.hold, now.taken[box.TREASURE : box.CARDS]))
    after = replace(with_ship(state, now.ship, ship), flat=minus(state.flat, now.taken))
    return set_bows(after, now.ship, table)


def salvageable(state: State, now: to.Salvage) -> Menu[do.AnyAction]:
    hold = plus(state.ships[now.ship].hold, now.taken[box.TREASURE : box.CARDS])
    things = lying_there(minus(state.flat, now.taken), hold)
    menu: Menu[do.AnyAction] = Menu((*(do.TAKES[thing] for thing in things), do.SETTLE))
    return menu if any(now.taken) else and_muster(state, now.ship, menu)


# Treasure from Treasure Island


@BOOK.rule("W21", "W41")
def within_reach(state: State, ship: int, worth: int, taken: Counts = box.NO_TREASURE) -> list[int]:
    """Kinds of treasure up to a value beside those that are picked, if there is room."""
    if sum(state.ships[ship].hold) + sum(taken) >= box.HOLD:
        return []
    left = worth - box.points(taken)
    return [
        kind
        for kind, count in enumerate(state.island)
        if count > taken[kind] and box.POINTS[kind] <= left
    ]


def pick_up(state: State, now: to.TakeTreasure, table: Table) -> State:
    """What was picked comes aboard."""
    ship = state.ships[now.ship]
    for kind in each_of(now.taken):
        table.say(Found(ship.owner, now.ship, kind))
    after = with_ship(state, now.ship, replace(ship, hold=plus(ship.hold, now.taken)))
    return replace(after, island=minus(state.island, now.taken))


# Anchor Corner


@BOOK.rule("W25a")
def land_chart(state: State, now: to.LandChart, _: do.LandChart, table: Table) -> State:
    """One chart a stop: it goes under the Chance cards, and treasure is taken."""
    ship = state.ships[now.ship]
    chart = next(chart for chart in box.CHARTS if ship.cards[chart])
    number = box.KEPT_NUMBERS[chart]
    table.say(ChartLanded(ship.owner, now.ship, number))
    ship = replace(ship, cards=bump(ship.cards, chart, -1))
    after = with_ship(state, now.ship, ship)
    after = replace(after, shown=(*state.shown, number))
    if state.options.one_chart:
        after = without_charts(after)
    if not within_reach(after, now.ship, box.CHART_WORTH):
        return set_bows(after, now.ship, table)
    then = NewHeading(now.ship)
    digging = to.TakeTreasure(now.seat, now.ship, number, box.CHART_WORTH, 0, then)
    return replace(after, awaiting=digging)


def keep_chart(state: State, now: to.LandChart, _: do.Done, table: Table) -> State:
    return set_bows(state, now.ship, table)


@BOOK.rule("W43")
def without_charts(state: State) -> State:
    """Where only one chart can ever be landed, both leave the game, wherever they are."""
    numbers = tuple(box.KEPT_NUMBERS[chart] for chart in box.CHARTS)
    first = box.CARDS + box.CHARTS[0]  # the charts are the last of all things
    return replace(
        state,
        chance=tuple(n * (card + 1 not in numbers) for card, n in enumerate(state.chance)),
        shown=tuple(number for number in state.shown if number not in numbers),
        docks=tuple((*docks[:first], 0, 0) for docks in state.docks),
        ships=tuple(replace(s, cards=(*s.cards[: box.CHARTS[0]], 0, 0)) for s in state.ships),
        gone=numbers,
    )


def whether_to_chart(state: State, now: to.LandChart) -> Menu[do.AnyAction]:
    return and_muster(state, now.ship, CHART_OR_NOT)


CHART_OR_NOT: Menu[do.AnyAction] = Menu((do.LAND_CHART, do.DONE))
