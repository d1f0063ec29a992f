"""The server tells a viewer nothing they may not know. More of it, by command:

python -m tests.server.test_leaks --pairs 20000 [--game gold]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from zlib import crc32

import pytest

from logovo.core.game import Game
from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.core.takeback import Played
from logovo.core.views import Knowledge
from logovo.games import GAMES
from logovo.server.table import undo
from tests.server.leaks import Count, hunt
from tests.server.printing import say

PAIRS = 80


def told(key: str, count: Count) -> str:
    return (
        f"{key}: {count.pairs} pairs, {count.hidden} with a hidden entry, "
        f"{count.bytes:,} bytes compared, {count.offers} offers to take a move back, "
        f"{count.stand_ins} moves in somebody's name, "
        f"{len(count.leaks)} differences"
    )


@pytest.mark.parametrize("key", list(GAMES))
async def test_streams_are_the_same_whatever_the_viewer_may_not_know(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    count = hunt(GAMES[key], seed=1, pairs=PAIRS)
    say(capsys, f"leak test, {told(key, count)}")
    assert count.stand_ins > 0 and count.hints > 0
    assert count.leaks == []


@pytest.mark.parametrize("key", ["larder", "gold", "vampires"])
async def test_an_undo_is_offered_in_both_worlds_or_in_none(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    count = hunt(GAMES[key], seed=2, pairs=PAIRS)
    say(capsys, f"undo leak test, {told(key, count)}")
    assert count.offers > 0
    assert count.leaks == []


async def test_an_offer_that_depends_on_what_is_hidden_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def by_state(
        game: Game, played: Played, knowledge: dict[Seat, Knowledge], seed: int, worlds: int
    ) -> bool:
        return crc32(canonical(game.dump(played.after)).encode()) % 2 == 0

    monkeypatch.setattr(undo, "may_take_back", by_state)
    assert hunt(GAMES["vampires"], seed=2, pairs=4 * PAIRS).leaks


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
