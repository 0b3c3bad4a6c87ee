"""Choosing: the best of some options, and any of the best where there are several."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from quarterdeck.core.table import QuietTable

T = TypeVar("T")


def most_valued(options: Sequence[T], value: Callable[[T], float], table: QuietTable) -> T:
    values = [value(option) for option in options]
    highest = max(values)
    best = [option for option, its in zip(options, values, strict=True) if its == highest]
    return best[int(table.random() * len(best))]
