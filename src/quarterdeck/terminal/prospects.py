"""Every way chance can take some words, and what would be heard."""

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

from quarterdeck.core.counts import Counts
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import Event, Listening, Table, TurnBegan, outcomes


class Foreseen(NamedTuple):
    """One way chance can take it, and what would be heard."""

    odds: float
    news: tuple[Event, ...]


class _TurnIsOver(Exception):
    """What the next turn brings is another story."""


class Eavesdropper(Listening):
    """Another table's chance, and an ear for what is said over it until the turn is over."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.roll: Callable[[int, Counts], Counts] = table.roll
        self.draw: Callable[[Counts], int] = table.draw
        self.take: Callable[[Counts, int], Counts] = table.take

    def say(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            raise _TurnIsOver
        super().say(event)


@lru_cache(maxsize=64)
def prospects(game: AnyGame, state: Any, words: tuple[str, ...]) -> tuple[Foreseen, ...]:
    def play(table: Table) -> tuple[Event, ...]:
        ear, after = Eavesdropper(table), state
        with suppress(_TurnIsOver):
            for word in words:
                after = game.apply(after, game.read(word), ear)
        return tuple(event for _, event, _ in ear.told)

    return tuple(Foreseen(odds, news) for odds, news in outcomes(play))
