"""RLCard: random play; the state with its legal moves is made for whoever decides."""

from __future__ import annotations

import random

import rlcard

from bench.peers.clock import Counted, one_core, rate, seconds_asked, told

THEIRS = ("leduc-holdem", "uno", "gin-rummy", "doudizhu", "mahjong")


def steps(name: str, luck: random.Random) -> Counted:
    env = rlcard.make(name, config={"seed": 1})

    def play() -> int:
        state, _player = env.reset()
        count = 0
        while not env.is_over():
            state, _player = env.step(luck.choice(list(state["legal_actions"])))
            count += 1
        return count

    return play


def main() -> None:
    one_core()
    seconds = seconds_asked()
    for name in THEIRS:
        told("RLCard", name, "with observation", rate(steps(name, random.Random(1)), seconds))


if __name__ == "__main__":
    main()
