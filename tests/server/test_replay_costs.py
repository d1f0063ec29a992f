"""Whoever looks through finished games does not keep those waiting who play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar.datastructures import Address

from logovo.core.log import Log
from logovo.server.net.routes import replays
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.service import Service
from logovo.wire import commands as say
from logovo.wire.http import NewTable, ReplayPage, ReplayStep, SeatWish
from tests.server.test_races import Person

PAGES = 4


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0, requests_per_minute=10 * PAGES))
    await service.start()
    yield service
    await service.stop()


async def broken_off(service: Service) -> str:
    """A game that is over."""
    seats = [SeatWish("me"), SeatWish("bot")]
    opened = await service.opening.open(NewTable("larder", "Anna", seats, start=True))
    anna = Person(service, opened.token)
    await anna.sit(opened.table.id)
    assert (await anna.do(say.DoEnd())).ok
    return opened.table.id


async def test_pages_are_made_one_at_a_time_and_counted_for_themselves(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    side_by_side: list[int] = []
    now = 0

    def slow(_log: Log, _eyes: int | None, _first: int, _count: int) -> list[ReplayStep]:
        nonlocal now
        now += 1
        side_by_side.append(now)
        time.sleep(0.05)
        now -= 1
        return []

    monkeypatch.setattr(replays, "replay_steps", slow)
    table = await broken_off(service)

    async def look(address: str) -> str:
        request = SimpleNamespace(client=Address(address, 1))
        try:
            page = await replays.replay.fn(request=request, table=table, service=service)
        except RequestError as no:
            return no.code
        assert isinstance(page, ReplayPage)
        return ""

    said = await asyncio.gather(*[look("203.0.113.7") for _n in range(2 * PAGES)])
    assert sorted(said) == [""] * PAGES + ["too-fast"] * PAGES
    assert await look("198.51.100.7") == "", "somebody else has their own"
    assert side_by_side == [1] * (PAGES + 1)
