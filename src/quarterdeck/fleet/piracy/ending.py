"""How it ends: for the Pirate or for the Navy, with the log opened."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from .sets import no_squares, square_set
from .setup import pirate_of
from .state import OVER, Known, State


def navy_wins(state: State) -> State:
    return finish(state, jnp.arange(state.terms.seats) != pirate_of(state.terms))


def pirate_wins(state: State) -> State:
    return finish(state, jnp.arange(state.terms.seats) == pirate_of(state.terms))


def finish(state: State, winners: Array) -> State:
    """The whole voyage is open now."""
    known = Known(square_set(state.voyage.square), no_squares(), no_squares())
    over = jnp.full_like(state.moment, OVER)
    return replace(state, known=known, winners=winners, moment=over)
