"""Everything that runs in one server process, started and stopped in order."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final, final

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from logovo.server.bots.coach import Coach
from logovo.server.bots.keeper import Keeper
from logovo.server.bots.pool import BotPool
from logovo.server.bots.standing import standing_of
from logovo.server.bots.turns import SPARE
from logovo.server.commands.codes import Codes
from logovo.server.commands.opening import TableOpener
from logovo.server.commands.own_data import OwnDataKeeper
from logovo.server.process.bus import ANY, Bus, LocalBus
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.limits import Buckets
from logovo.server.process.now import now_ms
from logovo.server.process.redis_bus import RedisBus
from logovo.server.process.tasks import end, is_stray
from logovo.server.reviews.reviews import Reviews
from logovo.server.store.away import AWAY, is_away
from logovo.server.store.database import Held, open_database, signing_secret
from logovo.server.store.reader import Reader
from logovo.server.store.retention import Retention
from logovo.server.store.sqlite import SqliteFile
from logovo.server.store.writer import Writer
from logovo.server.store.wrong import HouseShared, NoDatabase, NoDriver
from logovo.server.table.clocks import AT_LEISURE, AT_ONCE
from logovo.server.table.commits import Commits
from logovo.server.table.live_table import LiveTable
from logovo.server.table.offers import Offers
from logovo.server.table.registry import Registry
from logovo.server.table.sockets import Sockets
from logovo.server.table.tokens import Tokens

LOG: Final = structlog.get_logger()
SWEEP: Final = 2.0
WAKE: Final = 200
CHECKED_FOR: Final = 2.0
FORGET_EVERY: Final = 60.0
TIDY: Final = 60.0
TIDY_LATEST: Final = 900.0
FILES_PER_REQUEST: Final = 20
"""Files of the client, which cost next to nothing, for each request that costs something."""
REQUESTS_PER_REPLAY: Final = 10
"""A page of a replay is a piece of a game played again: as much work as so many requests."""


@final
class Service:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.tasks: list[asyncio.Task[None]] = []
        self.keepers: dict[str, asyncio.Task[None]] = {}
        self.openings = Buckets(config.tables_per_hour / 3600, config.tables_per_hour)
        self.askings = Buckets(config.reviews_per_hour / 3600, config.reviews_per_hour)
        self.requests = Buckets(config.requests_per_minute / 60, config.requests_per_minute)
        pages = config.requests_per_minute / REQUESTS_PER_REPLAY
        self.replays = Buckets(pages / 60, pages)
        self.replaying = asyncio.Semaphore(1)  # threads side by side would keep the loop waiting
        many = FILES_PER_REQUEST * config.requests_per_minute
        self.fetches = Buckets(many / 60, many)
        self.sockets = Sockets(config.sockets_per_address)
        self.unreadable: set[str] = set()  # due, but of other rules: said once, then left alone
        self.reach = ""  # where other devices find us
        self.ready = False
        self.give_up: Callable[[Exception], None] = lambda _error: None  # ends the process
        self.held = Held()
        self.checked = (-CHECKED_FOR, False)  # when, and whether something could be stored
        self.swept = -FORGET_EVERY
        self.tidied = time.monotonic()
        self.stored = 0  # jobs the writer had stored when we last looked

    async def start(self) -> None:
        """Raises a named error if the house cannot open; then nothing is left behind."""
        config = self.config
        self.held.take_folder(config)
        try:
            self.engine: AsyncEngine = await open_database(config)
            await self.held.take_database(config, self.engine)
            tokens = Tokens(await signing_secret(self.engine))
            self.bus: Bus = new_bus(config)
            await self.bus.start(self.grown)
        except BaseException as error:
            await self.held.release()
            if is_away(error):
                raise NoDatabase(type(error).__name__) from error
            raise
        self.writer = Writer(self.engine, SqliteFile(config) if config.is_sqlite() else None)
        self.registry = Registry(config, Reader(self.engine))
        self.pool = BotPool(config.workers, spare=config.spare_tables)
        self.commits = Commits(self.registry, self.writer, self.bus, tokens, self.pool.look)
        self.opening = TableOpener(self.commits)
        self.codes = Codes(self.commits)
        self.retention = Retention(self.engine, config)
        self.own_data = OwnDataKeeper(self.commits, self.retention)
        self.coach = Coach(self.commits, self.pool)
        self.offers = Offers(self.registry, self.pool.look)
        self.reviews = Reviews(config, self.registry.reader, self.writer)
        self.writer.start()
        self.pool.start()
        self.reviews.start()
        self.tasks = [
            asyncio.create_task(self.keep_tables(), name="keepers"),
            asyncio.create_task(self.sweep(), name="sweep"),
            asyncio.create_task(self.offers.run(), name="offers"),
        ]
        self.ready = True
        LOG.info("ready", database="sqlite" if config.is_sqlite() else "postgresql")

    async def farewell(self) -> None:
        """Tell every viewer to come back; their sockets close."""
        self.ready = False
        for viewer in self.sockets:
            viewer.end("stopping", resume=True)
        await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Store what waits, end the bots."""
        self.ready = False
        await end((*self.tasks, *self.keepers.values(), *self.registry.errands))
        await self.reviews.stop()
        await self.writer.stop()
        await self.bus.stop()
        await self.pool.stop()
        await self.held.release()
        await self.engine.dispose()
        LOG.info("closed")

    async def keep_tables(self) -> None:
        """Every table in memory has one keeper."""
        while True:
            live = await self.registry.woken.get()
            table = live.record.id
            task = asyncio.create_task(Keeper(self.commits, self.pool, live).run(), name="keeper")
            self.keepers[table] = task
            for done in [known for known, task in self.keepers.items() if task.done()]:
                del self.keepers[done]

    async def sweep(self) -> None:
        """Close mute connections; fetch tables that fell due while nobody looked."""
        while True:
            horizon = time.monotonic() - self.config.silence
            for viewer in self.sockets:
                if viewer.heard < horizon:
                    viewer.end("silent", resume=True)
            try:
                await self.held.keep_database(self.config, self.engine)
                if self.bus.deaf:
                    await self.grown(ANY)
                await self.wake_due()
                await self.forget_old()
            except HouseShared as error:
                # What we have in memory may be old from now on: nobody is served with it.
                LOG.error("house-lost")
                self.ready = False
                self.give_up(error)
                return
            except AWAY as error:
                LOG.warning("store-away", why=type(error).__name__)
            except asyncio.CancelledError:
                if not is_stray():
                    raise
                LOG.warning("store-away", why="CancelledError")
            except Exception:
                LOG.exception("sweep-failed")
            self.tidy()
            await asyncio.sleep(SWEEP)

    async def forget_old(self) -> None:
        now = time.monotonic()
        if now - self.swept < FORGET_EVERY:
            return
        self.swept = now
        gone = await self.retention.sweep(now_ms(), set(self.registry.tables))
        if gone:
            LOG.info("forgotten", tables=gone)

    def tidy(self) -> None:
        """Collect garbage: once a minute when nobody moves, and at the latest
        after a quarter of an hour."""
        since = time.monotonic() - self.tidied
        quiet = self.writer.stored == self.stored
        self.stored = self.writer.stored
        if since > TIDY_LATEST or (since > TIDY and quiet):
            gc.collect()
            self.tidied = time.monotonic()

    async def wake_due(self) -> None:
        # Beside those in memory already, which may all be due.
        most = WAKE + len(self.registry.tables)
        now, reader = now_ms(), self.registry.reader
        due = [*await reader.due(AT_ONCE, 0, most), *await reader.due(now, AT_LEISURE, most)]
        resting = (standing_of(live).rank == SPARE for live in self.registry.tables.values())
        spare = self.config.spare_tables - sum(resting)
        if spare > 0:
            leisure = await reader.due(AT_LEISURE, AT_ONCE, most)
            due += [table for table in leisure if table not in self.registry.tables][:spare]
        for table in due:
            if table in self.registry.tables or table in self.unreadable:
                continue
            try:
                await self.registry.get(table)
            except RequestError:
                self.unreadable.add(table)

    async def can_store(self) -> bool:
        """Whether the store answers, and takes something: that is tried at most once in a while,
        so that whoever asks often costs no more."""
        if not await self.registry.reader.answers(self.engine):
            return False
        now = time.monotonic()
        if now - self.checked[0] > CHECKED_FOR:
            self.checked = (now, await self.writer.check())
        return self.checked[1]

    async def grown(self, table: str) -> None:
        """Another process has changed a table; the empty name is any table."""
        live: LiveTable | None = self.registry.tables.get(table)
        for one in self.registry.tables.values() if not table else [live] if live else []:
            one.behind = True
            one.changed.set()


def new_bus(config: Config) -> Bus:
    if not config.redis:
        return LocalBus()
    try:
        return RedisBus(config.redis)
    except ModuleNotFoundError as error:
        raise NoDriver(error.name or "") from error
