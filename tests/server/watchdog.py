"""Notices whoever keeps the event loop to themselves. By processor time of the loop's own thread,
so that a busy machine, or a disk, does not look like somebody's fault."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast


class Watchdog:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.longest = 0.0
        self.barks: list[str] = []
        self.master = asyncio.current_task()  # what the test itself does is its own affair

    def look(self, handle: asyncio.Handle, spent: float) -> None:
        if owner_of(handle) is self.master:
            return
        self.longest = max(self.longest, spent)
        if spent > self.seconds:
            self.barks.append(f"{1000 * spent:.1f} ms in {who(handle)}")


def owner_of(handle: asyncio.Handle) -> object:
    return getattr(getattr(handle, "_callback", None), "__self__", None)


def who(handle: asyncio.Handle) -> str:
    owner = owner_of(handle)
    if isinstance(owner, asyncio.Task):
        return str(getattr(owner.get_coro(), "__qualname__", owner.get_name()))
    return str(getattr(handle, "_callback", handle))


@contextmanager
def watched(seconds: float) -> Iterator[Watchdog]:
    """Everything the running loop does meanwhile. Garbage is not collected: a server does that when
    nobody moves, and the heap of a test run is not that of a server."""
    dog = Watchdog(seconds)
    handles = cast(type, asyncio.Handle)
    run = handles._run  # type: ignore[attr-defined]

    def timed(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        dog.look(handle, time.thread_time() - begun)

    gc.disable()
    handles._run = timed  # type: ignore[attr-defined]
    try:
        yield dog
    finally:
        handles._run = run  # type: ignore[attr-defined]
        gc.enable()
