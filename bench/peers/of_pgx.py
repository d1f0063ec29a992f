"""pgx: 1,024 games at once, compiled by JAX, observation and mask written at every step."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.peers.clock import Counted, one_core, rate, seconds_asked, told

THEIRS = ("leduc_holdem", "sparrow_mahjong", "kuhn_poker", "backgammon")
GAMES = 1024
STEPS = 10  # in one call, as a training loop would scan


def steps(name: str) -> Counted:
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def once(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        wished = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        keys = jax.random.split(key, GAMES + 1)
        actions = jax.random.categorical(keys[0], wished, axis=-1)
        after = jax.vmap(step)(state, actions, keys[1:])
        return after, after.observation.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(once, state, jax.random.split(key, STEPS)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES))
    key = jax.random.PRNGKey(1)

    def work() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state, seen = run(state, now)
        seen.block_until_ready()
        return GAMES * STEPS

    return work


def main() -> None:
    one_core()
    seconds = seconds_asked()
    for name in THEIRS:
        told("pgx", name, "batch of 1,024", rate(steps(name), seconds))


if __name__ == "__main__":
    main()
