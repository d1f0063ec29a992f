"""The server under load, in turns: as bots ask, as browsers ask, beside another build of the house,
and with strangers knocking at a full one. Each build brings its own swarm.

    python -m bench.served today=build/compiled/house --tables 250 --seconds 20
    python -m bench.served old=OLD/build/compiled/house today=build/compiled/house --asks browsers
    python -m bench.served today=build/compiled/house --tables 250 --full --knocks 50
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import Final

from logovo.client.doors import Doors, ServerError
from tests.server.served import METRICS_TOKEN, free_port

MANY: Final = ("--tables-per-hour", "1000000", "--requests-per-minute", "10000000")
ASKS: Final = ("bots", "browsers")
FIGURES: Final = {
    "moves": "moves ",
    "half": "acknowledged p50",
    "99 of 100": "acknowledged p99",
    "server": "server CPU a move",
    "swarm": "swarm CPU a move",
    "MB": "server memory ",
    "lost": "connections lost",
}
"""What is read of a swarm's report, and how its line begins."""


class House:
    """A server of one build, with a folder of its own."""

    def __init__(self, name: str, folder: Path, data: str, extra: tuple[str, ...]) -> None:
        self.name = name
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process = self.run(
            "serve", "--port", str(self.port), "--data", data, "--bot-pace", "0", *MANY,
            "--sockets-per-address", "100000", *extra,
        )  # fmt: skip

    def run(self, *words: str) -> subprocess.Popen[str]:
        env = {**os.environ, "PYTHONPATH": str(self.folder.resolve()), "COLUMNS": "100"}
        return subprocess.Popen(
            [sys.executable, "-m", "logovo.cli", *words],
            cwd=self.folder,
            env=env,
            stdout=subprocess.PIPE if words[0] == "swarm" else subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    async def is_open(self) -> None:
        for _try in range(300):
            try:
                _reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.2)
            else:
                writer.close()
                return
        raise SystemExit(f"{self.name} does not open")

    async def swarmed(self, args: argparse.Namespace, ask: str) -> dict[str, float]:
        words = ["swarm", self.base, "--pid", str(self.process.pid)]
        for name in ("game", "tables", "seats", "pace", "seconds"):
            words += [f"--{name}", str(getattr(args, name))]
        if ask == "browsers":
            words.append("--people")
        swarm = self.run(*words)
        text, _nothing = await asyncio.to_thread(swarm.communicate)
        found: dict[str, float] = {}
        for line in text.splitlines():
            for figure, begins in FIGURES.items():
                if line.removeprefix("│ ").startswith(begins):
                    number = re.search(r"│\s*([\d.]+)", line.removeprefix("│"))
                    found.setdefault(figure, float(number.group(1)) if number else 0.0)
        if "moves" not in found:
            raise SystemExit(f"the swarm of {self.name} has ended without a report")
        return found


async def knock(base: str, args: argparse.Namespace, until: float) -> None:
    """Strangers who want a table while the others play, so many a second."""
    told: Counter[str] = Counter()
    waits: list[float] = []

    async def one() -> None:
        begun = time.monotonic()
        try:
            await Doors(base).open(args.game, "stranger", ["me", "bot"])
            told["opened"] += 1
        except ServerError as error:
            told[error.problem.code] += 1
        waits.append(time.monotonic() - begun)

    asked = []
    while time.monotonic() < until:
        asked.append(asyncio.create_task(one()))
        await asyncio.sleep(1 / args.knocks)
    await asyncio.gather(*asked)
    waits.sort()
    half, most = waits[len(waits) // 2], waits[int(0.99 * len(waits))]
    print(f"  knocks: {dict(told)}, half within {1000 * half:.0f} ms, 99 of 100 {1000 * most:.0f}")


async def turn(house: House, args: argparse.Namespace, ask: str) -> dict[str, float]:
    playing = asyncio.create_task(house.swarmed(args, ask))
    if args.knocks:
        while not playing.done() and viewers_of(house.base) < args.tables * args.seats:
            await asyncio.sleep(0.5)
        await knock(house.base, args, time.monotonic() + args.seconds)
    return await playing


def viewers_of(base: str) -> float:
    """How many are connected: strangers who came before all players sit would take their tables."""
    wish = urllib.request.Request(
        f"{base}/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"}
    )
    with urllib.request.urlopen(wish, timeout=10) as answer:
        told = re.search(r"^logovo_viewers ([\d.e+]+)", answer.read().decode(), re.MULTILINE)
    return float(told.group(1)) if told else 0.0


async def measure(args: argparse.Namespace) -> None:
    found: dict[str, list[dict[str, float]]] = {}
    for number in range(args.turns):
        for place in args.houses if number % 2 == 0 else args.houses[::-1]:
            name, _, folder = place.partition("=")
            extra: tuple[str, ...] = ("--most-tables", str(args.tables)) if args.full else ()
            if args.knocks:
                extra += ("--metrics-token", METRICS_TOKEN)
            for ask in args.asks if number % 2 == 0 else args.asks[::-1]:
                with tempfile.TemporaryDirectory() as data:
                    house = House(name, Path(folder), data, extra)
                    try:
                        await house.is_open()
                        figures = await turn(house, args, ask)
                    finally:
                        house.process.terminate()
                        house.process.wait()
                found.setdefault(f"{name}, as {ask} ask", []).append(figures)
                print(f"  turn {number + 1}, {name}, {ask}: {figures}", flush=True)
    for what, turns in found.items():
        means = {figure: round(fmean(one[figure] for one in turns), 2) for figure in turns[0]}
        print(f"{what}: {means}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("houses", nargs="+", help="NAME=FOLDER of a (compiled) house")
    parser.add_argument("--game", default="larder")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=1.0, help="moves a second and table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--turns", type=int, default=1)
    parser.add_argument("--asks", nargs="+", choices=ASKS, default=list(ASKS))
    parser.add_argument("--full", action="store_true", help="no more tables than these")
    parser.add_argument("--knocks", type=float, default=0, help="a second, meanwhile")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
