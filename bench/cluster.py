"""What Ray costs beside our own pool of processes: the same parts, the same cores, in turns.

python -m bench.cluster                            parts of a second, two processes, five turns
python -m bench.cluster --seconds 0.2 --turns 9    smaller parts, more turns

Both are the executors that `logovo study run` uses. The clock starts when every process has played
something, so that starting up is left out; it is told by itself. A ratio above 1 is Ray's loss.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from logovo.lab.arena import Plan
from logovo.lab.study.executors import Executor, pool
from logovo.lab.study.on_ray import ray_executor
from logovo.lab.study.parts import Part, play_part

WARM: Final = 2
"""Parts for each process before the clock starts."""
TRIED: Final = 2_000
TICK: Final = os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    wall: float  # seconds
    cores: float  # seconds of all processes together, Ray's own included
    first: float  # seconds until the first part came back


def parts_of(plan: Plan, deals: int, number: int) -> list[Part]:
    return [Part(0, at * deals, (at + 1) * deals, plan, False) for at in range(number)]


def deals_in(plan: Plan, seconds: float) -> int:
    """How many deals take about so long on one core."""
    (some,) = parts_of(plan, TRIED, 1)
    began = time.process_time()
    play_part(some)
    return max(1, round(TRIED * seconds / (time.process_time() - began)))


def measure(by: Executor, parts: list[Part], warm: int) -> Cost:
    """Of the parts after the first `warm` ones, which are played to have all processes there."""
    asked = time.monotonic()
    first, began, spent = 0.0, 0.0, 0.0
    for number, _answer in enumerate(by(iter(parts)), start=1):
        first = first or time.monotonic() - asked
        if number == warm:
            began, spent = time.monotonic(), used()
        if number == len(parts):  # asked now, for a pool is gone once it has nothing to do
            return Cost(time.monotonic() - began, used() - spent, first)
    raise AssertionError("fewer answers than parts")


def used() -> float:
    """Processor seconds of this process and everything it started that is alive."""
    ticks: dict[int, float] = {}
    parents: dict[int, int] = {}
    for process, fields in told():
        parents[process] = int(fields[1])
        ticks[process] = (int(fields[11]) + int(fields[12])) / TICK
    return sum(spent for process, spent in ticks.items() if is_mine(process, parents))


def told() -> Iterator[tuple[int, list[str]]]:
    """What the system says of each process, from the third field on."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue  # it ended meanwhile
        yield int(path.parent.name), text.rpartition(")")[2].split()


def is_mine(process: int, parents: dict[int, int]) -> bool:
    while process > 1:
        if process == os.getpid():
            return True
        process = parents.get(process, 0)
    return False


def spread(values: list[float]) -> str:
    return f"{statistics.median(values):.3f} ({min(values):.3f}–{max(values):.3f})"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", default="larder")
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--bots", default="greedy")
    reader.add_argument("--seconds", type=float, default=1.0, help="of a part, on one core")
    reader.add_argument("--parts", type=int, default=16, help="in each turn")
    reader.add_argument("--turns", type=int, default=5)
    reader.add_argument("--processes", type=int, default=2)
    asked = reader.parse_args()
    # Ray gives way to everything else on a machine; here both shall stand alike.
    os.environ.setdefault("RAY_worker_niceness", "0")
    import ray

    plan = Plan(asked.game, asked.players, (asked.bots,), 1)
    warm = WARM * asked.processes
    parts = parts_of(plan, deals_in(plan, asked.seconds), warm + asked.parts)
    began = time.monotonic()
    ray.init(num_cpus=asked.processes, include_dashboard=False, log_to_driver=False)
    started = time.monotonic() - began
    ours, theirs = pool(asked.processes), ray_executor("ray")
    print("| turn | pool s | Ray s | ratio | processor, ratio |\n|---|---|---|---|---|", flush=True)
    wall, cores, firsts = [], [], []
    for turn in range(asked.turns):
        # Who is first in a turn changes: the machine may grow faster or slower meanwhile.
        if turn % 2:
            ray_cost, pool_cost = measure(theirs, parts, warm), measure(ours, parts, warm)
        else:
            pool_cost, ray_cost = measure(ours, parts, warm), measure(theirs, parts, warm)
        wall.append(ray_cost.wall / pool_cost.wall)
        cores.append(ray_cost.cores / pool_cost.cores)
        firsts.append((pool_cost.first, ray_cost.first))
        print(
            f"| {turn + 1} | {pool_cost.wall:.2f} | {ray_cost.wall:.2f} | {wall[-1]:.3f} "
            f"| {cores[-1]:.3f} |",
            flush=True,
        )
    print(f"\nRay against pool, median (least–most): {spread(wall)}; processor {spread(cores)}")
    print(
        f"{parts[0].games:,} games a part; first part of the pool {firsts[0][0]:.1f} s, "
        f"of Ray {firsts[0][1]:.1f} s after {started:.1f} s to start its cluster"
    )
    ray.shutdown()


if __name__ == "__main__":
    main()
