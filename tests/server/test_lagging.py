"""Onlookers who see a table some time later: nothing tells them before that it is over."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from logovo.core.log import ASKED
from logovo.games import game
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.wire import commands as say
from logovo.wire.http import Join, NewTable, SeatWish
from logovo.wire.messages import Step, TableNews
from logovo.wire.nouns import Settings
from tests.server.leaks import START, new_record
from tests.server.test_races import Person, until

HOUR = 3600


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    yield service
    await service.stop()


class Watched:
    """Anna and Boris play, somebody looks on an hour behind."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def begin(self) -> Watched:
        settings = Settings(delay=HOUR, seconds=600, grace=HOUR)
        wish = NewTable("larder", "Anna", [SeatWish("me"), SeatWish("open")], settings=settings)
        opened = await self.service.opening.open(wish)
        self.table = opened.table.id
        joined = await self.service.opening.join(self.table, Join("Boris"))
        tokens = (opened.token, joined.token, "")
        self.people = [Person(self.service, token) for token in tokens]
        for person in self.people:
            self.live = await person.sit(self.table)
        self.anna, _boris, self.watcher = self.people
        assert (await self.anna.do(say.DoStart())).ok
        return self

    async def move(self) -> None:
        asked = self.people[self.live.awaited()[0]]
        assert (await asked.do(say.DoMove(asked.move()))).ok

    async def refusal(self, seat: int | None) -> str:
        with pytest.raises(RequestError) as no:
            await self.service.opening.join(self.table, Join("Gleb", seat))
        return no.value.code

    async def told(self) -> object:
        """Everything a link opens to a stranger, but for what grows older."""
        letters = await self.service.codes.draw(self.table)
        found = await self.service.codes.find(letters.letters, "203.0.113.7")
        refused = [await self.refusal(seat) for seat in (None, 0, 9)]
        return letters, found, refused, self.live.info(shadowed=True)

    async def show(self, up_to: Callable[[int], bool]) -> None:
        """The time comes for entries with these numbers."""
        live = self.live
        old = [
            msgspec.structs.replace(row, at=0) if up_to(row.seq) else row for row in live.pending
        ]
        async with live.lock:
            live.pending = old
            self.service.commits.show_delayed(live)


@pytest.fixture
async def watched(service: Service) -> Watched:
    return await Watched(service).begin()


async def test_no_answer_to_a_stranger_tells_that_the_game_is_over(watched: Watched) -> None:
    before = await watched.told()
    assert (await watched.anna.do(say.DoEnd())).ok
    assert await watched.told() == before
    await watched.show(lambda _seq: True)
    assert watched.live.info(shadowed=True).status == "over"
    assert await watched.refusal(None) == "not-playing"
    with pytest.raises(RequestError):
        await watched.service.codes.draw(watched.table)


async def test_the_end_is_no_news_to_onlookers_until_they_see_it(watched: Watched) -> None:
    await watched.move()
    await watched.show(lambda seq: seq == 1)
    heard = watched.watcher.sent
    await until(lambda: any(isinstance(one, Step) for one in heard))
    first = next(one for one in heard if isinstance(one, Step))
    assert first.clock is not None and first.clock.deadline
    heard.clear()
    assert (await watched.anna.do(say.DoEnd())).ok
    # Something else that they may hear comes after it.
    watched.live.say_table(now_ms())
    await until(lambda: bool(heard))
    news = [one for one in heard if isinstance(one, TableNews)]
    assert [one.table.status for one in news] == ["playing"], "and none at the end itself"
    assert news[0].clock is not None
    assert news[0].clock.deadline == first.clock.deadline, "it seems to run on"
    heard.clear()
    await watched.show(lambda _seq: True)
    await until(lambda: any(isinstance(one, TableNews) for one in heard))
    assert [one.table.status for one in heard if isinstance(one, TableNews)] == ["over"]


async def test_who_lags_hears_of_a_hint_with_the_entry_it_belongs_to(watched: Watched) -> None:
    live = watched.live
    live.timeline.hint(live.awaited()[0], ASKED, now_ms())
    assert live.info().hints
    assert not live.info(shadowed=True).hints


def test_a_game_of_memory_is_over_for_everybody_at_once() -> None:
    """Its onlookers see the present from the first grave on: nothing is hidden from them."""
    record = new_record(game("vampires"), 4, {})
    record.settings = Settings(delay=HOUR)
    live = LiveTable(record, [], START)
    live.begin(record, START)
    live.timeline.memory = True
    record.status = "over"
    assert live.info(shadowed=True).status == "over"
