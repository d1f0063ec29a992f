"""A copy of the tables while the server runs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from logovo.core.errors import LogovoError


class NoTables(LogovoError):
    """There is no database where one was looked for."""

    def __init__(self, path: Path) -> None:
        super().__init__("no-tables", {"path": str(path)})


class FileExists(LogovoError):
    def __init__(self, path: Path) -> None:
        super().__init__("file-exists", {"path": str(path)})


def back_up(data: Path, target: Path) -> int:
    """Copy the database to a new file, consistent as of one moment; the number of tables.

    SQLite's own backup takes pages as they are committed, so a running server goes on."""
    source = data / "tables.sqlite"
    if not source.is_file():
        raise NoTables(source)
    if target.exists():
        raise FileExists(target)
    target.touch(0o600)
    with (
        sqlite3.connect(f"file:{source}?mode=ro", uri=True) as running,
        sqlite3.connect(target) as copy,
    ):
        running.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise NoTables(source)
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
