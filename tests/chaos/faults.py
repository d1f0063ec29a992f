"""What can happen to a server: killed, stopped for a while, ended politely, out of disk."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
from collections.abc import Awaitable, Callable
from typing import Final

from tests.server.served import Served

Fault = Callable[[Served, random.Random], Awaitable[None]]


async def kill(server: Served, _dice: random.Random) -> None:
    server.kill()
    await asyncio.to_thread(server.start)


async def hang(server: Served, dice: random.Random) -> None:
    """Stopped in the middle of whatever it did, and let go on."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(dice.uniform(0.2, 1.5))
    server.process.send_signal(signal.SIGCONT)


async def stop(server: Served, _dice: random.Random) -> None:
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


async def fill(server: Served, dice: random.Random) -> None:
    """No file may grow for a while: for the store the same as a full disk."""
    assert server.process is not None
    pid = server.process.pid
    _soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
    await asyncio.sleep(dice.uniform(0.2, 1.0))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


FAULTS: Final[dict[str, Fault]] = {"kill": kill, "hang": hang, "stop": stop, "fill": fill}
