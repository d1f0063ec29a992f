"""How far the levels are apart: one seat of a level among players of the one below it.

python -m bench.levels KEEP                          every game, size and step, some minutes a game
python -m bench.levels KEEP gold --players 3 4 --steps hard master --seconds 300
python -m bench.levels KEEP --steps master --part 8  both think for an eighth of their time

`bench.pairs` says how long a step is played; KEEP holds what was. Those who think are played by
their iterations, without their clocks. A game with `master` in it takes half a minute; with a part
of the iterations on both sides there are more games, and the levels differ as they do with all of
them in what they notice and in having four times as many.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from bench.pairs import Pair, questions
from logovo.bots.registry import LEVELS, without_clock

SIZES: Final = {
    "gold": (3, 4, 6),
    "vampires": (2, 3, 4, 6),
    "lucky": (3, 5, 8),
    "drakon": (2, 3, 4, 6),
    "larder": (2, 3, 4, 6),
}
ITERATIONS: Final = re.compile(r"[0-9]+")


def player(level: str, key: str, players: int, part: int) -> str:
    """The bot that plays it: without a clock, with its part of the iterations."""
    kind, _colon, rest = without_clock(level, key, players).partition(":")
    found = ITERATIONS.match(rest)
    if kind != "search" or found is None:
        return level
    return f"search:{max(1, int(found[0]) // part)}{rest[found.end() :]}"


def step(key: str, players: int, level: str, keep: Path, part: int) -> Pair:
    below = LEVELS[LEVELS.index(level) - 1]
    some = f"-{part}" if part > 1 else ""
    kept = keep / f"{key}-{players}-{level}{some}.jsonl"
    one, other = (player(name, key, players, part) for name in (level, below))
    return Pair(key, players, one, other, kept)


def main() -> None:
    reader = questions(__doc__ or "")
    reader.add_argument("--players", type=int, nargs="*")
    reader.add_argument("--steps", nargs="*", choices=LEVELS[1:], default=LEVELS[1:])
    reader.add_argument("--part", type=int, default=1, help="of all iterations one in so many")
    asked = reader.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    print("| game | players | one | among | time | games | won (95 %) | fair | step | seconds |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for level in asked.steps:
        for key in asked.games or SIZES:
            for players in asked.players or SIZES[key]:
                pair = step(key, players, level, asked.keep, asked.part)
                pair.play_on(asked.seconds, asked.least)
                below = LEVELS[LEVELS.index(level) - 1]
                named = f"| {key} | {players} | {level} | {below} | 1/{asked.part} | {pair}"
                print(named, flush=True)


if __name__ == "__main__":
    main()
