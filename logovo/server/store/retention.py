"""What is forgotten after a time: tables that never began, finished games, their talk and names.

Games that are going on are never touched, nor tables somebody has in memory here. A little is done
at a time, so that nobody waits for it.
"""

from __future__ import annotations

from typing import Final, final

import msgspec
from sqlalchemy import and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from logovo.bots.registry import LEVELS
from logovo.server.process.config import Config
from logovo.server.store.record import RECORD, Former, Record
from logovo.server.store.schema import CODES, COMMANDS, ENTRIES, TABLES, TALK
from logovo.wire.nouns import Saying

DAY: Final = 86_400_000
BATCH: Final = 50
BOTS: Final = frozenset(f"bot {level}" for level in LEVELS)
"""What the log calls bots."""
ANSWERS_DAYS: Final = 1
"""How long a finished table remembers which commands were answered."""


def nameless(record: Record, seats: list[int]) -> Record:
    """The same table without the names of these seats. The log calls them by their numbers."""
    found = record.copy()
    for seat in seats:
        if found.seats[seat].kind == "human":
            found.seats[seat].name = ""
        # A bot may sit where a person sat at the start, or in the game that this one goes on from.
        if seat < len(found.names) and found.names[seat] not in BOTS:
            found.names[seat] = f"player {seat + 1}"
    for note in found.notes:
        if note.seat in seats:
            note.name = ""
    found.formers = [one for one in found.formers if one.seat not in seats]
    return found


def without(record: Record, former: Former) -> Record:
    """The same table without the name of somebody who has gone for good."""
    found = record.copy()
    found.formers = [one for one in found.formers if one.epoch != former.epoch]
    seat, name = former.seat, former.name
    if seat < len(found.names) and found.names[seat] == name:
        found.names[seat] = f"player {seat + 1}"
    for note in found.notes:
        if (note.seat, note.name) == (seat, name):
            note.name = ""
    return found


@final
class Retention:
    def __init__(self, engine: AsyncEngine, config: Config) -> None:
        self.engine = engine
        self.config = config
        self.named_until = 0  # finished tables up to here have no names any more

    async def sweep(self, now: int, in_use: set[str]) -> int:
        """Forget what is old enough; the number of tables that are gone."""
        keep = self.config
        gone = 0
        for status, days in (("lobby", keep.keep_lobbies), ("over", keep.keep_games)):
            if days:
                old = await self.old(status, now - days * DAY)
                gone += await self.remove([table for table in old if table not in in_use])
        await self.empty_commands(now - ANSWERS_DAYS * DAY)
        if keep.keep_talk:
            await self.empty_talk(now - keep.keep_talk * DAY)
        if keep.keep_names:
            await self.forget_names(now - keep.keep_names * DAY, in_use)
        return gone

    async def old(self, status: str, before: int) -> list[str]:
        query = (
            select(TABLES.c.id)
            .where(and_(TABLES.c.status == status, TABLES.c.updated < before))
            .order_by(TABLES.c.updated)
            .limit(BATCH)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def remove(self, tables: list[str]) -> int:
        if not tables:
            return 0
        # Whoever has begun to play meanwhile is not told to go.
        still = and_(TABLES.c.id.in_(tables), TABLES.c.status.in_(("lobby", "over")))
        async with self.engine.begin() as connection:
            found = await connection.execute(delete(TABLES).where(still).returning(TABLES.c.id))
            gone = list(found.scalars())
            for rows in (ENTRIES, COMMANDS, TALK, CODES):
                await connection.execute(delete(rows).where(rows.c.table_id.in_(gone)))
        return len(gone)

    async def empty_commands(self, before: int) -> None:
        finished = select(TABLES.c.id).where(
            and_(TABLES.c.status == "over", TABLES.c.updated < before)
        )
        async with self.engine.begin() as connection:
            await connection.execute(delete(COMMANDS).where(COMMANDS.c.table_id.in_(finished)))

    async def empty_talk(self, before: int) -> None:
        finished = select(TABLES.c.id).where(
            and_(TABLES.c.status == "over", TABLES.c.updated < before)
        )
        async with self.engine.begin() as connection:
            await connection.execute(delete(TALK).where(TALK.c.table_id.in_(finished)))

    async def forget_names(self, before: int, in_use: set[str]) -> None:
        query = (
            select(TABLES.c.id, TABLES.c.record, TABLES.c.rev, TABLES.c.updated)
            .where(
                and_(
                    TABLES.c.status == "over",
                    TABLES.c.updated < before,
                    TABLES.c.updated > self.named_until,
                )
            )
            .order_by(TABLES.c.updated)
            .limit(BATCH)
        )
        async with self.engine.begin() as connection:
            for row in (await connection.execute(query)).all():
                if row.id in in_use:
                    return  # at the next time
                try:
                    record = RECORD.decode(row.record)
                except msgspec.MsgspecError:
                    continue
                plain = nameless(record, list(range(record.players)))
                plain.rev = row.rev + 1
                await connection.execute(
                    update(TABLES)
                    .where(and_(TABLES.c.id == row.id, TABLES.c.rev == row.rev))
                    .values(record=msgspec.json.encode(plain), rev=plain.rev)
                )
                self.named_until = row.updated

    async def unsay(self, table: str, seat: int, name: str = "") -> None:
        """What a seat has said (under this name) is gone; the numbers of its lines stay, so that
        nothing seems to be missing."""
        query = select(TALK).where(and_(TALK.c.table_id == table, TALK.c.room == "players"))
        async with self.engine.begin() as connection:
            for row in (await connection.execute(query)).all():
                saying = msgspec.json.decode(row.saying, type=Saying)
                if saying.seat != seat or name not in ("", saying.name):
                    continue
                empty = msgspec.structs.replace(saying, name="", text="", phrase="")
                await connection.execute(
                    update(TALK)
                    .where(
                        and_(TALK.c.table_id == table, TALK.c.room == row.room, TALK.c.n == row.n)
                    )
                    .values(saying=msgspec.json.encode(empty))
                )
