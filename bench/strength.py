"""How strong the bots are: search against greedy, greedy against random; seats rotated.

python bench/strength.py larder --matches 400 --players 2 4
python bench/strength.py vampires --rungs greedy    only the rungs of bots of that name
"""

from __future__ import annotations

import argparse
import time

from logovo.games import game
from logovo.lab.arena import Plan, run, total

PAIRS = (("greedy", "random"), ("search:2000", "greedy"), ("search:2000", "random"))

LADDERS = {
    # A memory game: from rung to rung only the memory gets better, then comes thinking.
    "vampires": (
        ("greedy:weak", "random"),
        ("greedy:fair", "greedy:weak"),
        ("greedy:good", "greedy:fair"),
        ("greedy", "greedy:good"),
        ("search:2000", "greedy"),
    ),
}
"""Games whose bots are compared in another way."""


def measure(
    key: str, players: int, games: int, seed: int, rungs: str = "", processes: int = 0
) -> list[str]:
    """A row for each pair whose first bot's name begins with `rungs`."""
    rows = []
    for one, other in LADDERS.get(key, PAIRS):
        if not one.startswith(rungs):
            continue
        plan = Plan(key, players, (one, *[other] * (players - 1)), seed)
        began = time.monotonic()
        tally = total(run(plan, games, processes))
        took = time.monotonic() - began
        share = tally.bot_share(one)
        rows.append(
            f"| {key} | {players} | {one} | {other} | {tally.games} | {share} "
            f"| {100 / players:.1f} % | {took:.0f} |"
        )
        print(rows[-1], flush=True)
    return rows


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="+")
    reader.add_argument("--matches", type=int, default=400)
    reader.add_argument("--players", type=int, nargs="+", default=[2, 4])
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rungs", default="", help="only bots whose name begins so")
    reader.add_argument("--processes", type=int, default=0, help="all cores by default")
    asked = reader.parse_args()
    print("| game | players | bot | against | games | wins (95 %) | fair share | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for key in asked.games:
        for players in asked.players:
            if game(key).least <= players <= game(key).most:
                measure(key, players, asked.matches, asked.seed, asked.rungs, asked.processes)


if __name__ == "__main__":
    main()
