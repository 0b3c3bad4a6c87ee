"""The sea as it lies: where ships are, what they shut, where the Pirate can begin."""

import jax.numpy as jnp
from jax import Array, lax

from quarterdeck.fleet.lookup import look_up
from quarterdeck.games.piracy import components as box

from . import tables as the
from .sets import Squares, join_sets, pack_flags, square_set
from .state import State


def fleet(state: State) -> Squares:
    """The squares that hold a ship."""
    return join_sets(square_set(state.ships))


def straits_shut(state: State) -> Array:
    """Which NO PASSING squares hold one, a bit each."""
    return look_up(the.STRAIT, state.ships).sum(dtype=jnp.int32)


def departures(state: State) -> Squares:
    """Where the Pirate can begin: next to a harbour, on no ship, not shut in."""
    return jnp.array(the.COAST) & ~fleet(state) & ~look_up(the.DEAD_ENDS, straits_shut(state))


def rooms(state: State) -> Array:
    """By site: whether it can still take a chest."""
    held = lax.population_count(pack_flags(state.chests) & the.TOGETHER)
    return ~state.chests & (held < box.PER_ISLAND)
