"""Many games at once, as Gymnasium knows vector environments, all stepped by one compiled program.

    batch = make_fleet(64, "dorra", 4)
    told, infos = batch.reset(seed=1)

is the batch of `quarterdeck.research.vector`, with other hands: the same spaces, numbers and infos.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from quarterdeck.fleet import game_over, init, legal, observe, returns, step
from quarterdeck.fleet.chance import Key
from quarterdeck.fleet.in_arrays import AnyState
from quarterdeck.fleet.lookup import choose, same_as
from quarterdeck.fleet.terms import FleetTerms, agree_on
from quarterdeck.numbering import Numbering, number_game
from quarterdeck.research.arrays import Arrays, own_arrays
from quarterdeck.research.vector import GameBatch

LOW = 2**32 - 1  # the lower half of a seed


class Stepped(NamedTuple):
    """What a step tells of every game."""

    observation: Array
    mask: Array
    seat: Array
    ended: Array
    returns: Array
    last: Array  # the numbers of games that ended


class FleetHands:
    """Games in arrays, each with luck of its own, whatever else is in the batch."""

    def __init__(self, terms: FleetTerms, arrays: Arrays) -> None:
        self.terms, self.arrays = terms, arrays
        self.last = jnp.asarray(arrays.last)
        self.rows = np.arange(len(arrays.actions))

    def reset(self, seeds: Sequence[int]) -> None:
        keys = keys_from(np.array(seeds, np.uint64))
        self.states, self.keys, seen, mask = deal_all(self.terms, keys)
        none_ended = jnp.zeros(len(self.rows), jnp.bool_)
        self.tell(observation=seen, mask=mask, seat=self.states.seat, ended=none_ended)

    def step(self) -> None:
        arrays = self.arrays
        arrays.decided[:] = arrays.seat
        offered = arrays.mask[self.rows, arrays.actions].astype(np.bool_)
        actions = arrays.actions.astype(np.int32)
        self.states, self.keys, told = step_all(self.states, self.keys, self.last, actions, offered)
        self.last = told.last
        self.tell(**told._asdict())
        self.pay()

    def pay(self) -> None:
        """Whoever decided has what the game came to, if it ended."""
        arrays = self.arrays
        arrays.reward[:] = arrays.returns[self.rows, arrays.decided] * arrays.ended

    def tell(self, mask: Array, seat: Array, **others: Array) -> None:
        """What was worked out, as it lies in memory; the next step makes all of it anew."""
        same: dict[str, Any] = {name: np.asarray(array) for name, array in others.items()}
        by_kind: dict[str, Any] = {
            "mask": np.asarray(mask).view(np.int8),
            "seat": np.asarray(seat, np.int64),
        }
        self.arrays = self.arrays._replace(**same, **by_kind)

    def close(self) -> None:
        """Nothing has to be given back."""


def keys_from(seeds: Any) -> Key:
    """Both halves of every seed count."""
    low, high = (seeds & LOW).astype(np.uint32), (seeds >> 32).astype(np.uint32)
    keys: Key = jax.vmap(lambda a, b: jax.random.fold_in(jax.random.key(a), b))(low, high)
    return keys


@partial(jax.jit, static_argnums=0)
def deal_all(terms: FleetTerms, keys: Key) -> tuple[AnyState, Key, Array, Array]:
    states, after = jax.vmap(partial(deal_one, terms))(keys)
    return states, after, jax.vmap(observe)(states, states.seat), jax.vmap(legal)(states)


def deal_one(terms: FleetTerms, key: Key) -> tuple[AnyState, Key]:
    """A deal, and the luck that is left."""
    left, own = jax.random.split(key)
    return init(own, terms), left


@partial(jax.jit, donate_argnums=(0, 1, 2))
def step_all(
    states: AnyState, keys: Key, last: Array, actions: Array, offered: Array
) -> tuple[AnyState, Key, Stepped]:
    """Every action carried out; games that ended are shown once more, then dealt anew."""
    decided = states.seat
    states, keys = jax.vmap(step_one)(states, keys, actions, offered)
    ended = jax.vmap(game_over)(states) | ~offered
    got = jax.vmap(returns_of)(states, decided, offered)
    states, keys, last = deal_ended(states, keys, last, decided, ended)
    seen, mask = jax.vmap(observe)(states, states.seat), jax.vmap(legal)(states)
    return states, keys, Stepped(seen, mask, states.seat, ended, got, last)


def step_one(state: AnyState, key: Key, action: Array, offered: Array) -> tuple[AnyState, Key]:
    """What is not offered is not done."""
    left, own = jax.random.split(key)
    return choose(offered, step(state, action, own), state), left


def returns_of(state: AnyState, decided: Array, offered: Array) -> Array:
    """What is not offered loses the game at once."""
    lost = jnp.where(same_as(decided, state.terms.seats), -1.0, 0.0)
    return jnp.where(offered, returns(state), lost)


def deal_ended(
    states: AnyState, keys: Key, last: Array, decided: Array, ended: Array
) -> tuple[AnyState, Key, Array]:
    """One after the other: few end at a time, and nobody else is looked at for them."""
    terms = states.terms

    def deal_next(now: Any) -> Any:
        states, keys, last, waiting = now
        at = waiting.argmax()
        over = jax.tree.map(lambda rows: rows[at], states)
        dealt, left = deal_one(terms, keys[at])
        states = jax.tree.map(lambda rows, row: rows.at[at].set(row), states, dealt)
        last = last.at[at].set(observe(over, decided[at]))
        return states, keys.at[at].set(left), last, waiting.at[at].set(False)

    some_wait: Callable[[Any], Array] = lambda now: now[-1].any()  # noqa: E731
    states, keys, last, _ = lax.while_loop(some_wait, deal_next, (states, keys, last, ended))
    return states, keys, last


def make_fleet(
    num_envs: int, game: str, seats: int | None = None, *, house_rules: Sequence[str] = ()
) -> GameBatch:
    """So many games by name; every seat is the learner's."""
    terms = agree_on(game, seats, *house_rules)
    numbering: Numbering = number_game(game, terms.seats, *house_rules)
    return GameBatch(numbering, FleetHands(terms, own_arrays(numbering, num_envs)))
