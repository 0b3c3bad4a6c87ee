"""What a seat may know as a vector: what each number means, and how a view is written.

A field of the view is a part of the vector. There is one table of parts for every here, because
seats are counted from whoever looks on: "me", "left", the second to the left.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from operator import attrgetter, call
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.numbering.parts import Scalars, each, one_of

Vector = NDArray[np.float32]
SEATS = ("me", "left", *(f"left{step}" for step in range(2, 10)))
LEFT_OUT = frozenset({"options"})  # agreed on before, and the same for every view of a game
LOWEST, HIGHEST = -128.0, 128.0  # all numbers lie within; most between nought and one


class Standpoint(NamedTuple):
    """From which seat a view is looked at, and among how many."""

    seat: int
    seats: int
    options: Any
    turned: int = 0  # what else a game counts from whoever looks on

    @property
    def names(self) -> tuple[str, ...]:
        return SEATS[: self.seats]

    def number(self, seat: int) -> int:
        """How far to the left a seat is."""
        return (seat - self.seat) % self.seats

    def which(self) -> Scalars:
        """One of the seats."""
        return one_of(self.names, self.number)

    def round_table(self, part: Scalars) -> Scalars:
        """Something of every seat, one's own first."""
        inner = each(self.names, part)
        return Scalars(inner.labels, lambda all_: inner.write(self.turn(all_)))

    def turn(self, all_: tuple[Any, ...]) -> tuple[Any, ...]:
        return all_[self.seat :] + all_[: self.seat]


Fields = Callable[[Standpoint], Mapping[str, Scalars]]  # by field of the view, in its order


def not_turned(_: Any) -> int:
    return 0


class Learnable(NamedTuple):
    """What research knows of a game beyond its rules."""

    fields: Fields
    unrotate: Callable[[Any, Standpoint], Any] | None = None  # as a seat means it
    turned: Callable[[Any], int] = not_turned  # of a view
    sampled: bool = False  # chance has so many ways that a tree should list some of them


class Meaning(NamedTuple):
    """One number of an observation."""

    number: int
    field: str
    name: str  # empty where the field is one number
    means: str

    def __str__(self) -> str:
        return f"{self.number}: {' '.join(filter(None, (self.field, self.name)))} ({self.means})"


class Encoder:
    """Writes views from one seat."""

    def __init__(self, parts: Mapping[str, Scalars]) -> None:
        self.values = attrgetter(*parts)
        self.writes = tuple(part.write for part in parts.values())

    def write(self, seen: Any) -> bytes:
        return b"".join(map(call, self.writes, self.values(seen)))


class Layout:
    """The observations of one game, so many seats and house rules."""

    def __init__(self, game: AnyGame, learnable: Learnable, seats: int, options: Any) -> None:
        self.game, self.learnable, self.seats, self.options = game, learnable, seats, options
        self.encoders: dict[tuple[int, int], Encoder] = {}

    @cached_property
    def meanings(self) -> tuple[Meaning, ...]:
        """What every number means; the same from every seat."""
        labels = (
            (field, *label)
            for field, part in self.parts(Standpoint(0, self.seats, self.options)).items()
            for label in part.labels
        )
        return tuple(Meaning(index, *label) for index, label in enumerate(labels))

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.meanings)

    def meaning(self, index: int) -> Meaning:
        """What one number means."""
        if not 0 <= index < self.size:
            raise QuarterdeckError("research-index", index=index, most=self.size - 1)
        return self.meanings[index]

    def spans(self) -> dict[str, range]:
        """Where each field of the view lies."""
        places: dict[str, list[int]] = {}
        for meaning in self.meanings:
            places.setdefault(meaning.field, []).append(meaning.number)
        return {field: range(found[0], found[-1] + 1) for field, found in places.items()}

    def parts(self, here: Standpoint) -> dict[str, Scalars]:
        """The view's fields; the seat itself first, as others count it."""
        own = one_of([f"seat{seat}" for seat in range(here.seats)])
        return {"seat": own, **self.learnable.fields(here)}

    def write(self, seen: Any) -> bytes:
        """A seat's view as the bytes of its numbers."""
        here = seen.seat, self.learnable.turned(seen)
        encoder = self.encoders.get(here)
        if encoder is None:
            encoder = self.encoders[here] = self.make_encoder(*here)
        return encoder.write(seen)

    def make_encoder(self, seat: int, turned: int) -> Encoder:
        """What writes views of one seat."""
        return Encoder(self.parts(Standpoint(seat, self.seats, self.options, turned)))

    def observe(self, seen: Any) -> Vector:
        """What the seat whose view this is may know, as numbers."""
        return np.frombuffer(self.write(seen), np.float32)
