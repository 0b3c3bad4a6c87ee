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

from . import told


def treasure(things: Counts) -> Counts:
    return things[box.TREASURE : box.CARDS]


def other_docks(state: State, now: to.Trade) -> Counts:
    return state.docks[state.ships[now.ship].square - sea.FIRST_HARBOUR]


# Offering


@BOOK.forbids("W28", told.what)
def nothing_more_of_it_aboard(state: State, now: to.Trade, action: do.Offer) -> bool:
    ship = state.ships[now.ship]
    held = (ship.hand + ship.hold + ship.cards)[action.thing]
    return held <= now.given[action.thing]


@BOOK.forbids("W28")
def more_than_a_treasure_for_silver(_: State, now: to.Trade, action: do.Offer) -> bool:
    """Once he is taken there is nothing else to pay."""
    treasured = box.TREASURE <= action.thing < box.CARDS
    return bool(now.taken[box.SILVER]) and (any(now.given) or not treasured)


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


@BOOK.forbids("W28", told.both_sides)
def it_does_not_level(_: State, now: Any, __: do.Settle) -> bool:
    if not isinstance(now, to.Trade):
        return False
    given, taken = now.given, now.taken
    if taken[box.SILVER]:
        return not one_treasure_for_silver(given, taken)
    least, most = value_of_things(given) - paid_in_cards(given), value_of_things(given)
    return not any(taken) or not any(least <= rest <= most for rest in left_to_pay(given, taken))


@BOOK.forbids("W21", told.pieces_aboard)
def no_room_for_all_that_is_taken(state: State, now: Any, _: do.Settle) -> bool:
    """A ship carries two; what is paid makes room."""
    if not isinstance(now, to.Trade):
        return False
    aboard = sum(state.ships[now.ship].hold) + sum(treasure(now.taken))
    return aboard - sum(treasure(now.given)) > box.HOLD


def all_to_pay_with(state: State, now: to.Trade) -> Counts:
    """Everything of a ship's that may be traded."""
    ship = state.ships[now.ship]
    kept = [
        count * (state.options.chart_value_3 or card not in box.CHARTS)
        for card, count in enumerate(ship.cards)
    ]
    return (*ship.hand, *ship.hold, *kept)


@BOOK.forbids("W28", told.beyond_ones_means)
def dearer_than_all_one_has(state: State, now: Any, action: do.Take) -> bool:
    """All of it with Silver's help; what is no crew without him."""
    if not isinstance(now, to.Trade):
        return False
    taken = tuple(count + (thing == action.thing) for thing, count in enumerate(now.taken))
    purse = all_to_pay_with(state, now)
    if taken[box.SILVER]:
        return not silver_can_be_had(purse, now.given, taken)
    goods = value_of_things(taken) - value_of_things(taken[: box.CREW])
    without, helped = value_of_things(purse), value_of_things(purse) + brought_by_silver(purse)
    return goods > without or value_of_things(taken) > helped


def silver_can_be_had(purse: Counts, given: Counts, taken: Counts) -> bool:
    """Nothing else is taken, and no more than a treasure is or will be paid."""
    paid = given if any(given) else (purse if any(treasure(purse)) else given)
    return sum(taken) == 1 and any(treasure(paid)) and sum(given) <= 1


TRADE: Refusals = {
    do.Offer: (nothing_more_of_it_aboard, more_than_a_treasure_for_silver, charts_are_not_traded),
}
