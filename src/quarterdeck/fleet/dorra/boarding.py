"""Boarding a ship: the booty, the pay, and everyone home again."""

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.lookup import choose, look_up, same_as
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.ships import KINDS, SHIPS

from . import tables as the
from .ending import finish
from .state import Chance, State
from .turns import next_turn, turn_up


class Offer(NamedTuple):
    """The kinds pictured on a ship, and which of them the stock still holds."""

    first: Array
    second: Array
    has_first: Array
    has_second: Array  # and another kind than the first

    @property
    def asks(self) -> Array:
        """Whether the captain has a choice."""
        return self.has_first & self.has_second

    @property
    def kind(self) -> Array:
        """The only one there is, or none."""
        second = jnp.where(self.has_second, self.second, the.NONE)
        return jnp.where(self.has_first, self.first, second)


def on_offer(state: State, ship: Array) -> Offer:
    first, second = look_up(the.ships(state.terms.options.components).icons, ship).astype(jnp.int32)
    left = pieces_left(state)
    has_second = (second != first) & (second != the.NONE) & (left[second] > 0)
    return Offer(first, second, left[first] > 0, has_second)


def pieces_left(state: State) -> Array:
    """Booty in the stock."""
    return box.PIECES - state.booty.sum(axis=0)


def carry_out(state: State, top: Array, ship: Array, kind: Array, chance: Chance) -> State:
    """All that follows once the captain has his piece, or there is none for him."""
    crew = state.pile_of == top
    discs = jnp.arange(len(crew))
    after = replace(
        state,
        pile_of=jnp.where(crew, discs, state.pile_of),
        depth=jnp.where(crew, 0, state.depth),
        heights=jnp.where(crew, 1, state.heights),
        open=state.open & ~(1 << ship),
        gone=jnp.where(jnp.arange(SHIPS) == ship, state.gone.max() + 1, state.gone),
        purses=pay_the_crew(state, crew, ship),
        booty=share_the_booty(state, crew, ship, kind),
        stalemates=jnp.zeros_like(state.stalemates),
    )
    return weigh_anchor(after, chance)


def share_the_booty(state: State, crew: Array, ship: Array, kind: Array) -> Array:
    """One piece for the captain; the other for the owner of the second disc."""
    seats, offer = state.terms.seats, on_offer(state, ship)
    other = jnp.where(kind == offer.first, offer.second, offer.first)
    mate = jnp.argmax(crew & (state.depth == 1)) // box.HAND
    captains = same_as(state.captain, seats)[:, None] & (jnp.arange(len(KINDS)) == kind)
    booty = state.booty + captains
    left = box.PIECES - booty.sum(axis=0) > 0
    mates = same_as(mate, seats)[:, None] & (jnp.arange(len(KINDS)) == other) & left
    return jnp.where(kind == the.NONE, state.booty, booty + mates)


def pay_the_crew(state: State, crew: Array, ship: Array) -> Array:
    """The captain pays every disc of others, from the loot, then his purse, then the stock."""
    numbers, seats = the.ships(state.terms.options.components), state.terms.seats
    wages = look_up(numbers.wages, ship)
    paid = (crew.reshape(seats, box.HAND) * wages).sum(axis=1)
    mine = same_as(state.captain, seats)
    owed = jnp.where(mine, 0, paid).sum()
    own = jnp.maximum(0, state.purses + look_up(numbers.ducats, ship) - owed)
    return jnp.where(mine, own, state.purses + paid)


def weigh_anchor(state: State, chance: Chance) -> State:
    """The ship has left the game; new ones come when all three have."""
    last = state.open == 0
    renewed = choose(last & (state.deck > 0), turn_up(state, chance), state)
    return choose(last & (state.deck == 0), finish(state), next_turn(renewed, chance))
