"""How processes of one house hear of each other: "table T has grown", and who is connected.

Nothing else travels here. Each process reads the log and projects for its own viewers.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, final

import structlog

from logovo.server.records import now_ms

LOG: Final = structlog.get_logger()
CHANNEL: Final = "logovo:grown"
HERE_SECONDS: Final = 8
ANY: Final = ""

Grown = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    process: str

    async def start(self, grown: Grown) -> None:
        """Call `grown` with the id of every table another process has changed, or with ANY
        when something may have been missed."""

    async def tell(self, table: str) -> None:
        """This process has changed a table."""

    async def show(self, table: str, seats: set[int], onlookers: int) -> None:
        """Who is connected here. Repeated, because a dead process takes nothing back."""

    async def elsewhere(self, table: str) -> tuple[set[int], int]:
        """Seats and onlookers connected to other processes."""

    async def stop(self) -> None: ...


@final
class LocalBus:
    """One process: there is nobody to tell."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)

    async def start(self, grown: Grown) -> None:
        pass

    async def tell(self, table: str) -> None:
        pass

    async def show(self, table: str, seats: set[int], onlookers: int) -> None:
        pass

    async def elsewhere(self, table: str) -> tuple[set[int], int]:
        return set(), 0

    async def stop(self) -> None:
        pass


@final
class RedisBus:
    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # an optional dependency
        from redis.exceptions import RedisError

        self.lost = (OSError, RedisError)
        self.process = secrets.token_hex(6)
        self.redis = Redis.from_url(url, decode_responses=True)
        self.task: asyncio.Task[None] | None = None

    async def start(self, grown: Grown) -> None:
        await self.redis.ping()
        self.task = asyncio.create_task(self.listen(grown), name="bus")

    async def listen(self, grown: Grown) -> None:
        while True:
            try:
                async with self.redis.pubsub() as news:
                    await news.subscribe(CHANNEL)
                    await grown(ANY)  # what was told before we listened
                    async for message in news.listen():
                        if message["type"] != "message":
                            continue
                        process, _space, table = str(message["data"]).partition(" ")
                        if process != self.process:
                            await grown(table)
            except self.lost as error:
                LOG.warning("bus-lost", why=type(error).__name__)
                await asyncio.sleep(0.5)

    async def tell(self, table: str) -> None:
        try:
            await self.redis.publish(CHANNEL, f"{self.process} {table}")
        except self.lost as error:
            # The log is stored; the others catch up with their next look at the table.
            LOG.warning("bus-lost", why=type(error).__name__)

    async def show(self, table: str, seats: set[int], onlookers: int) -> None:
        key = f"logovo:here:{table}"
        words = [str(now_ms()), str(onlookers)] + [str(seat) for seat in sorted(seats)]
        try:
            await self.redis.hset(key, self.process, " ".join(words))
            await self.redis.expire(key, 10 * HERE_SECONDS)
        except self.lost as error:
            LOG.warning("bus-lost", why=type(error).__name__)

    async def elsewhere(self, table: str) -> tuple[set[int], int]:
        try:
            found = await self.redis.hgetall(f"logovo:here:{table}")
        except self.lost:
            return set(), 0
        seats: set[int] = set()
        onlookers = 0
        for process, text in found.items():
            at, watching, *here = str(text).split()
            if process != self.process and int(at) > now_ms() - HERE_SECONDS * 1000:
                seats |= {int(seat) for seat in here}
                onlookers += int(watching)
        return seats, onlookers

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
        await self.redis.aclose()
