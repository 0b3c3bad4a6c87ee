"""Tables that are looked up inside a compiled program."""

from typing import Any, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

T = TypeVar("T")
Index = Array | int


def look_up(table: Any, *index: Index) -> Array:
    """A row or a number of a table; whoever asks keeps within it."""
    return jnp.asarray(table).at[index].get(mode="promise_in_bounds")


def same_as(seat: Array, seats: int) -> Array:
    """True for one of some seats."""
    return jnp.arange(seats) == seat


def choose(holds: Array, one: T, other: T) -> T:
    """One state where something holds, and else the other."""
    chosen: T = jax.tree.map(lambda a, b: jnp.where(holds, a, b), one, other)
    return chosen
