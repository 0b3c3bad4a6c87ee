"""Sets of squares, a word a row of the chart."""

import jax.numpy as jnp
from jax import Array, lax

from quarterdeck.fleet.lookup import look_up
from quarterdeck.games.piracy import components as box

from . import tables as the

Squares = Array  # uint32, a word a row


def square_set(square: Array) -> Squares:
    """A set of one square, or of none."""
    return look_up(the.BIT, square)


def no_squares() -> Squares:
    return jnp.zeros(the.ROWS, jnp.uint32)


def holds(squares: Squares, square: Array) -> Array:
    return (squares & square_set(square)).any()


def join_sets(sets: Array) -> Squares:
    """All that is in any of some sets."""
    joined = sets[0]
    for each in range(1, len(sets)):
        joined = joined | sets[each]
    return joined


def plane(squares: Squares) -> Array:
    """By number of the square: whether it is there."""
    return (squares[the.ROW] >> jnp.array(the.COLUMN, jnp.uint32) & 1).astype(bool)


def around(squares: Squares) -> Squares:
    """All that lies orthogonally next to some squares, and some of it off the chart."""
    nothing = jnp.zeros(1, jnp.uint32)
    above = jnp.concatenate([squares[1:], nothing])
    below = jnp.concatenate([nothing, squares[:-1]])
    return squares << 1 | squares >> 1 | above | below


def count_squares(squares: Squares) -> Array:
    return lax.population_count(squares).sum(dtype=jnp.int32)


def nth_square(squares: Squares, place: Array) -> Array:
    """The number of one of them, in reading order."""
    row, column = jnp.divmod(nth_bit(squares, place), 32)
    return look_up(the.NUMBER_AT, row, column)


def nth_bit(words: Array, place: Array) -> Array:
    """Where the first of some bits stands, the second, and so on."""
    counts = lax.population_count(words).astype(jnp.int32)
    before = sums_before(counts)
    word = jnp.maximum((place >= before).sum(dtype=jnp.int32) - 1, 0)
    bits = jnp.arange(32, dtype=jnp.uint32)
    left = lax.population_count(words[word] & (jnp.uint32(1) << bits) - 1).astype(jnp.int32)
    found = (words[word] >> bits & 1 == 1) & (left == place - before[word])
    return 32 * word + (found * jnp.arange(32)).sum(dtype=jnp.int32)


def sums_before(counts: Array) -> Array:
    """For each of a few: the sum of all before it."""
    sums = [jnp.zeros_like(counts[0])]
    for at in range(len(counts) - 1):
        sums.append(sums[-1] + counts[at])
    return jnp.stack(sums)


def pack_flags(flags: Array) -> Array:
    """Truths as words of thirty-two bits."""
    wide = jnp.pad(flags, (0, -len(flags) % 32)).reshape(-1, 32).astype(jnp.uint32)
    return (wide << jnp.arange(32, dtype=jnp.uint32)).sum(axis=1, dtype=jnp.uint32)


def within_reach(squares: Squares, ships: Squares, shut: Squares) -> Squares:
    """Where he can be after sailing; on a ship's square the game would be over."""
    water = jnp.array(the.WATER) & ~shut
    for _ in range(box.SPEED):
        squares = squares | around(squares) & water
    return squares & ~ships
