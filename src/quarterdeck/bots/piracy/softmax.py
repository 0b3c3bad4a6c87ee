"""Choosing softly: the better the likelier, so that nobody can foretell it."""

import math
from collections.abc import Callable, Mapping
from typing import TypeVar

A = TypeVar("A")


def softly(worths: Mapping[A, float], whim: float, random: Callable[[], float]) -> A:
    """One of some actions; what is worse by `whim` is chosen e times as seldom."""
    best = max(worths.values())
    weights = [math.exp((worth - best) / whim) for worth in worths.values()]
    left = random() * sum(weights)
    for action, weight in zip(worths, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    return next(iter(worths))
