"""One thought in several parts: trees of their own from the same position, which share the
iterations and whose tries at the root are added up. Where the machine can, every part but the
first has a process of its own, a copy of this one at that moment, which lives for the one thought.
The answer is the same either way, so a seed gives the same game on any machine.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from typing import Final

from logovo.search.ismcts import Search, Tried, most_visited_first

CAN_FORK: Final = hasattr(os, "fork")


def in_parts(searches: list[Search], think: Callable[[Search], None], apart: bool) -> list[Tried]:
    """What all searches have tried at their roots, most visited first."""
    first, *others = searches
    running = [begin(one, think) for one in others] if apart else []
    think(first)
    reports = [first.report()]
    for one, (process, pipe) in zip(others, running, strict=False):
        report = finish(process, pipe)
        if report is None:  # the machine had no room for another process, or it was ended
            think(one)
            report = one.report()
        reports.append(report)
    if not apart:
        for one in others:
            think(one)
            reports.append(one.report())
    return merged(reports)


def begin(search: Search, think: Callable[[Search], None]) -> tuple[int, int]:
    """A process that thinks and writes what it found into a pipe; (-1, -1) if there is none."""
    read, write = os.pipe()
    try:
        process = os.fork()
    except OSError:
        os.close(read)
        os.close(write)
        return -1, -1
    if process:
        os.close(write)
        return process, read
    # The copy. Whatever happens it must not go on as if it were the bot, nor flush its buffers.
    status = 1
    try:
        os.close(read)
        think(search)
        found = [(tried.code, tried.visits, tried.value) for tried in search.report()]
        with os.fdopen(write, "wb") as pipe:
            pipe.write(pickle.dumps(found))
        status = 0
    finally:
        os._exit(status)


def finish(process: int, pipe: int) -> list[Tried] | None:
    if process < 0:
        return None
    with os.fdopen(pipe, "rb") as written:
        text = written.read()
    _process, status = os.waitpid(process, 0)
    if status != 0:
        return None
    found: list[tuple[int, int, float]] = pickle.loads(text)
    return [Tried(*one) for one in found]


def merged(reports: list[list[Tried]]) -> list[Tried]:
    """Visits added up, values by their visits."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for report in reports:
        for tried in report:
            visits[tried.code] = visits.get(tried.code, 0) + tried.visits
            totals[tried.code] = totals.get(tried.code, 0.0) + tried.value * tried.visits
    found = [Tried(code, n, totals[code] / n) for code, n in visits.items()]
    return sorted(found, key=most_visited_first)
