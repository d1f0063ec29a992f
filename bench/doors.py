"""How fast the researchers' doors are: batches of games with observations and masks written.

    cd $(tools/compile) && ../../../.venv/bin/python bench/doors.py [GAME…] [--n 1024] [--seconds 1]

Prints steps a second of one core by processor time: random numbers chosen in compiled code
(`inside`), and chosen by NumPy from the masks (`from Python`). A step is one number; a decision may
take several.
"""

from __future__ import annotations

import argparse
import statistics
import time

from logovo.core.batch import Batch
from logovo.core.chance import Chance
from logovo.games import GAMES, game


def inside(key: str, players: int, n: int, seconds: float) -> float:
    ours = game(key)
    options = ours.options(players, {})
    batch = Batch(ours, options, ours.door(options), n, 1)
    chance = Chance(2)
    batch.step_random(20, chance)
    began, steps = time.process_time(), 0
    while time.process_time() - began < seconds:
        batch.step_random(10, chance)
        steps += 10 * n
    return steps / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--n", type=int, default=1024)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    print(f"N = {given.n}, {given.players} players, {given.runs} runs of {given.seconds} s")
    for key in given.games:
        runs = [inside(key, given.players, given.n, given.seconds) for _run in range(given.runs)]
        median = statistics.median(runs)
        print(f"{key:10} {median:12,.0f} steps a second ({min(runs):,.0f} to {max(runs):,.0f})")


if __name__ == "__main__":
    main()
