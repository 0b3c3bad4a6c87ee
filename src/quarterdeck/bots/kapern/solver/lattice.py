"""Eight dice thrown one at a time: the grid of boards that every exact value is swept over.

A board is the dice that lie and are no skulls. Whoever still has dice to throw
throws one: a skull leaves the board as it is, one layer of skulls higher; any of
the five other faces leads to a board that is one die larger.

    skulls 0:  board ──> board + die ──> ... ──> full board: a decision
                 │            │
    skulls 1:  board ──> board + die ──> ... ──> full board: a decision

So a throw of eight dice costs a few additions a board, not 1,287 products. The
same grid, walked the other way, finds the best dice to keep: the best part of a
board is the board itself or the best part of it with one die less.
"""

import math
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.counts import Counts, bump, splits
from quarterdeck.games.kapern import components as box

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]

KINDS = len(box.FACES) - 1
SIDES = sum(box.DIE)

# By size, then by count: of two ways to keep dice, a tie prefers the later one, which throws
# fewer dice and stands first in the catalogue.
BOARDS: tuple[Counts, ...] = tuple(
    board for size in range(box.DICE + 1) for board in splits(size, KINDS)
)
NUMBER = {board: number for number, board in enumerate(BOARDS)}
NOWHERE = len(BOARDS)  # a row past the last board, for dice that cannot be taken off
SIZE = np.array([*map(sum, BOARDS), 0])

BOUNDS = [0, *(math.comb(size + KINDS, KINDS) for size in range(box.DICE + 1))]
OF_SIZE = [slice(start, end) for start, end in pairwise(BOUNDS)]

ONE_MORE: Indices = np.array(
    [
        [NUMBER[bump(board, kind, +1)] for kind in range(KINDS)]
        for board in BOARDS
        if sum(board) < box.DICE
    ]
)
ONE_LESS: Indices = np.array(
    [[NUMBER.get(bump(board, kind, -1), NOWHERE) for kind in range(KINDS)] for board in BOARDS]
)


class Lattice(NamedTuple):
    """Boards in the order of their size, nowhere the last, and what leads from one to another."""

    size: Indices
    of_size: list[slice]
    one_more: Indices  # board, kind -> board; full ones have no more
    one_less: Indices  # board, kind -> board, or nowhere
    stands_for: Indices  # how many boards each is: one, unless like ones are folded into it


PLAIN = Lattice(SIZE, OF_SIZE, ONE_MORE, ONE_LESS, np.ones_like(SIZE))


def throw_the_rest(lattice: Lattice, layer: Numbers, skull_more: Numbers, full: int) -> None:
    """From full boards down: the mean over the next die, a skull or one of the others."""
    for size in range(full - 1, -1, -1):
        here = lattice.of_size[size]
        layer[here] = skull_more[here]
        for one_more in lattice.one_more[here].T:
            layer[here] += layer[one_more]
        layer[here] /= SIDES


def best_part(lattice: Lattice, worth: Numbers, full: int) -> Numbers:
    """The most that any part of each board is worth."""
    best = worth.copy()
    best[-1] = -np.inf
    for size in range(1, full + 1):
        here = best[lattice.of_size[size]]
        for one_less in lattice.one_less[lattice.of_size[size]].T:
            np.maximum(here, best[one_less], out=here)
    return best


def which_part(lattice: Lattice, worth: Numbers, full: int, tie: float) -> Indices:
    """The part that is worth the most; among equals the last."""
    best = worth.copy()
    best[-1] = -np.inf
    which: Indices = np.indices(worth.shape)[0]
    for size in range(1, full + 1):
        here, part = best[lattice.of_size[size]], which[lattice.of_size[size]]
        for one_less in lattice.one_less[lattice.of_size[size]].T:
            rival, its = best[one_less], which[one_less]
            better = (rival > here + tie) | ((rival >= here - tie) & (its > part))
            np.copyto(here, rival, where=better)
            np.copyto(part, its, where=better)
    return which
