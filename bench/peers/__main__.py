"""Our doors beside those of others, in one run on one core: OpenSpiel, PettingZoo, RLCard, pgx.

    python -m bench.peers [--seconds 1] [--into build/peers] [--only spiel zoo]

Each peer gets a virtual environment of its own below `--into` (made once, with the newest versions
of the package index), and plays as its users would: random legal moves, with the observation of
whoever decides. Where a peer has an interface that we offer too, both are driven by the same lines.
Our side runs compiled. Prints every rate and, for each measure, ours against theirs by the medians
of the games.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final, TypedDict

ROOT: Final = Path(__file__).resolve().parents[2]
PEERS: Final = {
    "spiel": ("of_spiel", ["open_spiel", "numpy"]),
    "zoo": ("of_zoo", ["pettingzoo[classic]"]),
    "rlcard": ("of_rlcard", ["rlcard"]),
    "pgx": ("of_pgx", ["pgx", "jax"]),
}
OURS: Final = (("of_house",), ("of_spiel", "--ours"), ("of_zoo", "--ours"))


class Figure(TypedDict):
    who: str
    game: str
    what: str
    rate: int


def environment(folder: Path, packages: list[str]) -> Path:
    """The Python of a virtual environment with these packages."""
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        print(f"fetching {' '.join(packages)} into {folder.name}, once", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *packages], check=True, stderr=subprocess.DEVNULL)
        (folder / "ready").touch()
    return python


def versions(python: Path, packages: list[str]) -> str:
    names = [package.partition("[")[0] for package in packages]
    asked = "import importlib.metadata as m,sys;print(*(n+' '+m.version(n) for n in sys.argv[1:]))"
    said = subprocess.run([python, "-c", asked, *names], capture_output=True, text=True, check=True)
    return said.stdout.strip()


def measured(python: Path, home: Path, words: tuple[str, ...], seconds: float) -> list[Figure]:
    """What one program of this folder has measured; it may stop halfway, and says why."""
    command = [str(python), "-m", f"bench.peers.{words[0]}", str(seconds), *words[1:]]
    env = os.environ | {"PYTHONPATH": str(home), "JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1"}
    ran = subprocess.run(command, cwd=home, env=env, capture_output=True, text=True, check=False)
    lines = [line for line in ran.stdout.splitlines() if line.startswith('{"who"')]
    found: list[Figure] = [json.loads(line) for line in lines]
    for one in found:
        print(f"{one['who']:26} {one['game']:18} {one['what']:18} {one['rate']:>14,}", flush=True)
    if ran.returncode:
        print(f"{words[0]} stopped: {ran.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
    return found


def ratios(figures: list[Figure]) -> list[str]:
    """For each measure and peer: the median of our games against the median of theirs."""
    lines: list[str] = []
    rates: dict[tuple[str, str], list[int]] = {}
    for one in figures:
        rates.setdefault((one["what"], one["who"]), []).append(one["rate"])
    middle = {key: statistics.median(values) for key, values in rates.items()}
    for (what, who), theirs in middle.items():
        if who.startswith("logovo"):
            continue
        for (other, mine), value in middle.items():
            if other == what and mine.startswith("logovo"):
                lines.append(f"{what}: {mine} × {value / theirs:.2f} of {who}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of three runs")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "peers")
    parser.add_argument("--only", nargs="*", choices=list(PEERS), default=list(PEERS))
    given = parser.parse_args()
    house = subprocess.run([ROOT / "tools" / "compile"], capture_output=True, text=True, check=True)
    figures: list[Figure] = []
    for words in OURS:
        home = Path(house.stdout.strip())
        figures += measured(Path(sys.executable), home, words, given.seconds)
    for name in given.only:
        program, packages = PEERS[name]
        python = environment(given.into / name, packages)
        print(f"-- {versions(python, packages)}")
        figures += measured(python, ROOT, (program,), given.seconds)
    print("\n" + "\n".join(ratios(figures)))


if __name__ == "__main__":
    main()
