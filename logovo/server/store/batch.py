"""What one transaction does with a batch of jobs: the same for SQLite and PostgreSQL."""

from __future__ import annotations

import json
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, update

from logovo.server.records import Record, now_ms
from logovo.server.store.rows import Append, Conflict, EntryRow
from logovo.server.store.schema import COMMANDS, ENTRIES, TABLES, TALK

SET_DUE: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("table")).values(due=bindparam("when"))
)
"""`when` and `table`, because a bound name must differ from the column's."""


def store(connection: Connection, jobs: list[Append]) -> None:
    """Raises Conflict or IntegrityError if one of the jobs cannot be; then none is stored."""
    entries = [entry_values(job.table, row) for job in jobs for row in job.entries]
    if entries:
        connection.execute(ENTRIES.insert(), entries)
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
        connection.execute(COMMANDS.insert(), commands)
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
        connection.execute(TALK.insert(), sayings)
    for job in jobs:
        if job.record is not None:
            store_record(connection, job.record)
    dues = [{"table": job.table, "when": job.due} for job in jobs if job.due is not None]
    if dues:
        connection.execute(SET_DUE, dues)


def store_record(connection: Connection, record: Record) -> None:
    """Only over the revision it was made from: otherwise somebody else was faster."""
    query = (
        update(TABLES)
        .where(TABLES.c.id == record.id)
        .where(TABLES.c.rev == record.rev - 1)
        .values(
            record=msgspec.json.encode(record),
            rev=record.rev,
            status=record.status,
            listed=int(record.settings.listed),
            updated=now_ms(),
        )
    )
    if connection.execute(query).rowcount != 1:
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
