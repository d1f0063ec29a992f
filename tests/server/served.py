"""A real server process for tests: started, stopped and killed like any other."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from logovo.client import Doors

METRICS_TOKEN = "let-me-look"
PATIENCE = 240
"""Seconds for a start: a machine may have much else to do."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_cut(line: str) -> bool:
    """A line that a full disk has cut off, with the next one behind it, if there is one."""
    try:
        json.loads(line)
    except ValueError:
        return True
    return False


class Served:
    """`logovo serve` with bots that do not dawdle."""

    def __init__(
        self, data: Path, *extra: str, port: int = 0, env: dict[str, str] | None = None
    ) -> None:
        self.data = data
        self.env = {**os.environ, **(env or {})}
        self.port = port or free_port()
        self.extra = extra
        self.base = f"http://127.0.0.1:{self.port}"
        self.doors = Doors(self.base)
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "server.log"

    def start(self) -> Served:
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "logovo.cli", "serve", "--port", str(self.port)]
                + ["--data", str(self.data), "--bot-pace", "0", "--log", "json"]
                + ["--tables-per-hour", "100000", "--requests-per-minute", "1000000"]
                + ["--metrics-token", METRICS_TOKEN]
                + list(self.extra),
                stdout=log,
                stderr=log,
                env=self.env,
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(self.log.read_text()[-2000:])
            try:
                with urllib.request.urlopen(self.base + "/health/ready", timeout=2):
                    return self
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        asked = urllib.request.Request(self.base + path, headers=headers)
        try:
            with urllib.request.urlopen(asked, timeout=10) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except urllib.error.HTTPError as error:
            return error.code, dict(error.headers), error.read()

    def failures(self) -> list[str]:
        """What the server itself called an error; a machine too busy for a bot to think in
        time is none of ours."""
        lines = [line for line in self.log.read_text().splitlines() if line.startswith("{")]
        whole = [line[line.rfind('{"') :] if is_cut(line) else line for line in lines]
        if whole and is_cut(whole[-1]):
            whole.pop()  # nothing came behind it
        told = [json.loads(line) for line in whole]
        wrong = [one for one in told if one.get("level") in ("error", "critical")]
        return [str(one) for one in wrong if one.get("event") != "bot-late"]
