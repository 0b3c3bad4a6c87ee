"""Pgx's games on the CPU: compiled, a batch at once; CPU-seconds of all threads count."""

import jax
import jax.numpy as jnp
import pgx
from measure import measure
from pgx.experimental import auto_reset

GAMES = {  # by the sizes of batches; Backgammon does not gain by more, and takes minutes to show it
    "tic_tac_toe": (64, 1024),
    "connect_four": (64, 1024),
    "leduc_holdem": (64, 1024),
    "backgammon": (64,),
}
STEPS = 20  # in one call


def walker(env, batch):
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry, key):
        state, total = carry
        wishes = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        chosen, chance = jax.random.split(key)
        keys = jax.random.split(chance, batch)
        state = step(state, jax.random.categorical(chosen, wishes), keys)
        return (state, total + state.observation.sum()), None  # so that nobody leaves it out

    @jax.jit
    def some(state, key):
        return jax.lax.scan(one, (state, 0.0), jax.random.split(key, STEPS))[0]

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def walk(_):
        nonlocal state, key
        key, now = jax.random.split(key)
        state, total = some(state, now)
        total.block_until_ready()
        return STEPS * batch

    return walk


for name, batches in GAMES.items():
    for batch in batches:
        measure(name, f"a batch of {batch}, observation and mask", walker(pgx.make(name), batch))
