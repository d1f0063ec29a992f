"""What somebody at a table could do again and again: each has its bound."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from logovo.bots.registry import LEVELS
from logovo.server.commands.chronicle import KEPT
from logovo.server.process.config import Config
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.wire import commands as say
from logovo.wire.http import Join, NewTable, SeatWish
from logovo.wire.messages import Bye, Noted, Result, Snapshot, Trouble
from logovo.wire.nouns import Settings
from tests.server.raw import Raw
from tests.server.served import Served
from tests.server.test_races import Person

OFTEN = 100


class Three:
    """A table of larder at which it is Anna's or Boris' turn for as long as a test takes: their
    bot does not move."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def begin(self) -> Three:
        seats = [SeatWish("me"), SeatWish("open"), SeatWish("bot", "easy")]
        opened = await self.service.opening.open(NewTable("larder", "Anna", seats))
        joined = await self.service.opening.join(opened.table.id, Join("Boris"))
        self.host = Person(self.service, opened.token)
        self.guest = Person(self.service, joined.token)
        self.live: LiveTable = await self.host.sit(opened.table.id)
        await self.guest.sit(opened.table.id)
        assert (await self.host.do(say.DoStart())).ok
        return self

    async def again(self, token: str) -> Person:
        """The same person on a new connection."""
        person = Person(self.service, token)
        await person.sit(self.live.record.id)
        return person


@pytest.fixture
async def three(tmp_path: Path) -> AsyncIterator[Three]:
    service = Service(Config(data=tmp_path, bot_pace=1000))
    await service.start()
    yield await Three(service).begin()
    await service.stop()


def refused(results: list[Result]) -> list[Result]:
    assert {one.code for one in results} <= {"", "too-fast"}
    no = [one for one in results if not one.ok]
    assert all(int(str(one.facts["seconds"])) >= 1 for one in no)
    return no


async def test_a_host_cannot_flood_the_chronicle_with_levels(three: Three) -> None:
    assert (await three.host.do(say.DoKick(1))).ok
    assert (await three.host.do(say.DoLetBack(1))).ok
    results = []
    for at in range(OFTEN):
        results.append(await three.host.do(say.DoBot(2, LEVELS[at % 3])))
    assert len(refused(results)) > OFTEN // 2
    kinds = [note.kind for note in three.live.record.notes]
    assert kinds.count("bot") == 1, "said once, with the newest level"
    assert "unseated" in kinds and "let-back" in kinds
    assert three.live.record.notes[-1].level == three.live.record.seats[2].level


async def test_pauses_are_bounded_and_push_nothing_out(three: Three) -> None:
    assert (await three.guest.do(say.DoLeave())).ok
    results = []
    for _at in range(OFTEN // 2):
        results += [await three.host.do(say.DoPause()), await three.host.do(say.DoResume())]
    assert [one for one in results if one.code == "too-fast"]
    kinds = [note.kind for note in three.live.record.notes]
    assert len(kinds) <= 4 < KEPT and "left" in kinds


async def test_a_seat_is_not_left_and_taken_back_without_end(three: Three) -> None:
    results = []
    for _at in range(OFTEN // 2):
        results += [await three.guest.do(say.DoLeave()), await three.guest.do(say.DoReturn())]
    assert [one for one in results if one.code == "too-fast"]
    assert (await three.host.do(say.DoPause())).ok, "whoever else sits here is not held back"


async def test_names_and_settings_in_the_lobby_are_bounded(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path))
    await service.start()
    wish = NewTable("larder", "Anna", [SeatWish("me"), SeatWish("open")])
    opened = await service.opening.open(wish)
    host = Person(service, opened.token)
    await host.sit(opened.table.id)
    names = [await host.do(say.DoName(f"Anna {at}")) for at in range(OFTEN)]
    assert len(refused(names)) > OFTEN // 2
    assert (await host.do(say.DoSetup(players=3))).code == "too-fast"
    await service.stop()


async def test_a_new_connection_gives_no_new_breath_for_talk(three: Three) -> None:
    results = []
    for at in range(OFTEN // 4):
        person = three.host if at < 3 else await three.again(three.host.token)
        results.append(await person.do(say.DoSay(f"word {at}")))
    assert len(refused(results)) >= OFTEN // 4 - 8
    assert (await three.guest.do(say.DoSay("may I?"))).ok


async def test_onlookers_of_one_address_share_their_breath(three: Three) -> None:
    results = []
    for at in range(OFTEN // 4):
        onlooker = Person(three.service, "")
        onlooker.viewer.network = "192.0.2.7"
        await onlooker.sit(three.live.record.id)
        results.append(await onlooker.do(say.DoSay(f"word {at}")))
    assert len(refused(results)) >= OFTEN // 4 - 8


async def test_a_move_is_not_taken_back_without_end(three: Three) -> None:
    """Each time two rows are stored and everybody is told."""
    live = three.live
    undone = 0
    for _at in range(OFTEN):
        asked = [one for one in (three.host, three.guest) if one.viewer.seat in live.awaited()]
        if not asked:
            break
        person = asked[0]
        legal = live.choices.of(live.timeline, person.viewer.seat, True)
        assert legal is not None
        # To keep one's cards shows nothing, and neither does to take what lies open.
        text = next((one for one in legal.legal if one in ("keep", "take")), legal.legal[0])
        assert (await person.do(say.DoMove(text))).ok
        live.offer_undo()
        result = await person.do(say.DoUndo())
        undone += result.ok
        if result.code == "too-fast":
            break
    else:
        raise AssertionError("without end")
    assert undone <= 2 * 13


async def test_whoever_comes_again_and_again_has_to_wait(tmp_path: Path) -> None:
    """Every connection would have the limits of a connection anew."""
    server = Served(tmp_path, "--requests-per-minute", "40").start()
    try:
        opened = await server.doors.open("larder", "Anna", ["me", "open"])
        told: Counter[str] = Counter()
        for _at in range(60):
            async with Raw(server.base) as raw:
                with contextlib.suppress(ConnectionClosed):  # it may be closed by now
                    await raw.say({"t": "hello", "table": opened.table.id})
                first = await raw.any()
                told[first.code if isinstance(first, Trouble) else "in"] += 1
                if isinstance(first, Trouble):
                    assert (await raw.hear(Bye)).resume
        assert told["too-fast"] >= 15
        assert told["in"] + told["too-fast"] == 60
    finally:
        server.stop()
    assert server.failures() == []


async def test_onlookers_who_see_the_past_hear_of_the_end_with_it(tmp_path: Path) -> None:
    """The chronicle says that the host has broken the game off."""
    service = Service(Config(data=tmp_path, bot_pace=1000))
    await service.start()
    seats = [SeatWish("me"), SeatWish("bot", "easy")]
    wish = NewTable("larder", "Anna", seats, settings=Settings(delay=3600), start=True)
    opened = await service.opening.open(wish)
    host, onlooker = Person(service, opened.token), Person(service, "")
    live = await host.sit(opened.table.id)
    await onlooker.sit(opened.table.id)
    assert (await host.do(say.DoEnd())).ok
    late = Person(service, "")
    await late.sit(opened.table.id)
    await asyncio.sleep(0.05)
    assert [one.note.kind for one in host.sent if isinstance(one, Noted)] == ["ended"]
    assert not [one for one in onlooker.sent if isinstance(one, Noted)]
    assert isinstance(late.sent[0], Snapshot) and late.sent[0].notes == []
    assert live.is_late()
    live.show_delayed(now_ms() + 3_600_001)
    await asyncio.sleep(0.05)
    assert [one.note.kind for one in onlooker.sent if isinstance(one, Noted)] == ["ended"]
    assert not live.is_late()
    await service.stop()
