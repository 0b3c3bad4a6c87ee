"""Buccaneer, in the order of its rulebook.

turn ──┬── mutiny?, seat by seat ──┬── move
       │                           └── board ── (take) ── pay ── home
       └── nothing can be done: pass, or stalemate

How turns follow each other is in turns.py, the loot in boarding.py, the end in ending.py.
"""

from functools import cache, lru_cache

from msgspec.structs import replace

from quarterdeck.core.counts import Counts
from quarterdeck.core.game import Choices, Flow
from quarterdeck.core.menu import Menu, spans
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from .boarding import carry_out, on_offer
from .book import BOOK
from .events import Boarded, Moved, Mutinied
from .ships import Numbers, ship_columns
from .state import Piles, State, ToAct, ToMutiny, ToTake
from .turns import ask, next_turn

Actions = tuple[do.AnyAction, ...]

# §1  Moving a pirate


@BOOK.rule("D4", "D7", "D8")
def move(state: State, now: ToAct, action: do.Move, table: Table) -> State:
    top, onto = now.seat * box.HAND + action.face, action.onto
    crew, under = len(state.piles[top]), len(state.piles[onto])
    table.say(Moved(now.seat, top, crew, box.OWNER[onto], under))
    return next_turn(state, merged(state.piles, top, onto), now.seat, table)


@BOOK.rule("D8", "D9")
def merged(piles: Piles, top: int, onto: int) -> Piles:
    """One pile on another, both as they were; it stands under the name of its top disc."""
    after = list(piles)
    after[top] += piles[onto]
    after[onto] = ()
    return tuple(after)


# §2  Boarding a ship


@BOOK.rule("D4", "D13", "D15")
def board(state: State, now: ToAct, action: do.Board, table: Table) -> State:
    """The captain is asked where there is a choice of booty."""
    top, ship = now.seat * box.HAND + action.face, action.ship
    table.say(Boarded(now.seat, top, len(state.piles[top]), ship))
    kinds = on_offer(state, ship)
    if len(kinds) > 1:
        return replace(state, awaiting=ToTake(now.seat, top, ship))
    return carry_out(state, top, ship, kinds[0] if kinds else None, table)


@BOOK.rule("D15")
def take(state: State, now: ToTake, action: do.Take, table: Table) -> State:
    return carry_out(state, now.pile, now.ship, action.kind, table)


# §3  Mutiny


@BOOK.rule("D21")
def obey(state: State, now: ToMutiny, _: do.Obey, __: Table) -> State:
    return ask(state, now.captain, now.waiting, now.rebels)


@BOOK.rule("D21", "D22", "D24", "D25")
def mutiny(state: State, now: ToMutiny, _: do.Mutiny, table: Table) -> State:
    """The captain must board with this pile, or another that mutinies; the ship is his choice."""
    table.say(Mutinied(now.seat, now.captain, now.pile))
    return ask(state, now.captain, now.waiting, (*now.rebels, now.pile))


# What may be done

MUTINY_OR_NOT: Menu[do.AnyAction] = Menu((do.OBEY, do.MUTINY))
NOTHING: Menu[do.AnyAction] = Menu()


def deeds(state: State, now: ToAct) -> Menu[do.AnyAction]:
    """Every move, then every boarding; under a mutiny only what its piles can board."""
    heights = tuple(map(len, state.piles))
    able = boardable(state.options.components, state.open)
    if now.rebels:
        piles = ((box.FACE[top], heights[top]) for top in now.rebels)
        return Menu(board for face, height in piles for board in able[face][height])
    return free_deeds(heights, now.seat, able)


def free_deeds(
    heights: Counts, seat: int, able: tuple[tuple[Actions, ...], ...]
) -> Menu[do.AnyAction]:
    own, others = HANDS[len(heights), seat]
    targets = [(onto, reach(heights[hand])) for hand, onto in others]
    moves: list[do.AnyAction] = []
    boards: list[do.AnyAction] = []
    for face, height in enumerate(heights[own]):
        if height:
            for onto, tops in targets:
                moves += onto[face][tops[height]]
            boards += able[face][height]
    menu = Menu(moves + boards)
    menu.kinds = spans((len(moves), len(boards)) if moves and boards else (len(menu),))
    return menu


def hand_of(seat: int) -> slice:
    """Where a seat's discs stand among all."""
    return slice(seat * box.HAND, (seat + 1) * box.HAND)


def moves_onto(seat: int) -> tuple[tuple[Actions, ...], ...]:
    """By one's own face, and a set of a seat's discs as bits: the moves onto them."""
    discs = range(seat * box.HAND, (seat + 1) * box.HAND)
    return tuple(
        tuple(
            tuple(moves[disc] for bit, disc in enumerate(discs) if bits >> bit & 1)
            for bits in range(1 << box.HAND)
        )
        for moves in do.MOVES
    )


ONTO = tuple(map(moves_onto, range(box.MOST_SEATS)))

# By the number of discs and a seat: its own hand, and the others' with the moves onto them.
HANDS = {
    (seats * box.HAND, seat): (
        hand_of(seat),
        tuple((hand_of(other), ONTO[other]) for other in range(seats) if other != seat),
    )
    for seats in range(1, box.MOST_SEATS + 1)
    for seat in range(seats)
}


@lru_cache(maxsize=50_000)
@BOOK.rule("D7", "D11")
def reach(heights: Counts) -> Counts:
    """By the height of one's own pile: which of another seat's five it can be put on, as bits."""
    return tuple(
        sum(1 << face for face, under in enumerate(heights) if 0 < under <= box.HIGHEST - own)
        for own in range(box.HIGHEST + 1)
    )


@cache
@BOOK.rule("D13", "D14")
def boardable(numbers: Numbers, ships: tuple[int, ...]) -> tuple[tuple[Actions, ...], ...]:
    """By face and height of a pile: every ship it can board."""
    crews = ship_columns(numbers).crews
    return tuple(
        tuple(
            tuple(boards[ship] for ship in ships if crews[ship] <= height)
            for height in range(box.HIGHEST + 1)
        )
        for boards in do.BOARDS
    )


def pieces(state: State, now: ToTake) -> Menu[do.AnyAction]:
    return Menu(do.TAKES[kind] for kind in on_offer(state, now.ship))


def answers(_: State, __: ToMutiny) -> Menu[do.AnyAction]:
    """Silence is no."""
    return MUTINY_OR_NOT


def nothing(_: State, __: Over) -> Menu[do.AnyAction]:
    return NOTHING


CHOICES: Choices[State, do.AnyAction] = {
    ToMutiny: answers,
    ToAct: deeds,
    ToTake: pieces,
    Over: nothing,
}

FLOW: Flow[State] = {
    (ToMutiny, do.Obey): obey,
    (ToMutiny, do.Mutiny): mutiny,
    (ToAct, do.Move): move,
    (ToAct, do.Board): board,
    (ToTake, do.Take): take,
}
