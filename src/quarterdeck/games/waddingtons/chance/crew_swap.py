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
from quarterdeck.games.waddingtons.state import Ship, State

from .parts import Outcome

NONE_PICKED = (0, 0, 0)
BACKS = tuple(range(len(box.VALUES)))


@BOOK.rule("W25a")
def swap(state: State, rest: RestOfCard, other: int, table: Table) -> Outcome:
    """Two each, or as many as the smaller hand; the drawer picks first."""
    me = state.ships[rest.ship]
    count = min(box.LOSS, sum(me.hand), sum(state.ships[other].hand))
    if not count:
        return state, None
    picking = to.Pick(me.owner, rest.ship, other, count, NONE_PICKED, (), rest)
    return go_on_picking(state, picking, table)


def backs_to_pick(state: State, now: to.Pick) -> list[int]:
    """The best first; and enough must be left for the rest of the picks."""
    there = minus(box.values(state.ships[now.other].hand), now.picked)
    most = min((back for back in BACKS if now.picked[back]), default=BACKS[-1])
    return [
        back for back in BACKS[: most + 1] if there[back] and sum(there[: back + 1]) >= now.left
    ]


@BOOK.rule("W25a")
def go_on_picking(state: State, now: to.Pick, table: Table) -> Outcome:
    """Backs are open: where only one can be picked, nobody is asked."""
    while now.left:
        backs = backs_to_pick(state, now)
        if len(backs) > 1:
            return state, now
        now = replace(now, left=now.left - 1, picked=bump(now.picked, backs[0], +1))
    if now.first:
        return change_hands(state, now, table), None
    seat, count = state.ships[now.other].owner, sum(now.picked)
    turned = to.Pick(seat, now.other, now.ship, count, NONE_PICKED, now.picked, now.then)
    return go_on_picking(state, turned, table)


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
    return Menu(do.PICKS[back] for back in backs_to_pick(state, now))
