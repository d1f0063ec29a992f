"""Who plays the parts: this process, or a pool of processes on this machine. `on_ray.py` has a
third. All give the same results; they may come in any order."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeAlias

from logovo.core.errors import LogovoError
from logovo.lab.study.counts import Counts
from logovo.lab.study.parts import Part, play_part

Executor: TypeAlias = Callable[[Iterator[Part]], Iterator[tuple[Part, Counts]]]

AHEAD: Final = 3
"""Parts handed out for each process: enough to keep it busy, few enough for any number of games."""
PATIENCE: Final = 5
"""How many times lost processes are replaced before the study gives up."""


class WorkersDie(LogovoError):
    def __init__(self) -> None:
        super().__init__("workers-die", {"times": PATIENCE})


def here(parts: Iterator[Part]) -> Iterator[tuple[Part, Counts]]:
    for part in parts:
        yield part, play_part(part)


def pool(processes: int = 0) -> Executor:
    count = processes or os.cpu_count() or 1
    if count == 1:
        return here

    def run(parts: Iterator[Part]) -> Iterator[tuple[Part, Counts]]:
        lost: list[Part] = []
        for _life in range(PATIENCE):
            lost = yield from _one_life(parts, lost, count)
            if not lost:
                return
        raise WorkersDie

    return run


def _one_life(
    parts: Iterator[Part], again: list[Part], processes: int
) -> Generator[tuple[Part, Counts], None, list[Part]]:
    """Until all is played, or a process dies: then what was under way is returned."""
    running: dict[Future[Counts], Part] = {}
    executor = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_deaf)
    try:
        while True:
            while len(running) < AHEAD * processes:
                part = again.pop() if again else next(parts, None)
                if part is None:
                    break
                running[executor.submit(play_part, part)] = part
            if not running:
                return []
            ready, _rest = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                counts = future.result()
                yield running.pop(future), counts
    except BrokenProcessPool:
        return [*again, *running.values()]
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _deaf() -> None:
    """Ctrl-C is for the parent, which keeps what there is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
