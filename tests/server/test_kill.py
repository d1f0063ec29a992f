"""SIGKILL at random moments under load: no acknowledged move is lost or doubled.

More of it: python -m tests.server.test_kill --kills 100
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.server.crowd import Crowd, check
from tests.server.printing import say
from tests.server.served import Served
from tests.server.stored import read_sqlite

KILLS = 5
TABLES = 5


async def under_way(crowd: Crowd) -> None:
    """Until some more moves were acknowledged: a kill at rest would prove little."""
    until = time.monotonic() + 15
    enough = crowd.total() + random.randrange(5, 60)
    while crowd.total() < enough and time.monotonic() < until:
        await asyncio.sleep(random.uniform(0.001, 0.03))


async def killed_again_and_again(data: Path, kills: int, tables: int, trouble: float) -> str:
    server = Served(data).start()
    crowd = Crowd([server.base], trouble)
    await crowd.gather(tables, people=2)
    begun = time.monotonic()
    for _kill in range(kills):
        if crowd.playing() < tables:
            # Most games are over: without new ones the kills would come at rest.
            await crowd.gather(tables, people=2)
        await under_way(crowd)
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1.0)
    await crowd.finish(60)
    spent = time.monotonic() - begun
    assert server.failures() == []
    server.kill()
    count = check(crowd, read_sqlite(data))
    refused = sum(acked.refused for acked in crowd.acked)
    return (
        f"kills {kills}, tables {count.tables}, moves acknowledged {count.moves} "
        f"(refused {refused}) in {spent:.0f} s: lost {count.lost}, doubled {count.doubled}"
    )


@pytest.mark.timeout(240)
async def test_nothing_is_lost_when_the_process_is_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = await killed_again_and_again(tmp_path, KILLS, TABLES, trouble=0.0)
    say(capsys, f"kill test: {told}")
    assert "lost 0, doubled 0" in told


@pytest.mark.timeout(120)
async def test_nothing_is_lost_on_bad_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Commands doubled, reordered and dropped, connections cut; no kill."""
    server = Served(tmp_path).start()
    crowd = Crowd([server.base], trouble=0.3)
    await crowd.gather(4, people=2)
    await asyncio.sleep(6)
    await crowd.finish(30)
    assert server.failures() == []
    server.kill()
    count = check(crowd, read_sqlite(tmp_path))
    say(
        capsys,
        f"bad lines: {count.moves} moves, lost {count.lost}, doubled {count.doubled}",
    )
    assert count.moves > 20


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--trouble", type=float, default=0.1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        told = killed_again_and_again(Path(folder), asked.kills, asked.tables, asked.trouble)
        sys.stdout.write(asyncio.run(told) + "\n")
