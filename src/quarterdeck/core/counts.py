"""Dice and bags as count vectors: how many of each kind, in no order.

A face-down pile has no order until someone draws from it, so none is stored
and none can leak.
"""

import itertools
import math
from collections.abc import Iterator
from functools import lru_cache
from operator import add, le, sub
from typing import TypeVar

Counts = tuple[int, ...]
T = TypeVar("T")


def plus(a: Counts, b: Counts) -> Counts:
    return tuple(map(add, a, b))


def minus(a: Counts, b: Counts) -> Counts:
    return tuple(map(sub, a, b))


def exchange(whole: Counts, out: Counts, into: Counts) -> Counts:
    """The same with some taken out and others put in."""
    return tuple(map(add, map(sub, whole, out), into))


def within(part: Counts, whole: Counts) -> bool:
    """Whether every one of these is there to be taken."""
    return all(map(le, part, whole))


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    return items[:index] + (item,) + items[index + 1 :]


def bump(counts: Counts, kind: int, by: int) -> Counts:
    return counts[:kind] + (counts[kind] + by,) + counts[kind + 1 :]


def splits(total: int, kinds: int) -> Iterator[Counts]:
    """Every way to spread a total over some kinds."""
    if kinds == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in splits(total - first, kinds - 1):
            yield (first, *rest)


def parts(whole: Counts) -> Iterator[Counts]:
    """Every way to take some, none or all of these."""
    return itertools.product(*(range(count + 1) for count in whole))


@lru_cache(maxsize=1024)
def throws(dice: int, weights: Counts) -> tuple[tuple[float, Counts], ...]:
    """Every result of throwing some dice, with its probability."""
    sides = sum(weights) ** dice
    return tuple(
        (
            math.factorial(dice)
            * math.prod(w**n / math.factorial(n) for w, n in zip(weights, counts, strict=True))
            / sides,
            counts,
        )
        for counts in splits(dice, len(weights))
    )


@lru_cache(maxsize=256)
def ladder(dice: int, weights: Counts) -> tuple[tuple[float, ...], tuple[Counts, ...]]:
    """Cumulative odds and results, ready for bisection."""
    odds, results = zip(*throws(dice, weights), strict=True)
    *steps, _ = itertools.accumulate(odds)
    return tuple(steps), results


def handfuls(bag: Counts, count: int) -> Iterator[tuple[float, Counts]]:
    """Every result of taking some things from a bag at once, with its probability."""
    ways = math.comb(sum(bag), count)
    for taken in splits(count, len(bag)):
        if within(taken, bag):
            yield math.prod(map(math.comb, bag, taken)) / ways, taken
