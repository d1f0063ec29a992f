"""The server tells a viewer nothing he may not know. More of it, by command:

python -m tests.server.test_leaks --pairs 20000 [--game gold]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

import pytest

from logovo.games import GAMES
from tests.server.leaks import Count, hunt
from tests.server.printing import say

PAIRS = 80


def told(key: str, count: Count) -> str:
    return (
        f"{key}: {count.pairs} pairs, {count.hidden} with a hidden entry, "
        f"{count.bytes:,} bytes compared, {len(count.leaks)} differences"
    )


@pytest.mark.parametrize("key", list(GAMES))
async def test_streams_are_the_same_whatever_the_viewer_may_not_know(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    count = hunt(GAMES[key], seed=1, pairs=PAIRS)
    say(capsys, f"leak test, {told(key, count)}")
    assert count.leaks == []


async def main(pairs: int, games: list[str]) -> int:
    found = 0
    for key in games:
        count = hunt(GAMES[key], time.time_ns() % 10**9, pairs)
        found += len(count.leaks)
        sys.stdout.write("\n".join([told(key, count), *count.leaks, ""]))
    return 1 if found else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    asked = parser.parse_args()
    sys.exit(asyncio.run(main(asked.pairs, asked.game or list(GAMES))))
