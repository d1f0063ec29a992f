"""A deep search in every game, to be run with PYTHONMALLOC=debug: a stray write then aborts.

`python -m logovo.testkit.deep --iterations 50000 [game …]`
"""

from __future__ import annotations

import argparse
import gc
import time
from typing import Final

from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.games import GAMES, game
from logovo.search.ismcts import Search
from logovo.search.policy import Uniform
from logovo.testkit.walks import Party, some_options

SHORT: Final = 20
"""Short rollouts: the tree is what is tried here."""


def search_deeply(key: str, iterations: int) -> str:
    """Build one tree of that many iterations, drop it, and say how it went."""
    found = game(key)
    party = Party(found, some_options(found, Chance(1), plain=True), 1)
    seat = Seat(int(party.table.state.decider()))
    sampler = found.sampler(found.view(party.table.state, seat), party.knowledge[seat])
    began = time.monotonic()
    search = Search(sampler, Uniform(), 1, rollout_limit=SHORT)
    search.more(iterations)
    best = search.report()[0]
    del search
    gc.collect()
    took = time.monotonic() - began
    return f"{key}: {iterations} iterations in {took:.1f} s, {best}"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--iterations", type=int, default=50000)
    reader.add_argument("games", nargs="*", default=list(GAMES))
    asked = reader.parse_args()
    for key in asked.games:
        print(search_deeply(key, asked.iterations), flush=True)


if __name__ == "__main__":
    main()
