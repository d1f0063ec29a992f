"""How strong the bots are: search against greedy, greedy against random; seats rotated.

python bench/strength.py larder --matches 400 --players 2 4
python bench/strength.py vampires --rungs greedy    only the rungs of bots of that name
python bench/strength.py drakon --pair search:300 greedy    one pairing of one's own
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

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


def pairings(key: str, rungs: str, pair: Sequence[str] | None) -> list[tuple[str, str]]:
    """The pair asked for, or the game's own whose first bot's name begins with `rungs`."""
    if pair is not None:
        one, other = pair
        return [(one, other)]
    return [(one, other) for one, other in LADDERS.get(key, PAIRS) if one.startswith(rungs)]


def measure(
    key: str,
    players: int,
    games: int,
    seed: int,
    pairs: Sequence[tuple[str, str]],
    processes: int = 0,
    options: dict[str, str] | None = None,
) -> list[str]:
    """A row for each pair."""
    rows = []
    for one, other in pairs:
        plan = Plan(key, players, (one, *[other] * (players - 1)), seed, options or {})
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
    reader.add_argument("--pair", nargs=2, help="one seat of the first, a table of the second")
    reader.add_argument("--option", action="append", default=[], help="key=value")
    reader.add_argument("--processes", type=int, default=0, help="all cores by default")
    asked = reader.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    print("| game | players | bot | against | games | wins (95 %) | fair share | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for key in asked.games:
        for players in asked.players:
            if game(key).least <= players <= game(key).most:
                pairs = pairings(key, asked.rungs, asked.pair)
                measure(key, players, asked.matches, asked.seed, pairs, asked.processes, options)


if __name__ == "__main__":
    main()
