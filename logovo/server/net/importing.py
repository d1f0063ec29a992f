"""A log file becomes a table at which nobody plays on. A game that was broken off can be
looked at as far as it went; it has no outcome."""

from __future__ import annotations

from logovo.core.log import END, Log
from logovo.server.process.now import now_ms
from logovo.server.store.luck import fair_of
from logovo.server.store.record import Record, SeatRecord, new_id
from logovo.server.store.rows import EntryRow
from logovo.wire.nouns import Settings


def record_of(log: Log) -> Record:
    header = log.header
    return Record(
        id=new_id(),
        game=header.game,
        ruleset=header.ruleset,
        options=header.options,
        settings=Settings(),
        seats=[SeatRecord("human", name[:24]) for name in header.names],
        created=now_ms(),
        status="over",
        imported=True,
        names=header.names,
        fair=fair_of(log.fair),
    )


def rows_of(record: Record, log: Log) -> list[EntryRow]:
    """Nobody watched it here, so every entry counts for everybody."""
    everybody = (1 << (record.players + 1)) - 1
    entries = [entry for entry in log.entries if entry.kind != END]
    return [
        EntryRow(i + 1, one.kind, one.seat, one.text, one.chance, everybody, record.created)
        for i, one in enumerate(entries)
    ]
