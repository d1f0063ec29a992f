"""Two server processes on one PostgreSQL and Redis: any of them serves any table."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from logovo.client import SeatAt
from logovo.server.bus import ANY, RedisBus
from logovo.server.store.reader import Reader
from logovo.server.store.rows import EntryRow
from logovo.server.wire import commands as say
from logovo.server.wire import messages as hear
from tests.server.crowd import Crowd, check
from tests.server.printing import say as tell
from tests.server.raw import Raw
from tests.server.served import Served
from tests.server.services import Postgres, Redis, find_postgres

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Postgres, Redis]]:
    binaries, redis = find_postgres(), shutil.which("redis-server")
    if binaries is None or redis is None:
        pytest.fail("PostgreSQL and Redis are needed: apt install postgresql redis-server")
    folder = tmp_path_factory.mktemp("services")
    pair = (Postgres(folder / "postgres", binaries), Redis(folder / "redis", redis))
    try:
        for service in pair:
            service.start()
        yield pair
    finally:
        for service in pair:
            service.stop()


@pytest.fixture
def two(services: tuple[Postgres, Redis], tmp_path: Path) -> Iterator[list[Served]]:
    postgres, redis = services
    urls = ("--database", postgres.url, "--redis", redis.url)
    servers = [Served(tmp_path / str(i), *urls) for i in range(2)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.kill()


async def stored(postgres: Postgres, crowd: Crowd) -> dict[str, list[EntryRow]]:
    engine = create_async_engine(postgres.url)
    reader = Reader(engine)
    found = {acked.table: await reader.entries(acked.table, 0) for acked in crowd.acked}
    await engine.dispose()
    return found


@pytest.mark.timeout(120)
async def test_a_table_is_one_table_in_both_processes(two: list[Served]) -> None:
    one, other = two
    opened = await one.doors.open("larder", "Anna", ["me", "open"])
    table = opened.table.id
    async with Raw(one.base) as host:
        await host.hello(table, opened.token)
        joined = await other.doors.join(table, "Boris")
        while (await host.hear(hear.TableNews)).table.seats[1].name != "Boris":
            pass
    async with (
        SeatAt(one.base, table, opened.token) as anna,
        SeatAt(other.base, table, joined.token) as boris,
    ):
        assert (await anna.do(say.DoStart())).ok
        assert (await boris.do(say.DoSay("hello there"))).ok
        while True:
            message = await asyncio.wait_for(anna.news.get(), 10)
            if isinstance(message, hear.Talk):
                assert message.saying.text == "hello there"
                break
        played = 0
        while played < 12:
            for seat in (anna, boris):
                if seat.moves is not None:
                    result = await seat.play(seat.moves.legal[0])
                    played += int(result.ok)
            await asyncio.sleep(0.02)
        assert anna.v == boris.v or abs((anna.v or 0) - (boris.v or 0)) <= 1


@pytest.mark.timeout(240)
async def test_one_of_two_processes_is_killed_in_the_middle(
    two: list[Served],
    services: tuple[Postgres, Redis],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Seats of every table are spread over both; when one dies its clients come back to it
    after a restart, while the other plays on. Nothing is lost or doubled."""
    crowd = Crowd([server.base for server in two])
    await crowd.gather(4, people=2)
    await asyncio.sleep(4)
    before = crowd.total()
    two[0].kill()
    await asyncio.sleep(2)
    await asyncio.to_thread(two[0].start)
    await asyncio.sleep(4)
    await crowd.finish(60)
    count = check(crowd, await stored(services[0], crowd))
    tell(
        capsys,
        f"two processes, one killed: {before} moves before and {count.moves - before} after, "
        f"lost {count.lost}, doubled {count.doubled}",
    )
    assert count.moves > before > 0
    for server in two:
        assert server.failures() == []


async def test_a_process_hears_again_after_the_news_were_lost(
    services: tuple[Postgres, Redis],
) -> None:
    _postgres, redis = services
    ours, theirs = RedisBus(redis.url), RedisBus(redis.url)
    heard: asyncio.Queue[str] = asyncio.Queue()
    await ours.start(heard.put)
    assert await asyncio.wait_for(heard.get(), 10) == ANY
    await theirs.tell("one")
    assert await asyncio.wait_for(heard.get(), 10) == "one"
    redis.stop()
    await theirs.tell("unheard")  # a warning, no error: the table itself is stored
    assert await ours.elsewhere("one") == (set(), 0)
    redis.start()
    assert await asyncio.wait_for(heard.get(), 20) == ANY
    await theirs.tell("two")
    assert await asyncio.wait_for(heard.get(), 10) == "two"
    await ours.stop()
    await theirs.stop()
