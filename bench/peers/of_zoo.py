"""PettingZoo: one loop for its classic games and for ours through its door.

With `--ours` the games are ours (run inside the compiled house), else its own.
"""

from __future__ import annotations

import importlib
import random
import sys

import numpy as np
from pettingzoo import AECEnv

from bench.peers.clock import Counted, one_core, rate, seconds_asked, told

THEIRS = ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "connect_four_v3")


def opened(name: str) -> AECEnv[str, object, int]:
    made: AECEnv[str, object, int] = importlib.import_module(f"pettingzoo.classic.{name}").env()
    return made


def ours() -> dict[str, AECEnv[str, object, int]]:
    from logovo.games import GAMES
    from logovo.gym.aec import env

    return {key: env(key, players=min(4, GAMES[key].most)) for key in GAMES}


def steps(env: AECEnv[str, object, int], luck: random.Random) -> Counted:
    """A random game to its end, as the documentation of PettingZoo plays one."""

    def play() -> int:
        env.reset(seed=luck.randrange(1 << 30))
        count = 0
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            assert isinstance(observation, dict)
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[luck.randrange(len(legal))]))
            count += 1
        return count

    return play


def main() -> None:
    one_core()
    seconds, mine = seconds_asked(), "--ours" in sys.argv
    games = ours() if mine else {name: opened(name) for name in THEIRS}
    who = "logovo, PettingZoo's door" if mine else "PettingZoo"
    for name, env in games.items():
        told(who, name, "with observation", rate(steps(env, random.Random(1)), seconds))


if __name__ == "__main__":
    main()
