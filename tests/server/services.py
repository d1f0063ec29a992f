"""A private PostgreSQL and Redis on loopback, in a folder of their own, for one test."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.served import free_port


def find_postgres() -> Path | None:
    """The folder with initdb; Debian does not put it on the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if folders:
        return folders[-1].parent
    found = shutil.which("initdb")
    return None if found is None else Path(found).parent


def other_user() -> str | None:
    """PostgreSQL refuses to run as root; its package brings a user for it."""
    if os.geteuid() != 0:
        return None
    return pwd.getpwnam("postgres").pw_name


class Postgres:
    def __init__(self, folder: Path, binaries: Path) -> None:
        self.folder = folder
        self.binaries = binaries
        self.port = free_port()
        self.user = other_user()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://logovo@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        self.folder.mkdir(parents=True)
        if self.user is not None:
            shutil.chown(self.folder, self.user)
            # Temporary folders of root are closed to others; the way down must be open.
            for parent in list(self.folder.parents)[:-1]:
                if parent.stat().st_uid == 0:
                    parent.chmod(parent.stat().st_mode | 0o011)
        data = self.folder / "data"
        subprocess.run(
            [self.binaries / "initdb", "-D", data, "-U", "logovo", "--auth=trust", "-E", "UTF8"],
            check=True,
            capture_output=True,
            user=self.user,
            cwd=self.folder,
        )
        self.again()

    def again(self) -> None:
        """Start on the data that is there."""
        data = self.folder / "data"
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [str(self.binaries / "postgres"), "-D", str(data), "-p", str(self.port)]
                + ["-h", "127.0.0.1", "-k", str(self.folder)],
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
            )
        wait_for(self.answers, "PostgreSQL", 240)

    def answers(self) -> bool:
        return b"ready to accept connections" in (self.folder / "log").read_bytes()

    def freeze(self, number: int) -> None:
        """To stop all its processes, or let them go on: one serves each connection."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for one in (pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):  # one of them has just ended
                os.kill(one, number)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """A polite end would wait for whoever is connected."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)


class Redis:
    def __init__(self, folder: Path, binary: str) -> None:
        self.folder = folder
        self.binary = binary
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.process = subprocess.Popen(
            [self.binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
            + ["--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self.answers, "Redis")

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as probe:
                probe.sendall(b"PING\r\n")
                return probe.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)


def wait_for(ready: Callable[[], bool], what: str, seconds: float = 90) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if ready():
            return
        time.sleep(0.1)
    raise RuntimeError(f"{what} does not answer")
