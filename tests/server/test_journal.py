"""A journal that the disk has damaged is not mistaken for one that a crash has cut short."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from logovo.server.store.backup import back_up
from logovo.server.store.file import check_file
from logovo.server.store.journal import FRAME, HEAD, is_damaged
from logovo.server.store.restore import restore
from logovo.server.store.wrong import DamagedTables

FRAME_SIZE = FRAME.size + 4096
MANY = 30
"""Transactions, each of which takes a frame or two."""


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A folder as a killed server leaves it: nearly everything is in the journal."""
    running = tmp_path / "running"
    running.mkdir()
    file = sqlite3.connect(running / "tables.sqlite", isolation_level=None)
    file.execute("PRAGMA journal_mode=WAL")
    file.execute("PRAGMA synchronous=FULL")
    file.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY, record BLOB)")
    file.execute("CREATE TABLE alembic_version (version_num TEXT)")
    file.execute("INSERT INTO alembic_version VALUES ('0003')")
    for n in range(MANY):
        file.execute("INSERT INTO tables (record) VALUES (?)", (bytes([n]) * 3000,))
    left = tmp_path / "crashed"
    left.mkdir()
    for path in running.glob("tables.sqlite*"):
        shutil.copy(path, left)
    file.close()
    return left


def damage(file: Path, at: int) -> None:
    whole = bytearray(file.read_bytes())
    for i in range(at, at + 4):
        whole[i] ^= 0xFF
    file.write_bytes(whole)


def kept(folder: Path) -> int:
    with sqlite3.connect(folder / "tables.sqlite") as file:
        return int(file.execute("SELECT count(*) FROM tables").fetchone()[0])


@pytest.mark.parametrize(
    "at",
    [
        *(0, 8, 16, 24),  # magic, size of a page, salt, checksum of the head
        *(HEAD.size + place for place in (0, 4, 8, 16, 24, 3000)),  # of the first frame
        HEAD.size + 10 * FRAME_SIZE + 500,
    ],
)
def test_what_the_disk_has_damaged_is_refused_and_left_alone(crashed: Path, at: int) -> None:
    journal = crashed / "tables.sqlite-wal"
    damage(journal, at)
    before = journal.read_bytes()
    with pytest.raises(DamagedTables):
        check_file(crashed / "tables.sqlite")
    assert journal.read_bytes() == before


def test_what_a_crash_has_cut_short_is_taken_in(crashed: Path) -> None:
    journal = crashed / "tables.sqlite-wal"
    size = journal.stat().st_size
    assert not is_damaged(journal)
    for cut in (1, 100, FRAME_SIZE - 1, FRAME_SIZE):
        with journal.open("r+b") as file:
            file.truncate(size - cut)
        assert not is_damaged(journal)
    damage(journal, size - FRAME_SIZE - 2000)  # what was being written
    check_file(crashed / "tables.sqlite")
    assert MANY - 3 < kept(crashed) < MANY


def test_what_could_not_be_stored_before_is_no_damage(crashed: Path, tmp_path: Path) -> None:
    """A transaction that failed at the last moment leaves its frames behind the next one."""
    journal = crashed / "tables.sqlite-wal"
    frames = [
        journal.read_bytes()[at : at + FRAME_SIZE]
        for at in range(HEAD.size, journal.stat().st_size, FRAME_SIZE)
    ]
    leftovers = [frames[-1], frames[-3], frames[-5]]  # none follows from the one before it
    with journal.open("ab") as file:
        file.write(b"".join(leftovers))
    assert not is_damaged(journal)
    # Nor is what is left of a longer journal that was taken in before this one began.
    older = [frame[:8] + bytes(8) + frame[16:] for frame in frames]
    with journal.open("ab") as file:
        file.write(b"".join(older))
    assert not is_damaged(journal)
    for nothing in (b"", b"short"):
        journal.write_bytes(nothing)
        assert not is_damaged(journal)
    journal.unlink()
    assert not is_damaged(journal)


def test_a_damaged_journal_is_kept_with_the_file_it_belongs_to(
    crashed: Path, tmp_path: Path
) -> None:
    backup = tmp_path / "copy.sqlite"
    back_up(crashed, backup)
    for path in (tmp_path / "running").glob("tables.sqlite*"):
        path.unlink()
    journal = crashed / "tables.sqlite-wal"
    damage(journal, HEAD.size + 100)
    before = journal.read_bytes()
    tables, old = restore(crashed, backup)
    assert tables == MANY and old is not None
    assert Path(f"{old}-wal").read_bytes() == before
    assert kept(crashed) == MANY
