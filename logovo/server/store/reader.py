"""Questions to the store."""

from __future__ import annotations

import json
from typing import final

import msgspec
from sqlalchemy import and_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from logovo.server.records import RECORD, Record, now_ms
from logovo.server.store.rows import CommandRow, EntryRow
from logovo.server.store.schema import COMMANDS, ENTRIES, TABLES, TALK
from logovo.server.wire.nouns import Room, Saying


@final
class Reader:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

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
                row.seq, row.kind, row.seat, row.text, json.loads(row.chance), row.seen, row.at
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
        query = (
            select(TABLES.c.record)
            .where(and_(TABLES.c.listed == 1, TABLES.c.status == "lobby"))
            .order_by(TABLES.c.updated.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).scalars().all()
        return [RECORD.decode(row) for row in rows]

    async def due(self, now: int, most: int) -> list[str]:
        """Tables in play that need a keeper and have none."""
        query = (
            select(TABLES.c.id)
            .where(
                and_(
                    TABLES.c.status == "playing",
                    TABLES.c.due > 0,
                    TABLES.c.due <= now,
                    TABLES.c.lease < now,
                )
            )
            .order_by(TABLES.c.due)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())

    async def keep(self, table: str, keeper: str, until: int) -> bool:
        """Take or renew the lease on a table's bots and clocks."""
        query = (
            update(TABLES)
            .where(
                and_(
                    TABLES.c.id == table,
                    or_(TABLES.c.keeper == keeper, TABLES.c.lease < now_ms()),
                )
            )
            .values(keeper=keeper, lease=until)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount == 1
