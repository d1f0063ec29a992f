"""One game from the first card to the last, watched by everybody, then seen again."""

from __future__ import annotations

import asyncio
import random

import pytest

from logovo.client import Doors, SeatAt, ServerError
from logovo.wire import commands as say
from logovo.wire import messages as hear
from logovo.wire.http import ReplayPage
from tests.server.raw import Raw
from tests.server.served import Served


async def play_out(seat: SeatAt) -> int:
    """Random moves to the end; how many were ours."""
    moves = 0
    async for _message in seat:
        assert seat.table is not None
        if seat.table.status == "over":
            return moves
        if seat.moves is not None and not seat.unanswered:
            result = await seat.play(random.choice(seat.moves.legal))
            assert result.ok or result.code in ("stale", "refused")
            moves += int(result.ok)
    raise AssertionError("the stream ended before the game")


async def versions_of(base: str, table: str, token: str) -> list[int]:
    """Every version one viewer is given, from the first to the end of the game."""
    async with Raw(base) as raw:
        versions = [(await raw.hello(table, token, blocked=False)).v]
        while True:
            message = await raw.any()
            if isinstance(message, hear.Step):
                versions.append(message.v)
            elif isinstance(message, hear.TableNews) and message.table.status == "over":
                return versions


async def test_a_game_is_played_replayed_exported_and_imported(served: Served) -> None:
    doors = served.doors
    opened = await doors.open("larder", "Anna", ["me", "bot:easy"], start=True)
    table = opened.table.id
    async with SeatAt(served.base, table, opened.token) as seat:
        assert (await seat.do(say.DoRematch())).code == "not-over"
        watchers = [
            asyncio.create_task(versions_of(served.base, table, token))
            for token in (opened.token, "")
        ]
        assert await asyncio.wait_for(play_out(seat), 200) > 0
        for versions in await asyncio.gather(*watchers):
            assert versions == list(range(versions[0], versions[-1] + 1))
            assert len(versions) > 10
        seen_again(await doors.replay(table, "0", 0, 200))
        await in_and_out(served, table)
        await once_more(served, seat, table)


def seen_again(page: ReplayPage) -> None:
    assert page.steps[0].kind == "setup"
    assert all(len(step.views) == 1 for step in page.steps)
    assert all(step.seat in (0, -1) for step in page.steps)


async def in_and_out(served: Served, table: str) -> None:
    doors = served.doors
    everything = await doors.replay(table, "open", 0, 2)
    assert len(everything.steps[0].views) == 2
    log = await doors.log(table)
    imported = (await doors.take_in(log)).table
    assert imported.status == "over"
    assert imported.outcome == everything.table.outcome
    assert await doors.log(imported.id) == log
    await half(doors, log)
    for wrong in (log.replace('"text":"', '"text":"x', 1), log[: len(log) // 2]):
        with pytest.raises(ServerError) as said:
            await doors.take_in(wrong)
        assert said.value.problem.code == "bad-log"


async def half(doors: Doors, log: str) -> None:
    """A game that was broken off is there to be looked at, and nothing else."""
    lines = log.splitlines(keepends=True)
    cut = "".join(lines[: len(lines) // 2])
    table = (await doors.take_in(cut)).table
    assert (table.status, table.outcome) == ("over", None)
    assert await doors.log(table.id) == cut
    page = await doors.replay(table.id, "open", 0, 200)
    assert page.length == len(lines) // 2 - 1
    assert page.table.outcome is None
    with pytest.raises(ServerError) as said:
        await doors.join(table.id, "Boris")
    assert said.value.problem.code == "not-playing"


async def once_more(served: Served, seat: SeatAt, table: str) -> None:
    assert (await seat.do(say.DoRematch())).ok
    assert (await seat.do(say.DoRematch())).ok
    async for message in seat:
        if isinstance(message, hear.Rematch):
            break
    assert isinstance(message, hear.Rematch)
    async with Raw(served.base) as raw:
        again = await raw.hello(message.table, message.token)
        assert (again.you.seat, again.you.host) == (0, True)
        assert again.table.seats[1].level == "easy"
    async with Raw(served.base) as raw:
        await raw.hello(table)
        assert (await raw.hear(hear.Rematch)).token == ""
