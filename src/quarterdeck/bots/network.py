"""A network that learned a game by playing against itself, thousands of games at once.

It reads an observation, and so what a view tells and nothing else. For every id it has a liking,
and it has an opinion of the position. docs/fleet.md says how it learned.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.bots.array_bytes import pack, unpack
from quarterdeck.bots.kept_tables import HOUSES, find_table
from quarterdeck.core.game import AnyGame
from quarterdeck.core.menu import Menu
from quarterdeck.numbering import Numbering
from quarterdeck.numbering.reading import Reading

Array = NDArray[np.float32]
STEPS = 127  # of a whole number, from nought to the largest weight of its row
TINY = 1e-9  # for rows of nothing


class Layer(NamedTuple):
    """What one row of numbers does to the next."""

    weights: Array
    shift: Array


class Network:
    """At a table of so many seats: it finds what it reads wherever that stands there."""

    def __init__(self, layers: Sequence[Layer], reading: Reading, numbering: Numbering) -> None:
        self.numbering = numbering
        first, *inner, last = layers
        self.inner = (Layer(spread(first.weights, reading, numbering), first.shift), *inner)
        self.likes = Layer(last.weights[:, :-1], last.shift[:-1])
        self.values = Layer(last.weights[:, -1], last.shift[-1])

    def likings(self, seen: Any, menu: Menu[Any]) -> Array:
        """Of all that is offered, in the menu's order; the odds are their powers of e."""
        ids = self.numbering.ids.legal(menu, seen.seat)
        found: Array = self.think(self.numbering.observe(seen)) @ self.likes.weights[:, ids]
        return found + self.likes.shift[ids]

    def opinions(self, views: Sequence[Any]) -> Array:
        """What every view's position is worth to who looks on: from -1, all lost, to 1, all won."""
        seen = np.stack([self.numbering.observe(each) for each in views])
        found: Array = np.tanh(self.think(seen) @ self.values.weights + self.values.shift)
        return found

    def think(self, seen: Array) -> Array:
        for weights, shift in self.inner:
            seen = np.maximum(seen @ weights + shift, 0)
        return seen


def spread(weights: Array, reading: Reading, numbering: Numbering) -> Array:
    """A row for every number of an observation; nought for those that are not read."""
    places = reading.places(numbering)
    rows = np.zeros((numbering.layout.size + 1, weights.shape[1]), np.float32)
    rows[places] = weights
    return rows[:-1]


def odds_by_liking(likings: Array) -> Array:
    """How likely each would be done, where one in so many is done by mood."""
    powers = np.exp(likings - likings.max())
    found: Array = powers / powers.sum()
    return found


def share_by_opinion(opinion: float, seats: int) -> float:
    """Of the win, where every seat plays for itself; an opinion may be worse than anything is."""
    return min(1.0, max(0.0, ((seats - 1) * opinion + 1) / seats))


# What is shipped


def network_key(game: AnyGame) -> str:
    """Other rules, other ids: a network is one version's."""
    return f"{game.name}-{game.version}-network"


@lru_cache(maxsize=HOUSES)
def shipped_layers(game: AnyGame) -> tuple[Layer, ...]:
    packed = find_table(network_key(game))
    assert packed is not None, "a network is shipped with every game that has one"
    return unpack_layers(packed)


def pack_layers(layers: Sequence[Layer]) -> bytes:
    """Weights in whole numbers of one byte, with a scale a row: a quarter of the size.

    The opinion, one column of the last layer, stays as exact as it was.
    """
    opinion = np.array(layers[-1].weights[:, -1:])
    arrays: dict[str, NDArray[Any]] = {"opinion": opinion}
    for number, (weights, shift) in enumerate(layers):
        scale = np.maximum(np.abs(weights).max(axis=1, keepdims=True), TINY) / STEPS
        arrays[f"weights{number}"] = np.round(weights / scale).astype(np.int8)
        arrays[f"scale{number}"] = scale.astype(np.float32)
        arrays[f"shift{number}"] = shift.astype(np.float32)
    return pack(**arrays)


def unpack_layers(packed: bytes) -> tuple[Layer, ...]:
    arrays = unpack(packed)
    numbers = range(sum(name.startswith("shift") for name in arrays))
    weights = [arrays[f"weights{n}"] * arrays[f"scale{n}"] for n in numbers]
    weights[-1][:, -1:] = arrays["opinion"]
    return tuple(Layer(each, arrays[f"shift{n}"]) for n, each in enumerate(weights))
