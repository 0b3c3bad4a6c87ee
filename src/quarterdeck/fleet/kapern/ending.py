"""How a turn ends, and with it the game."""

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.lookup import choose, same_as
from quarterdeck.games.kapern import components as box

from .dealing import pass_the_dice
from .state import FINAL, OVER, RACE, REPLY, SUDDEN, Chance, State


class Standing(NamedTuple):
    """What decides how it goes on, once the turn is paid."""

    own: Array
    best: Array
    reached: Array  # whether the seat has the target
    rounded: Array  # whether the final round is all the way round
    surpassed: Array  # whether somebody has more than who began it


def end_turn(state: State, chance: Chance) -> State:
    """The turn of the next to the left, unless the game is over."""
    now = how_it_stands(state)
    alone = (state.stage == SUDDEN) & now.reached
    out_of_time = state.turn >= box.ROUNDS * state.terms.seats
    over = alone | out_of_time | final_rounds_end(state, now) & has_target(state, now)
    going_on = pass_the_dice(next_stage(state, now), chance)
    return choose(over, win(state, alone, now), going_on)


def how_it_stands(state: State) -> Standing:
    seats = state.terms.seats
    own = (state.scores * same_as(state.seat, seats)).sum()
    best = state.scores.max()
    starters = (state.scores * same_as(state.starter, seats)).sum()
    rounded = (state.seat + 1) % seats == state.starter
    return Standing(own, best, own >= state.terms.options.target, rounded, best > starters)


def final_rounds_end(state: State, now: Standing) -> Array:
    """Once around; if the starter is surpassed, after one last turn."""
    return (state.stage == REPLY) | (state.stage == FINAL) & now.rounded & ~now.surpassed


def has_target(state: State, now: Standing) -> Array:
    """Whether anybody still has it; else sudden death."""
    best: Array = now.best >= state.terms.options.target
    return best


def next_stage(state: State, now: Standing) -> State:
    """race ── final round ──┬── reply ── or sudden death."""
    begins = (state.stage == RACE) & now.reached
    replies = (state.stage == FINAL) & now.rounded & now.surpassed
    stage = jnp.where(begins, FINAL, jnp.where(replies, REPLY, state.stage))
    stage = jnp.where(final_rounds_end(state, now), SUDDEN, stage)
    return replace(state, stage=stage, starter=jnp.where(begins, state.seat, state.starter))


def win(state: State, alone: Array, now: Standing) -> State:
    """The highest score wins; in sudden death whoever has the target first."""
    own = same_as(state.seat, state.terms.seats)
    winners = jnp.where(alone, own, state.scores == now.best)
    return replace(state, moment=jnp.int32(OVER), winners=winners)
