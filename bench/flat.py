"""Memory of `logovo study run` while the number of games grows: flat, or not.

python -m bench.flat --games 10000000     vampires, two random bots, one process: some minutes
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from logovo.lab.study.folder import RunFolder


def resident(process: int) -> float:
    """Megabytes of memory it holds now; 0 once it is gone."""
    try:
        text = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    lines = [line for line in text.splitlines() if line.startswith("VmRSS:")]
    return int(lines[0].split()[1]) / 1024 if lines else 0.0


def played(folder: Path) -> int:
    """Games in the parts that are kept: their names say from which deal to which."""
    ends = (name.split("-")[1:] for name in RunFolder(folder).kept())
    return sum(int(after) - int(first) for first, after in ends)


def watch(command: list[str], folder: Path, every: float) -> list[tuple[int, float]]:
    """Games and megabytes, so many seconds apart, until the command ends or Ctrl-C."""
    found: list[tuple[int, float]] = []
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while process.poll() is None:
            time.sleep(every)
            held = resident(process.pid)
            if held and (games := played(folder)):
                found.append((games, held))
    except KeyboardInterrupt:
        return found
    finally:
        process.kill()
        process.wait()
    if process.returncode != 0:
        raise SystemExit(f"ended with {process.returncode}: {' '.join(command)}")
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", default="vampires")
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--bots", default="random")
    reader.add_argument("--games", type=int, default=10_000_000)
    reader.add_argument("--every", type=float, default=1.0, help="seconds between two looks")
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "run"
        command = [sys.executable, "-m", "logovo.cli", "study", "run", "--game", asked.game]
        command += ["--players", str(asked.players), "--bots", asked.bots, "--cores", "1"]
        command += ["--games", str(asked.games), "--out", str(folder)]
        began = time.monotonic()
        found = watch(command, folder, asked.every)
        took = time.monotonic() - began
    drawing = max((held for games, held in found if games >= asked.games), default=0.0)
    found = [(games, held) for games, held in found if games < asked.games]
    print("| games | MB |\n|---|---|")
    for step in range(21):
        games, held = found[step * (len(found) - 1) // 20]
        print(f"| {games:,} | {held:.2f} |")
    most = found[-1][0]
    early = [held for games, held in found if games <= most // 10] or [found[0][1]]
    late = [held for games, held in found if games >= most - most // 10]
    print(
        f"first tenth {min(early):.2f} to {max(early):.2f} MB, "
        f"last tenth {min(late):.2f} to {max(late):.2f} MB; "
        f"{len(found)} looks in {took:.0f} s; drawing the report afterwards up to {drawing:.0f} MB"
    )


if __name__ == "__main__":
    main()
