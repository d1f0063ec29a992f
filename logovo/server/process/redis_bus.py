"""The bus over Redis. Redis may be away, hang or come back empty: then nothing is known of the
others until it answers, and what it may have lost is read again from the store."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Final, final

import structlog

from logovo.core.errors import LogovoError
from logovo.server.process.bus import ANY, Elsewhere, Grown
from logovo.server.process.now import now_ms
from logovo.server.process.tasks import end

LOG: Final = structlog.get_logger()
CHANNEL: Final = "logovo:grown"
HERE_SECONDS: Final = 8
TIMEOUT: Final = 1.5
"""Seconds Redis has for an answer."""
QUIET: Final = 2.0
"""Seconds without news after which we ask whether Redis is still there."""
EXCHANGE: Final = 1.0
PAUSE: Final = 0.2
"""Seconds between two exchanges, however many come and go."""
KNOWN_FOR: Final = 4.0
"""Seconds for which an answer about presence counts."""


class NoRedis(LogovoError):
    """Redis does not answer. The URL may hold a password and is not repeated."""

    def __init__(self, why: str) -> None:
        super().__init__("no-redis", {"why": why})


@final
class RedisBus:
    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # an optional dependency
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self.lost = (OSError, TimeoutError, RedisError)
        self.alone = False
        self.process = secrets.token_hex(6)
        try:
            self.redis = Redis.from_url(
                url,
                decode_responses=True,
                socket_timeout=TIMEOUT,
                socket_connect_timeout=TIMEOUT,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError as error:
            raise NoRedis(type(error).__name__) from None
        self.deaf = True
        self.grown_here: dict[str, None] = {}  # tables of which the others are to be told
        self.more = asyncio.Event()
        self.here: dict[str, str] = {}  # who is connected here, by table, as it is written
        self.seen: dict[str, tuple[float, Elsewhere]] = {}  # when it was known, and what
        self.stamps: dict[str, dict[str, tuple[str, float]]] = {}  # of others, and since when
        self.moved = asyncio.Event()  # somebody has come or gone here
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, grown: Grown) -> None:
        try:
            async with asyncio.timeout(2 * TIMEOUT):
                await self.redis.ping()
        except self.lost as error:
            await self.redis.aclose()
            raise NoRedis(type(error).__name__) from None
        self.tasks = [
            asyncio.create_task(self.listen(grown), name="bus"),
            asyncio.create_task(self.send(), name="bus-out"),
            asyncio.create_task(self.exchange(), name="presence"),
        ]

    async def listen(self, grown: Grown) -> None:
        while True:
            try:
                async with self.redis.pubsub() as news:
                    async with asyncio.timeout(2 * TIMEOUT):
                        await news.subscribe(CHANNEL)
                    asked = False
                    while True:
                        async with asyncio.timeout(QUIET + TIMEOUT):
                            message = await news.get_message(timeout=QUIET)
                        if message is None:
                            if asked:
                                raise TimeoutError
                            asked = True
                            async with asyncio.timeout(TIMEOUT):
                                await news.ping()
                            continue
                        asked = False
                        if message["type"] == "subscribe":
                            self.deaf = False
                            await grown(ANY)  # what was told before we listened
                        if message["type"] != "message":
                            continue
                        process, _space, table = str(message["data"]).partition(" ")
                        if process != self.process:
                            await grown(table)
            except self.lost as error:
                if not self.deaf:
                    LOG.warning("bus-lost", why=type(error).__name__)
                self.deaf = True
                await asyncio.sleep(0.5)

    # --- told -----------------------------------------------------------------------

    def tell(self, table: str) -> None:
        self.grown_here[table] = None
        self.more.set()

    async def send(self) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            told = list(self.grown_here)
            self.grown_here.clear()
            try:
                async with asyncio.timeout(2 * TIMEOUT):
                    async with self.redis.pipeline(transaction=False) as line:
                        for table in told:
                            line.publish(CHANNEL, f"{self.process} {table}")
                        await line.execute()
            except self.lost:
                # The logs are stored; once we are heard again, the others read all they have.
                self.tell(ANY)
                await asyncio.sleep(0.5)

    # --- presence -------------------------------------------------------------------

    def show(self, table: str, seats: set[int], onlookers: int) -> None:
        text = " ".join([str(onlookers), *(str(seat) for seat in sorted(seats))])
        if self.here.get(table) != text:
            self.here[table] = text
            self.moved.set()

    def forget(self, table: str) -> None:
        self.here.pop(table, None)
        self.seen.pop(table, None)
        self.stamps.pop(table, None)

    def elsewhere(self, table: str) -> Elsewhere | None:
        at, found = self.seen.get(table, (0.0, None))
        return found if time.monotonic() - at < KNOWN_FOR else None

    async def exchange(self) -> None:
        """Write who is here and read who is elsewhere, for all tables in one go."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.moved.wait(), EXCHANGE)
            self.moved.clear()
            tables = dict(self.here)
            try:
                async with asyncio.timeout(2 * TIMEOUT):
                    answers = await self.exchanged(tables)
            except self.lost:
                await asyncio.sleep(0.5)
                continue
            now = time.monotonic()
            for table, found in zip(tables, answers, strict=True):
                if table in self.here:
                    self.seen[table] = (now, self.read(table, found))
            await asyncio.sleep(PAUSE)

    async def exchanged(self, tables: dict[str, str]) -> list[dict[str, str]]:
        now = now_ms()
        async with self.redis.pipeline(transaction=False) as line:
            for table, text in tables.items():
                key = f"logovo:here:{table}"
                line.hset(key, self.process, f"{now} {text}")
                line.expire(key, 10 * HERE_SECONDS)
                line.hgetall(key)
            answers: list[dict[str, str]] = (await line.execute())[2::3]
        return answers

    def read(self, table: str, found: dict[str, str]) -> Elsewhere:
        """A process is there as long as its stamp changes. What time that says is nothing to us:
        the clock of another machine may be wrong."""
        seats: set[int] = set()
        onlookers = 0
        before = self.stamps.get(table, {})
        now = time.monotonic()
        stamps: dict[str, tuple[str, float]] = {}
        for process, text in found.items():
            stamp, watching, *here = text.split()
            known = before.get(process)
            since = known[1] if known is not None and known[0] == stamp else now
            stamps[process] = (stamp, since)
            if process != self.process and now - since < HERE_SECONDS:
                seats |= {int(seat) for seat in here}
                onlookers += int(watching)
        self.stamps[table] = stamps
        return Elsewhere(frozenset(seats), onlookers)

    async def stop(self) -> None:
        await end(self.tasks)
        with contextlib.suppress(*self.lost):
            await self.redis.aclose()
