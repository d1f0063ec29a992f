"""Cancel tasks and wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN = 0.5


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel until they are done: `wait_for` swallows a cancellation that comes together
    with its result, so once is not always enough."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _done, left = await asyncio.wait(left, timeout=AGAIN)


def is_stray() -> bool:
    """Whether this task is being cancelled though nobody has asked for it: a driver that gives up
    on a connection may let that out. Whoever works for everybody must not end of it."""
    task = asyncio.current_task()
    return task is not None and not task.cancelling()
