"""Run a command, show and keep what it prints, and let nothing of it live on.

    python tools/watched.py --log FILE --seconds 600 -- COMMAND …

A test that fails half-way may leave a server behind, and that server holds the pipe its output
goes to: whoever waits for the end of the pipe (`| tee`) never sees it. So the command itself is
waited for. What it left running in its session is ended with it, and so is one that takes too long.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import BinaryIO, Final

TOO_LONG: Final = 124
"""The exit code of coreutils' timeout."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--log", type=Path, required=True, help="where its output is kept")
    parser.add_argument("--seconds", type=float, required=True, help="how long it may take")
    parser.add_argument("command", nargs="+", help="what to run, after --")
    asked = parser.parse_args()
    asked.log.parent.mkdir(parents=True, exist_ok=True)
    with asked.log.open("wb") as kept, asked.log.open("rb") as read:
        return watched(asked.command, asked.seconds, kept, read)


def watched(command: list[str], seconds: float, kept: BinaryIO, read: BinaryIO) -> int:
    """The command's exit code, or 124 if it was ended."""
    until = time.monotonic() + seconds
    running = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=kept, stderr=kept, start_new_session=True
    )
    try:
        while running.poll() is None:
            show(read)
            if time.monotonic() > until:
                end(running.pid)
                running.wait()
                show(read)
                print(f"took longer than {seconds:g} s and was ended: {' '.join(command)}")
                return TOO_LONG
            time.sleep(0.1)
        return running.returncode
    finally:
        end(running.pid)
        show(read)


def show(read: BinaryIO) -> None:
    sys.stdout.buffer.write(read.read())
    sys.stdout.buffer.flush()


def end(group: int) -> None:
    """All that is left of a session, hanging or stopped ones too."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(main())
