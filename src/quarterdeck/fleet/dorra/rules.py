"""Buccaneer in arrays, in the order of its rules: one game, to be mapped over a batch."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import Words
from quarterdeck.fleet.lookup import choose, look_up
from quarterdeck.games.dorra import components as box

from . import tables as the
from .boarding import carry_out, on_offer
from .state import TAKE, Chance, State
from .turns import ask, next_turn

WORDS = box.OPEN + 2  # of thirty-two bits: new ships, who begins, and a random choice


def chance_from(words: Words) -> Chance:
    return Chance(words[: box.OPEN], words[box.OPEN])


def apply(state: State, action: Array, chance: Chance) -> State:
    """The state after a legal action."""
    kind = look_up(the.KIND, action)
    answered = choose(
        (kind == the.OBEYS) | (kind == the.MUTINIES), answer_captain(state, kind), state
    )
    moved = next_turn(move(state, action), chance)
    boarded = board(state, kind, action, chance)
    acted = choose((kind == the.BOARDS) | (kind == the.TAKES), boarded, answered)
    return choose(kind == the.MOVES, moved, acted)


# §1  Moving a pirate


def move(state: State, action: Array) -> State:
    """One pile on another, both as they were; it stands under the name of its top disc."""
    top, onto = own_disc(state, action), disc_meant(state, action)
    discs, under = jnp.arange(len(state.depth)), state.pile_of == onto
    crew, joined = state.heights[top], state.heights[top] + state.heights[onto]
    heights = jnp.where(discs == top, joined, jnp.where(discs == onto, 0, state.heights))
    return replace(
        state,
        pile_of=jnp.where(under, top, state.pile_of),
        depth=jnp.where(under, state.depth + crew, state.depth),
        heights=heights,
    )


def own_disc(state: State, action: Array) -> Array:
    return state.seat * box.HAND + look_up(the.MOVED, action)


def disc_meant(state: State, action: Array) -> Array:
    """Another's discs are counted from whoever plays."""
    discs = state.terms.seats * box.HAND
    return (state.seat * box.HAND + look_up(the.ONTO, action)) % discs


# §2  Boarding a ship


def board(state: State, kind: Array, action: Array, chance: Chance) -> State:
    """The captain is asked where there is a choice of booty, and then takes a piece."""
    taking = kind == the.TAKES
    top = jnp.where(taking, state.pile, own_disc(state, action))
    ship = jnp.where(taking, state.ship, look_up(the.BOARDED, action))
    offer = on_offer(state, ship)
    piece = jnp.where(taking, look_up(the.TAKEN, action), offer.kind)
    asked = replace(
        state,
        moment=jnp.full_like(state.moment, TAKE),
        pile=top,
        ship=ship,
        rebels=jnp.zeros_like(state.rebels),
    )
    done = carry_out(state, top, ship, piece, chance)
    return choose(~taking & offer.asks, asked, done)


# §3  Mutiny


def answer_captain(state: State, kind: Array) -> State:
    """Obey, or force the captain to board with this pile or another that mutinies."""
    here = (jnp.arange(len(state.rebels)) == state.pile) & (kind == the.MUTINIES)
    rebels = jnp.where(here, state.rebels.max() + 1, state.rebels)
    asked = (state.seat - state.captain) % state.terms.seats
    return ask(replace(state, rebels=rebels), asked)
