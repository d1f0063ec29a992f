"""Two things at once, and stores that fail: what must not happen between the lines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import msgspec
import pytest

from logovo.core.seats import Seat
from logovo.server import play
from logovo.server.config import Config
from logovo.server.errors import No
from logovo.server.house import House
from logovo.server.keeper import Keeper
from logovo.server.live import Live
from logovo.server.records import now_ms
from logovo.server.viewer import Viewer
from logovo.server.wire import commands as say
from logovo.server.wire.http import Join, NewTable, SeatWish
from logovo.server.wire.messages import FromServer, Rematch, Result
from tests.server.test_inside import live_table

NUMBERS = count(1)
HEARD: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Person:
    """Somebody at a table of a house in this process."""

    def __init__(self, house: House, token: str) -> None:
        self.house = house
        self.token = token
        self.sent: list[FromServer] = []
        self.viewer = Viewer(self.send, self.close, queue=256)

    async def send(self, text: str) -> None:
        self.sent.append(HEARD.decode(text))

    async def close(self) -> None:
        pass

    async def sit(self, table: str) -> Live:
        self.live = await self.house.desk.hello(self.viewer, say.Hello(table, self.token))
        return self.live

    async def do(self, do: say.AnyDo, name: str = "") -> Result:
        command = say.Command(name or f"command-{next(NUMBERS)}", 1 << 30, do)
        return await self.house.desk.result(self.live, self.viewer, command)

    def move(self) -> str:
        fold = self.live.folded
        return str(fold.game.legal(fold.state, Seat(self.viewer.seat))[0])


class Two:
    """A started table of larder with two people and no bot."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def begin(self) -> Two:
        wish = NewTable("larder", "Anna", [SeatWish("me"), SeatWish("open")])
        opened = await self.house.hall.open(wish)
        joined = await self.house.hall.join(opened.table.id, Join("Boris"))
        self.people = [Person(self.house, opened.token), Person(self.house, joined.token)]
        for person in self.people:
            self.live = await person.sit(opened.table.id)
        assert (await self.people[0].do(say.DoStart())).ok
        return self

    @property
    def asked(self) -> Person:
        return self.people[self.live.awaited()[0]]

    async def stored(self) -> list[int]:
        rows = await self.house.hall.reader.entries(self.live.record.id, 0)
        return [row.seq for row in rows]


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    house = House(Config(data=tmp_path, bot_pace=0))
    await house.start()
    yield await Two(house).begin()
    await house.stop()


async def out_of_order(*_asked: object) -> None:
    raise OSError("no space left")


async def test_a_move_that_cannot_be_stored_is_forgotten(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = two.asked
    text = person.move()
    monkeypatch.setattr(two.house.writer, "append", out_of_order)
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
    monkeypatch.setattr(two.house.writer, "append", out_of_order)
    monkeypatch.setattr(two.house.hall.reader, "record", out_of_order)
    for _try in range(3):
        assert not (await person.do(say.DoMove(text))).ok
    monkeypatch.undo()
    assert (await person.do(say.DoMove(text))).ok
    assert await two.stored() == [1, 2]
    assert two.live.folded.seq == two.live.shown_seq == 2


async def test_rules_that_break_in_the_middle_of_a_move_leave_no_trace(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = two.asked
    text = person.move()
    played = play.move

    def broken(*asked: object) -> None:
        played(two.live, person.viewer.seat, text, now_ms(), may_undo=False)
        raise RuntimeError("a flaw in the rules")

    monkeypatch.setattr(play, "move", broken)
    assert (await person.do(say.DoMove(text))).code == "server"
    monkeypatch.undo()
    assert two.asked is person
    assert (await person.do(say.DoMove(text))).ok
    assert await two.stored() == [1, 2]


async def test_whoever_is_back_plays_himself_though_his_bot_failed(two: Two) -> None:
    keeper = Keeper(two.house.hall, two.house.pool, two.live)
    seat = two.asked.viewer.seat
    await keeper.play_instead(seat, "failed")
    assert await two.stored() == [1]
    two.live.presence.kept.add(seat)
    await keeper.play_instead(seat, "failed")
    assert await two.stored() == [1, 2]


async def test_a_move_in_the_last_moment_counts_and_is_not_followed_by_another(two: Two) -> None:
    keeper = Keeper(two.house.hall, two.house.pool, two.live)
    seat = two.asked.viewer.seat
    async with two.live.lock:
        late = asyncio.create_task(keeper.play_for_the_late())
        await asyncio.sleep(0.01)
        change = play.move(two.live, seat, two.asked.move(), now_ms(), may_undo=False)
        await two.house.hall.commit(two.live, change, None)
    await late
    assert await two.stored() == [1, 2]
    await keeper.play_for_the_late()
    assert await two.stored() == [1, 2, 3]


async def test_the_clock_of_a_paused_table_stands(two: Two) -> None:
    keeper = Keeper(two.house.hall, two.house.pool, two.live)
    async with two.live.lock:
        late = asyncio.create_task(keeper.play_for_the_late())
        await asyncio.sleep(0.01)
        record = two.live.record.copy()
        record.status = "paused"
        two.live.set_record(record)
    await late
    assert await two.stored() == [1]


async def test_a_table_asked_for_by_many_is_in_memory_once(two: Two) -> None:
    hall, table = two.house.hall, two.live.record.id
    hall.forget(two.live)
    found = await asyncio.gather(*(hall.get(table) for _i in range(10)))
    assert len({id(live) for live in found}) == 1
    asked = [hall.get("nosuchtable") for _i in range(5)]
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(answer, No)
        assert answer.code == "unknown-table"
    await asyncio.sleep(0)
    assert hall.loading == {}


async def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    house = House(Config(data=tmp_path, bot_pace=0, idle_minutes=0.001))
    await house.start()
    two = await Two(house).begin()
    table, person = two.live.record.id, two.asked
    two.live.changed.set()
    await asyncio.sleep(0.2)
    assert house.hall.tables == {table: two.live}  # somebody is there
    assert (await person.do(say.DoMove(person.move()))).ok
    for one in two.people:
        house.desk.goodbye(two.live, one.viewer)
    for _wait in range(100):
        two.live.changed.set()
        await asyncio.sleep(0.05)
        if not house.hall.tables:
            break
    assert house.hall.tables == {}
    again = await house.hall.get(table)
    assert again is not two.live
    assert again.folded.seq == two.live.folded.seq == 2
    await house.stop()


async def test_a_rematch_is_told_once_to_each(two: Two) -> None:
    while not two.live.folded.state.is_over():
        person = two.asked
        assert (await person.do(say.DoMove(person.move()))).ok
    anna, boris = two.people
    assert (await anna.do(say.DoRematch())).ok
    assert (await anna.do(say.DoSay("once more?"))).ok
    await asyncio.sleep(0.05)
    told = [[one for one in each.sent if isinstance(one, Rematch)] for each in two.people]
    assert [len(each) for each in told] == [1, 1]
    assert told[0][0].table == told[1][0].table
    assert told[0][0].token != told[1][0].token
    # Whoever asks again is told again.
    assert (await boris.do(say.DoRematch())).ok
    await asyncio.sleep(0.05)
    assert sum(isinstance(one, Rematch) for one in boris.sent) == 2


async def test_after_a_claim_nothing_is_taken_back() -> None:
    live = live_table("lucky", 4, {"claims": "on"})
    seat = live.awaited()[0]
    live.undoable = seat
    assert play.claim(live, 1, "claim g1 gold", now_ms()).kept is not None
    with pytest.raises(No) as no:
        play.undo(live, seat, now_ms())
    assert no.value.code == "no-undo"
    assert live.folded.seq == 2
