"""Games as pure JAX, thousands at a time: the same rules, ids and observations, in arrays.

Everything here is about one game; `jax.vmap` makes it many, `jax.jit` compiles it.
"""

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import Key, draw_words
from quarterdeck.fleet.in_arrays import AnyState, in_arrays
from quarterdeck.fleet.lookup import choose
from quarterdeck.fleet.terms import FleetTerms, agree_on, check_terms
from quarterdeck.games import find

__all__ = [
    "FleetTerms",
    "agree_on",
    "game_over",
    "init",
    "legal",
    "observe",
    "pick",
    "returns",
    "step",
]


def init(key: Key, terms: FleetTerms) -> AnyState:
    """A new deal."""
    check_terms(terms)
    game = in_arrays(terms)
    return game.deal(terms, game.chance_from(draw_words(key, game.words)))


def step(state: AnyState, action: Array, key: Key) -> AnyState:
    """The state after a legal action, by its id; a game that is over stays as it is."""
    game = in_arrays(state.terms)
    after = game.apply(state, action, game.chance_from(draw_words(key, game.words)))
    return choose(game_over(state), state, after)


def observe(state: AnyState, seat: Array) -> Array:
    """What a seat may know, in the numbers of `quarterdeck.research`."""
    return in_arrays(state.terms).observe(state, jnp.asarray(seat))


def legal(state: AnyState) -> Array:
    """True for every id that the seat to move is offered; for none once the game is over."""
    return in_arrays(state.terms).legal(state)


def pick(state: AnyState, key: Key) -> Array:
    """Any kind of action, then any one of that kind, from the list of what is legal."""
    return in_arrays(state.terms).pick(state, draw_words(key))


def game_over(state: AnyState) -> Array:
    """Whether nobody is to decide any more."""
    over: Array = state.moment == in_arrays(state.terms).over
    return over


def returns(state: AnyState) -> Array:
    """What every seat got, between minus one and one; nought before the end."""
    won, seats = state.winners, state.terms.seats
    together = 2 * won.astype(jnp.float32) - 1
    alone = jnp.where(won, jnp.float32(shared_wins(seats))[won.sum()], -1 / (seats - 1))
    found = together if find(state.terms.game).roles.names else alone
    return jnp.where(game_over(state), found, 0.0)


def shared_wins(seats: int) -> list[float]:
    """What one of so many winners got; worked out as for one game, so that ties round alike."""
    some = ((seats * (1 / count) - 1) / (seats - 1) for count in range(1, seats + 1))
    return [0.0, *some]
