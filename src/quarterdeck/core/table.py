"""The table: chance comes in, news goes out.

A rule is a pure function but for what it asks of the table it is played on.
Who may hear a piece of news is settled where the news is made.
"""

from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import groupby
from random import Random, SystemRandom
from typing import Any, Protocol

import msgspec

from quarterdeck.core.counts import Counts, bump, handfuls, ladder, throws, within
from quarterdeck.core.errors import TableError

Seat = int
Chance = Counts | int
foretold_by_nobody = SystemRandom().random  # the operating system's


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened. Base of every game's union; never made itself."""


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """Every game says so, before the turn's first chance: luck may be keyed by it."""

    seat: Seat
    turn: int


class Table(Protocol):
    """Where chance comes in and news goes out; rules touch nothing else of the world."""

    def roll(self, dice: int, weights: Counts) -> Counts:
        """So many dice at once: how often each face came up. A face's weight is its odds."""

    def draw(self, bag: Counts) -> int:
        """One thing out of a bag that holds so many of each kind: its kind."""

    def take(self, bag: Counts, count: int) -> Counts:
        """Several things at once: how many of each kind."""

    def say(self, event: Event) -> None:
        """Everyone hears it."""

    def whisper(self, event: Event, to: Seat, aloud: Event | None = None) -> None:
        """One seat hears it; the others hear what is said aloud instead, if anything is."""


class Generated:
    """Chance made from uniform numbers in [0, 1)."""

    def __init__(self, random: Callable[[], float]) -> None:
        self.random = random

    def roll(self, dice: int, weights: Counts) -> Counts:
        """How often each face came up."""
        steps, results = ladder(dice, weights)
        return results[bisect(steps, self.random())]

    def draw(self, bag: Counts) -> int:
        """The kind of the one thing that was drawn."""
        left = self.random() * sum(bag)
        for kind, count in enumerate(bag):
            if left < count:
                return kind
            left -= count
        raise TableError("empty-bag")

    def take(self, bag: Counts, count: int) -> Counts:
        """How many of each kind were drawn."""
        taken: Counts = (0,) * len(bag)
        for _ in range(count):
            kind = self.draw(bag)
            bag, taken = bump(bag, kind, -1), bump(taken, kind, +1)
        return taken


class QuietTable(Generated):
    """For bots: fast dice, deaf ears."""

    def __init__(self, seed: int) -> None:
        super().__init__(Random(seed).random)

    def say(self, event: Event) -> None:
        """Nobody listens."""

    def whisper(self, event: Event, to: Seat, aloud: Event | None = None) -> None:
        """Nobody listens."""


class Listening:
    """Keeps what was said, and who could hear it."""

    def __init__(self) -> None:
        self.told: list[tuple[Seat | None, Event, Event | None]] = []

    def say(self, event: Event) -> None:
        """Everyone hears it."""
        self.told.append((None, event, event))

    def whisper(self, event: Event, to: Seat, aloud: Event | None = None) -> None:
        """One seat hears it; the others what is said aloud instead, if anything is."""
        self.told.append((to, event, aloud))

    def heard_by(self, seat: Seat | None) -> list[Event]:
        """In order: what was said aloud, and what was whispered to this seat."""
        heard = (event if to in (None, seat) else aloud for to, event, aloud in self.told)
        return [event for event in heard if event is not None]

    def heard_by_anyone(self) -> list[Event]:
        """In order, for when all is open: what was said to whomever, once if to several."""
        return [event for event, _ in groupby(event for _, event, _ in self.told)]


class Recorded(Generated):
    """Keeps what chance answered, so that a game can be written down."""

    chance: list[Chance]

    def roll(self, dice: int, weights: Counts) -> Counts:
        """How often each face came up; it is written down."""
        result = super().roll(dice, weights)
        self.chance.append(result)
        return result

    def draw(self, bag: Counts) -> int:
        """The kind of the one thing that was drawn; it is written down."""
        kind = super().draw(bag)
        self.chance.append(kind)
        return kind

    def take(self, bag: Counts, count: int) -> Counts:
        """How many of each kind were drawn; written down as one answer."""
        before = len(self.chance)
        taken = super().take(bag, count)
        self.chance[before:] = [taken]
        return taken


class LiveTable(Listening, Recorded):
    """For people: dice are thrown; news and chance are kept until they are collected.

    Without a seed, chance is the operating system's, which nobody can foretell.
    """

    def __init__(self, seed: int | None = None) -> None:
        Listening.__init__(self)
        Recorded.__init__(self, foretold_by_nobody if seed is None else Random(seed).random)
        self.chance = []

    def clear(self) -> None:
        """News delivered, chance written down: ready for the next action."""
        self.told.clear()
        self.chance.clear()


class LoadedTable(Listening):
    """For tests and replays: chance is read from a script, news is kept."""

    def __init__(self, *script: Chance) -> None:
        super().__init__()
        self.script = list(script)

    def _next(self) -> Any:
        if not self.script:
            raise TableError("script-too-short")
        return self.script.pop(0)

    def _counts(self, total: int, kinds: int) -> Counts:
        result = self._next()
        if not isinstance(result, tuple) or len(result) != kinds:
            raise TableError("script-wrong-kinds", kinds=kinds, got=str(result))
        if min(result) < 0 or sum(result) != total:
            raise TableError("script-wrong-total", total=total, got=sum(result))
        return result

    def roll(self, dice: int, weights: Counts) -> Counts:
        """What the script says, if dice can fall so."""
        result = self._counts(dice, len(weights))
        if any(count and not weight for count, weight in zip(result, weights, strict=True)):
            raise TableError("script-no-such-face")
        return result

    def draw(self, bag: Counts) -> int:
        """What the script says, if the bag holds it."""
        kind = self._next()
        if not isinstance(kind, int) or not 0 <= kind < len(bag) or not bag[kind]:
            raise TableError("script-not-in-bag", got=str(kind))
        return kind

    def take(self, bag: Counts, count: int) -> Counts:
        """What the script says, if the bag holds as many."""
        taken = self._counts(count, len(bag))
        if not within(taken, bag):
            raise TableError("script-not-in-bag", got=str(taken))
        return taken


class ChanceFork(Exception):
    """Chance is asked for, and nobody has said yet what it answers."""

    def __init__(self, options: list[tuple[float, Chance]]) -> None:
        self.options = options


class ForkingTable(LoadedTable):
    """A script that ends where chance has a choice: there it forks."""

    def roll(self, dice: int, weights: Counts) -> Counts:
        if not self.script:
            raise ChanceFork([(odds, result) for odds, result in throws(dice, weights) if odds])
        return super().roll(dice, weights)

    def draw(self, bag: Counts) -> int:
        if not self.script:
            raise ChanceFork([(count / sum(bag), kind) for kind, count in enumerate(bag) if count])
        return super().draw(bag)

    def take(self, bag: Counts, count: int) -> Counts:
        if not self.script:
            raise ChanceFork(list(handfuls(bag, count)))
        return super().take(bag, count)


def outcomes(play: Callable[[Table], Any]) -> Iterator[tuple[float, Any]]:
    """Every way chance can take a play, with its probability, from the same rule code."""
    todo: list[tuple[float, tuple[Chance, ...]]] = [(1.0, ())]
    while todo:
        odds, script = todo.pop()
        try:
            yield odds, play(ForkingTable(*script))
        except ChanceFork as fork:
            todo.extend((odds * p, (*script, result)) for p, result in fork.options)
