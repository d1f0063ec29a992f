"""Questions to the store."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Final, final

import msgspec
from sqlalchemy import and_, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from logovo.server.process.now import now_ms
from logovo.server.store.away import AWAY, SECONDS
from logovo.server.store.record import RECORD, Record
from logovo.server.store.rows import CodeRow, CommandRow, EntryRow, ReviewKey
from logovo.server.store.schema import (
    CODES,
    COMMANDS,
    ENTRIES,
    REVIEWS,
    TABLES,
    TALK,
    is_unkept,
)
from logovo.wire.nouns import Room, Saying

LOOKED_THROUGH: Final = 1000
"""Listed tables among which those with an open seat are sought."""


@final
class Reader:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @staticmethod
    async def answers(engine: AsyncEngine) -> bool:
        try:
            async with asyncio.timeout(SECONDS), engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except AWAY:
            return False
        return True

    async def record(self, table: str) -> Record | None:
        query = select(TABLES.c.record).where(TABLES.c.id == table)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else RECORD.decode(found)

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        """Rows with a sequence number above `after`, in order."""
        query = (
            select(ENTRIES)
            .where(and_(ENTRIES.c.table_id == table, ENTRIES.c.seq > after))
            .order_by(ENTRIES.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            EntryRow(
                row.seq,
                row.kind,
                row.seat,
                row.text,
                json.loads(row.chance),
                row.seen,
                row.at,
                row.by,
                row.by_seen,
            )
            for row in rows
        ]

    async def command(self, table: str, command: str) -> CommandRow | None:
        query = select(COMMANDS.c.asker, COMMANDS.c.answer).where(
            and_(COMMANDS.c.table_id == table, COMMANDS.c.command_id == command)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else CommandRow(command, row.asker, bytes(row.answer))

    async def talk(self, table: str, room: Room, after: int, most: int) -> list[Saying]:
        """The newest lines of a room with a number above `after`, oldest first."""
        query = (
            select(TALK.c.saying)
            .where(and_(TALK.c.table_id == table, TALK.c.room == room, TALK.c.n > after))
            .order_by(TALK.c.n.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).scalars().all()
        return [msgspec.json.decode(row, type=Saying) for row in reversed(rows)]

    async def listed(self, most: int) -> list[Record]:
        """The newest tables that anybody may join; one that cannot be read is left out."""
        query = (
            select(TABLES.c.record)
            .where(and_(TABLES.c.listed == 1, TABLES.c.status == "lobby"))
            .order_by(TABLES.c.updated.desc(), TABLES.c.id)
            .limit(LOOKED_THROUGH)
        )
        found: list[Record] = []
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).scalars()
            for row in rows:
                with contextlib.suppress(msgspec.MsgspecError):
                    record = RECORD.decode(row)
                    if any(seat.kind == "open" for seat in record.seats):
                        found.append(record)
                if len(found) == most:
                    break
        return found

    async def due(self, now: int, after: int, most: int) -> list[str]:
        """Tables in play, or about to be, that need a keeper and have none, due after `after`."""
        query = (
            select(TABLES.c.id)
            .where(
                and_(
                    TABLES.c.status.in_(("playing", "starting")),
                    TABLES.c.due > after,
                    TABLES.c.due <= now,
                    is_unkept(now_ms()),
                )
            )
            .order_by(TABLES.c.due)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())

    async def code(self, code: str) -> CodeRow | None:
        query = select(CODES).where(CODES.c.code == code)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else CodeRow(row.code, row.table_id, row.until)

    async def review(self, key: ReviewKey) -> bytes | None:
        query = select(REVIEWS.c.review).where(
            and_(
                REVIEWS.c.log == key.log,
                REVIEWS.c.ruleset == key.ruleset,
                REVIEWS.c.budget == key.budget,
            )
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return found if isinstance(found, bytes) else None
