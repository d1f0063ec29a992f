"""Two server processes on one PostgreSQL and Redis: any of them serves any table."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from signal import SIGCONT, SIGSTOP

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from logovo.client import SeatAt
from logovo.server.process.bus import ANY, Elsewhere
from logovo.server.process.config import Config
from logovo.server.process.redis_bus import RedisBus
from logovo.server.service import Service
from logovo.server.store.database import HOUSE_LOCK
from logovo.server.store.schema import REVIEWS
from logovo.server.store.wrong import HouseShared
from logovo.verify import verify
from logovo.wire import commands as say
from logovo.wire import messages as hear
from tests.review.recorded import recorded
from tests.server.crowd import Crowd, check
from tests.server.printing import say as tell
from tests.server.raw import Raw
from tests.server.served import Served
from tests.server.services import Postgres, Redis, find_postgres
from tests.server.stored import read_store

pytestmark = pytest.mark.services  # with time for two servers to start on a busy machine

BOTH = 12  # the seed of a game of eighty entries that no other test has reviewed


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
    small = ("--review-worlds", "4", "--review-rollouts", "1")
    servers = [Served(tmp_path / str(i), *urls, *small) for i in range(2)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.kill()


def in_public(seat: SeatAt) -> list[object]:
    """What everybody sees of a table of larder."""
    assert seat.view is not None
    return [seat.view[name] for name in ("round", "discard", "value", "left", "plays")]


@pytest.mark.timeout(400)
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
            message = await asyncio.wait_for(anna.news.get(), 60)
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
        # The last news may still be on their way to the other process. Nobody moves any more, so
        # both come to see the same.
        async with asyncio.timeout(60):
            while in_public(anna) != in_public(boris):
                await asyncio.sleep(0.02)


@pytest.mark.timeout(400)
async def test_two_processes_draw_from_one_stream(two: list[Served]) -> None:
    """Both players add a number, each at a process of their own; the luck is one stream."""
    one, other = two
    opened = await one.doors.open("lucky", "Anna", ["me", "open", "bot:easy"])
    table = opened.table.id
    joined = await other.doors.join(table, "Boris")
    async with (
        SeatAt(one.base, table, opened.token) as anna,
        SeatAt(other.base, table, joined.token) as boris,
    ):
        while not anna.table or not anna.table.fair or len(anna.table.fair.seats) < 2:
            await asyncio.wait_for(anna.news.get(), 20)
        assert (await anna.do(say.DoStart())).ok
        played = 0
        while played < 24 and anna.table.status != "over":
            for seat in (anna, boris):
                if seat.moves is not None and not seat.unanswered:
                    played += int((await seat.play(seat.moves.legal[0])).ok)
            await asyncio.sleep(0.02)
        await anna.do(say.DoEnd())
    verdict = verify(await other.doors.log(table), boris.number.house)
    assert (verdict.result, verdict.findings) == ("fair", ())
    assert 0 in verdict.added
    assert set(verdict.added + verdict.left_out) == {0, 1}


@pytest.mark.timeout(400)
async def test_a_game_ended_at_one_process_is_over_at_the_other_before_the_news_come(
    two: list[Served], services: tuple[Postgres, Redis]
) -> None:
    one, other = two
    opened = await one.doors.open("larder", "Anna", ["me", "open"])
    table = opened.table.id
    joined = await other.doors.join(table, "Boris")
    async with (
        SeatAt(one.base, table, opened.token) as anna,
        SeatAt(other.base, table, joined.token) as boris,
    ):
        assert (await anna.do(say.DoStart())).ok
        while boris.moves is None:
            await asyncio.wait_for(boris.news.get(), 20)
        services[1].signal(SIGSTOP)
        try:
            assert (await anna.do(say.DoEnd())).ok
            assert boris.table is not None and boris.table.status != "over"
            assert await other.doors.log(table) == await one.doors.log(table)
        finally:
            services[1].signal(SIGCONT)


@pytest.mark.timeout(400)
async def test_one_of_two_processes_is_killed_in_the_middle(
    two: list[Served],
    services: tuple[Postgres, Redis],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Seats of every table are spread over both; when one dies its clients come back to it
    after a restart, while the other plays on. Nothing is lost or doubled."""
    crowd = Crowd([server.base for server in two])
    await crowd.gather(5, people=2)
    while crowd.total() < 60:
        await asyncio.sleep(0.1)
    before, playing = crowd.total(), crowd.playing()
    assert playing > 4, "the games must not be over when the process dies"
    two[0].kill()
    await asyncio.sleep(2)
    await asyncio.to_thread(two[0].start)
    await asyncio.sleep(4)
    await crowd.finish(60)
    kept = await read_store(services[0].url, [acked.table for acked in crowd.acked])
    count = check(crowd, {table: one.rows for table, one in kept.items()})
    tell(
        capsys,
        f"two processes, one killed: {before} moves before and {count.moves - before} after, "
        f"lost {count.lost}, doubled {count.doubled}",
    )
    assert count.moves > before > 0
    for server in two:
        assert server.failures() == []


TAKE_AWAY = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' "
    "AND granted AND pid <> pg_backend_pid()"
)
LOCKS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted = :granted"


async def holders(connection: AsyncConnection, granted: bool) -> list[int]:
    """Who holds the house, or waits for it."""
    return list((await connection.execute(text(LOCKS), {"granted": granted})).scalars())


async def test_a_lock_lost_with_its_connection_is_taken_again(
    services: tuple[Postgres, Redis], tmp_path: Path
) -> None:
    config = Config(data=tmp_path, database=services[0].url)
    service = Service(config)
    await service.start()
    engine = create_async_engine(services[0].url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as other:
        first = await holders(other, granted=True)
        await other.execute(text(TAKE_AWAY))
        async with asyncio.timeout(60):
            while len(now := await holders(other, granted=True)) != 1 or now == first:
                await asyncio.sleep(0.05)
        assert service.ready
        with pytest.raises(HouseShared):
            await Service(config).start()
    await engine.dispose()
    await service.stop()


async def test_who_has_lost_the_house_to_another_stops_with_a_sentence(
    services: tuple[Postgres, Redis], tmp_path: Path
) -> None:
    server = Served(tmp_path, "--database", services[0].url).start()
    engine = create_async_engine(services[0].url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as other, engine.connect() as operator:
        # First in line: the lock is theirs before the server looks again.
        lock = text(f"SELECT pg_advisory_lock({HOUSE_LOCK})")
        waiting = asyncio.create_task(other.execute(lock))
        async with asyncio.timeout(60):
            while not await holders(operator, granted=False):
                await asyncio.sleep(0.05)
        await operator.execute(text(TAKE_AWAY))
        await waiting
        assert server.process is not None
        assert await asyncio.to_thread(server.process.wait, 60) != 0
    await engine.dispose()
    told = server.log.read_text()
    assert "house-lost" in told and "Traceback" not in told
    assert "Another server already keeps this database" in told


async def test_without_redis_one_process_keeps_the_database(
    services: tuple[Postgres, Redis], tmp_path: Path
) -> None:
    postgres, redis = services
    alone = Config(data=tmp_path, database=postgres.url)
    together = Config(data=tmp_path, database=postgres.url, redis=redis.url)
    first = Service(alone)
    await first.start()
    for second in (alone, together):
        with pytest.raises(HouseShared):
            await Service(second).start()
    assert await first.can_store()
    await first.stop()
    several = [Service(together), Service(together)]
    for service in several:
        await service.start()
    with pytest.raises(HouseShared):
        await Service(alone).start()
    for service in several:
        await service.stop()


async def test_a_database_that_goes_away_makes_the_house_busy(tmp_path: Path) -> None:
    """Nobody is told that something broke on our side, and all goes on when it is back."""
    binaries = find_postgres()
    assert binaries is not None
    postgres = Postgres(tmp_path / "postgres", binaries)
    postgres.start()
    try:
        server = Served(tmp_path / "house", "--database", postgres.url).start()
        try:
            opened = await server.doors.open("larder", "Anna", ["me", "open"])
            async with Raw(server.base) as host:
                await host.hello(opened.table.id, opened.token)
                assert (await host.do("say", text="before")).ok
                postgres.stop()
                assert (await host.do("say", text="meanwhile")).code == "busy"
                status, _headers, body = server.get("/api/tables")
                assert (status, b'"busy"' in body) == (503, True)
                assert server.get("/health/ready")[0] == 503
                assert server.get("/health/live")[0] == 200
                await asyncio.to_thread(postgres.again)
                async with asyncio.timeout(60):
                    while not (await host.do("say", text="after")).ok:
                        await asyncio.sleep(0.2)
        finally:
            server.kill()
        log = server.log.read_text()
        assert "meanwhile" not in log and "Anna" not in log and "Traceback" not in log
    finally:
        postgres.stop()


def is_deaf(bus: RedisBus) -> bool:
    return bus.deaf


async def test_a_process_hears_again_after_the_news_were_lost(
    services: tuple[Postgres, Redis],
) -> None:
    _postgres, redis = services
    ours, theirs = RedisBus(redis.url), RedisBus(redis.url)
    heard: asyncio.Queue[str] = asyncio.Queue()
    await ours.start(heard.put)
    await theirs.start(asyncio.Queue[str]().put)
    ours.show("one", {0}, 0)
    assert await asyncio.wait_for(heard.get(), 10) == ANY
    theirs.tell("one")
    assert await asyncio.wait_for(heard.get(), 10) == "one"
    redis.stop()
    theirs.tell("unheard")  # no error: the table itself is stored
    async with asyncio.timeout(20):
        while not (is_deaf(ours) and ours.elsewhere("one") is None):
            await asyncio.sleep(0.05)
    redis.start()
    assert await asyncio.wait_for(heard.get(), 20) == ANY
    async with asyncio.timeout(20):
        # Who could not be heard says so, lest anything be missed.
        while is_deaf(ours) or theirs.grown_here or is_deaf(theirs):
            await asyncio.sleep(0.05)
    theirs.tell("two")
    async with asyncio.timeout(20):
        while await heard.get() != "two":
            pass
    theirs.show("one", {1}, 3)
    async with asyncio.timeout(20):
        while ours.elsewhere("one") != Elsewhere(frozenset({1}), 3):
            await asyncio.sleep(0.05)
    await ours.stop()
    await theirs.stop()


@pytest.mark.timeout(400)
async def test_a_review_made_by_one_process_is_read_by_the_other(two: list[Served]) -> None:
    one, other = two
    table = (await one.doors.take_in(recorded("larder").write())).table.id
    while not (page := await one.doors.review(table)).ready:
        await asyncio.sleep(0.2)
    again = await other.doors.review(table)
    assert again.ready
    assert (again.curve, again.decisions) == (page.curve, page.decisions)


@pytest.mark.timeout(400)
async def test_a_review_both_processes_were_asked_for_is_kept_once(
    two: list[Served], services: tuple[Postgres, Redis]
) -> None:
    """Neither waits for the other, so whoever asks sees the first decisions soon; both come to
    the same, the first to be done is kept, and to the other that is no failure."""
    one, other = two
    log = recorded("larder", BOTH)
    table = (await one.doors.take_in(log.write())).table.id
    pages = await asyncio.gather(*(server.doors.review(table) for server in two))
    while not all(page.ready for page in pages):
        await asyncio.sleep(0.2)
        pages = await asyncio.gather(*(server.doors.review(table) for server in two))
    mine, theirs = pages
    assert (mine.curve, mine.decisions) == (theirs.curve, theirs.decisions)
    assert (mine.accounts, mine.moments) == (theirs.accounts, theirs.moments)
    digest = hashlib.sha256(log.write().encode()).hexdigest()
    engine = create_async_engine(services[0].url)
    async with engine.connect() as connection:
        query = select(func.count()).select_from(REVIEWS).where(REVIEWS.c.log == digest)
        assert (await connection.execute(query)).scalar() == 1
    await engine.dispose()
    assert one.failures() == other.failures() == []
