"""What may be done, as the seat to move is offered it."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from itertools import accumulate, groupby
from typing import TypeVar

A = TypeVar("A")
T = TypeVar("T")
Spans = tuple[tuple[int, int], ...]


class Menu(tuple[A, ...]):
    """Legal actions, kind by kind; the first is what a clock plays for an absent seat."""

    @cached_property
    def kinds(self) -> Spans:
        """Where each kind of action begins, and how many there are of it."""
        return spans(tuple(sum(1 for _ in group) for _, group in groupby(self, key=type)))

    def words(self, write: Callable[[A], str]) -> tuple[str, ...]:
        """All of them in their notation."""
        return self.once("in_words", lambda: tuple(map(write, self)))

    def once(self, name: str, make: Callable[[], T]) -> T:
        """What is worked out of a menu; one that a game offers again has it at hand."""
        known: T | None = self.__dict__.get(name)
        if known is None:
            known = self.__dict__[name] = make()
        return known

    def pick(self, random: Callable[[], float]) -> A:
        """Any kind of action, then any one of that kind, each as likely as the next."""
        kinds = self.kinds
        start, count = kinds[int(random() * len(kinds))]
        return self[start + int(random() * count)]


@lru_cache(maxsize=65_536)
def spans(counts: tuple[int, ...]) -> Spans:
    """Menus of the same shape share one table, which keeps it warm."""
    return tuple(zip(accumulate((0, *counts)), counts, strict=False))
