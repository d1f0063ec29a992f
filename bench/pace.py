"""Studies and streamed data beside bare simulation: the same games, in turns, processor time.

python -m bench.pace                      all games, random and greedy bots, four players
python -m bench.pace vampires --turns 9   one game

Above 1 means faster than `sim`: a study makes its parts longer, and streaming makes its bots once.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("POLARS_MAX_THREADS", "1")  # one core, like the play it is compared with

from logovo.games import GAMES, game
from logovo.lab.arena import Plan, run
from logovo.lab.study.folder import RunFolder
from logovo.lab.study.manifest import manifest_of
from logovo.lab.study.runner import Runner
from logovo.lab.study.spec import Study, checked
from logovo.lab.study.stream import stream


def simulate(plan: Plan, games: int, _place: Path) -> None:
    for _part in run(plan, games, 1):
        pass


def study(plan: Plan, games: int, place: Path) -> None:
    """With its folder, as `logovo study run --cores 1` plays it."""
    asked = Study("pace", plan.key, plan.bots, (plan.players,), games, plan.seed, paired=False)
    planned = checked(asked)
    folder = RunFolder(place)
    folder.open(manifest_of(planned))
    for _games in Runner(planned, folder).run():
        pass


def data(plan: Plan, games: int, place: Path) -> None:
    for _game in stream(plan, games, place):
        pass


def seconds(play: Callable[[Plan, int, Path], None], plan: Plan, games: int) -> float:
    with tempfile.TemporaryDirectory() as place:
        began = time.process_time()
        play(plan, games, Path(place) / "kept")
        return time.process_time() - began


def spread(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} ({min(values):.2f}–{max(values):.2f})"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*")
    reader.add_argument("--bots", nargs="+", default=["random", "greedy"])
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--turns", type=int, default=5)
    reader.add_argument("--seconds", type=float, default=1.0, help="of simulation in a turn")
    asked = reader.parse_args()
    print("| game | bots | study to sim | data to sim |\n|---|---|---|---|", flush=True)
    for key in asked.games or GAMES:
        for bot in asked.bots:
            plan = Plan(key, max(asked.players, game(key).least), (bot,), 1)
            for play in (simulate, study, data):
                seconds(play, plan, 50)  # what is made once
            games = max(100, round(500 * asked.seconds / seconds(simulate, plan, 500)))
            found: dict[str, list[float]] = {"study": [], "data": []}
            for _turn in range(asked.turns):
                bare = seconds(simulate, plan, games)
                found["study"].append(bare / seconds(study, plan, games))
                found["data"].append(bare / seconds(data, plan, games))
            print(
                f"| {key} | {bot} | {spread(found['study'])} | {spread(found['data'])} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
