"""Starting wrong, and putting a backup back: one sentence, an exit code, nothing harmed."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from logovo.cli.voice import voice
from logovo.core.errors import LogovoError
from logovo.server.net.patience import is_trusted
from logovo.server.process.config import Config
from logovo.server.process.redis_bus import NoRedis
from logovo.server.service import Service
from logovo.server.store import wrong
from logovo.server.store.backup import NoTables, back_up
from logovo.server.store.file import check_file, taken
from logovo.server.store.restore import restore
from logovo.wire import commands as say
from logovo.wire.http import NewTable, SeatWish
from tests.server.served import Served, free_port
from tests.server.test_races import Two

WISH = NewTable("larder", "Anna", [SeatWish("me"), SeatWish("open")])


def start(*extra: str, limit: int = 0) -> tuple[int, str]:
    """`logovo serve` that is expected to give up."""
    command = [sys.executable, "-m", "logovo.cli", "serve", "--port", str(free_port()), *extra]
    done = subprocess.run(
        [*command, "--lang", "en"],
        capture_output=True,
        timeout=60,
        text=True,
        preexec_fn=small(limit) if limit else None,
    )
    return done.returncode, done.stdout + done.stderr


def told(said: tuple[int, str], *words: str) -> None:
    code, text = said
    assert code == 2, text
    assert "Traceback" not in text
    for word in words:
        assert word in " ".join(text.split())


async def test_a_second_server_on_one_folder_says_so(tmp_path: Path) -> None:
    server = Served(tmp_path).start()
    try:
        told(start("--data", str(tmp_path)), "Another server already keeps the tables")
        code, text = start("--data", str(tmp_path), "--debug")
        assert code == 2 and "Traceback" in text and "HouseTaken" in text
        assert (await server.doors.open("larder", "Anna", ["me", "open"])).token
        with pytest.raises(wrong.HouseTaken):
            restore(tmp_path, tmp_path / "tables.sqlite")
        assert oct(tmp_path.stat().st_mode)[-3:] == "700"
        for file in tmp_path.glob("tables.sqlite*"):
            assert oct(file.stat().st_mode)[-3:] == "600", file
    finally:
        server.kill()
    # The lock of a process that was killed holds nobody up.
    taken(tmp_path).release()
    assert "\x1b" not in server.log.read_text()


def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"SQLite format 3\0" + b"no tables at all" * 300)
    before = file.read_bytes()
    told(start("--data", str(tmp_path)), "are damaged", "logovo restore")
    assert file.read_bytes() == before


def test_no_room_on_the_disk_is_said(tmp_path: Path) -> None:
    told(start("--data", str(tmp_path), limit=4096), "cannot be written", "free space")


def test_a_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told(start("--data", str(tmp_path / "file")), "cannot be written")


async def test_a_database_that_is_away_or_none_is_said_without_its_password(
    tmp_path: Path,
) -> None:
    url = f"postgresql+asyncpg://logovo:hush-hush@127.0.0.1:{free_port()}/none"
    here = "postgresql+asyncpg://logovo:hush-hush@127.0.0.1"
    for database in (
        *(url, "postgresql+asyncpg:hush-hush", "nonsense"),
        *(f"{here}:hush/none", f"{url}?sslmode=hush", f"sqlite:///{tmp_path}/hush"),
    ):
        with pytest.raises(wrong.NoDatabase) as no:
            await Service(Config(database=database)).start()
        assert "hush" not in english(no.value)


async def test_a_folder_named_in_a_url_stays_open_to_others(tmp_path: Path) -> None:
    """It may be one like /tmp, of which not everything is ours."""
    tmp_path.chmod(0o755)
    service = Service(Config(database=f"sqlite+aiosqlite:///{tmp_path}/mine.sqlite"))
    await service.start()
    await service.stop()
    assert oct(tmp_path.stat().st_mode)[-3:] == "755"
    assert oct((tmp_path / "mine.sqlite").stat().st_mode)[-3:] == "600"


def test_a_port_for_metrics_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        for port in (other.getsockname()[1], 99_999):
            said = start("--data", str(tmp_path), "--metrics-port", str(port))
            told(said, f"port {port}", "--metrics-port")


async def test_redis_that_is_away_is_said(tmp_path: Path) -> None:
    for url in (f"redis://:hush-hush@127.0.0.1:{free_port()}/0", "hush-hush"):
        with pytest.raises(NoRedis) as no:
            await Service(Config(data=tmp_path, redis=url)).start()
        assert "hush" not in english(no.value)
    # Nothing was left behind that would hold the next start up.
    taken(tmp_path).release()


async def test_tables_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path))
    await service.start()
    await service.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(wrong.NewerTables, match="9999"):
        await Service(Config(data=tmp_path)).start()
    with pytest.raises(wrong.NewerTables):
        restore(tmp_path / "elsewhere", tmp_path / "tables.sqlite")


def test_a_file_nobody_may_write_to_is_said(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE something (n)")
        made.execute("PRAGMA journal_mode=WAL")
    check_file(file)
    # Somebody else writes and does not end: as with a disk that is read-only, nothing can be kept.
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("logovo.server.store.file.BUSY_SECONDS", 0.01)
            with pytest.raises(wrong.CannotWrite):
                check_file(file)
    finally:
        holder.close()


def english(error: LogovoError) -> str:
    return voice("en").error(error) + voice("ru").error(error) + str(error)


# --- restoring ------------------------------------------------------------------------------


async def test_a_backup_put_back_after_a_crash_has_nothing_of_the_crash(tmp_path: Path) -> None:
    """A crash leaves a journal. It must not get into the file that is put back."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    service = Service(Config(data=data, bot_pace=0))
    await service.start()
    two = await Two(service).begin()
    assert (await two.asked.do(say.DoMove(two.asked.move()))).ok
    back_up(data, copy)
    assert oct(copy.stat().st_mode)[-3:] == "600"
    for _move in range(20):
        assert (await two.asked.do(say.DoMove(two.asked.move()))).ok
    for _table in range(20):
        await service.opening.open(WISH)
    # What a killed process would leave: the file as it is, and its journal.
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for path in data.glob("tables.sqlite*"):
        shutil.copy(path, crashed)
    await service.stop()
    assert (crashed / "tables.sqlite-wal").stat().st_size > 0
    tables, kept = restore(crashed, copy)
    assert tables == 1 and kept is not None
    assert not list(crashed.glob("tables.sqlite-*"))
    check_file(crashed / "tables.sqlite")
    assert rows(crashed / "tables.sqlite") == (1, 2)
    assert rows(kept) == (21, 22), "the old one is whole, its journal taken in"
    again = Service(Config(data=crashed, bot_pace=0))
    await again.start()
    assert (await again.registry.get(two.live.record.id)).timeline.seq == 2
    await again.stop()


def test_what_is_no_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with sqlite3.connect(data / "tables.sqlite") as old:
        old.execute("CREATE TABLE mine (n)")
    before = (data / "tables.sqlite").read_bytes()
    with pytest.raises(NoTables):
        restore(data, tmp_path / "nothing")
    for name, body in (("text", b"hello" * 999), ("empty", b"")):
        (tmp_path / name).write_bytes(body)
        with pytest.raises(wrong.DamagedTables) as no:
            restore(data, tmp_path / name)
        assert "Nothing has been changed" in english(no.value)
        assert "logovo restore" not in english(no.value), "that is what was being done"
    with pytest.raises(wrong.DamagedTables):
        restore(data, data / "tables.sqlite")  # a database, but not of tables
    assert (data / "tables.sqlite").read_bytes() == before
    assert sorted(path.name for path in data.iterdir()) == ["tables.lock", "tables.sqlite"]


def small(size: int) -> Callable[[], None]:
    """No file of this process grows beyond that, as on a full disk."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


async def test_a_disk_that_fills_up_is_not_called_a_damaged_backup(tmp_path: Path) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    service = Service(Config(data=data))
    await service.start()
    await service.stop()
    backup = tmp_path / "100 % #1?.sqlite"
    back_up(data, backup)
    restore(other, backup)
    before = (other / "tables.sqlite").read_bytes()
    half = tmp_path / "half.sqlite"
    for words in (
        ["restore", str(backup), "--data", str(other)],
        ["backup", str(half), "--data", str(data)],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "logovo.cli", *words],
            capture_output=True,
            env={**os.environ, "LOGOVO_LANG": "en", "LC_ALL": "en_US.UTF-8"},
            timeout=60,
            text=True,
            preexec_fn=small(16 * 1024),
        )
        told((done.returncode, done.stdout + done.stderr), "cannot be written", "free space")
    assert (other / "tables.sqlite").read_bytes() == before
    assert not (other / "tables.sqlite.restoring").exists()
    assert not half.exists()
    with pytest.raises(wrong.CannotWrite):
        back_up(data, tmp_path / "no such folder" / "one.sqlite")


def rows(file: Path) -> tuple[int, int]:
    with sqlite3.connect(file) as opened:
        tables = opened.execute("SELECT count(*) FROM tables").fetchone()[0]
        entries = opened.execute("SELECT count(*) FROM entries").fetchone()[0]
    return int(tables), int(entries)


# --- requests that do not end ---------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that gives a request half a second."""
    server = Served(tmp_path_factory.mktemp("hasty"), "--request-seconds", "0.5").start()
    yield server
    server.kill()


@pytest.mark.parametrize(
    "half",
    [b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
     b"Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"],
)  # fmt: skip
def test_a_request_that_is_never_finished_is_cut_off(hasty: Served, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), 30) as line:
        line.settimeout(30)
        if half:
            line.sendall(half)
        assert line.recv(1) == b""
    assert hasty.get("/api/games")[0] == 200


def test_whoever_hangs_up_in_the_middle_is_no_fault_of_ours(hasty: Served) -> None:
    for kind, path in (("application/json", "/api/mine"), ("text/plain", "/api/logs")):
        with socket.create_connection(("127.0.0.1", hasty.port), 30) as line:
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\n"
            line.sendall(head.encode() + b"Content-Length: 500\r\n\r\n{")
    assert hasty.get("/api/games")[0] == 200
    hasty.stop()
    assert not hasty.failures()
    hasty.start()


def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    """Nothing is ever said on them, so that no request of theirs is counted."""
    few = 20
    # Here this machine is no proxy whose word is taken for others.
    server = Served(
        tmp_path,
        *("--sockets-per-address", str(few)),
        env={"FORWARDED_ALLOW_IPS": "203.0.113.9"},
    ).start()
    lines: list[socket.socket] = []
    try:
        for _n in range(2 * few):
            lines.append(socket.create_connection(("127.0.0.1", server.port), 30))
            lines[-1].settimeout(0.05)
        time.sleep(1)
        held = [is_held(line) for line in lines]
        assert held == [True] * few + [False] * few
        for line in lines:
            line.close()
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                assert server.get("/api/games")[0] == 200
                break
        else:
            pytest.fail("still nobody is let in")
    finally:
        server.kill()


def is_held(line: socket.socket) -> bool:
    try:
        return line.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


@pytest.mark.parametrize(
    ("address", "trusted", "is_so"),
    [
        ("127.0.0.1", "127.0.0.1,::1", True),
        ("10.1.2.3", "127.0.0.1, 10.0.0.0/8", True),
        ("10.1.2.3", "*", True),
        ("10.1.2.3", ["10.1.2.3"], True),
        ("10.1.2.3", "127.0.0.1", False),
        ("10.1.2.3", "", False),
        ("fe80::1", "10.0.0.0/8,proxy", False),
        ("", "127.0.0.1", False),
    ],
)
def test_proxies_are_not_counted_as_guests(
    address: str, trusted: list[str] | str, is_so: bool
) -> None:
    assert is_trusted(address, trusted) is is_so


def test_a_house_asks_for_as_many_files_as_it_may_have(tmp_path: Path) -> None:
    def little() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 4096))

    ask = "from logovo.server.run import allow_many_files as ask; import resource as r; ask(); "
    done = subprocess.run(
        [sys.executable, "-c", ask + "print(r.getrlimit(r.RLIMIT_NOFILE)[0])"],
        preexec_fn=little,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.strip() == "4096", done.stderr
