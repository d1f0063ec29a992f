"""Games under faults, with a checker that knows every acknowledged move and every version shown:
nothing lost, doubled, shown in two ways, and no version going back. For hours, by command:

python -m tests.chaos.test_chaos --minutes 60 --tables 20 [--seed 7]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.chaos.faults import FAULTS
from tests.chaos.line import LINE_FAULTS, Line
from tests.chaos.watching import Shown, watch
from tests.server.crowd import Crowd, check, read_sqlite
from tests.server.printing import say
from tests.server.served import Served

OURS = ("store-failed", "checkpoint-failed")
"""Errors that a full disk must bring into the log."""


async def some_moves(crowd: Crowd, dice: random.Random) -> None:
    until = time.monotonic() + 15
    enough = crowd.total() + dice.randrange(5, 40)
    while crowd.total() < enough and time.monotonic() < until:
        await asyncio.sleep(0.02)


async def chaos(data: Path, faults: list[str], tables: int, seed: int) -> str:
    dice = random.Random(seed)
    server = Served(data).start()
    line = await Line(server.port).start()
    crowd = Crowd([line.base], trouble=0.05)
    stop = asyncio.Event()
    shown: dict[str, Shown] = {}
    watchers: list[asyncio.Task[None]] = []
    done: Counter[str] = Counter()

    async def more_tables() -> None:
        await crowd.gather(tables, people=2)
        for acked in crowd.acked:
            if acked.table not in shown:
                shown[acked.table] = Shown()
                for _eyes in range(2):
                    eyes = watch(line.base, acked.table, shown[acked.table], stop)
                    watchers.append(asyncio.create_task(eyes))

    try:
        await more_tables()
        for name in faults:
            if crowd.playing() < tables:
                await more_tables()
            await some_moves(crowd, dice)
            if name in FAULTS:
                await FAULTS[name](server, dice)
            else:
                await LINE_FAULTS[name](line, dice)
            done[name] += 1
        await some_moves(crowd, dice)
        await crowd.finish(60)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*watchers), 30)
        failures = [one for one in server.failures() if not any(name in one for name in OURS)]
        assert failures == []
    finally:
        for task in (*crowd.tasks, *watchers):
            task.cancel()
        await line.stop()
        server.kill()
    count = check(crowd, read_sqlite(data))
    wrong = [f"{table}: {one}" for table, seen in shown.items() for one in seen.wrong]
    assert wrong == []
    steps = sum(seen.steps for seen in shown.values())
    told = ", ".join(f"{n} × {name}" for name, n in sorted(done.items()))
    return (
        f"{told}; {count.tables} tables, {count.moves} moves acknowledged, {steps} steps watched: "
        f"lost {count.lost}, doubled {count.doubled}, shown wrongly {len(wrong)}"
    )


@pytest.mark.once
@pytest.mark.timeout(240)
async def test_nothing_is_lost_doubled_or_shown_wrongly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = await chaos(
        tmp_path,
        ["fill", "cut", "hang", "double", "stop", "part", "kill", "delay"],
        tables=3,
        seed=1,
    )
    say(capsys, f"chaos: {told}")
    assert "lost 0, doubled 0, shown wrongly 0" in told


async def for_long(data: Path, minutes: float, tables: int, seed: int) -> None:
    until = time.monotonic() + minutes * 60
    n = 0
    while time.monotonic() < until:
        dice = random.Random(seed + n)
        faults = [dice.choice([*FAULTS, *LINE_FAULTS]) for _fault in range(12)]
        told = await chaos(data / str(n), faults, tables, seed + n)
        sys.stdout.write(f"seed {seed + n}: {told}\n")
        sys.stdout.flush()
        n += 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(for_long(Path(folder), asked.minutes, asked.tables, asked.seed))
