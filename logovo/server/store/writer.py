"""Group commit: what waits to be stored goes into one transaction, then all are told."""

from __future__ import annotations

import asyncio
import json
from typing import Final, final

import msgspec
import structlog
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from logovo.server.metrics import METRICS
from logovo.server.records import now_ms
from logovo.server.store.rows import Append, Conflict, EntryRow
from logovo.server.store.schema import COMMANDS, ENTRIES, TABLES, TALK

BATCH: Final = 256
LOG: Final = structlog.get_logger()


@final
class Writer:
    """One task writes for the whole process, so SQLite never sees two writers of ours."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Store what waits, then end."""
        if self.task is not None:
            await self.waiting.put(None)
            await self.task

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
            await self.store(batch)
            if last:
                return

    async def store(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        METRICS.batch.observe(len(batch))
        try:
            await self.transact([job for job, _done in batch])
        except (Conflict, IntegrityError, OperationalError, OSError) as error:
            if len(batch) > 1:
                for one in batch:
                    await self.store([one])
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
        async with self.engine.begin() as connection:
            entries = [entry_values(job.table, row) for job in jobs for row in job.entries]
            if entries:
                await connection.execute(ENTRIES.insert(), entries)
            commands = [
                {
                    "table_id": job.table,
                    "command_id": job.command.command,
                    "asker": job.command.asker,
                    "answer": job.command.answer,
                }
                for job in jobs
                if job.command is not None
            ]
            if commands:
                await connection.execute(COMMANDS.insert(), commands)
            sayings = [
                {
                    "table_id": job.table,
                    "room": job.saying.room,
                    "n": job.saying.n,
                    "saying": msgspec.json.encode(job.saying),
                }
                for job in jobs
                if job.saying is not None
            ]
            if sayings:
                await connection.execute(TALK.insert(), sayings)
            for job in jobs:
                await self.change(connection, job)

    async def change(self, connection: AsyncConnection, job: Append) -> None:
        """The table's own row: its record if that changed, else when it is due."""
        values: dict[str, object] = {}
        if job.due is not None:
            values["due"] = job.due
        query = update(TABLES).where(TABLES.c.id == job.table)
        if job.record is not None:
            record = job.record
            values["record"] = msgspec.json.encode(record)
            values["rev"] = record.rev
            values["status"] = record.status
            values["listed"] = int(record.settings.listed)
            values["updated"] = now_ms()
            query = query.where(TABLES.c.rev == record.rev - 1)
        if not values:
            return
        if (await connection.execute(query.values(**values))).rowcount != 1:
            raise Conflict()


def entry_values(table: str, row: EntryRow) -> dict[str, object]:
    return {
        "table_id": table,
        "seq": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "chance": json.dumps(row.chance, separators=(",", ":")),
        "seen": row.seen,
        "at": row.at,
    }
