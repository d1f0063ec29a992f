"""A copy of the tables while the server runs."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from logovo.core.errors import LogovoError
from logovo.server.store.file import FILE_MODE, is_of_the_disk, read_only
from logovo.server.store.wrong import CannotWrite, DamagedTables


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
    try:
        target.touch(FILE_MODE)
        return copied(source, target)
    except OSError as error:
        raise CannotWrite(str(target), error.strerror or type(error).__name__) from error
    except sqlite3.DatabaseError as error:
        # Half a backup would pass for one, and stand in the way of the next.
        target.unlink(missing_ok=True)
        if is_of_the_disk(error):
            raise CannotWrite(str(target), str(error)) from error
        raise DamagedTables(str(source)) from error


def copied(source: Path, target: Path) -> int:
    with (
        contextlib.closing(read_only(source)) as running,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        running.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("not whole")
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
