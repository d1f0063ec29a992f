"""The file of the tables: whose it is, that one process has it, and that it is whole."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from logovo.server.store.journal import is_damaged
from logovo.server.store.wrong import CannotWrite, DamagedTables, HouseTaken

NAME: Final = "tables.sqlite"
JOURNALS: Final = ("-wal", "-shm", "-journal")
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
BUSY_SECONDS: Final = 10.0
DISK: Final = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN")


def open_folder(data: Path) -> Path:
    """The folder, there and closed to others; raises CannotWrite."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
        data.chmod(FOLDER_MODE)
        for path in data.glob(f"{NAME}*"):
            path.chmod(FILE_MODE)
    except OSError as error:
        raise CannotWrite(str(data), error.strerror or type(error).__name__) from error
    return data


def taken(data: Path) -> FileLock:
    """The lock of this folder, held until it is released or the process ends; raises
    HouseTaken."""
    lock = FileLock(data / "tables.lock", timeout=0, mode=FILE_MODE)
    try:
        lock.acquire()
    except Timeout:
        raise HouseTaken(str(data)) from None
    except OSError as error:
        raise CannotWrite(str(data), error.strerror or type(error).__name__) from error
    return lock


def check_file(path: Path) -> None:
    """Whether the file is whole and can be written to; raises DamagedTables or CannotWrite. A
    journal that a crash has left is taken in, as SQLite does it."""
    if is_damaged(Path(f"{path}-wal")):
        raise DamagedTables(str(path))
    try:
        with (
            contextlib.closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as file,
            file,
        ):
            if file.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise DamagedTables(str(path))
            number = file.execute("PRAGMA user_version").fetchone()[0]
            file.execute("BEGIN IMMEDIATE")
            file.execute(f"PRAGMA user_version = {int(number)}")
        path.chmod(FILE_MODE)
    except sqlite3.OperationalError as error:
        raise CannotWrite(str(path), str(error)) from error
    except sqlite3.DatabaseError as error:
        raise DamagedTables(str(path)) from error


def read_only(path: Path) -> sqlite3.Connection:
    """Whatever the file is called."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def is_of_the_disk(error: sqlite3.Error) -> bool:
    """Whether the disk is at fault (full, read-only, failing), not what is on it."""
    return getattr(error, "sqlite_errorname", "").startswith(DISK)


def settle(path: Path) -> None:
    """What was renamed stays so after a power cut."""
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
