"""Group commit: what waits to be stored goes into one transaction, then all are told."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from logovo.server.metrics import METRICS
from logovo.server.store.batch import store
from logovo.server.store.rows import Append, Conflict

BATCH: Final = 256
LOG: Final = structlog.get_logger()


@final
class Writer:
    """One task writes for the whole process, so SQLite never sees two writers of ours."""

    def __init__(self, engine: AsyncEngine, sqlite: Engine | None) -> None:
        self.engine = engine
        self.sqlite = sqlite
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Store what waits, then end."""
        if self.task is not None:
            await self.waiting.put(None)
            await self.task
        self.thread.shutdown()
        if self.sqlite is not None:
            self.sqlite.dispose()

    async def append(self, job: Append) -> None:
        """Returns when the job is stored for good; raises Conflict if it cannot be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.waiting.put((job, done))
        await done

    async def run(self) -> None:
        while True:
            first = await self.waiting.get()
            if first is None:
                return
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
        METRICS.batch.observe(len(batch))
        try:
            await self.transact([job for job, _done in batch])
        except Exception as error:
            # Whatever one job is guilty of, the others must be stored and the task go on.
            if len(batch) > 1:
                for one in batch:
                    await self.commit([one])
                return
            self.fail(batch[0][1], error)
            return
        for _job, done in batch:
            if not done.done():
                done.set_result(None)

    def fail(self, done: asyncio.Future[None], error: Exception) -> None:
        if done.done():
            return
        if isinstance(error, (Conflict, IntegrityError)):
            done.set_exception(Conflict())
        else:
            LOG.error("store-failed", why=type(error).__name__)
            done.set_exception(error)

    async def transact(self, jobs: list[Append]) -> None:
        if self.sqlite is not None:
            # One hop to one thread for the whole batch; the async driver takes one for each
            # statement.
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.thread, self.transact_sqlite, self.sqlite, jobs)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(store, jobs)

    def transact_sqlite(self, engine: Engine, jobs: list[Append]) -> None:
        with engine.begin() as connection:
            store(connection, jobs)
