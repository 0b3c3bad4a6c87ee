"""All that may be done: as a mask over all ids, or to pick from."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import below
from quarterdeck.fleet.lookup import look_up
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.ships import KINDS

from . import tables as the
from .boarding import on_offer
from .state import ACT, MUTINY, TAKE, State

DISCS = len(box.OWNER)


class Deeds(NamedTuple):
    """What may be done in a turn, by one's own face."""

    moves: Array  # and by the disc that is covered, counted from whoever plays
    boards: Array  # and by ship


def deeds(state: State) -> Deeds:
    """Every move and every boarding; under a mutiny only what its piles can board."""
    start = state.seat * box.HAND
    around = (start + jnp.arange(len(state.heights))) % len(state.heights)
    heights = state.heights[around]
    own, acting = heights[: box.HAND], state.moment == ACT
    fits = (heights > 0) & (own[:, None] + heights <= box.HIGHEST) & (own[:, None] > 0)
    fits = fits & (jnp.arange(len(heights)) >= box.HAND)
    mutiny = state.rebels.any()
    crews = jnp.array(the.ships(state.terms.options.components).crews)
    able = look_up(the.IN_SET, state.open) & (crews <= own[:, None])
    able = able & (~mutiny | (state.rebels[around][: box.HAND] > 0))[:, None]
    moves = jnp.pad(fits, ((0, 0), (0, DISCS - len(heights))))
    return Deeds(moves & acting & ~mutiny, able & acting)


def legal(state: State) -> Array:
    """True for every id that is offered."""
    can = deeds(state)
    return jnp.concatenate(
        [can.moves.reshape(-1), can.boards.reshape(-1), takes(state), answers(state)]
    )


def takes(state: State) -> Array:
    """The kinds of booty to choose from."""
    offer, kinds = on_offer(state, state.ship), jnp.arange(len(KINDS))
    found = (kinds == offer.first) & offer.has_first | (kinds == offer.second) & offer.has_second
    return found & (state.moment == TAKE)


def answers(state: State) -> Array:
    """Obey, or mutiny."""
    return jnp.full(2, state.moment == MUTINY)


def pick(state: State, word: Array) -> Array:
    """Any kind of action, then any one of that kind: sensible play at random."""
    can = deeds(state)
    moves, boards = can.moves.sum(dtype=jnp.int32), can.boards.sum(dtype=jnp.int32)
    upper = word >> 31 == 1
    boarding = (moves == 0) | upper & (boards > 0)
    place = below(word & 0x7FFFFFFF, jnp.maximum(jnp.where(boarding, boards, moves), 1))
    deed = jnp.where(
        boarding, the.FIRST_BOARD + nth_true(can.boards, place), nth_true(can.moves, place)
    )
    taken = take_either(state, upper)
    answered = jnp.where(upper, the.MUTINY, the.OBEY)
    found = jnp.where(
        state.moment == TAKE, taken, jnp.where(state.moment == MUTINY, answered, deed)
    )
    return found.astype(jnp.int32)


def take_either(state: State, upper: Array) -> Array:
    """One of the two pieces there are."""
    offer = on_offer(state, state.ship)
    taken: Array = the.FIRST_TAKE + jnp.where(upper, offer.second, offer.first)
    return taken


def nth_true(rows: Array, place: Array) -> Array:
    """Where one of the true ones stands in a table that is read row by row."""
    counts = rows.sum(axis=1, dtype=jnp.int32)
    before = jnp.cumsum(counts) - counts
    row = (place >= before).sum(dtype=jnp.int32) - 1
    row = jnp.maximum(row, 0)
    left = place - before[row]
    column = (jnp.cumsum(rows[row], dtype=jnp.int32) <= left).sum(dtype=jnp.int32)
    return row * rows.shape[1] + column
