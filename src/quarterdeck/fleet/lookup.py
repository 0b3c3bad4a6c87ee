"""Tables that are looked up inside a compiled program."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.custom_batching import custom_vmap

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


def change_seldom(holds: Array, change: Callable[[T], T], one: T) -> T:
    """Changed where something holds; a batch where that is so of no game is spared the work."""

    @custom_vmap
    def change_one(holds: Array, one: T) -> T:
        return choose(holds, change(one), one)

    @change_one.def_vmap
    def change_batch(size: int, batched: Any, holds: Array, one: T) -> tuple[T, Any]:
        holds, one = jax.tree.map(partial(repeat_for_batch, size), batched, [holds, one])
        changed = jax.vmap(lambda each, one: choose(each, change(one), one))
        left: T = lax.cond(holds.any(), changed, lambda _, one: one, holds, one)
        return left, jax.tree.map(lambda _: True, one)

    found: T = change_one(holds, one)
    return found


def repeat_for_batch(size: int, batched: bool, each: Array) -> Array:
    """A row for each of a batch, where there is only one for all."""
    return each if batched else jnp.broadcast_to(each, (size, *each.shape))
