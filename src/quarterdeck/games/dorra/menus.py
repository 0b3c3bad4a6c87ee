"""All that may be done in a turn, read fast: from tables of prebuilt actions.

Which of another seat's five discs can be covered is a set of bits, so that its moves are looked up
at once. WHY_NOT says the same slowly, and a law compares the two.
"""

from functools import lru_cache

from quarterdeck.core.counts import Counts
from quarterdeck.core.menu import Menu, spans

from . import actions as do
from . import components as box
from .book import BOOK
from .discs import discs_of, hand
from .ships import Numbers, ship_columns
from .state import State, ToAct

Actions = tuple[do.AnyAction, ...]
Hand = slice
Targets = tuple[tuple[Hand, tuple[tuple[Actions, ...], ...]], ...]


@BOOK.rule("D24", "D25")
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
    own, others = TARGETS[len(heights), seat]
    targets = [(onto, covered_by_height(heights[hand])) for hand, onto in others]
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


def moves_onto(seat: int) -> tuple[tuple[Actions, ...], ...]:
    """By one's own face, and a set of a seat's discs as bits: the moves onto them."""
    discs = discs_of(seat)
    return tuple(
        tuple(
            tuple(moves[disc] for bit, disc in enumerate(discs) if bits >> bit & 1)
            for bits in range(1 << box.HAND)
        )
        for moves in do.MOVES
    )


ONTO = tuple(map(moves_onto, range(box.MOST_SEATS)))


@BOOK.rule("D10")
def targets_of(seats: int, seat: int) -> tuple[Hand, Targets]:
    """A seat's own hand; and every other's, never its own, with the moves onto it."""
    others = (other for other in range(seats) if other != seat)
    return hand(seat), tuple((hand(other), ONTO[other]) for other in others)


# By the number of discs and a seat.
TARGETS = {
    (seats * box.HAND, seat): targets_of(seats, seat)
    for seats in range(1, box.MOST_SEATS + 1)
    for seat in range(seats)
}


@lru_cache(maxsize=50_000)
@BOOK.rule("D7", "D11")
def covered_by_height(heights: Counts) -> Counts:
    """By the height of one's own pile: which of another seat's five it can be put on, as bits."""
    return tuple(
        sum(1 << face for face, under in enumerate(heights) if 0 < under <= box.HIGHEST - own)
        for own in range(box.HIGHEST + 1)
    )


@lru_cache(maxsize=4096)
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
