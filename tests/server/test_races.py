"""Two things at once, and stores that fail: what must not happen between the lines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path

import msgspec
import pytest

from logovo.core.seats import Seat
from logovo.server.bots.keeper import Keeper
from logovo.server.commands import moves
from logovo.server.net.handler import Handler
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.server.table.viewer import Viewer
from logovo.wire import commands as say
from logovo.wire.http import Join, NewTable, SeatWish
from logovo.wire.messages import FromServer, Rematch, Result
from tests.server.test_inside import live_table

NUMBERS = count(1)
HEARD: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Person:
    """Somebody at a table of a service in this process."""

    def __init__(self, service: Service, token: str) -> None:
        self.service = service
        self.token = token
        self.sent: list[FromServer] = []
        self.viewer = Viewer(self.send, self.close, queue=256)
        self.handler = Handler(service, self.viewer)

    async def send(self, text: str) -> None:
        self.sent.append(HEARD.decode(text))

    async def close(self) -> None:
        pass

    async def sit(self, table: str) -> LiveTable:
        self.live = await self.handler.hello(say.Hello(table, self.token))
        return self.live

    async def do(self, do: say.AnyDo, name: str = "") -> Result:
        command = say.Command(name or f"command-{next(NUMBERS)}", 1 << 30, do)
        return await self.handler.command(self.live, command)

    def move(self) -> str:
        timeline = self.live.timeline
        return str(timeline.game.legal(timeline.state, Seat(self.viewer.seat))[0])


class Two:
    """A started table of larder with two people and no bot."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def begin(self) -> Two:
        wish = NewTable("larder", "Anna", [SeatWish("me"), SeatWish("open")])
        opened = await self.service.opening.open(wish)
        joined = await self.service.opening.join(opened.table.id, Join("Boris"))
        self.people = [Person(self.service, opened.token), Person(self.service, joined.token)]
        for person in self.people:
            self.live = await person.sit(opened.table.id)
        assert (await self.people[0].do(say.DoStart())).ok
        return self

    @property
    def asked(self) -> Person:
        return self.people[self.live.awaited()[0]]

    async def stored(self) -> list[int]:
        rows = await self.service.registry.reader.entries(self.live.record.id, 0)
        return [row.seq for row in rows]


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    yield await Two(service).begin()
    await service.stop()


async def out_of_order(*_asked: object) -> None:
    raise OSError("no space left")


async def test_a_move_that_cannot_be_stored_is_forgotten(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = two.asked
    text = person.move()
    monkeypatch.setattr(two.service.writer, "put", out_of_order)
    assert (await person.do(say.DoMove(text), "the-same-id")).code == "busy"
    monkeypatch.undo()
    assert two.asked is person
    assert (await person.do(say.DoMove(text), "the-same-id")).ok
    assert await two.stored() == [1, 2]


async def test_a_store_that_is_away_for_a_while_leaves_no_gap(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither can the move be stored nor can it be looked up what is."""
    person = two.asked
    text = person.move()
    monkeypatch.setattr(two.service.writer, "put", out_of_order)
    monkeypatch.setattr(two.service.registry.reader, "record", out_of_order)
    for _try in range(3):
        assert not (await person.do(say.DoMove(text))).ok
    monkeypatch.undo()
    assert (await person.do(say.DoMove(text))).ok
    assert await two.stored() == [1, 2]
    assert two.live.timeline.seq == two.live.shown_seq == 2


async def test_rules_that_break_in_the_middle_of_a_move_leave_no_trace(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = two.asked
    text = person.move()
    played = moves.move_text

    def broken(*asked: object) -> None:
        played(two.live, person.viewer.seat, text, now_ms())
        raise RuntimeError("a flaw in the rules")

    monkeypatch.setattr(moves, "move_text", broken)
    assert (await person.do(say.DoMove(text))).code == "server"
    monkeypatch.undo()
    assert two.asked is person
    assert (await person.do(say.DoMove(text))).ok
    assert await two.stored() == [1, 2]


async def test_whoever_is_back_plays_himself_though_his_bot_failed(two: Two) -> None:
    keeper = Keeper(two.service.commits, two.service.pool, two.live)
    seat = two.asked.viewer.seat
    await keeper.play_instead(seat, "failed")
    assert await two.stored() == [1]
    two.live.presence.kept.add(seat)
    await keeper.play_instead(seat, "failed")
    assert await two.stored() == [1, 2]


async def test_a_move_in_the_last_moment_counts_and_is_not_followed_by_another(two: Two) -> None:
    keeper = Keeper(two.service.commits, two.service.pool, two.live)
    seat = two.asked.viewer.seat
    async with two.live.lock:
        late = asyncio.create_task(keeper.play_for_the_late())
        await asyncio.sleep(0.01)
        change = moves.move_text(two.live, seat, two.asked.move(), now_ms())
        await two.service.commits.commit(two.live, change, None)
    await late
    assert await two.stored() == [1, 2]
    await keeper.play_for_the_late()
    assert await two.stored() == [1, 2, 3]


async def test_the_clock_of_a_paused_table_stands(two: Two) -> None:
    keeper = Keeper(two.service.commits, two.service.pool, two.live)
    async with two.live.lock:
        late = asyncio.create_task(keeper.play_for_the_late())
        await asyncio.sleep(0.01)
        record = two.live.record.copy()
        record.status = "paused"
        two.live.set_record(record)
    await late
    assert await two.stored() == [1]


async def test_a_table_asked_for_by_many_is_in_memory_once(two: Two) -> None:
    registry, table = two.service.registry, two.live.record.id
    registry.forget(two.live)
    found = await asyncio.gather(*(registry.get(table) for _i in range(10)))
    assert len({id(live) for live in found}) == 1
    asked = [registry.get("nosuchtable") for _i in range(5)]
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(answer, RequestError)
        assert answer.code == "unknown-table"
    await asyncio.sleep(0)
    assert registry.loading == {}


async def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0, idle_minutes=0.001))
    await service.start()
    two = await Two(service).begin()
    table, person = two.live.record.id, two.asked
    two.live.changed.set()
    await asyncio.sleep(0.2)
    assert service.registry.tables == {table: two.live}  # somebody is there
    assert (await person.do(say.DoMove(person.move()))).ok
    for one in two.people:
        one.handler.goodbye()
    for _wait in range(100):
        two.live.changed.set()
        await asyncio.sleep(0.05)
        if not service.registry.tables:
            break
    assert service.registry.tables == {}
    again = await service.registry.get(table)
    assert again is not two.live
    assert again.timeline.seq == two.live.timeline.seq == 2
    await service.stop()


async def test_a_rematch_is_told_once_to_each(two: Two) -> None:
    while not two.live.timeline.state.is_over():
        person = two.asked
        assert (await person.do(say.DoMove(person.move()))).ok
    anna, boris = two.people
    assert (await anna.do(say.DoRematch())).ok
    assert (await anna.do(say.DoSay("once more?"))).ok
    await until(lambda: all(rematches(each) for each in two.people))
    await asyncio.sleep(0.05)  # a second telling would come now
    told = [rematches(each) for each in two.people]
    assert [len(each) for each in told] == [1, 1]
    assert told[0][0].table == told[1][0].table
    assert told[0][0].token != told[1][0].token
    # Whoever asks again is told again.
    assert (await boris.do(say.DoRematch())).ok
    await until(lambda: len(rematches(boris)) == 2)


def rematches(person: Person) -> list[Rematch]:
    return [one for one in person.sent if isinstance(one, Rematch)]


async def until(true: Callable[[], bool]) -> None:
    """Waits as long as a busy machine may need; fails if it never comes true."""
    for _wait in range(500):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came true")


async def test_after_a_claim_nothing_is_taken_back() -> None:
    live = live_table("lucky", 4, {"claims": "on"})
    seat = live.awaited()[0]
    live.undo.seat = seat
    assert moves.claim(live, 1, "claim g1 gold", now_ms()).kept is not None
    with pytest.raises(RequestError) as no:
        moves.undo(live, seat, now_ms())
    assert no.value.code == "no-undo"
    assert live.timeline.seq == 2
