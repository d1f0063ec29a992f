"""Absent players, clocks, undo, onlookers who lag: what a table does by itself."""

from __future__ import annotations

import asyncio
import time

import pytest

from logovo.client import SeatAt
from logovo.wire import commands as say
from logovo.wire import messages as hear
from logovo.wire.http import Seated
from logovo.wire.nouns import Settings, TableInfo
from tests.server.raw import Raw
from tests.server.served import Served

SOON = 20.0


async def two_people(served: Served, game: str, settings: Settings) -> tuple[Seated, Seated]:
    """A started table of two people."""
    opened = await served.doors.open(game, "Anna", ["me", "open"], settings=settings)
    joined = await served.doors.join(opened.table.id, "Boris")
    async with SeatAt(served.base, opened.table.id, opened.token) as host:
        assert (await host.do(say.DoStart())).ok
    return opened, joined


async def until_table(raw: Raw, seat: int, here: bool, kept: bool) -> TableInfo:
    while True:
        table = (await raw.hear(hear.TableNews)).table
        if (table.seats[seat].here, table.seats[seat].kept) == (here, kept):
            return table


async def test_a_bot_keeps_an_absent_seat_and_gives_it_back(served: Served) -> None:
    anna, boris = await two_people(served, "larder", Settings(grace=1))
    table = anna.table.id
    async with Raw(served.base) as here:
        await here.hello(table, anna.token)
        await asyncio.wait_for(until_table(here, 1, here=False, kept=True), SOON)
        async with SeatAt(served.base, table, boris.token) as back:
            await asyncio.wait_for(until_table(here, 1, here=True, kept=False), SOON)
            # The seat is theirs again: nobody moves for them, however long they take.
            version = back.v
            await asyncio.sleep(1.5)
            assert back.v == version or back.moves is None
        await asyncio.wait_for(until_table(here, 1, here=True, kept=True), SOON)


async def test_a_table_nobody_is_at_waits(served: Served) -> None:
    anna, _boris = await two_people(served, "larder", Settings(grace=1))
    async with Raw(served.base) as raw:
        before = await raw.hello(anna.table.id, anna.token)
    await asyncio.sleep(2.5)
    async with Raw(served.base) as raw:
        assert (await raw.hello(anna.table.id, anna.token)).v == before.v


async def test_the_move_clock_plays_for_the_slow(served: Served) -> None:
    anna, boris = await two_people(served, "larder", Settings(seconds=1, grace=3600))
    async with Raw(served.base) as one, Raw(served.base) as two:
        snapshot = await one.hello(anna.table.id, anna.token)
        await two.hello(anna.table.id, boris.token)
        assert 0 < snapshot.clock.deadline <= snapshot.clock.now + 1000
        begun = time.monotonic()
        for _step in range(3):
            step = await asyncio.wait_for(one.hear(hear.Step), SOON)
            assert step.clock is not None
            assert step.clock.deadline > step.clock.now
        assert time.monotonic() - begun > 0.9


async def test_who_leaves_is_played_for_and_may_come_back(served: Served) -> None:
    anna, boris = await two_people(served, "larder", Settings(grace=3600))
    async with Raw(served.base) as here:
        await here.hello(anna.table.id, anna.token)
        async with SeatAt(served.base, anna.table.id, boris.token) as leaving:
            assert (await leaving.do(say.DoLeave())).ok
            table = await asyncio.wait_for(until_table(here, 1, here=True, kept=True), SOON)
            assert table.seats[1].kind == "human"
        async with SeatAt(served.base, anna.table.id, boris.token) as back:
            # A connection that comes back by itself does not take the seat from the bot.
            assert back.table is not None and back.table.seats[1].left
            assert (await back.play("take")).code == "handed-over"
            assert (await back.do(say.DoReturn())).ok
            await asyncio.wait_for(until_table(here, 1, here=True, kept=False), SOON)
            assert (await back.do(say.DoReturn())).code == "seat-taken"


async def test_onlookers_may_lag_behind(served: Served) -> None:
    anna, _boris = await two_people(served, "larder", Settings(delay=2, grace=3600))
    table = anna.table.id
    async with SeatAt(served.base, table, anna.token) as seat, Raw(served.base) as raw:
        await asyncio.sleep(2.2)
        early = await raw.hello(table)
        while seat.moves is None:
            await seat.news.get()
        assert (await seat.play(seat.moves.legal[0])).ok
        done = time.monotonic()
        step = await asyncio.wait_for(raw.hear(hear.Step), SOON)
        assert step.v == early.v + 1
        assert time.monotonic() - done > 1.5


async def test_days_are_an_asynchronous_table(served: Served) -> None:
    anna, boris = await two_people(served, "larder", Settings(days=3))
    mine = (await served.doors.mine([anna.token, boris.token])).tables
    turn = [one for one in mine if one.your_turn]
    assert turn
    assert turn[0] is mine[0]
    left = turn[0].clock.deadline - turn[0].clock.now
    assert 2.9 * 86_400_000 < left <= 3 * 86_400_000


async def test_a_started_table_survives_a_graceful_stop(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = Served(tmp_path_factory.mktemp("stopped")).start()
    anna, _boris = await two_people(server, "larder", Settings(grace=3600))
    async with Raw(server.base) as raw:
        before = await raw.hello(anna.table.id, anna.token)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        bye = await asyncio.wait_for(raw.hear(hear.Bye), SOON)
        assert (bye.code, bye.resume) == ("stopping", True)
        await stopping
    again = Served(server.data, port=server.port).start()
    async with Raw(again.base) as raw:
        after = await raw.hello(anna.table.id, anna.token, v=before.v)
        assert (after.v, after.view, after.moves) == (before.v, before.view, before.moves)
        assert not after.gap
    assert again.failures() == []
    again.kill()
