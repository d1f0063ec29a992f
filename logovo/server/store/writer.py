"""Group commit: what waits to be stored goes into one transaction, then all are told."""

from __future__ import annotations

import asyncio
import time
from sqlite3 import IntegrityError as SqliteIntegrityError
from typing import Final, final

import structlog
from sqlalchemy import Connection, and_, or_, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from logovo.server.process.metrics import METRICS
from logovo.server.process.now import now_ms
from logovo.server.process.tasks import is_stray
from logovo.server.store.away import SECONDS, is_away
from logovo.server.store.batch import IntoCore, Values, store
from logovo.server.store.hand import WritingHand
from logovo.server.store.rows import Append, Conflict
from logovo.server.store.schema import TABLES, is_unkept
from logovo.server.store.sqlite import SqliteFile

BATCH: Final = 256
TAKEN: Final = (Conflict, IntegrityError, SqliteIntegrityError)
CHECK: Final = (
    "INSERT INTO house (key, value) VALUES (:key, :value) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
SPACING: Final = 0.01
"""Seconds from one transaction to the next. In a quiet house nobody notices; in a busy one what
comes meanwhile goes to disk together, which costs half as much and wears the disk less."""
LONGEST: Final = 4 * SECONDS
"""For a connection, a transaction, its end and that of the connection: each has its own bound."""
LOG: Final = structlog.get_logger()


class CutOff(OSError):
    """The store was being asked when its driver gave up."""


@final
class Writer:
    """One task writes for the whole process, so SQLite never sees two writers of ours."""

    def __init__(self, engine: AsyncEngine, sqlite: SqliteFile | None) -> None:
        self.engine = engine
        self.hand = None if sqlite is None else WritingHand(sqlite)
        self.waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.sweeping: asyncio.Task[None] | None = None
        self.stored = 0  # jobs so far
        self.next_at = 0.0  # when a transaction may begin, by the monotonic clock

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Store what waits, then end."""
        if self.task is not None:
            self.waiting.put_nowait(None)
            await self.task
        if self.sweeping is not None:
            await self.sweeping
        if self.hand is not None:
            self.hand.stop()

    def put(self, job: Append) -> asyncio.Future[None]:
        """Done when the job is stored for good; with Conflict if it cannot be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((job, done))
        return done

    async def append(self, job: Append) -> None:
        await self.put(job)

    async def lease(self, table: str, keeper: str, until: int) -> bool:
        """Take or renew the lease on a table's bots and clocks."""
        free = or_(TABLES.c.keeper == keeper, is_unkept(now_ms()))
        query = (
            update(TABLES)
            .where(and_(TABLES.c.id == table, free))
            .values(keeper=keeper, lease=until)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def check(self) -> bool:
        """Whether something can be stored just now: tried, not guessed."""
        values: Values = {"key": "checked", "value": str(now_ms())}
        try:
            async with asyncio.timeout(SECONDS):
                if self.hand is None:
                    async with self.engine.begin() as connection:
                        await connection.execute(text(CHECK), values)
                else:
                    await self.hand.do(lambda file: file.write(CHECK, values))
        except Exception as error:
            LOG.warning("cannot-store", why=type(error).__name__)
            return False
        return True

    async def run(self) -> None:
        while True:
            first = await self.waiting.get()
            if first is None:
                return
            rest = self.next_at - time.monotonic()
            if rest > 0:
                await asyncio.sleep(rest)
            self.next_at = time.monotonic() + SPACING
            batch = [first]
            last = False
            while len(batch) < BATCH and not self.waiting.empty():
                more = self.waiting.get_nowait()
                if more is None:
                    last = True
                    break
                batch.append(more)
            await self.commit(batch)
            if last:
                return

    async def commit(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        METRICS.batch.add(len(batch))
        try:
            await self.attempt([job for job, _done in batch])
        except Exception as error:
            # Whatever one job is guilty of, the others must be stored and the task go on.
            # A store that is away would keep each of them waiting.
            if len(batch) > 1 and not is_away(error):
                for one in batch:
                    await self.commit([one])
                return
            for _job, done in batch:
                self.fail(done, error)
            return
        self.stored += len(batch)
        for _job, done in batch:
            if not done.done():
                done.set_result(None)

    def fail(self, done: asyncio.Future[None], error: Exception) -> None:
        if done.done():
            return
        if isinstance(error, TAKEN):
            done.set_exception(Conflict())
        else:
            LOG.error("store-failed", why=type(error).__name__)
            done.set_exception(error)

    async def attempt(self, jobs: list[Append]) -> None:
        """If this task ended, or waited for ever, all tables would: whatever the driver does about
        a database that hangs, it has so much time. A file has as long as the disk takes: what is
        being written to it cannot be called back."""
        begun = time.monotonic()
        try:
            async with asyncio.timeout(None if self.hand is not None else LONGEST):
                await self.transact(jobs)
        except asyncio.CancelledError as error:
            if not is_stray():
                raise
            raise CutOff() from error
        finally:
            METRICS.stored.add(time.monotonic() - begun)

    async def transact(self, jobs: list[Append]) -> None:
        hand = self.hand
        if hand is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(store_by_core, jobs)
            return
        # One hop to one thread for the whole batch; the async driver takes one for each
        # statement.
        await hand.do(lambda file: file.transact(jobs))
        if self.sweeping is None and hand.file.wants_checkpoint():
            self.sweeping = asyncio.create_task(self.sweep(hand), name="checkpoint")

    async def sweep(self, hand: WritingHand) -> None:
        """A checkpoint takes longer than a move may wait, so most of it is done beside."""
        try:
            await asyncio.to_thread(hand.file.sweep)
            await hand.do(SqliteFile.close_sweep)
        except Exception as error:
            # All is stored; the log of recent writes is only longer than need be.
            LOG.error("checkpoint-failed", why=type(error).__name__)
        finally:
            self.sweeping = None


def store_by_core(connection: Connection, jobs: list[Append]) -> None:
    store(IntoCore(connection), jobs)
