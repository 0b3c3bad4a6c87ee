"""How many steps a second a fleet makes, on whatever device JAX finds.

    python -m quarterdeck.fleet.speed kapern dorra --batch 65536

needs jax, numpy and msgspec alone; `quarterdeck bench fleet` prints the same as a table.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from json import dumps
from sys import stdout
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from quarterdeck.fleet import game_over, init, legal, observe
from quarterdeck.fleet.chance import Key, draw_words
from quarterdeck.fleet.in_arrays import AnyState, in_arrays
from quarterdeck.fleet.lookup import choose
from quarterdeck.fleet.terms import FLEETS, FleetTerms, agree_on

SEATS = {"dorra": 4}  # else as few as there can be, as in `quarterdeck bench research`
SMALLEST = {"cpu": 1_024}  # the first batch that is tried; elsewhere so few keep no device busy:
USUAL, LARGEST = 65_536, 4_194_304
ROUNDS = 3  # of each, of which the best counts
ENOUGH = 1.05  # a batch twice as large has to be so much faster, or it was the last

Carried = tuple[AnyState, Array]


class Figure(NamedTuple):
    """What was measured."""

    game: str
    seats: int
    device: str
    reads: str  # "lists", or "mask and observation"
    batch: int
    steps_per_s: int


def play_one(state: AnyState, words: Array) -> AnyState:
    """A random legal action; where that ends a game, a new deal by the same chance."""
    game = in_arrays(state.terms)
    chance = game.chance_from(words)
    after = game.apply(state, game.pick(state, words[-1]), chance)
    dealt = game.deal(state.terms, chance)
    if hasattr(after, "log"):
        dealt = replace(dealt, log=after.log)  # written over, row by row: nothing is copied
    return choose(game_over(after), dealt, after)


def read_learner(states: AnyState) -> Array:
    """All that a learner reads, made and then looked through once."""
    made = jax.vmap(observe)(states, states.seat), jax.vmap(legal)(states)
    seen, mask = lax.optimization_barrier(made)  # type: ignore[no-untyped-call]  # JAX's
    total: Array = seen.sum(axis=1) + mask.sum(axis=1)
    return total


@partial(jax.jit, static_argnames="reading", donate_argnums=0)
def play(carried: Carried, key: Key, steps: int, reading: bool) -> Carried:
    """So many steps of every game; what was read is summed, so that nothing is left out."""

    def advance(step: Array, now: Carried) -> Carried:
        states, total = now
        batch = states.seat.shape[0]
        own = jax.random.fold_in(key, step)
        after = jax.vmap(play_one)(states, draw_words(own, batch, in_arrays(states.terms).words))
        read = read_learner(after) if reading else after.seat.astype(jnp.float32)
        return after, total + read

    played: Carried = lax.fori_loop(0, steps, advance, carried)
    return played


@lru_cache(maxsize=8)
def deal_batch(terms: FleetTerms, batch: int) -> Callable[[Key], AnyState]:
    deal: Callable[[Key], AnyState] = jax.jit(
        lambda key: jax.vmap(lambda each: init(each, terms))(jax.random.split(key, batch))
    )
    return deal


def measure_batch(terms: FleetTerms, batch: int, reading: bool, seconds: float) -> Figure:
    """The best of some rounds, each about so long; compiling is not counted."""
    carried = deal_batch(terms, batch)(jax.random.key(1)), jnp.zeros(batch)
    _, carried = time_round(carried, 1, reading)  # compiles
    steps, took, best = 8, 0.0, 0.0
    while took < seconds / 4:  # until a round is long enough
        steps *= 4 if took else 1
        took, carried = time_round(carried, steps, reading)
    for _ in range(ROUNDS):
        took, carried = time_round(carried, steps, reading)
        best = max(best, steps * batch / took)
    reads = "mask and observation" if reading else "lists"
    return Figure(terms.game, terms.seats, device_name(), reads, batch, round(best))


def time_round(carried: Carried, steps: int, reading: bool) -> tuple[float, Carried]:
    begun = perf_counter()
    carried = play(carried, jax.random.key(3), steps, reading)
    carried[1].block_until_ready()
    return perf_counter() - begun, carried


def device_name() -> str:
    return str(jax.devices()[0].device_kind)


def find_best_batch(terms: FleetTerms, reading: bool, seconds: float) -> Iterator[Figure]:
    """Batch after batch, each twice as large, as long as that makes it faster."""
    best, smallest = 0, SMALLEST.get(jax.default_backend(), USUAL)
    batch = smallest
    while batch <= LARGEST:
        figure = measure_batch(terms, batch, reading, seconds)
        yield figure
        if figure.steps_per_s < best * ENOUGH and batch >= 4 * smallest:
            return
        best, batch = max(best, figure.steps_per_s), 2 * batch


def measure_fleet(game: str, batch: int | None, seconds: float) -> Iterator[Figure]:
    """Picking from legal lists, then with mask and observation; by one batch size or the best."""
    terms = agree_on(game, SEATS.get(game))
    for reading in (False, True):
        if batch:
            yield measure_batch(terms, batch, reading, seconds)
        else:
            found = find_best_batch(terms, reading, seconds)
            yield max(found, key=lambda figure: figure.steps_per_s)


def read_arguments() -> Any:
    told = ArgumentParser(prog="python -m quarterdeck.fleet.speed")
    told.add_argument("games", nargs="*", default=list(FLEETS))
    told.add_argument("--batch", type=int)
    told.add_argument("--seconds", type=float, default=1.0)
    return told.parse_args()


if __name__ == "__main__":
    asked = read_arguments()
    for name in asked.games:
        for found in measure_fleet(name, asked.batch, asked.seconds):
            stdout.write(dumps(found._asdict()) + "\n")
            stdout.flush()
