"""Lattices made smaller: boards that differ only in faces a card does not tell apart are one.

Under most cards sabres, monkeys and parrots score alike, and so do coins and diamonds.
A board then stands for all that become it when such faces change places.
"""

from functools import lru_cache
from itertools import combinations, pairwise

import numpy as np

from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.core.counts import Counts
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options

from .card_payoffs import HANDS, CardHand, Stakes, at_stake
from .lattice import (
    BOARDS,
    KINDS,
    NOWHERE,
    NUMBER,
    OF_SIZE,
    ONE_LESS,
    ONE_MORE,
    SIZE,
    Indices,
    Lattice,
)


@lru_cache(maxsize=HOUSES * len(HANDS))
def fold_stakes(options: Options, hand: CardHand) -> Stakes:
    """The same stakes on a smaller lattice."""
    plain = at_stake(options, hand)
    first, into = fold(alike(plain))
    rows = np.append(first, NOWHERE)
    return Stakes(
        layers=plain.layers,
        ends=[cells[of_full(first, skulls)] for skulls, cells in enumerate(plain.ends)],
        wrecks=plain.wrecks[rows],
        fatal=plain.fatal[:, rows],
        barred=plain.barred[:, rows],
        bare=plain.bare[rows],
        lattice=lattice_of(first, into),
    )


def alike(stakes: Stakes) -> list[int]:
    """Of every kind of die, the first that can take its place without changing a price."""
    first = list(range(KINDS))
    for one, other in combinations(range(KINDS), 2):
        if can_swap(stakes, one, other):
            first[other] = first[one]
    return first


def can_swap(stakes: Stakes, one: int, other: int) -> bool:
    places = list(range(KINDS))
    places[one], places[other] = other, one
    swapped = np.array([NUMBER[tuple(board[kind] for kind in places)] for board in BOARDS])
    full = [swapped[OF_SIZE[box.DICE - skulls]] for skulls in range(len(stakes.ends))]
    return bool(
        (stakes.wrecks[swapped] == stakes.wrecks[:-1]).all()
        and all(
            (cells[boards - boards.min()] == cells).all()
            for cells, boards in zip(stakes.ends, full, strict=True)
        )
    )


def fold(alike: list[int]) -> tuple[Indices, Indices]:
    """The first board of every set of like ones, and for every board the set it is in."""
    shapes: dict[tuple[Counts, ...], int] = {}
    into = [shapes.setdefault(shape(board, alike), len(shapes)) for board in BOARDS]
    _, first = np.unique(into, return_index=True)
    return first, np.array([*into, len(shapes)])


def shape(board: Counts, alike: list[int]) -> tuple[Counts, ...]:
    """What is left of a board when like faces cannot be told apart."""
    return tuple(
        tuple(sorted(board[kind] for kind in range(KINDS) if alike[kind] == first))
        for first in sorted(set(alike))
    )


def lattice_of(first: Indices, into: Indices) -> Lattice:
    bounds = np.searchsorted(first, [each.start for each in OF_SIZE] + [NOWHERE])
    return Lattice(
        size=np.append(SIZE[first], 0),
        of_size=[slice(*pair) for pair in pairwise(bounds.tolist())],
        one_more=into[ONE_MORE[first[: bounds[-2]]]],
        one_less=into[ONE_LESS[first]],
        stands_for=np.bincount(into),
    )


def of_full(first: Indices, skulls: int) -> Indices:
    """Where the full boards that are left stand among all full boards."""
    full = OF_SIZE[box.DICE - skulls]
    return first[(first >= full.start) & (first < full.stop)] - full.start
