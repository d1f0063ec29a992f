"""What a house for strangers must not do: keep refusals, believe clocks, show too much, be
fooled by names or by pages of others; and one bad row must not be everybody's trouble."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
import structlog
from litestar.testing import AsyncTestClient

from logovo.server.commands.names import clean_name, distinct, likeness, one_line
from logovo.server.net.app import make_app
from logovo.server.net.handler import BEAT
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.logs import unfailing
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.server.store.reader import Reader
from logovo.server.table.clocks import deadline_of
from logovo.server.table.live_table import LiveTable
from logovo.wire import commands as say
from logovo.wire.http import Join, NewTable, SeatWish
from logovo.wire.messages import Because, Rematch, Snapshot
from logovo.wire.nouns import Settings
from tests.server.test_inside import live_table
from tests.server.test_races import Person, Two, until

OPEN = {"game": "larder", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "open"}]}
DAY = 86_400_000


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    yield service
    await service.stop()


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["", "\u3164", "\u2800\u2800", "\u200b", "\u0301\u0301", "\u202e "]
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(RequestError, match="bad-name"):
        clean_name(name)


def test_what_hides_in_a_name_is_gone() -> None:
    assert clean_name("An\u200bna\u202e") == "Anna"
    assert clean_name("Зо\u0301я") == "Зо\u0301я"
    assert one_line("Z\u0300\u0301\u0302\u0303\u0304alg\u0300\u0301\u0302\u0303o") != "Zalgo"
    assert len(one_line("Z" + "\u0334" * 50 + "o")) <= 4


@pytest.mark.parametrize(
    ("one", "two"),
    [("Anna", "Аnnа"), ("Anna", "ANNA"), ("Anna", "Ａｎｎａ"), ("Вор", "Bop"), ("Ann a", "Anna")],
)
def test_names_that_look_alike_are_told_apart(one: str, two: str) -> None:
    assert likeness(one) == likeness(two)
    assert distinct(two, [one]) == f"{two} 2"
    assert distinct(two, [one, f"{one} 2"]) == f"{two} 3"


def test_other_names_stay_as_they_are() -> None:
    assert distinct("Boris", ["Anna", "", "Vera"]) == "Boris"
    assert distinct("", ["", "Anna"]) == ""
    long = "x" * 24
    assert len(distinct(long, [long])) <= 24 and distinct(long, [long]) != long


async def test_a_name_is_fixed_in_play_and_unlike_the_others(service: Service) -> None:
    seats = [SeatWish("me"), SeatWish("open")]
    opened = await service.opening.open(NewTable("larder", "Anna", seats))
    joined = await service.opening.join(opened.table.id, Join("Аnna"))
    anna, other = Person(service, opened.token), Person(service, joined.token)
    for person in (anna, other):
        live = await person.sit(opened.table.id)
    assert [seat.name for seat in live.record.seats] == ["Anna", "Аnna 2"]
    assert (await other.do(say.DoName("anna"))).ok
    assert live.record.seats[1].name == "anna 2"
    assert (await anna.do(say.DoStart())).ok
    assert (await other.do(say.DoName("Boris"))).code == "not-lobby"


# --- pages of others ----------------------------------------------------------------------------


async def test_pages_of_others_cannot_post(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path))
    async with AsyncTestClient(make_app(service)) as client:
        own = str(client.base_url).rstrip("/")
        for headers, code in (
            ({"origin": "https://elsewhere.example"}, "bad-origin"),
            ({"origin": "null"}, "bad-origin"),
            ({"content-type": "text/plain"}, "malformed"),
            ({"content-type": "application/x-www-form-urlencoded"}, "malformed"),
        ):
            answer = await client.post("/api/tables", json=OPEN, headers=headers)
            assert answer.json()["code"] == code, headers
        assert not service.registry.tables
        kept = await client.post("/api/tables", json=OPEN, headers={"origin": own})
        assert kept.status_code == 201
        table = kept.json()["table"]["id"]
        away = {"origin": "https://elsewhere.example"}
        assert (await client.post(f"/api/tables/{table}/code", headers=away)).status_code == 403
        assert (await client.post(f"/api/tables/{table}/code")).status_code == 200


async def test_a_body_nested_without_end_is_malformed_and_not_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with AsyncTestClient(make_app(Service(Config(data=tmp_path)))) as client:
        answer = await client.post(
            "/api/tables", content=b"[" * 100_000, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert "request-failed" not in capsys.readouterr().out


async def test_what_no_browser_sends_is_malformed_and_no_fault_of_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A log full of our own errors would hide the first one that is real."""

    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"tokens":[]}'

    json_kind = {"content-type": "application/json"}
    async with AsyncTestClient(make_app(Service(Config(data=tmp_path)))) as client:
        table = (await client.post("/api/tables", json=OPEN)).json()["table"]["id"]
        odd = {"origin": "http://[::1"}
        assert (await client.post("/api/mine", json={}, headers=odd)).json()["code"] == "bad-origin"
        for body, headers in (
            (b'{"tokens":["\xff"]}', json_kind),
            (pieces(), {}),  # no kind is named, and how long it is neither
        ):
            answer = await client.post("/api/mine", content=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        for host in ("a:b:c", "a:99999999", "a" * 5000):
            answer = await client.get(f"/api/tables/{table}/qr", headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
            assert (await client.get("/api/games", headers={"host": host})).status_code == 200
    assert "request-failed" not in capsys.readouterr().out


# --- what is kept -------------------------------------------------------------------------------


async def test_refusals_are_remembered_and_not_stored(service: Service) -> None:
    two = await Two(service).begin()
    person = two.asked
    for n in range(20):
        assert (await person.do(say.DoMove("take 99 99 99"), f"no-{n}")).code != ""
    first = await person.do(say.DoPhrase("no-such-phrase"), "again")
    assert await person.do(say.DoPhrase("hello"), "again") == first
    assert (await person.do(say.DoMove(person.move()), "yes")).ok
    with sqlite3.connect(service.config.file()) as file:
        kept = {row[0] for row in file.execute("SELECT command_id FROM commands")}
    assert "yes" in kept and not any(name.startswith(("no-", "again")) for name in kept)


async def test_listed_tables_are_chosen_before_they_are_cut(service: Service) -> None:
    listed = Settings(listed=True)
    seats = [SeatWish("me"), SeatWish("open")]
    wanted = await service.opening.open(NewTable("larder", "Anna", seats, settings=listed))
    full = [SeatWish("me"), SeatWish("closed")]
    for n in range(4):
        await service.opening.open(NewTable("larder", f"p{n}", full, settings=listed))
    found = await Reader(service.engine).listed(3)
    assert [record.id for record in found] == [wanted.table.id]


# --- one bad row --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE tables SET record = 'no record' WHERE id = ?",
        "UPDATE tables SET record = '{\"id\": 7}' WHERE id = ?",
        "UPDATE entries SET chance = 'x' WHERE table_id = ?",
        "UPDATE entries SET kind = 'sunrise' WHERE table_id = ?",
        "UPDATE entries SET text = 'nothing' WHERE table_id = ? AND seq = 2",
    ],
)
async def test_a_row_that_cannot_be_read_is_one_tables_trouble(
    tmp_path: Path, harm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first = Service(Config(data=tmp_path, bot_pace=0))
    await first.start()
    two, other = await Two(first).begin(), await Two(first).begin()
    assert (await two.asked.do(say.DoMove(two.asked.move()))).ok
    await first.stop()
    table = two.live.record.id
    with sqlite3.connect(first.config.file()) as file:
        assert file.execute(harm, [table]).rowcount >= 1
        file.execute("UPDATE tables SET due = 1")
    again = Service(Config(data=tmp_path, bot_pace=0))
    await again.start()
    try:
        for _time in range(3):
            with pytest.raises(RequestError, match="bad-log"):
                await again.registry.get(table)
            await again.wake_due()
            assert await again.registry.reader.listed(10) == []
        assert (await again.registry.get(other.live.record.id)).timeline.seq == 1
        assert again.registry.aside == {table}
    finally:
        await again.stop()
    assert capsys.readouterr().out.count("table-unreadable") == 1


# --- readiness ----------------------------------------------------------------------------------


async def test_a_house_that_cannot_store_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = Service(Config(data=tmp_path))
    monkeypatch.setattr("logovo.server.service.CHECKED_FOR", -1.0)
    async with AsyncTestClient(make_app(service)) as client:
        assert (await client.get("/health/ready")).status_code == 200
        hand = service.writer.hand
        assert hand is not None
        file = hand.file
        # As on a disk that is full: reading goes on, nothing can be written.
        await asyncio.to_thread(file.connection.execute, "PRAGMA query_only = 1")
        answer = await client.get("/health/ready")
        assert (answer.status_code, answer.json()["ready"]) == (503, False)
        said = await client.post("/api/tables", json=OPEN)
        assert (said.status_code, said.json()["code"]) == (503, "busy")
        assert (await client.get("/health/live")).status_code == 200
        await asyncio.to_thread(file.connection.execute, "PRAGMA query_only = 0")
        assert (await client.get("/health/ready")).status_code == 200


# --- clocks -------------------------------------------------------------------------------------


def test_time_goes_on_evenly_when_the_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now_ms()
    for jump in (-3600, 3600, -(10**6)):
        real = time.time_ns()
        monkeypatch.setattr(time, "time_ns", partial(int, real + jump * 10**9))
        assert 0 <= now_ms() - before < 60_000


def test_a_clock_set_back_between_two_runs_gives_nobody_more_time() -> None:
    live = live_table("larder", 2, {})  # ninety seconds for a move
    rows = [kept.row for kept in live.timeline.past]
    earlier = rows[0].at - DAY
    again = LiveTable(live.record.copy(), rows, earlier)
    assert deadline_of(again.record, again.timeline) == earlier + 90_000
    later = LiveTable(live.record.copy(), rows, rows[0].at + 10_000)
    assert deadline_of(later.record, later.timeline) == rows[0].at + 90_000


# --- tells --------------------------------------------------------------------------------------


async def test_the_answer_to_why_comes_at_its_beat(service: Service) -> None:
    two = await Two(service).begin()
    person = two.asked
    for text in (person.move(), "nonsense"):
        begun = time.monotonic()
        await person.handler.serve(say.Why("w", text))
        assert not answered(person), "other messages are not held up"
        await until(lambda: answered(person))
        assert time.monotonic() - begun >= BEAT * 0.9
        person.sent.clear()


async def test_an_onlooker_who_lags_hears_of_a_rematch_after_the_end(service: Service) -> None:
    seats = [SeatWish("me"), SeatWish("bot")]
    wish = NewTable("larder", "Anna", seats, settings=Settings(delay=3600), start=True)
    opened = await service.opening.open(wish)
    host, watcher = Person(service, opened.token), Person(service, "")
    for person in (host, watcher):
        live = await person.sit(opened.table.id)
    assert (await host.do(say.DoEnd())).ok
    assert live.pending
    assert (await host.do(say.DoRematch())).ok
    await until(lambda: is_told(host))
    late = Person(service, "")
    await late.sit(opened.table.id)
    await until(lambda: any(isinstance(one, Snapshot) for one in late.sent))
    assert not is_told(watcher) and not is_told(late)
    # Their time comes.
    live.pending = [msgspec.structs.replace(row, at=0) for row in live.pending]
    async with live.lock:
        service.commits.show_delayed(live)
    await until(lambda: is_told(watcher) and is_told(late))


def answered(person: Person) -> bool:
    return any(isinstance(message, Because) for message in person.sent)


def is_told(person: Person) -> bool:
    return any(isinstance(message, Rematch) for message in person.sent)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_who_logs_on_a_full_disk_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    gone_on = False
    # Closing it fails, too.
    with contextlib.suppress(OSError), Path("/dev/full").open("w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        with pytest.raises(OSError, match="No space"):
            structlog.WriteLogger(full).error("lost")
        unfailing().error("lost")
        gone_on = True
    assert gone_on
