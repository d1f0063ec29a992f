"""What ./test runs its steps with: nothing that a step leaves behind can hold it up."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[1] / "tools" / "watched.py"
LEAVES_A_CHILD = "sleep 300 & echo $! ; exit 3"


def watched(log: Path, seconds: float, script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOOL), "--log", str(log), "--seconds", str(seconds)]
        + ["--", "bash", "-c", script],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def running(pid: int) -> bool:
    """Whether a process does anything any more: one that nobody has waited for does not."""
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


def is_gone(pid: int) -> bool:
    """Soon: who is ended for certain is still there until the system gets round to it."""
    until = time.monotonic() + 5
    while running(pid) and time.monotonic() < until:
        time.sleep(0.02)
    return not running(pid)


def test_a_child_that_holds_the_output_is_not_waited_for(tmp_path: Path) -> None:
    began = time.monotonic()
    done = watched(tmp_path / "log", 60, LEAVES_A_CHILD)
    assert time.monotonic() - began < 30
    assert done.returncode == 3
    assert done.stdout == (tmp_path / "log").read_text()
    if not Path("/proc/self").exists():
        pytest.skip("whether the child is gone can be seen on Linux only")
    assert is_gone(int(done.stdout))


def test_who_takes_too_long_is_ended_and_told_apart(tmp_path: Path) -> None:
    done = watched(tmp_path / "log", 0.5, "echo begun; sleep 300")
    assert done.returncode == 124
    assert done.stdout.startswith("begun\ntook longer than 0.5 s")
