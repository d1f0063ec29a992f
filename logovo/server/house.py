"""Everything that runs in one server process, started and stopped in order."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final, final

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from logovo.server.bots.pool import Pool
from logovo.server.bus import Bus, LocalBus, RedisBus
from logovo.server.config import Config
from logovo.server.desk import Desk
from logovo.server.doorway import Doorway
from logovo.server.errors import No
from logovo.server.hall import Hall
from logovo.server.keeper import Keeper
from logovo.server.limits import Buckets
from logovo.server.live import Live
from logovo.server.records import now_ms
from logovo.server.shelf import Shelf
from logovo.server.store.database import house_secret, open_database
from logovo.server.store.reader import Reader
from logovo.server.store.sqlite import SqliteFile
from logovo.server.store.writer import Writer
from logovo.server.tasks import end
from logovo.server.tokens import Tokens

LOG: Final = structlog.get_logger()
SWEEP: Final = 2.0
WAKE: Final = 200
TIDY: Final = 60.0
TIDY_LATEST: Final = 900.0


@final
class House:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.tasks: list[asyncio.Task[None]] = []
        self.keepers: dict[str, asyncio.Task[None]] = {}
        self.openings = Buckets(config.tables_per_hour / 3600, config.tables_per_hour)
        self.requests = Buckets(config.http_per_minute / 60, config.http_per_minute)
        self.shelf = Shelf(config.client)
        self.doorway = Doorway(config.sockets_per_address)
        self.unreadable: set[str] = set()  # due, but of other rules: said once, then left alone
        self.ready = False
        self.tidied = time.monotonic()
        self.stored = 0  # jobs the writer had stored when we last looked

    async def start(self) -> None:
        config = self.config
        self.engine: AsyncEngine = await open_database(config)
        tokens = Tokens(await house_secret(self.engine))
        self.bus: Bus = RedisBus(config.redis) if config.redis else LocalBus()
        self.writer = Writer(self.engine, SqliteFile(config) if config.is_sqlite() else None)
        self.hall = Hall(config, Reader(self.engine), self.writer, self.bus, tokens)
        self.desk = Desk(self.hall)
        self.pool = Pool(config.workers)
        self.writer.start()
        self.pool.start()
        await self.bus.start(self.grown)
        self.tasks = [
            asyncio.create_task(self.keep_tables(), name="keepers"),
            asyncio.create_task(self.sweep(), name="sweep"),
        ]
        self.ready = True
        LOG.info("ready", database="sqlite" if config.is_sqlite() else "postgresql")

    async def farewell(self) -> None:
        """Tell every viewer to come back; their sockets close."""
        self.ready = False
        for viewer in self.doorway:
            viewer.end("stopping", resume=True)
        await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Store what waits, end the bots."""
        self.ready = False
        await end((*self.tasks, *self.keepers.values(), *self.hall.errands))
        await self.writer.stop()
        await self.bus.stop()
        await self.pool.stop()
        await self.engine.dispose()
        LOG.info("closed")

    async def keep_tables(self) -> None:
        """Every table in memory has one keeper."""
        while True:
            live = await self.hall.woken.get()
            table = live.record.id
            task = asyncio.create_task(Keeper(self.hall, self.pool, live).run(), name="keeper")
            self.keepers[table] = task
            for done in [known for known, task in self.keepers.items() if task.done()]:
                del self.keepers[done]

    async def sweep(self) -> None:
        """Close mute connections; fetch tables that fell due while nobody looked."""
        while True:
            horizon = time.monotonic() - self.config.silence
            for viewer in self.doorway:
                if viewer.heard < horizon:
                    viewer.end("silent", resume=True)
            try:
                await self.wake_due()
            except Exception:
                LOG.exception("sweep-failed")
            self.tidy()
            await asyncio.sleep(SWEEP)

    def tidy(self) -> None:
        """Free what only points at itself: once a minute when nobody moves, and at the latest
        after a quarter of an hour."""
        since = time.monotonic() - self.tidied
        quiet = self.writer.stored == self.stored
        self.stored = self.writer.stored
        if since > TIDY_LATEST or (since > TIDY and quiet):
            gc.collect()
            self.tidied = time.monotonic()

    async def wake_due(self) -> None:
        # Beside those in memory already, which may all be due.
        most = WAKE + len(self.hall.tables)
        for table in await self.hall.reader.due(now_ms(), most):
            if table in self.hall.tables or table in self.unreadable:
                continue
            try:
                await self.hall.get(table)
            except No:
                self.unreadable.add(table)

    async def grown(self, table: str) -> None:
        """Another process has changed a table; the empty name is any table."""
        live: Live | None = self.hall.tables.get(table)
        for one in self.hall.tables.values() if not table else [live] if live else []:
            one.behind = True
            one.changed.set()
