"""Reviews on the server: made once, kept, never in the way of the games being played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from logovo.review import ReviewBudget, budget_for, resized, review
from logovo.review.report import Review
from logovo.server.bots.pool import BotPool
from logovo.server.net.app import make_app
from logovo.server.net.importing import record_of, rows_of
from logovo.server.process.config import Config
from logovo.server.reviews.reviewer import Reviewer
from logovo.server.reviews.reviews import MOST_WAITING, Reviews
from logovo.server.service import Service
from logovo.server.store.rows import Append
from logovo.wire.reviews import CouldKnow, ReviewPage
from tests.review.recorded import recorded
from tests.server.reviewing import (
    ENDLESS,
    SHORT,
    SMALL,
    Client,
    ask,
    config,
    job_of,
    ready,
    take_in,
)
from tests.server.test_inside import live_table


@pytest.fixture
async def service(tmp_path: Path) -> Service:
    return Service(config(tmp_path))


@pytest.fixture
async def client(service: Service) -> AsyncIterator[Client]:
    async with AsyncTestClient(make_app(service)) as client:
        yield client


async def test_a_review_is_made_once_and_read_from_the_store_afterwards(
    tmp_path: Path, client: Client, service: Service
) -> None:
    log = recorded("larder", SHORT)
    table = await take_in(client, log.write())
    answer = await client.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-review")
    assert not (await ask(client, table)).ready
    page = await ready(client, table)
    told = review(log, SMALL)
    assert [list(point) for point in told.curve] == page.curve
    assert [made.played.text for made in page.decisions] == [made.played for made in told.decisions]
    for account in page.accounts:
        assert account.first + account.own + account.others + account.luck == account.result
    # The same game at another table, in a process that has nothing in memory.
    service.reviews.jobs.clear()
    again = await ask(client, await take_in(client, log.write()))
    assert again.ready
    assert (again.curve, again.decisions) == (page.curve, page.decisions)


async def test_the_first_decisions_are_there_before_the_whole(client: Client) -> None:
    table = await take_in(client, recorded("larder", SHORT).write())
    seen: list[int] = []
    for _attempt in range(2000):
        page = await ask(client, table)
        seen.append(len(page.decisions))
        if page.ready:
            break
        await asyncio.sleep(0.02)
    assert seen[-1] == len(page.decisions) > 0
    assert any(0 < count < seen[-1] for count in seen)
    assert seen == sorted(seen)


async def test_what_may_not_be_replayed_may_not_be_reviewed(client: Client) -> None:
    wish = {"game": "larder", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    opened = await client.post("/api/tables", json={**wish, "start": True})
    table = opened.json()["table"]["id"]
    for path in ("replay", "review"):
        answer = await client.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    answer = await client.post(f"/api/tables/{table}/review")
    assert answer.json()["code"] == "not-over"
    answer = await client.post("/api/tables/nosuchtable/review")
    assert answer.json()["code"] == "unknown-table"


async def test_a_game_that_was_broken_off_is_refused_by_name(client: Client) -> None:
    lines = recorded("larder", SHORT).write().splitlines(keepends=True)
    table = await take_in(client, "".join(lines[:20]))
    answer = await client.post(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "review-unfinished")


async def test_a_game_of_other_rules_is_refused_by_name(tmp_path: Path) -> None:
    log = recorded("larder", SHORT)
    record = record_of(log)
    record.ruleset += 1
    before = Service(config(tmp_path))
    await before.start()
    await before.writer.append(Append(record.id, tuple(rows_of(record, log)), new=record))
    await before.stop()
    async with AsyncTestClient(make_app(Service(config(tmp_path)))) as client:
        answer = await client.post(f"/api/tables/{record.id}/review")
        assert (answer.status_code, answer.json()["code"]) == (409, "other-ruleset")


async def test_a_process_that_dies_is_replaced_and_goes_on_where_it_was() -> None:
    log = recorded("larder", SHORT)
    reviewer, job = Reviewer(), job_of(log, SMALL)
    running = asyncio.create_task(reviewer.review(job))
    while len(job.decisions) < 3:
        await asyncio.sleep(0.005)
    first = reviewer.process
    assert first is not None
    judged = dict(job.decisions)
    first.kill()
    told = await asyncio.wait_for(running, 100)
    assert told == review(log, SMALL)
    assert judged.items() <= job.decisions.items()
    assert reviewer.process is None


async def test_a_review_that_no_process_survives_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("logovo.server.reviews.reviewer.sys.executable", "/bin/true")
    assert await Reviewer().review(job_of(recorded("larder", SHORT), SMALL)) is None


async def test_a_review_that_failed_may_be_asked_for_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await take_in(client, recorded("larder", SHORT).write())
    with monkeypatch.context() as broken:
        broken.setattr("logovo.server.reviews.reviewer.sys.executable", "/bin/true")
        await ask(client, table)
        for _attempt in range(400):
            answer = await client.get(f"/api/tables/{table}/review")
            if answer.status_code != 200:
                break
            await asyncio.sleep(0.05)
    assert (answer.status_code, answer.json()["code"]) == (500, "review-failed")
    assert (await ready(client, table)).decisions


async def test_bots_think_while_a_review_is_made() -> None:
    """It has a process of its own that yields to theirs; nothing queues behind it."""
    reviewer, job = Reviewer(), job_of(recorded("larder", SHORT), ENDLESS)
    running = asyncio.create_task(reviewer.review(job))
    pool = BotPool(1)
    pool.start()
    try:
        while reviewer.process is None:
            await asyncio.sleep(0.01)
        live = live_table("larder", 2, {})
        for _move in range(5):
            thought = await pool.think(
                live.record.id, live.timeline, int(live.awaited()[0]), "easy"
            )
            assert thought
        assert not running.done()
    finally:
        running.cancel()
        await asyncio.wait([running])
        await pool.stop()
    assert reviewer.process is None


# --- many people, many processes, many wishes ---------------------------------------------------


async def test_many_who_ask_at_once_get_one_review(client: Client, service: Service) -> None:
    table = await take_in(client, recorded("larder", SHORT).write())
    pages = await asyncio.gather(*(ask(client, table) for _person in range(40)))
    assert len({page.table.id for page in pages}) == 1
    assert len(service.reviews.jobs) == 1
    assert service.reviews.waiting.qsize() <= 1


async def test_those_who_ask_again_get_only_what_is_new(client: Client) -> None:
    """A page asks every second: a long game must not be sent whole each time."""
    table = await take_in(client, recorded("larder", SHORT).write())
    whole = await ready(client, table)
    middle = whole.decisions[len(whole.decisions) // 2].entry
    answer = await client.post(f"/api/tables/{table}/review?after={middle}")
    rest = msgspec.json.decode(answer.content, type=ReviewPage)
    assert rest.decisions == [made for made in whole.decisions if made.entry > middle]
    assert (rest.curve, rest.accounts) == (whole.curve, whole.accounts)
    answer = await client.post(f"/api/tables/{table}/review?after=-1")
    assert answer.status_code == 400


async def test_a_full_line_is_said_and_nothing_is_lost(client: Client, service: Service) -> None:
    table = await take_in(client, recorded("larder", SHORT).write())
    others = [job_of(recorded("larder", SHORT), SMALL) for _one in range(MOST_WAITING)]
    running = service.reviews.tasks[0]
    running.cancel()
    for job in others:
        service.reviews.waiting.put_nowait(job)
    answer = await client.post(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-reviews")
    assert len(service.reviews.jobs) == 0


async def test_one_address_may_begin_so_many_reviews_an_hour(tmp_path: Path) -> None:
    """Asking how far a review is costs nothing."""
    few = Config(data=tmp_path, review_worlds=4, review_rollouts=1, reviews_per_hour=1)
    async with AsyncTestClient(make_app(Service(few))) as client:
        first = await take_in(client, recorded("larder", SHORT).write())
        second = await take_in(client, recorded("gold").write())
        for _time in range(3):
            await ask(client, first)
        answer = await client.post(f"/api/tables/{second}/review")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-reviews")
        await ask(client, first)


async def test_nobody_can_ask_for_a_larger_budget(client: Client, service: Service) -> None:
    table = await take_in(client, recorded("larder", SHORT).write())
    wish = {"worlds": 10**9, "rollouts": 10**9, "iterations": 10**9, "budget": {"worlds": 10**9}}
    answer = await client.post(f"/api/tables/{table}/review?worlds=1000000000", json=wish)
    assert answer.status_code == 200
    assert [job.budget for job in service.reviews.jobs.values()] == [SMALL]


async def test_two_processes_may_make_the_same_review(service: Service, client: Client) -> None:
    """Neither knows of the other: the first to be done is kept, and both say the same."""
    other = Reviews(service.config, service.registry.reader, service.writer)
    other.start()
    try:
        log = recorded("larder", SHORT)
        mine, theirs = await asyncio.gather(service.reviews.ask(log), other.ask(log))
        assert mine is not theirs
        # The service under test has a loop of its own: its events do not wake this one.
        for _attempt in range(800):
            if mine.ended.is_set() and theirs.ended.is_set():
                break
            await asyncio.sleep(0.25)
        assert mine.review == theirs.review is not None
        stored = await service.registry.reader.review(mine.key)
        assert stored is not None
        assert msgspec.json.decode(stored, type=Review) == mine.review
    finally:
        await other.stop()


async def test_what_another_process_made_meanwhile_is_not_made_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review that waits in line is looked for once more before it is begun."""
    monkeypatch.setattr("logovo.server.reviews.reviewer.sys.executable", "/bin/true")
    log = recorded("larder", SHORT)
    told = review(log, ReviewBudget(worlds=4, rollouts=1, iterations=4))
    await service.start()
    late = Reviews(service.config, service.registry.reader, service.writer)
    try:
        job = await late.ask(log)
        assert not job.ended.is_set()
        await service.reviews.keep(job.key, told)
        late.start()
        await asyncio.wait_for(job.ended.wait(), 60)
        assert job.review == told
    finally:
        await late.stop()
        await service.stop()


async def test_what_could_have_been_known_is_read_for_one_decision(client: Client) -> None:
    log = recorded("gold")
    table = await take_in(client, log.write())
    page = await ready(client, table)
    told = review(log, resized(budget_for("gold"), worlds=4, rollouts=1, seed=1))
    made = next(made for made in told.decisions if made.known)
    answer = await client.get(f"/api/tables/{table}/review/{made.entry}")
    known = msgspec.json.decode(answer.content, type=CouldKnow)
    assert known.seat == made.seat
    assert [(one.kind, one.seat, one.share) for one in known.known] == [
        (one.kind, one.seat, one.share) for one in made.known
    ]
    assert {one.seat for one in known.known}.isdisjoint({made.seat}), "one's own is no secret"
    last = page.decisions[-1].entry
    answer = await client.get(f"/api/tables/{table}/review/{last + 1000}")
    assert answer.json()["code"] == "no-decision"
    answer = await client.get(f"/api/tables/nosuchtable/review/{last}")
    assert answer.json()["code"] == "unknown-table"
