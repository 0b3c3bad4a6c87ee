"""The adapter to Pgx, by Pgx's own test; skipped where Pgx is not installed."""

from typing import Literal

import jax
import jax.numpy as jnp
import pytest

from quarterdeck.fleet.terms import FLEETS

pgx = pytest.importorskip("pgx")


@jax.jit
def pick_by_mask(key, mask):
    return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)


@pytest.mark.slow
@pytest.mark.parametrize("game", FLEETS)
def test_pgx_accepts_a_game(game, monkeypatch):
    from pgx._src import api_test

    from quarterdeck.fleet.pgx import FleetEnv

    # It knows the names of Pgx's own games alone, and of a single game takes an axis that newer
    # JAX refuses, also for Pgx's own; everything else it asks is as it is.
    monkeypatch.setattr(api_test, "EnvId", Literal[f"quarterdeck_{game}"])
    monkeypatch.setattr(api_test, "act_randomly", pick_by_mask)

    api_test.api_test(FleetEnv(game), 1)


@pytest.mark.slow
def test_mctx_searches_a_game():
    mctx = pytest.importorskip("mctx")
    from quarterdeck.fleet.pgx import FleetEnv

    env = FleetEnv("kapern")
    states = jax.vmap(env.init)(jax.random.split(jax.random.key(1), 2))

    def recur(_, key, action, states):
        after = jax.vmap(env.step)(states, action, jax.random.split(key, 2))
        told = mctx.RecurrentFnOutput(
            reward=after.rewards[jnp.arange(2), states.current_player],
            discount=jnp.where(after.terminated, 0.0, 1.0),
            prior_logits=jnp.where(after.legal_action_mask, 0.0, -1e9),
            value=jnp.zeros(2),
        )
        return told, after

    root = mctx.RootFnOutput(
        prior_logits=jnp.where(states.legal_action_mask, 0.0, -1e9),
        value=jnp.zeros(2),
        embedding=states,
    )
    found = mctx.gumbel_muzero_policy(
        (),
        jax.random.key(2),
        root,
        recur,
        num_simulations=4,
        invalid_actions=~states.legal_action_mask,
    )

    assert (found.action == 0).all()  # the first roll is all there is to do
