"""What turns come to that follow a plan: every end, and how likely it is.

The lattice walked the other way than in best_turn.py: not what boards are worth is carried down
from the ends, but how likely they come up is carried on from the first throw.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.games.kapern import components as box

from .best_turn import END, LIFT
from .card_payoffs import LAYERS, MAGIC, Stakes
from .lattice import SIDES, Indices, Lattice, Numbers

Marks = NDArray[np.bool_]

GONE = 1e-8  # a chance that this is still going on which nobody waits for


class Tally(NamedTuple):
    """How turns end, column by column."""

    ends: Numbers  # cell of a purse, column -> how likely
    lifted: Numbers  # skulls, kept board, column -> how likely the Guardian is called to this


def first_throw(stakes: Stakes, columns: int) -> Numbers:
    """Nothing lies there, nothing is kept."""
    kept = np.zeros((LAYERS, len(stakes.lattice.size), columns))
    kept[0, 0] = 1.0
    return kept


def tally(stakes: Stakes, plan: Indices, start: Numbers) -> Tally:
    """From boards that are kept to the end of the turn; plans are columns, as in best_turn.py."""
    ends, lifted = np.zeros((MAGIC + 1, start.shape[-1])), np.zeros_like(start)
    air = np.zeros((LAYERS + 1, *start.shape[1:]))
    for skulls in reversed(stakes.layers):
        todo = plan[skulls, : len(stakes.ends[skulls])]
        seen = come_down(stakes.lattice, air, todo, KeptBoards(skulls, start[skulls]))
        thrown = start[skulls] + carry_over(seen, todo, kept_only(todo), start.shape[1:])
        if skulls:
            lifted[skulls - 1] = carry_over(seen, todo - LIFT, todo >= LIFT, start.shape[1:])
        np.add.at(ends, stakes.ends[skulls], np.where(todo == END, seen, 0.0))
        np.add.at(ends, stakes.wrecks, thrown * stakes.fatal[skulls][:, None])
    return Tally(ends, lifted)


class KeptBoards(NamedTuple):
    """Boards to throw the rest to, and the skulls beside them."""

    skulls: int
    boards: Numbers


def come_down(lattice: Lattice, air: Numbers, todo: Indices, kept: KeptBoards) -> Numbers:
    """How often every full board is decided on with so many skulls."""
    skulls, boards = kept
    going = kept_only(todo)
    seen, full = np.zeros(todo.shape), np.ones(todo.shape)
    while full.sum(axis=0).max() > GONE:
        air[skulls] += boards / lattice.stands_for[:, None]
        full = land_dice(lattice, air, skulls)
        seen += full
        boards = carry_over(full, todo, going, boards.shape)
    return seen


def kept_only(todo: Indices) -> Marks:
    """Where dice are thrown again, and no skull with them."""
    only: Marks = (todo != END) & (todo < LIFT)
    return only


def land_dice(lattice: Lattice, air: Numbers, skulls: int) -> Numbers:
    """Throw what is in the air die by die; how likely every full board comes down.

    In the air every board counts by itself, though like ones are folded.
    """
    here, more = air[skulls], air[skulls + 1]
    full = box.DICE - skulls
    for size in range(full):
        smaller, larger = lattice.of_size[size], lattice.of_size[size + 1]
        here[smaller] /= SIDES
        more[smaller] += here[smaller]
        for one_less in lattice.one_less[larger].T:
            here[larger] += here[one_less]
    down: Numbers = here[lattice.of_size[full]] * lattice.stands_for[lattice.of_size[full], None]
    here[:] = 0.0
    return down


def carry_over(full: Numbers, keep: Indices, going: Marks, shape: tuple[int, ...]) -> Numbers:
    """How likely every board is kept, if from these full ones these are."""
    boards, columns = shape
    place = np.where(going, keep, boards - 1) * columns + np.arange(columns)
    likely = np.bincount(place.ravel(), np.where(going, full, 0.0).ravel(), boards * columns)
    return likely.astype(np.float64, copy=False).reshape(shape)
