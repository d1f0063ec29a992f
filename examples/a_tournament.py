"""A tournament on all cores: seats rotate, win rates come with their 95 % intervals.

python examples/a_tournament.py gold
"""

from __future__ import annotations

import sys

from logovo import Tournament, run_tournament

GAMES = 30


def standings(key: str, games: int) -> list[str]:
    """A line for each bot."""
    plan = Tournament(key, players=3, bots=("greedy", "greedy:0.35", "random"), seed=1)
    parts = run_tournament(plan, games)
    total = next(parts)
    for part in parts:
        total.add(part)
    return [f"{name:8} {total.bot_share(name)}" for name in plan.bots]


if __name__ == "__main__":
    for line in standings(sys.argv[1] if len(sys.argv) > 1 else "larder", GAMES):
        print(line)
