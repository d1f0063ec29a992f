"""Whether a character weakens its level.

python -m bench.characters lucky gold --games 300 --level medium

One seat is the level with a character, all others the plain level; the same deals are played with
the plain level at that seat, too. Wins in hundredths, paired, and the number of games in which the
character played anything else.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, stdev

from logovo.bots.characters import CHARACTERS, PLAIN
from logovo.games import game
from logovo.lab.match import recorded_match
from logovo.lab.stats import Z95, Share


def played(key: str, players: int, level: str, character: str, seed: int) -> tuple[float, str]:
    """The share of the win of the seat in question, and the game as it went."""
    seat = seed % players
    names = [f"{level}@{character if at == seat else PLAIN}" for at in range(players)]
    found = game(key)
    result, log = recorded_match(found, found.options(players, {}), names, seed)
    winners = result.outcome.winners
    moves = " ".join(entry.text for entry in log.entries)
    return (1.0 / len(winners) if seat in winners else 0.0), moves


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games_asked", nargs="+", metavar="game")
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--level", default="medium")
    asked = reader.parse_args()
    print("| game | players | bot | games | wins (95 %) | against plain | played otherwise |")
    print("|---|---|---|---|---|---|---|")
    for key in asked.games_asked:
        seeds = range(1, asked.games + 1)
        plain = [played(key, asked.players, asked.level, PLAIN, seed) for seed in seeds]
        for character in CHARACTERS:
            games = [played(key, asked.players, asked.level, character, seed) for seed in seeds]
            gaps = [100.0 * (one[0] - two[0]) for one, two in zip(games, plain, strict=True)]
            other = sum(one[1] != two[1] for one, two in zip(games, plain, strict=True))
            won = Share(sum(win for win, _moves in games), len(games))
            margin = Z95 * stdev(gaps) / sqrt(len(gaps))
            print(
                f"| {key} | {asked.players} | {asked.level}@{character} | {len(games)} | {won} "
                f"| {mean(gaps):+.1f} ± {margin:.1f} | {other} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
