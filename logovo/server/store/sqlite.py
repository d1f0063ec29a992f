"""SQLite as the writer's thread sees it: no layer between, as few statements as there can be.

While a statement runs, Python's lock is free and the event loop takes it; the thread must then
wait to get it back. A batch of fifty moves stored row by row waits a hundred times, so the rows
of a batch go into one statement.
"""

from __future__ import annotations

import sqlite3
from typing import Final, final

from sqlalchemy import Delete, Table, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url

from logovo.server.process.config import Config
from logovo.server.store.batch import Values, store
from logovo.server.store.rows import Append

# An acknowledged move must survive a power cut, hence FULL; WAL lets readers go on.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
ROWS: Final = 1000
"""In one statement: SQLite takes some 32,000 values."""
CHECKPOINT_JOBS: Final = 1000
"""Jobs after which the log of recent writes is copied into the database proper: some 10 MB."""
CHECKPOINT: Final = "PRAGMA wal_checkpoint(PASSIVE)"
NAMED: Final = sqlite.dialect(paramstyle="named")


def opened(path: str) -> sqlite3.Connection:
    # Opened here, used by one thread, closed here.
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=512
    )
    for pragma in (*PRAGMAS, "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


@final
class Insert:
    """What is said to put rows into a table, by their number."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.texts: dict[int, str] = {}

    def text(self, table: str, rows: int) -> str:
        text = self.texts.get(rows)
        if text is None:
            marks = f"({','.join('?' * len(self.names))})"
            text = f"INSERT INTO {table} ({','.join(self.names)}) VALUES "
            text = self.texts[rows] = text + ",".join([marks] * rows)
        return text


@final
class SqliteFile:
    def __init__(self, config: Config) -> None:
        path = make_url(config.database_url()).database or ""
        self.connection = opened(path)
        self.sweeper = opened(path)  # for checkpoints, beside the writing
        self.texts: dict[Update | Delete, str] = {}
        self.inserts: dict[str, Insert] = {}
        self.jobs = 0  # since the last checkpoint

    def transact(self, jobs: list[Append]) -> None:
        """Returns when the jobs are on disk; raises and then none is stored."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            store(self, jobs)
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        self.jobs += len(jobs)

    def insert(self, table: Table, rows: list[Values]) -> None:
        known = self.inserts.get(table.name)
        if known is None:
            known = self.inserts[table.name] = Insert([column.name for column in table.columns])
        for first in range(0, len(rows), ROWS):
            some = rows[first : first + ROWS]
            values = [row[name] for row in some for name in known.names]
            self.connection.execute(known.text(table.name, len(some)), values)

    def change(self, statement: Update | Delete, values: Values) -> int:
        text = self.texts.get(statement)
        if text is None:
            text = self.texts[statement] = str(statement.compile(dialect=NAMED))
        return self.connection.execute(text, values).rowcount

    def write(self, text: str, values: Values) -> None:
        """One statement, on disk when it returns."""
        self.connection.execute(text, values)

    def wants_checkpoint(self) -> bool:
        return self.jobs >= CHECKPOINT_JOBS

    def sweep(self) -> None:
        """Copy most of what was written into the database, while writing goes on."""
        self.jobs = 0
        self.sweeper.execute(CHECKPOINT).fetchall()

    def close_sweep(self) -> None:
        """Copy the little that was written meanwhile: after this the log starts over. By the
        writing thread, so that there is a moment at which all is copied."""
        self.connection.execute(CHECKPOINT).fetchall()

    def close(self) -> None:
        self.sweeper.close()
        self.connection.close()
