"""How the game ends: the booty is counted kind by kind, and the richest wins."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from quarterdeck.games.dorra import components as box

from . import tables as the
from .state import OVER, State


def finish(state: State) -> State:
    """No ship is left: piles still standing pay nothing."""
    purses = state.purses + shares(state).sum(axis=1)
    winners = decide_win(state, purses)
    return replace(state, purses=purses, winners=winners, moment=jnp.full_like(state.moment, OVER))


def shares(state: State) -> Array:
    """Most pieces share a kind's value, any remainder lost; who got nothing has 1 a piece."""
    worth = jnp.array(the.ships(state.terms.options.components).worth)
    most = state.booty.max(axis=0)
    share = worth // (state.booty == most).sum(axis=0)
    leads = (state.booty > 0) & (state.booty == most) & (share > 0)
    return jnp.where(leads, share, state.booty * box.CONSOLATION)


def decide_win(state: State, purses: Array) -> Array:
    """Most money; then most pieces, most chests, and so on, unless they share."""
    tied = purses == purses.max()
    if state.terms.options.ties == "shared":
        return tied
    for held in (state.booty.sum(axis=1), *state.booty.T):
        tied = tied & (held == jnp.where(tied, held, -1).max())
    return tied
