"""Parting with crew: from the hand and, for some cards, from one's docks too."""

from collections.abc import Iterable

from msgspec.structs import replace

from quarterdeck.core.counts import Counts
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import AnyThen, RestOfCard, card_shown
from quarterdeck.games.waddingtons.crew import each_of, give, give_docked
from quarterdeck.games.waddingtons.menus import own_crew
from quarterdeck.games.waddingtons.state import State

from .parts import Outcome


def opponents(state: State, ship: int) -> tuple[int, ...]:
    """The ships of other players, in the order of turns."""
    count, owner = len(state.ships), state.ships[ship].owner
    around = ((ship + step) % count for step in range(1, count))
    return tuple(other for other in around if state.ships[other].owner != owner)


def has_crew(state: State, ship: int) -> bool:
    return any(state.ships[ship].hand)


@BOOK.rule("W25")
def crew_of(state: State, ship: int, docked: bool) -> Counts:
    """The hand's kinds, then those of the docks where they count."""
    me = state.ships[ship]
    return me.hand + (own_crew(state, me) if docked else box.NO_CREW)


@BOOK.rule("W25", "W41")
def give_up(state: State, asked: to.Give, table: Table) -> Outcome:
    """Whoever has no more than is asked for gives it all; else he picks."""
    crew = crew_of(state, asked.ship, asked.docked)
    if sum(crew) > asked.count:
        return state, asked
    return give_slots(state, asked, each_of(crew), table), None


def give_slots(state: State, asked: to.Give, slots: Iterable[int], table: Table) -> State:
    for slot in slots:
        state = give_slot(state, asked, slot, table)
    return state


def give_slot(state: State, asked: to.Give, slot: int, table: Table) -> State:
    if slot < box.CREW:
        return give(state, asked.ship, slot, asked.to, table)
    return give_docked(state, asked.ship, slot - box.CREW, asked.to, table)


def lose_crew(state: State, rest: RestOfCard, taker: int, table: Table) -> Outcome:
    """Two from the hand."""
    return give_up(state, from_hand(state, rest.ship, taker, box.LOSS, rest), table)


def from_hand(state: State, ship: int, taker: int, count: int, then: AnyThen) -> to.Give:
    owner, card = state.ships[ship].owner, card_shown(then)
    return to.Give(owner, ship, card, taker, count, False, False, then)


def with_docks(state: State, ship: int, taker: int, count: int, then: AnyThen) -> to.Give:
    return replace(from_hand(state, ship, taker, count, then), docked=True)
