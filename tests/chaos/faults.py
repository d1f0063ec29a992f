"""What can happen to a house: a server killed, stopped for a while, ended politely; a disk that is
full or takes nothing; a clock that is set; a database and a Redis that go away and come back."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
from collections.abc import Awaitable, Callable
from typing import Final

from tests.chaos.house import House
from tests.chaos.line import LINE_FAULTS

Fault = Callable[[House, random.Random], Awaitable[None]]
DAY: Final = 86_400


async def kill(house: House, dice: random.Random) -> None:
    server = house.servers[house.one(dice)]
    server.kill()
    await asyncio.to_thread(server.start)


async def hang(house: House, dice: random.Random) -> None:
    """Stopped in the middle of whatever it did, and let go on."""
    process = house.servers[house.one(dice)].process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(dice.uniform(0.2, 1.5))
    process.send_signal(signal.SIGCONT)


async def stop(house: House, dice: random.Random) -> None:
    server = house.servers[house.one(dice)]
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


async def fill(house: House, dice: random.Random) -> None:
    """No file may grow for a while: for the store the same as a full disk."""
    process = house.servers[house.one(dice)].process
    assert process is not None
    _soft, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4096, hard))
    await asyncio.sleep(dice.uniform(0.2, 1.0))
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))


async def unsynced(house: House, dice: random.Random) -> None:
    """Writing goes well, and bringing it to disk fails; now and then the server dies of it."""
    n = house.one(dice)
    shim, before = house.shims[n], house.shims[n].failed
    shim.break_disk(True)
    for _moment in range(200):
        if shim.failed > before:
            break
        await asyncio.sleep(0.02)
    await asyncio.sleep(dice.uniform(0.0, 0.5))
    if dice.random() < 0.5:
        house.servers[n].kill()
        shim.break_disk(False)
        await asyncio.to_thread(house.servers[n].start)
    shim.break_disk(False)
    await house.is_well()


async def jump(house: House, dice: random.Random) -> None:
    """The clock is set while everybody plays: a day ahead, two back, and right again."""
    shim = house.shims[house.one(dice)]
    for ahead in (DAY, -DAY, 0):
        shim.jump(ahead)
        await asyncio.sleep(dice.uniform(0.1, 0.4))


async def wake_wrong(house: House, dice: random.Random) -> None:
    """A server that is killed, started with a wrong clock, killed again and started with a right
    one."""
    n = house.one(dice)
    for ahead in (dice.choice((-DAY, DAY)), 0):
        house.servers[n].kill()
        house.shims[n].jump(ahead)
        await asyncio.to_thread(house.servers[n].start)
        await asyncio.sleep(dice.uniform(0.2, 1.0))


async def database(house: House, dice: random.Random) -> None:
    """Ended, or crashed, in the middle; and it comes back."""
    assert house.postgres is not None
    await asyncio.to_thread(house.postgres.stop, dice.choice((signal.SIGINT, signal.SIGQUIT)))
    await asyncio.sleep(dice.uniform(0.0, 1.0))
    await asyncio.to_thread(house.postgres.again)
    await house.is_well()


async def redis(house: House, dice: random.Random) -> None:
    assert house.redis is not None
    await asyncio.to_thread(house.redis.stop)
    await asyncio.sleep(dice.uniform(0.0, 2.0))
    await asyncio.to_thread(house.redis.start)


async def redis_hangs(house: House, dice: random.Random) -> None:
    assert house.redis is not None
    house.redis.signal(signal.SIGSTOP)
    await asyncio.sleep(dice.uniform(0.2, 2.0))
    house.redis.signal(signal.SIGCONT)


def on_a_line(name: str) -> Fault:
    async def fault(house: House, dice: random.Random) -> None:
        await LINE_FAULTS[name](house.lines[house.one(dice)], dice)

    return fault


LINES: Final[dict[str, Fault]] = {name: on_a_line(name) for name in LINE_FAULTS}
SERVERS: Final[dict[str, Fault]] = {"kill": kill, "hang": hang, "stop": stop, **LINES}
SHIMMED: Final[dict[str, Fault]] = {"unsynced": unsynced, "jump": jump}
SERVICES: Final[dict[str, Fault]] = {
    "database": database,
    "redis": redis,
    "redis_hangs": redis_hangs,
    "wake_wrong": wake_wrong,
}
FAULTS: Final[dict[str, Fault]] = {**SERVERS, "fill": fill, **SHIMMED, **SERVICES}


def faults_of(house: House) -> list[str]:
    """Those that mean something in this house."""
    if house.postgres is not None:
        return [*SERVERS, *SERVICES, "jump"] if house.shims else [*SERVERS, *SERVICES][:-1]
    return [*SERVERS, "fill", *(SHIMMED if house.shims else ())]
