"""How the fleet is called: keys, batches, endings, refusals, and what it stands on."""

import os
import subprocess
import sys
from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from quarterdeck import fleet
from quarterdeck.core.errors import OptionsError, SeatsError, Unknown
from quarterdeck.fleet.in_arrays import in_arrays
from quarterdeck.fleet.kapern.state import OVER
from quarterdeck.fleet.plain import plain_states
from quarterdeck.games.piracy.chart import STANDARD, TEXT

KAPERN = fleet.agree_on("kapern", 2)


@jax.jit
def deal_eight(key):
    return jax.vmap(lambda each: fleet.init(each, KAPERN))(jax.random.split(key, 8))


@pytest.fixture(scope="module")
def batch():
    return deal_eight(jax.random.key(1))


def test_the_same_key_deals_the_same_game(batch):
    again = deal_eight(jax.random.key(1))

    assert plain_states(again) == plain_states(batch)


def test_a_game_that_is_over_stays_as_it_is(batch):
    over = replace(batch, moment=jnp.full_like(batch.moment, OVER))

    after = jax.jit(jax.vmap(fleet.step, (0, 0, None)))(over, batch.seat * 0, jax.random.key(2))

    assert all(map(np.array_equal, jax.tree.leaves(after), jax.tree.leaves(over)))
    assert not jax.vmap(fleet.legal)(after).any()


@pytest.mark.parametrize(("game", "seats"), [("kapern", n) for n in (2, 3, 4, 5)] + [("dorra", 5)])
def test_however_many_share_a_win_it_is_shared_to_the_last_bit(game, seats):
    terms = fleet.agree_on(game, seats)
    state = fleet.init(jax.random.key(1), terms)
    over = replace(state, moment=jnp.full_like(state.moment, in_arrays(terms).over))
    for winners in range(1, seats + 1):
        won = np.arange(seats) < winners
        got = jax.jit(fleet.returns)(replace(over, winners=jnp.asarray(won, state.winners.dtype)))

        parts = [1 / winners if each else 0.0 for each in won]
        exact = [np.float32((seats * part - 1) / (seats - 1)) for part in parts]
        assert np.asarray(got).tolist() == [float(each) for each in exact]


def test_a_game_that_there_is_not_in_arrays_is_refused():
    with pytest.raises(Unknown):
        fleet.agree_on("waddingtons")


def test_a_chart_of_ones_own_is_refused_by_its_option(tmp_path):
    chart = tmp_path / "mine.toml"
    chart.write_text(TEXT.replace(STANDARD.name, "Elsewhere"), "utf-8")

    with pytest.raises(OptionsError, match="map"):
        fleet.agree_on("piracy", 2, f"map={chart}")


def test_nobody_draws_lots_for_the_pirate():
    assert fleet.agree_on("piracy", 3).options.pirate == 1
    assert fleet.agree_on("piracy", 3, "pirate=2").options.pirate == 2


def test_too_many_seats_are_refused():
    with pytest.raises(SeatsError):
        fleet.agree_on("kapern", 6)


def test_the_fleet_needs_nothing_but_jax_numpy_and_msgspec():
    absent = ("cyclopts", "rich", "fluent", "platformdirs", "litestar", "textual", "pettingzoo")
    without = "; ".join(f"sys.modules[{name!r}] = None" for name in absent)

    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {without}; import quarterdeck.fleet.speed"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "JAX_PLATFORMS": "cpu"},
    )

    assert (done.returncode, done.stderr) == (0, "")
