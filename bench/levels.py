"""How far the levels are apart: one seat of a level among players of the one below it.

python -m bench.levels KEEP                          every game, size and step, some minutes a game
python -m bench.levels KEEP gold --players 3 4 --steps hard master --seconds 300
python -m bench.levels KEEP --steps master --part 8  both think for an eighth of their time

Each game has a deal of its own, and the seat of the higher level is drawn: were both alike, it
would win its fair share on the average. A step is played until the odds against that are twenty to
one, by a bet that may be looked at after every game (so stopping there keeps the error at 5 %), or
until its processor time is up. What was played is kept in KEEP, a line a game; the same command
goes on. Those who think are played by their iterations, without their clocks.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from pathlib import Path
from typing import Final

from logovo.bots.registry import LEVELS, without_clock
from logovo.core.chance import Chance
from logovo.games import game
from logovo.lab.match import play_match
from logovo.lab.stats import Share

SIZES: Final = {
    "gold": (3, 4, 6),
    "vampires": (2, 3, 4, 6),
    "lucky": (3, 5, 8),
    "drakon": (2, 3, 4, 6),
    "larder": (2, 3, 4, 6),
}
ODDS: Final = 20.0
STAKES: Final = (0.03, 0.08, 0.2, 0.5, 0.9)  # of what may be lost
MOST: Final = 1000
SEEDS: Final = 1 << 30
ITERATIONS: Final = re.compile(r"[0-9]+")


class Bet:
    """Money put on "not its fair share", in equal parts on more and on less: in a fair game it
    does not grow on the average, so twenty times the money is met with a chance of 5 % at most."""

    def __init__(self, fair: float) -> None:
        self.fair = fair
        self.rates = [part / fair for part in STAKES] + [-part / (1 - fair) for part in STAKES]
        self.money = [1.0] * len(self.rates)

    def take(self, share: float) -> None:
        gain = share - self.fair
        self.money = [
            money * (1 + rate * gain) for money, rate in zip(self.money, self.rates, strict=True)
        ]

    @property
    def odds(self) -> float:
        return sum(self.money) / len(self.money)


class Step:
    """A level among players of the one below, at one size of table."""

    def __init__(self, key: str, players: int, level: str, keep: Path, part: int = 1) -> None:
        self.key, self.players, self.level = key, players, level
        self.below = LEVELS[LEVELS.index(level) - 1]
        self.part = part
        some = f"-{part}" if part > 1 else ""
        self.file = keep / f"{key}-{players}-{level}{some}.jsonl"
        self.bet = Bet(1 / players)
        self.won = 0.0
        self.games = 0
        self.seconds = 0.0
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                self.note(**json.loads(line))

    def note(self, share: float, seconds: float) -> None:
        self.bet.take(share)
        self.won += share
        self.games += 1
        self.seconds += seconds

    @property
    def is_told(self) -> bool:
        return self.bet.odds >= ODDS

    def name(self, level: str) -> str:
        """Of the bot that plays it: without a clock, with its part of the iterations."""
        kind, _colon, rest = without_clock(level, self.key).partition(":")
        found = ITERATIONS.match(rest)
        if kind != "search" or found is None:
            return level
        return f"search:{max(1, int(found[0]) // self.part)}{rest[found.end() :]}"

    def play(self) -> None:
        """One game more."""
        rules = game(self.key)
        luck = Chance(self.games + 1)
        seat, seed = int(luck.below(self.players)), int(luck.below(SEEDS))
        bots = [self.name(self.below)] * self.players
        bots[seat] = self.name(self.level)
        began = time.process_time()
        winners = play_match(rules, rules.options(self.players, {}), bots, seed).outcome.winners
        share = 1 / len(winners) if seat in winners else 0.0
        played = {"share": share, "seconds": round(time.process_time() - began, 3)}
        with self.file.open("a") as kept:
            kept.write(json.dumps(played) + "\n")
        self.note(**played)

    def __str__(self) -> str:
        told = "told" if self.is_told else "not told"
        return (
            f"| {self.key} | {self.players} | {self.level} | {self.below} | 1/{self.part} "
            f"| {self.games} "
            f"| {Share(self.won, self.games)} | {100 / self.players:.1f} % "
            f"| {told} (odds {self.bet.odds:.1f}) | {self.seconds:.0f} |"
        )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("keep", type=Path)
    reader.add_argument("games", nargs="*")
    reader.add_argument("--players", type=int, nargs="*")
    reader.add_argument("--steps", nargs="*", choices=LEVELS[1:], default=LEVELS[1:])
    reader.add_argument("--seconds", type=float, default=120, help="of the processor, for a step")
    reader.add_argument("--least", type=int, default=20, help="games, even when it is told before")
    reader.add_argument(
        "--part", type=int, default=1, help="of the iterations of both, one in so many"
    )
    asked = reader.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    print("| game | players | one | among | time | games | won (95 %) | fair | step | seconds |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for level in asked.steps:
        for key in asked.games or SIZES:
            for players in asked.players or SIZES[key]:
                step = Step(key, players, level, asked.keep, asked.part)
                until = time.process_time() + asked.seconds
                while time.process_time() < until and step.games < MOST:
                    if step.is_told and step.games >= asked.least:
                        break
                    step.play()
                print(step, flush=True)


if __name__ == "__main__":
    main()
