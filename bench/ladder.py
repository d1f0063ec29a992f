"""The ladder of the shipped bots, quick ones and the levels: round robins, then ratings.

python -m bench.ladder KEEP                      all games; folders of runs in KEEP, to go on with
python -m bench.ladder KEEP gold --seconds 300   one game, at most so much processor time
python -m bench.ladder KEEP --part 16            `hard` and `master` think for a sixteenth

A study plays `hard` and `master` by their iterations, without their clocks: half a second and two
seconds a decision. So the tables of the levels have few games, and most of the time goes to them.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Final, NamedTuple

from bench.levels import player
from logovo.bots.registry import LEVELS
from logovo.lab.study.folder import RunFolder
from logovo.lab.study.manifest import manifest_of
from logovo.lab.study.ratings import Rated, merged, rate
from logovo.lab.study.runner import Runner
from logovo.lab.study.spec import Study, checked

QUICK: Final = ("random", "greedy", "search:100", *LEVELS[:2])
SLOW: Final = ("search:100", *LEVELS)
"""With one that plays in both runs and is told from the lower levels: it ties the two together."""


class Robin(NamedTuple):
    """Every choice of different bots that fills a table, at tables of these sizes."""

    players: tuple[int, ...]
    games: int
    bots: tuple[str, ...]


ROBINS: Final[dict[str, tuple[Robin, ...]]] = {
    "gold": (Robin((3, 4), 60, QUICK), Robin((4,), 12, SLOW)),
    "vampires": (Robin((2, 4), 24, QUICK), Robin((4,), 12, SLOW)),
    "lucky": (Robin((3, 4), 48, QUICK), Robin((4,), 12, SLOW)),
    "drakon": (Robin((2, 4), 24, QUICK), Robin((4,), 12, SLOW)),
    "larder": (Robin((2, 4), 24, QUICK), Robin((4,), 12, SLOW)),
}
"""The levels meet at tables of four: all of them sit there at once, and a duel of those who think
longest would cost minutes a game."""


def thinking(robin: Robin, key: str, part: int) -> dict[str, str]:
    """By the names they are played by, with part of the iterations, what they stand for."""
    if part == 1 or len(robin.players) > 1:
        return {}
    played = {player(level, key, robin.players[0], part): level for level in ("hard", "master")}
    return {name: level for name, level in played.items() if level in robin.bots}


def play(key: str, number: int, robin: Robin, keep: Path, until: float) -> Runner:
    """All of it, or as much as there is time for: tables take turns, so none is left out."""
    asked = Study(
        f"{key}-{number}", key, robin.bots, robin.players, games=robin.games, lineup="round"
    )
    study = checked(asked)
    folder = RunFolder(keep / study.name)
    folder.open(manifest_of(study))
    runner = Runner(study, folder)
    for _games in runner.run():
        if time.process_time() > until:
            break
    return runner


def row(key: str, runners: list[Runner], ladder: list[Rated], names: dict[str, str]) -> str:
    """A line of the table in `results.md`."""
    robins = "; ".join(
        f"{','.join(map(str, runner.study.players))}: {runner.games}"
        + ("" if runner.whole else f" of {runner.planned()}")
        for runner in runners
    )
    steps = "".join(
        f"{names.get(one.bot, one.bot)} {one.points:.0f} ({one.low:.0f}–{one.high:.0f})"
        + (" > " if one.above_next else " ≈ ")
        for one in ladder
    )
    return f"| {key} ({robins}) | {steps.rstrip(' >≈')} |"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("keep", type=Path)
    reader.add_argument("games", nargs="*")
    reader.add_argument("--seconds", type=float, default=400.0, help="processor time for a game")
    reader.add_argument("--part", type=int, default=1, help="of all iterations one in so many")
    asked = reader.parse_args()
    print("| game (players: games in each run) | ladder |\n|---|---|", flush=True)
    for key in asked.games or ROBINS:
        began = time.process_time()
        runners: list[Runner] = []
        names: dict[str, str] = {}
        for number, robin in enumerate(ROBINS[key]):
            parts = thinking(robin, key, asked.part)
            of = {level: name for name, level in parts.items()}
            robin = robin._replace(bots=tuple(of.get(bot, bot) for bot in robin.bots))
            until = began + asked.seconds * (number + 1) / 2
            runners.append(play(key, number, robin, asked.keep, until))
            names |= parts
        ranks = merged(cell.counts.ranks for runner in runners for cell in runner.progress)
        print(row(key, runners, rate(ranks), names), flush=True)


if __name__ == "__main__":
    main()
