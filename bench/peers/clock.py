"""The same clock for everybody: processor time of one core, the median of three runs."""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Final

RUNS: Final = 3

Counted = Callable[[], int]
"""Does some work and says how many steps it was."""


def one_core() -> None:
    """Libraries that use threads count every one of them; here there is nothing to share."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def rate(work: Counted, seconds: float) -> float:
    """Steps a second; the first call is not counted, for it may compile or fill caches."""
    work()
    runs: list[float] = []
    for _run in range(RUNS):
        began, steps = process_time(), 0
        while process_time() - began < seconds:
            steps += work()
        runs.append(steps / (process_time() - began))
    return statistics.median(runs)


def told(who: str, game: str, what: str, value: float) -> None:
    print(json.dumps({"who": who, "game": game, "what": what, "rate": round(value)}), flush=True)


def seconds_asked() -> float:
    return float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
