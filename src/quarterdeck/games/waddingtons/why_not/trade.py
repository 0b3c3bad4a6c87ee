"""Every reason to refuse a trade: what is paid, what is taken, and whether it levels."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from quarterdeck.core.counts import Counts
from quarterdeck.core.game import Refusals
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.state import State


def treasure(things: Counts) -> Counts:
    return things[box.TREASURE : box.CARDS]


def other_docks(state: State, now: to.Trade) -> Counts:
    return state.docks[state.ships[now.ship].square - sea.FIRST_HARBOUR]


# Offering


@BOOK.forbids("W28")
def payment_comes_first(_: State, now: to.Trade, __: do.Offer) -> bool:
    return any(now.taken)


@BOOK.forbids("W28")
def nothing_more_of_it_aboard(state: State, now: to.Trade, action: do.Offer) -> bool:
    ship = state.ships[now.ship]
    held = (ship.hand + ship.hold + ship.cards)[action.thing]
    return held <= now.given[action.thing]


@BOOK.forbids("W28")
def offered_out_of_order(_: State, now: to.Trade, action: do.Offer) -> bool:
    return any(now.given[action.thing + 1 :])


@BOOK.forbids("W42")
def charts_are_not_traded(state: State, now: Any, action: do.Offer | do.Take) -> bool:
    trading = isinstance(now, to.Trade) and not state.options.chart_value_3
    return trading and action.thing - box.CARDS in box.CHARTS


# Value for value


def value_of_things(things: Counts) -> int:
    return sum(box.WORTH[thing] * count for thing, count in enumerate(things))


def paid_in_cards(given: Counts) -> int:
    """Doubloons and Pieces of Eight buy up to so much."""
    return sum(box.WORTH[card] * given[card] for card in box.VALUE_CARDS)


def brought_by_silver(given: Counts) -> int:
    """Crew, and nothing else, worth up to so much."""
    return box.SILVER_WORTH * given[box.SILVER]


def one_treasure_for_silver(given: Counts, taken: Counts) -> bool:
    """Long John Silver lies in the docks for a single treasure, and is then all that is taken."""
    return sum(taken) == 1 and sum(given) == 1 and any(treasure(given))


def left_to_pay(given: Counts, taken: Counts) -> Iterator[int]:
    """What other goods must pay for, with every part of the crew that Silver can bring."""
    for part in product(*(range(count + 1) for count in taken[: box.CREW])):
        if value_of_things(part) <= brought_by_silver(given):
            yield value_of_things(taken) - value_of_things(part)


@BOOK.forbids("W28")
def it_does_not_level(_: State, now: to.Trade, __: do.Settle) -> bool:
    given, taken = now.given, now.taken
    if taken[box.SILVER]:
        return not one_treasure_for_silver(given, taken)
    least, most = value_of_things(given) - paid_in_cards(given), value_of_things(given)
    return not any(taken) or not any(least <= rest <= most for rest in left_to_pay(given, taken))


@BOOK.forbids("W28")
def dearer_than_what_is_paid(_: State, now: Any, action: do.Take) -> bool:
    """All of it with Silver's help; what is no crew without him."""
    if not isinstance(now, to.Trade):
        return False
    taken = tuple(count + (thing == action.thing) for thing, count in enumerate(now.taken))
    if taken[box.SILVER]:
        return not one_treasure_for_silver(now.given, taken)
    goods = value_of_things(taken) - value_of_things(taken[: box.CREW])
    without, helped = (
        value_of_things(now.given),
        value_of_things(now.given) + brought_by_silver(now.given),
    )
    return goods > without or value_of_things(taken) > helped


# The desk


@BOOK.forbids("W28")
def an_empty_desk(_: State, now: to.Trade, __: do.Cancel) -> bool:
    return not any(now.given)


@BOOK.forbids("W28")
def cleared_too_often(_: State, now: to.Trade, __: do.Cancel) -> bool:
    return now.tries >= box.DESKS


TRADE: Refusals = {
    do.Offer: (
        payment_comes_first,
        nothing_more_of_it_aboard,
        offered_out_of_order,
        charts_are_not_traded,
    ),
    do.Settle: (it_does_not_level,),
    do.Cancel: (an_empty_desk, cleared_too_often),
}
