"""What more tries gain a decision: choices of one search at every stage, judged in other worlds.

python -m bench.gain KEEP vampires lucky --seconds 400

Positions are drawn from games of `search:200`, one of each seat and game. One search thinks about
each, and what it would play after 25, 100, … tries is noted; then those moves and the quick
policy's own are played in so many fresh worlds, by the policy of the rollouts. The first column
says how many wins in a thousand the choice after 25 tries is better than the policy's own move, a
decision, with half of its 95 % interval; each other one, how much better than the choice before it.
The judge knows nothing of what was tried, so nothing is flattered. For games whose search compares
(lucky, vampires): a tree expects something else after a move than rollouts bring.
"""

from __future__ import annotations

import time
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

import msgspec

from bench.kept import Kept
from bench.pairs import questions
from logovo.bots.search import Budget, SearchBot
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.views import View
from logovo.games import game
from logovo.lab.match import play_bots
from logovo.lab.stats import Z95
from logovo.search.compare import Compare
from logovo.search.policies import rollout

SIZES: Final = {"vampires": 2, "lucky": 3}
STAGES: Final = (25, 100, 400, 1600, 6400, 25_600)
JUDGED: Final = 3000  # worlds
ONE_IN: Final = 25  # of all decisions


class Judged(msgspec.Struct, frozen=True):
    gains: tuple[float, ...]  # of the choice at each stage over the policy's own move
    seconds: float


class Watcher(SearchBot):
    """Plays on as `search:200`, and one decision of its is looked into."""

    def __init__(self, key: str, seed: int, kept: Kept[Judged], until: float) -> None:
        super().__init__(rollout(key), Budget(200), seed)
        self.kept = kept
        self.until = until
        self.drawn: Chance = Chance(seed + 1)
        self.looked = False

    def choose(self, view: View, legal: list[Move]) -> Move:
        # One in a game: where a game stalls, the same decision comes again and again.
        if self.looked or time.process_time() > self.until:
            return super().choose(view, legal)
        if len(legal) > 1 and self.drawn.below(ONE_IN) == 0:
            found = self.judged(view)
            if found is not None:
                self.looked = True
                self.kept.add(found)
        return super().choose(view, legal)

    def judged(self, view: View) -> Judged | None:
        began = time.process_time()
        search = self.begin(self.learnt(), view, self.drawn)[0]
        assert isinstance(search, Compare)
        choices: list[int] = []
        for stage in STAGES:
            search.more(stage - search.iterations)
            choices.append(int(search.best()))
        own = self.own(view)
        codes = sorted({own, *choices})
        if len(search.rivals) + len(search.dropped) < 2:
            return None
        values = {own: 0.0}
        if len(codes) > 1:
            judge = Compare(self.sampler(view), self.policy, int(self.drawn.below(1 << 30)))
            judge.only(codes)
            judge.error = 0.0
            for _world in range(JUDGED):
                judge.more(len(codes))
                judge.rivals = [*judge.rivals, *judge.dropped]
                judge.dropped = []
            seen = {int(rival.code): rival for rival in judge.rivals}
            values = {code: seen[code].mean() - seen[own].mean() for code in codes}
        gains = tuple(round(values[code], 6) for code in choices)
        return Judged(gains, round(time.process_time() - began, 3))

    def own(self, view: View) -> int:
        """What the quick policy would play."""
        probe = Compare(self.sampler(view), self.policy, 1)
        probe.doubt = 1.0  # so that it asks
        probe.more(1)
        assert probe.own is not None
        return int(probe.own.code)


def rows(lines: list[Judged]) -> str:
    if len(lines) < 2:
        return "too few |"
    columns = []
    before = [0.0] * len(lines)
    for at in range(len(STAGES)):
        now = [1000 * one.gains[at] for one in lines]
        steps = [after - first for first, after in zip(before, now, strict=True)]
        off = Z95 * stdev(steps) / sqrt(len(steps))
        columns.append(f"{mean(steps):+.1f} ± {off:.1f}")
        before = now
    return " | ".join(columns) + f" | {sum(one.seconds for one in lines):.0f} |"


def watch(played: Game, options: Options, keep: Path, seconds: float) -> list[Judged]:
    kept = Kept(keep / f"{played.key}-{options.players}.jsonl", Judged)
    until, seed = time.process_time() + seconds, 1000 * len(kept.lines) + 1
    while time.process_time() < until:
        bots = [Watcher(played.key, seed + i, kept, until) for i in range(options.players)]
        play_bots(played, options, list(bots), seed)
        seed += options.players
    return kept.lines


def main() -> None:
    reader = questions(__doc__ or "")
    asked = reader.parse_args()
    if others := set(asked.games) - set(SIZES):
        reader.error(f"{', '.join(sorted(others))}: only {', '.join(SIZES)}")
    asked.keep.mkdir(parents=True, exist_ok=True)
    stages = " | ".join(f"{stage:,}" for stage in STAGES)
    print(f"| game | players | positions | {stages} | seconds |")
    print("|---" * (len(STAGES) + 4) + "|")
    for key in asked.games or SIZES:
        played = game(key)
        lines = watch(played, played.options(SIZES[key], {}), asked.keep, asked.seconds)
        print(f"| {key} | {SIZES[key]} | {len(lines)} | {rows(lines)}", flush=True)


if __name__ == "__main__":
    main()
