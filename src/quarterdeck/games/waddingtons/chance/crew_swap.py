"""Chance card 20: two ships swap crew, each picking the other's cards by their backs."""

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, minus, put
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.crew import watching, with_hand, without_hand
from quarterdeck.games.waddingtons.events import Swapped
from quarterdeck.games.waddingtons.menus import JUST_SETTLE, and_muster
from quarterdeck.games.waddingtons.state import Ship, State

from .parts import Outcome


@BOOK.rule("W25a")
def swap(state: State, rest: RestOfCard, other: int, table: Table) -> Outcome:
    """Two each, or as many as the smaller hand; the drawer picks first."""
    me = state.ships[rest.ship]
    count = min(box.LOSS, sum(me.hand), sum(state.ships[other].hand))
    if not count:
        return state, None
    return ask_to_pick(state, to.Pick(me.owner, rest.ship, other, count, (), rest), table)


@BOOK.rule("W25a")
def ask_to_pick(state: State, now: to.Pick, table: Table) -> Outcome:
    """Backs are open: who has no choice is not asked."""
    backs = box.values(state.ships[now.other].hand)
    if sum(backs) > now.count and max(backs) < sum(backs):
        return state, now
    only = tuple(min(count, now.count) for count in backs)
    return after_picks(state, replace(now, picked=only), table)


@BOOK.rule("W25a")
def after_picks(state: State, now: to.Pick, table: Table) -> Outcome:
    """Then the other picks; then they swap."""
    if now.first:
        return change_hands(state, now, table), None
    seat = state.ships[now.other].owner
    turned = to.Pick(seat, now.other, now.ship, now.count, now.picked, now.then)
    return ask_to_pick(state, turned, table)


@BOOK.rule("W25a")
def change_hands(state: State, now: to.Pick, table: Table) -> State:
    """Both have picked: which card of a value it was is chance, and the two see what they got."""
    drawer, other = state.ships[now.other], state.ships[now.ship]
    table.say(
        Swapped(drawer.owner, other.owner, now.other, now.ship, given=now.picked, taken=now.first)
    )
    goes = blindly(drawer.hand, now.picked, table)
    comes = blindly(other.hand, now.first, table)
    drawer, other = pass_cards(drawer, other, goes)
    other, drawer = pass_cards(other, drawer, comes)
    ships = put(put(state.ships, now.other, drawer), now.ship, other)
    return replace(state, ships=ships)


def blindly(hand: Counts, backs: Counts, table: Table) -> list[int]:
    """Cards of these values, their colours drawn."""
    cards: list[int] = []
    for back, count in enumerate(backs):
        for _ in range(count):
            red = 2 * back
            card = red + table.draw(hand[red : red + 2])
            hand = bump(hand, card, -1)
            cards.append(card)
    return cards


def pass_cards(giver: Ship, taker: Ship, cards: list[int]) -> tuple[Ship, Ship]:
    """Some cards from hand to hand, face down but for these two."""
    for card in cards:
        who = watching(giver, card) | 1 << taker.owner
        giver, taker = without_hand(giver, card, who), with_hand(taker, card, who)
    return giver, taker


def pickable(state: State, now: to.Pick) -> Menu[do.AnyAction]:
    if sum(now.picked) == now.count:
        return JUST_SETTLE
    there = minus(box.values(state.ships[now.other].hand), now.picked)
    menu: Menu[do.AnyAction] = Menu(do.PICKS[back] for back, count in enumerate(there) if count)
    return menu if any(now.picked) else and_muster(state, now.ship, menu)
