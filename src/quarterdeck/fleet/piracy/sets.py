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
    counts = lax.population_count(squares).astype(jnp.int32)
    before = jnp.cumsum(counts) - counts
    row = jnp.maximum((place >= before).sum(dtype=jnp.int32) - 1, 0)
    columns = jnp.arange(the.COLUMNS, dtype=jnp.uint32)
    left = lax.population_count(squares[row] & (jnp.uint32(1) << columns) - 1)
    found = (squares[row] >> columns & 1 == 1) & (left == (place - before[row]).astype(jnp.uint32))
    return look_up(the.NUMBER_AT, row, jnp.argmax(found))


def within_reach(squares: Squares, ships: Squares, shut: Squares) -> Squares:
    """Where he can be after sailing; on a ship's square the game would be over."""
    water = jnp.array(the.WATER) & ~shut
    for _ in range(box.SPEED):
        squares = squares | around(squares) & water
    return squares & ~ships
