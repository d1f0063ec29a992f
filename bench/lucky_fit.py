"""What deeds and words should weigh in lucky: kept rounds are judged again with other weights.

python -m bench.lucky_talk KEEP --seconds 600
python -m bench.lucky_fit KEEP/5-search-100-1-all-talk.jsonl --seed 1 --fit accused vouched
python -m bench.lucky_fit FRESH/*.jsonl --seed 100001 --weigh accused=1 vouched=1

An onlooker hears a round again as it was played and believes by the weights asked for. Told is how
many bits the truth about a seat still holds for them, before every move and at the end. `--fit`
looks for the weights with the fewest bits before a move, one after the other, up and down in steps;
on other deals the same weights are then judged with `--weigh`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from math import log2, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

from bench.kept import Kept
from bench.lucky_roles import deal, roles_of
from bench.lucky_talk import Played
from logovo.core.journal import Event
from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.game import GAME
from logovo.lab.stats import Z95
from logovo.search.beliefs.lucky import WEIGHTS, Suspicion

LEAST: Final = 1e-6
STEPS: Final = (2.0, 1.4, 1.15)
"""Factors by which a weight is tried larger and smaller, the coarse ones first."""
CLAIMED: Final = "claim "


class Heard:
    """A round as everybody heard it: events, claims, and where somebody was asked to move."""

    def __init__(self, players: int, seed: int, told: list[str]) -> None:
        table, state = deal(players, seed)
        self.options = table.options
        self.roles = roles_of(state)
        self.news: list[list[Event] | tuple[int, str] | None] = [public(table.opening)]
        for line in told:
            seat, _space, text = line.partition(" ")
            if text.startswith(CLAIMED):
                self.news.append((int(seat), text))
                continue
            self.news.append(None)
            events = table.play_text(Seat(int(seat)), text)
            if state.round == 1 and not state.is_shown:
                self.news.append(public(events))

    def bits(self) -> tuple[float, float]:
        """Left to learn about a seat, on the average before a move, and at the end."""
        onlooker = Suspicion(self.options, TABLE)
        before: list[float] = []
        for one in self.news:
            if one is None:
                before.append(left(onlooker.chances(), self.roles))
            elif isinstance(one, tuple):
                onlooker.hear_claim(*one)
            else:
                for event in one:
                    onlooker.hear(event)
        return mean(before), left(onlooker.chances(), self.roles)


def public(events: Iterable[Event]) -> list[Event]:
    return [GAME.told_to(event, TABLE) for event in events]


def left(chances: list[float], roles: list[bool]) -> float:
    pairs = zip(chances, roles, strict=True)
    return mean(-log2(max(LEAST, chance if is_mad else 1.0 - chance)) for chance, is_mad in pairs)


def told(values: list[float]) -> str:
    return f"{mean(values):+.4f} ± {Z95 * stdev(values) / sqrt(len(values)):.4f}"


def fit(rounds: list[Heard], kinds: list[str]) -> None:
    """Changes the weights."""
    best = mean(one.bits()[0] for one in rounds)
    for step in STEPS:
        has_moved = True
        while has_moved:
            has_moved = False
            for kind in kinds:
                for factor in (step, 1.0 / step):
                    while True:
                        old = WEIGHTS[kind]
                        WEIGHTS[kind] = old * factor
                        bits = mean(one.bits()[0] for one in rounds)
                        if bits >= best - 1e-5 or not 0.05 < WEIGHTS[kind] < 20.0:
                            WEIGHTS[kind] = old
                            break
                        best, has_moved = bits, True
            print(step, round(best, 4), {kind: round(WEIGHTS[kind], 2) for kind in kinds})


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("kept", type=Path, nargs="+")
    reader.add_argument("--seed", type=int, default=1, help="of the first deal")
    reader.add_argument("--most", type=int, default=100_000, help="deals of each file")
    reader.add_argument("--fit", nargs="*", default=[], choices=list(WEIGHTS))
    reader.add_argument("--weigh", nargs="*", default=[], metavar="WORD=WEIGHT")
    asked = reader.parse_args()
    files: dict[str, list[Heard]] = {}
    for path in asked.kept:
        lines = Kept(path, Played).lines[: asked.most]
        files[path.stem] = [
            Heard(len(one.round.roles), asked.seed + at, one.told) for at, one in enumerate(lines)
        ]
    before = {name: [one.bits() for one in rounds] for name, rounds in files.items()}
    if asked.fit:
        fit([one for rounds in files.values() for one in rounds], asked.fit)
    for text in asked.weigh:
        kind, _equals, weight = text.partition("=")
        assert kind in WEIGHTS, kind
        WEIGHTS[kind] = float(weight)
    print("| rounds | deals | bits before a move | difference | bits at the end | difference |")
    print("|---|---|---|---|---|---|")
    for name, rounds in files.items():
        after = [one.bits() for one in rounds]
        cells = [name, str(len(rounds))]
        for part in range(2):
            gaps = [new[part] - old[part] for new, old in zip(after, before[name], strict=True)]
            cells += [f"{mean(one[part] for one in before[name]):.4f}", told(gaps)]
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
