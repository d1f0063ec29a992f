"""Redis killed, and Redis that hangs, under two running processes: nobody waits for it, no bot
moves for somebody who is there, and both go on seeing what the other stores."""

from __future__ import annotations

import asyncio
import shutil
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager

import pytest

from logovo.client import SeatAt
from logovo.wire import commands as say
from logovo.wire.nouns import Settings
from tests.server.served import Served
from tests.server.services import Postgres, Redis, find_postgres

pytestmark = pytest.mark.services
QUICK = 3.0
"""Seconds: a move that waited for Redis would take five for itself alone, many times over."""
GRACE = 4


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Served], Redis]]:
    binaries, binary = find_postgres(), shutil.which("redis-server")
    if binaries is None or binary is None:
        pytest.fail("PostgreSQL and Redis are needed: apt install postgresql redis-server")
    folder = tmp_path_factory.mktemp("redis-away")
    postgres, redis = Postgres(folder / "postgres", binaries), Redis(folder / "redis", binary)
    servers: list[Served] = []
    try:
        postgres.start()
        redis.start()
        urls = ("--database", postgres.url, "--redis", redis.url)
        for name in ("a", "b"):
            servers.append(Served(folder / name, *urls).start())
        yield servers, redis
    finally:
        for server in servers:
            server.kill()
        redis.stop()
        postgres.stop()


@pytest.mark.timeout(150)
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_without_redis_people_play_on_and_no_bot_moves_for_them(
    house: tuple[list[Served], Redis], how: signal.Signals
) -> None:
    (one, other), redis = house
    held = ExitStack()
    opened = await one.doors.open(
        "larder", "Anna", ["me", "open"], settings=Settings(grace=GRACE, keeper="easy")
    )
    table = opened.table.id
    joined = await other.doors.join(table, "Boris")
    async with (
        going_on(held),
        SeatAt(one.base, table, opened.token) as anna,
        SeatAt(other.base, table, joined.token) as boris,
    ):
        assert (await anna.do(say.DoStart())).ok
        seats = [anna, boris]
        moves = await played(seats, 4)
        async with asyncio.timeout(20):
            while not all(all_here(seat) for seat in seats):
                await asyncio.sleep(0.05)
        redis.signal(how)
        held.callback(redis.signal, signal.SIGCONT)
        # Longer than the grace for the absent, and than any news of presence counts.
        moves += await played(seats, 3)
        await asyncio.sleep(GRACE + 6)
        moves += await played(seats, 5)
        assert all(all_here(seat) for seat in seats)
        if how == signal.SIGKILL:
            assert redis.process is not None
            redis.process.wait()
            await asyncio.to_thread(redis.start)
        else:
            redis.signal(signal.SIGCONT)
        await asyncio.sleep(GRACE + 2)
        moves += await played(seats, 4)
        # Every move on the table was made by those who sat there.
        async with asyncio.timeout(20):
            while min(anna.v or 0, boris.v or 0) < moves:  # news of the last one are on their way
                await asyncio.sleep(0.05)
        assert {anna.v, boris.v} <= {moves, moves + 1, moves + 2}
    for server in (one, other):
        assert server.failures() == []


@asynccontextmanager
async def going_on(held: ExitStack) -> AsyncIterator[None]:
    """Whatever happens, a stopped process goes on afterwards."""
    try:
        yield
    finally:
        held.close()


def all_here(seat: SeatAt) -> bool:
    return seat.table is not None and all(one.here and not one.kept for one in seat.table.seats)


async def played(seats: list[SeatAt], count: int) -> int:
    """So many moves, each answered soon and seen by both soon."""
    for _move in range(count):
        asked = await asker(seats)
        assert asked.moves is not None
        begun = time.monotonic()
        result = await asked.play(asked.moves.legal[0])
        assert result.ok, result.code
        assert time.monotonic() - begun < QUICK
    return count


async def asker(seats: list[SeatAt]) -> SeatAt:
    async with asyncio.timeout(15):
        while True:
            for seat in seats:
                if seat.moves is not None:
                    return seat
            await asyncio.sleep(0.02)
