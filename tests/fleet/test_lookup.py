"""What is changed seldom: the same as if it were worked out for every game of a batch."""

import jax
import jax.numpy as jnp
import pytest

from quarterdeck.fleet.lookup import change_seldom


def change_tenfold(holds, number):
    return change_seldom(holds, lambda each: each * 10, number)


@pytest.mark.parametrize("holds", [(False,) * 3, (False, True, False), (True,) * 3])
def test_what_seldom_changes_is_changed_where_it_should_be(holds):
    batch = jax.jit(jax.vmap(change_tenfold))(jnp.array(holds), jnp.array([1, 2, 3]))

    assert batch.tolist() == [10 * at if each else at for at, each in enumerate(holds, start=1)]


def test_what_is_the_same_for_a_whole_batch_is_changed_for_some():
    batch = jax.vmap(change_tenfold, (0, None))(jnp.array([True, False]), jnp.int32(7))

    assert batch.tolist() == [70, 7]


def test_in_a_game_by_itself_it_is_changed_too():
    assert int(change_tenfold(jnp.array(True), jnp.int32(7))) == 70
