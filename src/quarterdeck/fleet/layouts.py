"""Rows of observations, written by the layouts of `quarterdeck.research`, value by value."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games import find
from quarterdeck.numbering import Numbering
from quarterdeck.numbering.layout import Standpoint
from quarterdeck.numbering.parts import Scalars, order_of

Rows = NDArray[np.float32]


def parts_of(terms: FleetTerms) -> dict[str, Scalars]:
    """The parts of an observation, as the first seat writes them."""
    numbering = Numbering(find(terms.game), terms.seats, terms.options)
    return numbering.layout.parts(Standpoint(0, terms.seats, terms.options))


def row_for_each(part: Scalars, values: Iterable[Any]) -> Rows:
    """What a part writes for each of some values."""
    return np.array([np.frombuffer(part.write(value), np.float32) for value in values])


def rows_of_places(size: int) -> Rows:
    """What `order_of` writes for being none of so many, the first, the second, and so on."""
    return np.array(
        [0, *np.frombuffer(order_of([""] * size).write(range(size)), np.float32)], np.float32
    )
