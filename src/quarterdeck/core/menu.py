"""What may be done, as the seat to move is offered it."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from itertools import accumulate, groupby
from typing import TypeVar

A = TypeVar("A")
Spans = tuple[tuple[int, int], ...]


class Menu(tuple[A, ...]):
    """Legal actions, kind by kind; the first is what a clock plays for an absent seat."""

    @cached_property
    def kinds(self) -> Spans:
        """Where each kind of action begins, and how many there are of it."""
        return spans(tuple(sum(1 for _ in group) for _, group in groupby(self, key=type)))

    def pick(self, random: Callable[[], float]) -> A:
        """Any kind of action, then any one of that kind, each as likely as the next."""
        kinds = self.kinds
        start, count = kinds[int(random() * len(kinds))]
        return self[start + int(random() * count)]


@lru_cache(maxsize=65_536)
def spans(counts: tuple[int, ...]) -> Spans:
    """Menus of the same shape share one table, which keeps it warm."""
    return tuple(zip(accumulate((0, *counts)), counts, strict=False))
