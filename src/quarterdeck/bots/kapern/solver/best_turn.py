"""Best play of one turn, exactly.

Whoever looks at a full board may end the turn, or keep a part of it and throw the rest:

    worth of a board  =  the better of ending here and the best throw
    worth of a throw  =  the mean over its dice, and what it brings if it is fatal

A throw leads to boards with as many skulls or with more. So the layers of the lattice are
solved from the most skulls down, each by repeating these two lines until nothing changes.
That it settles is sure: every throw may bring a skull, so what is wrong shrinks each time.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from quarterdeck.games.kapern import components as box

from .card_payoffs import LAYERS, Stakes
from .lattice import (
    BOARDS,
    OF_SIZE,
    Indices,
    Lattice,
    Numbers,
    best_part,
    throw_the_rest,
    which_part,
)

SETTLED = 1e-10
TIE = 1e-9

# What a plan says of a full board: which board to keep, or
END = -1  # to end the turn here; and this is added where the Guardian lifts a skull:
LIFT = len(BOARDS)
DECISIONS = len(BOARDS[OF_SIZE[box.DICE]])  # in the largest layer


class Best(NamedTuple):
    """The best play of a hand, for several purses at once."""

    worth: Numbers  # skulls, kept board, purse -> what the throw is worth
    plan: Indices  # skulls, full board, purse -> END or what to keep


def play_best(
    stakes: Stakes, purses: Numbers, spent: Numbers | None = None, settled: float = SETTLED
) -> Best:
    """Fill each purse (a column) as well as can be.

    `spent` is what throws are worth once the Guardian has lifted a skull.
    """
    fatal = stakes.fatal[:, :, None] * purses[stakes.wrecks]
    boards = np.zeros((LAYERS + 1, *fatal[0].shape))
    plan = np.full((LAYERS, DECISIONS, fatal.shape[-1]), END)
    for skulls in stakes.layers:
        choices = Choices(
            stakes.lattice,
            skulls,
            end=purses[stakes.ends[skulls]],
            fatal=fatal[skulls] + stakes.barred[skulls],
            lift=lifts(stakes, spent, skulls, fatal[0]),
        )
        iterate_throws(stakes.lattice, boards, skulls, choices.best, settled)
        plan[skulls, : len(choices.end)] = choices.plan(boards[skulls])
    return Best(boards[:LAYERS] + fatal, plan)


def lifts(stakes: Stakes, spent: Numbers | None, skulls: int, like: Numbers) -> Numbers:
    """What a throw is worth that takes a skull up as well; nothing pays where none can be."""
    worth = np.full_like(like, -np.inf)
    if spent is not None and skulls:
        worth[:] = spent[skulls - 1] + stakes.bare
    return worth


class Choices(NamedTuple):
    """What can be done with so many skulls on the dice, and what each choice brings."""

    lattice: Lattice
    skulls: int
    end: Numbers  # full board, purse -> the worth of ending the turn
    fatal: Numbers  # kept board, purse -> what a throw brings by its skulls; if barred, ruin
    lift: Numbers  # kept board, purse -> the worth of a throw that takes a skull up too

    def best(self, boards: Numbers) -> Numbers:
        """What every full board is worth, if this is what boards are worth so far."""
        full = box.DICE - self.skulls
        parts = np.maximum(boards + self.fatal, self.lift)
        best = best_part(self.lattice, parts, full)
        return np.maximum(self.end, best[self.lattice.of_size[full]])

    def plan(self, boards: Numbers) -> Indices:
        """What to do with every full board: of equals stop, then throw fewer dice."""
        keep, throw = self.part(boards + self.fatal)
        keep_too, lift = self.part(self.lift)
        size = self.lattice.size
        fewer = size[keep_too] > size[keep] + 1  # the skull is a die to throw as well
        lifting = (lift > throw + TIE) | ((lift >= throw - TIE) & fewer)
        again = np.where(lifting, keep_too + LIFT, keep)
        return np.where(self.end >= np.maximum(throw, lift) - TIE, END, again)

    def part(self, worth: Numbers) -> tuple[Indices, Numbers]:
        """The best board to keep of every full one, and what that is worth."""
        full = box.DICE - self.skulls
        keep = which_part(self.lattice, worth, full, TIE)[self.lattice.of_size[full]]
        return keep, np.take_along_axis(worth, keep, axis=0)


def iterate_throws(
    lattice: Lattice,
    boards: Numbers,
    skulls: int,
    decide: Callable[[Numbers], Numbers],
    settled: float = SETTLED,
) -> None:
    """Throw, and decide on every full board, again and again until nothing changes."""
    layer, full = boards[skulls], box.DICE - skulls
    here = layer[lattice.of_size[full]]
    change = np.inf
    while change > settled:
        throw_the_rest(lattice, layer, boards[skulls + 1], full)
        decided = decide(layer)
        change = np.abs(decided - here).max()
        here[:] = decided
    throw_the_rest(lattice, layer, boards[skulls + 1], full)


def follow_plan(stakes: Stakes, plan: Indices, spent: Numbers | None = None) -> Numbers:
    """How turns go that follow a plan.

    skulls, kept board -> the chance of a bust, and the mean number of throws, this one included.
    """
    each = np.stack([stakes.fatal, np.ones_like(stakes.fatal)], axis=-1)
    boards = np.zeros((LAYERS + 1, *each[0].shape))
    for skulls in stakes.layers:
        lifted = spent[skulls - 1] if spent is not None and skulls else np.zeros_like(each[0])
        ended = [[float(skulls == box.DEADLY), 0.0]]  # a bust where the third skull is left lying
        known = np.concatenate([lifted[:LIFT], ended])
        todo = plan[skulls, : len(stakes.ends[skulls])]
        iterate_throws(
            stakes.lattice, boards, skulls, partial(as_planned, todo, each[skulls], known)
        )
    return boards[:LAYERS] + each


def as_planned(plan: Indices, each: Numbers, known: Numbers, boards: Numbers) -> Numbers:
    """A plan is where to look: boards kept, boards kept with a skull taken up, and last the end."""
    return np.concatenate([(boards + each)[:LIFT], known])[plan]
