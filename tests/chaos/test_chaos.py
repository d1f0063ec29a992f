"""Games under faults, with a checker that knows every acknowledged move and every view shown:
nothing lost, doubled, shown to eyes it was not for or in two ways, and no version going back. For
hours, by command, one server on a file and two on PostgreSQL and Redis in turns:

python -m tests.chaos.test_chaos --minutes 60 --tables 20 [--seed 7]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from logovo.wire.nouns import Settings
from tests.chaos.faults import FAULTS, faults_of
from tests.chaos.house import House
from tests.chaos.shim import compiler
from tests.chaos.watching import Shown, watch
from tests.server.crowd import PATIENT, Crowd, check
from tests.server.printing import say
from tests.server.stored import read_store

OURS = ("store-failed", "checkpoint-failed")
"""Errors that a full disk must bring into the log."""
ON_THE_CLOCK = Settings(grace=3600, seconds=240)
"""Nobody here thinks so long: a move that the clock makes is a clock that was believed."""


async def some_moves(crowd: Crowd, dice: random.Random, most: int) -> None:
    until = time.monotonic() + 15
    enough = crowd.total() + dice.randrange(5, most)
    while crowd.total() < enough and time.monotonic() < until:
        await asyncio.sleep(0.02)


class Attack:
    """A crowd at the tables of a house, two onlookers at each, and one fault after another."""

    def __init__(self, house: House, tables: int, seed: int) -> None:
        self.house = house
        self.tables = tables
        self.dice = random.Random(seed)
        self.bases = [line.base for line in house.lines]
        self.shown = Shown()
        # Which of two clocks is right nobody can know: there, none is played by.
        settings = PATIENT if house.postgres is not None else ON_THE_CLOCK
        self.crowd = Crowd(self.bases, 0.05, self.shown.look, settings)
        self.watched: set[str] = set()
        self.watchers: list[asyncio.Task[None]] = []
        self.stop = asyncio.Event()
        self.done: Counter[str] = Counter()

    async def more_tables(self) -> None:
        await self.crowd.gather(self.tables, people=2)
        for table in {acked.table for acked in self.crowd.acked} - self.watched:
            self.watched.add(table)
            for n in range(2):
                eyes = watch(self.bases[n % len(self.bases)], table, self.shown, self.stop)
                self.watchers.append(asyncio.create_task(eyes))

    async def run(self, faults: list[str], most: int) -> None:
        try:
            await self.more_tables()
            for name in faults:
                if self.crowd.playing() < self.tables:
                    await self.more_tables()
                await some_moves(self.crowd, self.dice, most)
                await FAULTS[name](self.house, self.dice)
                self.done[name] += 1
            await some_moves(self.crowd, self.dice, most)
            await self.crowd.finish(60)
            self.stop.set()
            await asyncio.wait_for(asyncio.gather(*self.watchers), 30)
        finally:
            for task in (*self.crowd.tasks, *self.watchers):
                task.cancel()

    async def told(self) -> str:
        """What the store says to it; the servers are gone."""
        stored = await read_store(self.house.url, self.watched)
        count = check(self.crowd, {table: kept.rows for table, kept in stored.items()})
        self.shown.compare(stored)
        assert self.shown.wrong == [], self.shown.wrong
        failed = sum(shim.failed for shim in self.house.shims)
        told = ", ".join(f"{n} × {name}" for name, n in sorted(self.done.items()))
        return (
            f"{told}; {failed} times nothing came to disk; {count.tables} tables, {count.moves} "
            f"moves acknowledged, {self.shown.looks} views compared: lost {count.lost}, "
            f"doubled {count.doubled}, shown wrongly {len(self.shown.wrong)}"
        )


async def chaos(
    house: House, faults: Callable[[random.Random], list[str]], tables: int, seed: int, most: int
) -> str:
    try:
        try:
            attack = Attack(await house.start(), tables, seed)
            await attack.run(faults(random.Random(seed)), most)
        finally:
            await house.stop()
        failures = [one for server in house.servers for one in server.failures()]
        strange = [one for one in failures if not any(name in one for name in OURS)]
        assert strange == [], strange
        return await attack.told()
    finally:
        await house.close()


def some_of(house: House) -> Callable[[random.Random], list[str]]:
    return lambda dice: [dice.choice(faults_of(house)) for _fault in range(12)]


NOTHING = "lost 0, doubled 0, shown wrongly 0"


@pytest.mark.once
@pytest.mark.timeout(240)
async def test_nothing_is_lost_doubled_or_shown_wrongly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faults = ["fill", "cut", "hang", "double", "stop", "part", "kill", "delay"]
    if compiler():
        faults[4:4] = ["unsynced", "jump"]
    told = await chaos(House(tmp_path), lambda _dice: faults, tables=3, seed=1, most=25)
    say(capsys, f"chaos: {told}")
    assert told.endswith(NOTHING)
    assert not compiler() or "; 0 times" not in told


@pytest.mark.services
@pytest.mark.timeout(240)
async def test_two_servers_outlive_their_database_and_their_redis(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faults = ["redis", "database", "kill", "redis_hangs", "jump", "database"]
    if not compiler():
        faults.remove("jump")
    told = await chaos(House(tmp_path, 2), lambda _dice: faults, tables=3, seed=2, most=15)
    say(capsys, f"chaos at two servers: {told}")
    assert told.endswith(NOTHING)


async def for_long(minutes: float, tables: int, seed: int) -> int:
    """How many attacks found something; what they left behind is kept to be looked at."""
    until = time.monotonic() + minutes * 60
    found = 0
    while time.monotonic() < until:
        data = Path(tempfile.mkdtemp(prefix=f"chaos-{seed}-"))
        house = House(data, 1 + seed % 2)
        try:
            told = await chaos(house, some_of(house), tables, seed, most=40)
            shutil.rmtree(data)
        except Exception as error:
            found += 1
            told = f"see {data}: {error!r}"
            (data / "failed.txt").write_text(traceback.format_exc())
        sys.stdout.write(f"{len(house.servers)} at seed {seed}: {told}\n")
        sys.stdout.flush()
        seed += 1
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.exit(1 if asyncio.run(for_long(asked.minutes, asked.tables, asked.seed)) else 0)
