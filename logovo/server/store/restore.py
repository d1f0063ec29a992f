"""A copy of the tables put in the place of what is there, so that nothing of the old is mixed in.

A crashed server leaves a journal beside its file. A copy laid over the file would have that journal
replayed into it at the next start; here the journals go with the file they belong to.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory

from logovo.server.store.backup import NoTables
from logovo.server.store.file import (
    FILE_MODE,
    JOURNALS,
    NAME,
    is_of_the_disk,
    open_folder,
    read_only,
    settle,
    taken,
)
from logovo.server.store.journal import is_damaged
from logovo.server.store.migrations_of import MIGRATIONS
from logovo.server.store.wrong import CannotWrite, NewerTables, NotBackup

PART: Final = f"{NAME}.restoring"


def restore(data: Path, source: Path) -> tuple[int, Path | None]:
    """Raises a named error and then has changed nothing. The number of tables, and where the
    old file is kept, if there was one."""
    if not source.is_file():
        raise NoTables(source)
    lock = taken(open_folder(data))
    try:
        part = data / PART
        try:
            tables = copied(source, part)
            return tables, put_in_place(data, part)
        except OSError as error:
            raise CannotWrite(str(data), error.strerror or type(error).__name__) from error
        finally:
            part.unlink(missing_ok=True)
    finally:
        lock.release()


def copied(source: Path, part: Path) -> int:
    """A checked copy on the disk of the data folder; the number of tables in it."""
    part.unlink(missing_ok=True)
    part.touch(FILE_MODE)
    known = {one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    try:
        with (
            contextlib.closing(read_only(source)) as given,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            given.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            if copy.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise NotBackup(str(source))
            version = str(copy.execute("SELECT version_num FROM alembic_version").fetchone()[0])
            tables = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if is_of_the_disk(error):
            raise CannotWrite(str(part.parent), str(error)) from error
        raise NotBackup(str(source)) from error
    except TypeError as error:
        raise NotBackup(str(source)) from error
    if version not in known:
        raise NewerTables(version)
    written = os.open(part, os.O_RDONLY)
    try:
        os.fsync(written)
    finally:
        os.close(written)
    return tables


def take_in_journal(current: Path) -> None:
    with (
        contextlib.suppress(sqlite3.Error),
        contextlib.closing(sqlite3.connect(current)) as old,
    ):
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def put_in_place(data: Path, part: Path) -> Path | None:
    current = data / NAME
    kept: Path | None = None
    if current.exists():
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime()) + f"-{time.time_ns() % 10**6:06}"
        kept = data / f"tables-before-{stamp}.sqlite"
        # A file that is damaged stays as it is, journal and all.
        if not is_damaged(data / f"{NAME}-wal"):
            take_in_journal(current)
        os.link(current, kept)
    for ending in JOURNALS:
        journal = data / f"{NAME}{ending}"
        if journal.exists():
            if kept is None:
                journal.unlink()
            else:
                journal.rename(f"{kept}{ending}")
    part.replace(current)
    settle(data)
    return kept
