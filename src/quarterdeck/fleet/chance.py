"""Chance in numbers: thirty-two bits at a time, from a key; what they decide is the rules' affair.

A number below n is a remainder, and so the first few of n are likelier than the rest by n in four
thousand million: less than any experiment could tell.
"""

import jax
import jax.numpy as jnp
from jax import Array

Key = Array
Words = Array  # uint32


def draw_words(key: Key, *shape: int) -> Words:
    """So many times thirty-two bits."""
    return jax.random.bits(key, shape, jnp.uint32)


def below(word: Array, size: Array | int) -> Array:
    """A number from nought on that is less than some size."""
    return (word % jnp.asarray(size).astype(jnp.uint32)).astype(jnp.int32)
