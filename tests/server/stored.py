"""What the store holds when all is over, to be compared with what people were told."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.ext.asyncio import create_async_engine

from logovo.core.log import Header, Log
from logovo.core.table import replay
from logovo.games import GAMES
from logovo.server.store.reader import Reader
from logovo.server.store.record import RECORD, Record
from logovo.server.store.rows import EntryRow


@dataclass(frozen=True)
class Kept:
    record: Record
    rows: list[EntryRow]


async def read_store(url: str, tables: Iterable[str]) -> dict[str, Kept]:
    """These tables, by the house's own reader; each is folded by the rules too."""
    engine = create_async_engine(url)
    reader = Reader(engine)
    found: dict[str, Kept] = {}
    for table in set(tables):
        record = await reader.record(table)
        assert record is not None
        found[table] = Kept(record, await reader.entries(table, 0))
        fold(record, found[table].rows)
    await engine.dispose()
    return found


def read_sqlite(data: Path) -> dict[str, list[EntryRow]]:
    """The log of every table, straight from the file; each is folded by the rules too."""
    found: dict[str, list[EntryRow]] = defaultdict(list)
    with sqlite3.connect(data / "tables.sqlite") as database:
        query = "SELECT table_id, seq, kind, seat, text, chance, seen, at FROM entries ORDER BY seq"
        for table, seq, kind, seat, text, chance, seen, at in database.execute(query):
            row = EntryRow(seq, kind, seat, text, json.loads(chance), seen, at)
            found[table].append(row)
        for (raw,) in database.execute("SELECT record FROM tables"):
            record = RECORD.decode(raw)
            if record.id in found:
                fold(record, found[record.id])
    return dict(found)


def fold(record: Record, rows: list[EntryRow]) -> None:
    key, names = record.game, record.names
    log = Log(Header(key, GAMES[key].ruleset, len(names), record.options, names))
    for row in rows:
        log.add(row.entry())
    replay(GAMES[key], log)
