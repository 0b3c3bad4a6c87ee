"""What everybody can work out: the squares where the Pirate can be."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.lookup import look_up
from quarterdeck.games.piracy import components as box

from . import tables as the
from .sets import Squares, join_sets, no_squares, within_reach
from .state import NONE, Known, State
from .waters import fleet, straits_shut


def narrow_known(known: Known, squares: Squares) -> Known:
    """He is on one of these."""
    return Known(known.possible & squares, known.anchored & squares, known.laden & squares)


def rule_out(state: State, squares: Squares) -> State:
    """Everybody knows that he is on none of these."""
    record = replace(state.record, empty=state.record.empty | squares)
    return replace(state, record=record, known=narrow_known(state.known, ~squares))


def before(known: Known, missed: Array) -> Squares:
    """Where he can have been when this turn began, now that a chest is missed or none."""
    loaded = known.anchored & look_up(the.SHORE_BY_SITE, jnp.maximum(missed, 0))
    return jnp.where(missed == NONE, known.possible & ~known.laden, loaded)


def follow_turn(state: State, missed: Array) -> Known:
    """What is known after his turn; in the first he cannot load."""
    squares = before(state.known, missed)
    shut = look_up(the.SHUT, straits_shut(state))
    possible = within_reach(squares, fleet(state), shut)
    return Known(possible, jnp.where(state.turn > 1, squares, 0), no_squares())


def keep_off_quays(state: State) -> State:
    """By house rule, tokens turn by themselves: he is next to no harbour that has not turned."""
    if not state.terms.options.badge:
        return state
    shores = jnp.where((state.closed == 0)[:, None], jnp.array(the.SHORE_BY_HARBOUR), 0)
    quays, known = join_sets(shores), state.known
    by_chests = join_sets(jnp.where(state.chests[:, None], jnp.array(the.SHORE_BY_SITE), 0))
    laden = known.anchored & quays & by_chests
    off = Known(known.possible & ~quays | laden, known.anchored, laden)
    rich = (state.stolen > 0).sum() >= box.ENOUGH
    applies = rich & (state.record.landing == NONE) & quays.any()
    kept = [
        jnp.where(applies, new, old)
        for new, old in zip(vars(off).values(), vars(known).values(), strict=True)
    ]
    return replace(state, known=Known(*kept))
