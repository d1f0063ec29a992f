"""What one transaction does with a batch of jobs: the same for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final, Protocol, final

import msgspec
from sqlalchemy import Connection, Delete, Table, Update, bindparam, delete, update

from logovo.server.process.now import now_ms
from logovo.server.store.record import Record
from logovo.server.store.rows import Append, CodeRow, CommandRow, Conflict, EntryRow, ReviewRow
from logovo.server.store.schema import CODES, COMMANDS, ENTRIES, REVIEWS, TABLES, TALK
from logovo.wire.nouns import Saying

Values = dict[str, object]

SET_DUE: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("table")).values(due=bindparam("when"))
)
"""`when` and `table`, because a bound name must differ from the column's."""
SET_RECORD: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .where(TABLES.c.rev == bindparam("over"))
    .values({name: bindparam(f"new_{name}") for name in ("record", "rev", "status", "listed")})
    .values(updated=bindparam("now"))
)

DROP_CODES: Final = delete(CODES).where(CODES.c.until < bindparam("now"))


class Into(Protocol):
    """A transaction under way."""

    def insert(self, table: Table, rows: list[Values]) -> None:
        """Raises an integrity error if one of the rows is there already."""

    def change(self, statement: Update | Delete, values: Values) -> int:
        """The number of rows changed."""


@final
class IntoCore:
    """By SQLAlchemy, whatever the database."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def insert(self, table: Table, rows: list[Values]) -> None:
        self.connection.execute(table.insert(), rows)

    def change(self, statement: Update | Delete, values: Values) -> int:
        return self.connection.execute(statement, values).rowcount


def store(into: Into, jobs: list[Append]) -> None:
    """Raises Conflict or an integrity error if one of the jobs cannot be; then the caller
    must store none of them."""
    codes = [code_values(job.code) for job in jobs if job.code]
    if codes:
        # A code is free again once it has expired.
        into.change(DROP_CODES, {"now": now_ms()})
    parts: tuple[tuple[Table, list[Values]], ...] = (
        (TABLES, [table_values(job.new) for job in jobs if job.new is not None]),
        (ENTRIES, [entry_values(job.table, row) for job in jobs for row in job.entries]),
        (COMMANDS, [command_values(job.table, job.command) for job in jobs if job.command]),
        (TALK, [saying_values(job.table, job.saying) for job in jobs if job.saying]),
        (REVIEWS, [review_values(job.review) for job in jobs if job.review]),
        (CODES, codes),
    )
    for table, rows in parts:
        if rows:
            into.insert(table, rows)
    for job in jobs:
        if job.record is not None:
            store_record(into, job.record)
        if job.due is not None:
            into.change(SET_DUE, {"table": job.table, "when": job.due})


def store_record(into: Into, record: Record) -> None:
    """Only over the revision it was made from: otherwise somebody else was faster."""
    values: Values = {
        "table": record.id,
        "over": record.rev - 1,
        "new_record": msgspec.json.encode(record),
        "new_rev": record.rev,
        "new_status": record.status,
        "new_listed": int(record.settings.listed),
        "now": now_ms(),
    }
    if into.change(SET_RECORD, values) != 1:
        raise Conflict()


def table_values(record: Record) -> Values:
    return {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "listed": int(record.settings.listed),
        "record": msgspec.json.encode(record),
        "rev": record.rev,
        "due": 0,
        "keeper": "",
        "lease": 0,
        "updated": now_ms(),
    }


def entry_values(table: str, row: EntryRow) -> Values:
    return {
        "table_id": table,
        "seq": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "chance": msgspec.json.encode(row.chance).decode(),
        "seen": row.seen,
        "at": row.at,
        "by": row.by,
        "by_seen": row.by_seen,
    }


def command_values(table: str, row: CommandRow) -> Values:
    return {
        "table_id": table,
        "command_id": row.command,
        "asker": row.asker,
        "answer": row.answer,
    }


def saying_values(table: str, saying: Saying) -> Values:
    return {
        "table_id": table,
        "room": saying.room,
        "n": saying.n,
        "saying": msgspec.json.encode(saying),
    }


def code_values(row: CodeRow) -> Values:
    return {"code": row.code, "table_id": row.table, "until": row.until}


def review_values(row: ReviewRow) -> Values:
    return {
        "log": row.key.log,
        "ruleset": row.key.ruleset,
        "budget": row.key.budget,
        "review": row.review,
        "at": row.at,
    }
