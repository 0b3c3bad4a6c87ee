"""Crew on the move: between hands, docks, Flat Island and the pile, and who sees which colour."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, minus, plus, put
from quarterdeck.core.table import Table

from . import components as box
from .book import BOOK
from .events import Gave, GaveUnseen, Hired, HiredUnseen, Marooned, SentBack
from .knowledge import everyone, forgotten, learn_colour, sure
from .state import TO_FLAT_ISLAND, TO_PILE, Returned, Ship, State

# Hands


@BOOK.rule("W6")
def sailing_strength(ship: Ship) -> int:
    return box.strength(ship.hand)


@lru_cache(maxsize=50_000)
@BOOK.rule("W7")
def fighting_strength(hand: Counts) -> int:
    """Red against black."""
    return abs(sum(map(int.__mul__, box.SIGN, hand)))


def with_ship(state: State, index: int, ship: Ship) -> State:
    return replace(state, ships=put(state.ships, index, ship))


def with_hand(ship: Ship, crew: int, who: int) -> Ship:
    """The ship with one more hand, whose colour these know."""
    hand = bump(ship.hand, crew, +1)
    return replace(ship, hand=hand, known=learn_colour(ship.known, crew, who))


def without_hand(ship: Ship, crew: int, who: int) -> Ship:
    hand = bump(ship.hand, crew, -1)
    return replace(ship, hand=hand, known=forgotten(ship.known, crew, who))


def watching(ship: Ship, crew: int) -> int:
    """Who knows the colour of a card that leaves a hand face down."""
    return 1 << ship.owner | sure(ship.known, ship.hand, crew)


# The Pirate Island pile


def pile_size(state: State) -> int:
    return sum(state.pile) + len(state.beneath)


@BOOK.rule("W8", "W41")
def hire(state: State, index: int, count: int, table: Table) -> State:
    """Crew off the top of the pile, as many as there are."""
    ship = state.ships[index]
    fresh, pile = draw_crew(state, count, table)
    beneath = state.beneath[: max(0, count - sum(fresh))]
    ship = replace(ship, hand=plus(ship.hand, fresh))
    for card in beneath:
        fresh = bump(fresh, card.crew, +1)
        ship = with_hand(ship, card.crew, card.known)
    if any(fresh):
        told = HiredUnseen(ship.owner, index, box.values(fresh))
        table.whisper(Hired(ship.owner, index, fresh), ship.owner, told)
    left = state.beneath[len(beneath) :]
    after = replace(state, pile=pile, beneath=left, ships=put(state.ships, index, ship))
    return replace(after, top=new_top(after, table)) if any(fresh) else after


@BOOK.rule("W8")
def draw_crew(state: State, count: int, table: Table) -> tuple[Counts, Counts]:
    """From the unseen part of the pile: what comes off, and what is left of it."""
    pile = state.pile
    if not any(pile) or not count:
        return box.NO_CREW, pile
    red = 2 * (state.top - 1)
    first = red + table.draw(pile[red : red + 2])
    pile = bump(pile, first, -1)
    rest = table.take(pile, min(count - 1, sum(pile))) if count > 1 else box.NO_CREW
    return bump(rest, first, +1), minus(pile, rest)


@BOOK.rule("W8")
def new_top(state: State, table: Table) -> int:
    """The value on top is drawn when it becomes the top; its colour when it is taken."""
    if any(state.pile):
        return 1 + table.draw(box.values(state.pile))
    return box.VALUE[state.beneath[0].crew] if state.beneath else 0


@BOOK.rule("W8")
def put_under(state: State, crew: int, who: int) -> State:
    """Face down to the bottom of the pile; these know its colour."""
    beneath = (*state.beneath, Returned(crew, who))
    return replace(state, beneath=beneath, top=state.top or box.VALUE[crew])


# Giving


def give(state: State, index: int, crew: int, to: int, table: Table) -> State:
    """A card of the hand goes to a ship, under the pile or to Flat Island."""
    ship = state.ships[index]
    if to == TO_PILE:
        table.say(SentBack(ship.owner, index, one_value(crew)))
        who = watching(ship, crew)
        return put_under(with_ship(state, index, without_hand(ship, crew, who)), crew, who)
    if to == TO_FLAT_ISLAND:
        table.say(Marooned(ship.owner, index, crew))
        flat = bump(state.flat, crew, +1)
        seen = with_ship(state, index, without_hand(ship, crew, everyone(state.seats)))
        return replace(seen, flat=flat)
    return hand_over(state, index, crew, to, table)


def hand_over(state: State, index: int, crew: int, to: int, table: Table) -> State:
    """From hand to hand: the two players know the card, the others its back."""
    giver, taker = state.ships[index], state.ships[to]
    tell_gift(state, index, to, crew, table)
    who = watching(giver, crew) | 1 << taker.owner
    ships = put(state.ships, index, without_hand(giver, crew, who))
    return replace(state, ships=put(ships, to, with_hand(taker, crew, who)))


def tell_gift(state: State, index: int, to: int, crew: int, table: Table) -> None:
    sides = (state.ships[index].owner, state.ships[to].owner, index, to)
    unseen = GaveUnseen(*sides, box.VALUE[crew])
    table.whisper(Gave(*sides, crew), state.ships[to].owner, unseen)


def give_docked(state: State, index: int, crew: int, to: int, table: Table) -> State:
    """A card from one's docks, which everyone has seen, to a ship or under the pile."""
    ship = state.ships[index]
    docks = put(state.docks, ship.home, bump(state.docks[ship.home], crew, -1))
    after, who = replace(state, docks=docks), everyone(state.seats)
    if to == TO_PILE:
        table.say(SentBack(ship.owner, index, one_value(crew)))
        return put_under(after, crew, who)
    tell_gift(state, index, to, crew, table)
    return with_ship(after, to, with_hand(state.ships[to], crew, who))


def send_all_back(state: State, index: int, table: Table) -> State:
    """The whole hand goes under the pile.

    Equal values go in the order of the catalogue. At a table it is anybody's order, and nobody is
    taken to know it.
    """
    ship = state.ships[index]
    table.say(SentBack(ship.owner, index, box.values(ship.hand)))
    for crew in each_of(ship.hand):
        who = watching(ship, crew)
        ship = without_hand(ship, crew, who)
        state = put_under(state, crew, who)
    return with_ship(state, index, ship)


def each_of(counts: Counts) -> tuple[int, ...]:
    """Every single one, kind by kind."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


@BOOK.rule("W41a")
def shuffle_alike(crew: Counts, table: Table) -> Iterator[int]:
    """Cards for the bottom of the pile, the best first; those of one value as it comes.

    They were picked in no order, so chance has the say that nobody else has.
    """
    for value in reversed(box.VALUES):
        slots = [slot for slot in range(len(crew)) if box.VALUE[slot % box.CREW] == value]
        left = tuple(crew[slot] for slot in slots)
        while any(left):
            several = sum(left) > max(left)
            place = table.draw(left) if several else left.index(max(left))
            left = bump(left, place, -1)
            yield slots[place]


def one_value(crew: int) -> Counts:
    return box.values(bump(box.NO_CREW, crew, +1))
