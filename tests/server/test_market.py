"""A person's offer at gold's market and the bot it is for: it is answered, or its sender told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from logovo.core.seats import Seat
from logovo.server.bots.keeper import Keeper
from logovo.server.commands import moves
from logovo.server.process.config import Config
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.wire import commands as say
from logovo.wire.http import NewTable, SeatWish
from logovo.wire.messages import Result
from tests.server.test_races import Person

READY = "ready"
BOT = 1


class Market:
    """Anna, and two bots who would leave at once, at a market that has just begun."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def begin(self, dice: random.Random) -> bool:
        """False if Anna has nothing to give."""
        seats = [SeatWish("me"), SeatWish("bot", "easy"), SeatWish("bot", "easy")]
        opened = await self.service.opening.open(NewTable("gold", "Anna", seats))
        self.anna = Person(self.service, opened.token)
        self.live: LiveTable = await self.anna.sit(opened.table.id)
        assert (await self.anna.do(say.DoStart())).ok
        live = self.live
        for _at in range(3000):
            timeline = live.timeline
            if timeline.game.clock(timeline.state) or timeline.state.is_over():
                break
            seat = dice.choice(live.awaited())
            legal = timeline.game.legal(timeline.state, Seat(seat))
            async with self.service.commits.at(live):
                change = moves.move(live, seat, dice.choice(legal), now_ms())
                assert await self.service.commits.commit(live, change, None)
        return bool(self.gifts())

    def gifts(self) -> list[list[str]]:
        found = self.live.choices.of(self.live.timeline, 0, True)
        legal = [] if found is None else found.legal
        return [text.split(" ") for text in legal if text.startswith("offer p2 ")]

    async def offer(self) -> Result:
        gift = self.gifts()[0]
        return await self.anna.do(say.DoMove(f"offer p2 give {gift[3]} get -"))

    def keeper(self) -> Keeper:
        """One who lets nobody wait; the table's own waits longer than a test takes."""
        keeper = Keeper(self.service.commits, self.service.pool, self.live)
        keeper.pace.stretch = 0
        return keeper

    def has_left(self, seat: int) -> bool:
        return seat not in self.live.awaited()


@pytest.fixture
async def market(tmp_path: Path) -> AsyncIterator[Market]:
    service = Service(Config(data=tmp_path, bot_pace=1000))
    await service.start()
    dice = random.Random(4)
    market = Market(service)
    while not await market.begin(dice):
        pass
    yield market
    await service.stop()


async def test_an_offer_that_comes_while_a_bot_thinks_is_looked_at(
    market: Market, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = asyncio.Event()

    async def leave(*_asked: object) -> str:
        await thought.wait()
        return READY

    monkeypatch.setattr(market.service.pool, "think", leave)
    thinking = asyncio.create_task(market.keeper().think(BOT))
    await asyncio.sleep(0)
    assert (await market.offer()).ok
    thought.set()
    await thinking
    assert not market.has_left(BOT), "it has to think again"


async def test_an_offer_in_the_moment_of_leaving_is_looked_at(
    market: Market, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave(*_asked: object) -> str:
        return READY

    monkeypatch.setattr(market.service.pool, "think", leave)
    live, commits = market.live, market.service.commits
    keeper = market.keeper()
    async with commits.at(live):
        leaving = keeper.thinking[BOT] = asyncio.create_task(keeper.think(BOT))
        while BOT not in keeper.playing:
            await asyncio.sleep(0)
        gift = market.gifts()[0]
        change = moves.move_text(live, 0, f"offer p2 give {gift[3]} get -", now_ms())
        assert await commits.commit(live, change, None)
    await leaving
    assert not market.has_left(BOT), "it has to think again"
    await keeper.think(BOT)
    assert market.has_left(BOT), "nobody has done anything since"


async def test_who_has_left_gets_no_offer_and_its_sender_is_told(
    market: Market, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave(*_asked: object) -> str:
        return READY

    monkeypatch.setattr(market.service.pool, "think", leave)
    gift = market.gifts()[0]
    await market.keeper().think(BOT)
    assert market.has_left(BOT)
    no = await market.anna.do(say.DoMove(f"offer p2 give {gift[3]} get -"))
    assert (no.code, no.rule.partition(".")[0]) == ("refused", "gold")


async def test_offers_without_end_are_refused_by_the_rules(market: Market) -> None:
    """Also where each is withdrawn at once. What is refused is not stored."""
    live = market.live
    entries = len(live.timeline.table.log.entries)
    gift = market.gifts()[0]
    rules: set[str] = set()
    for _at in range(60):
        rules.add((await market.anna.do(say.DoMove(f"offer p2 give {gift[3]} get -"))).rule)
        found = live.choices.of(live.timeline, 0, True)
        for text in [] if found is None else found.legal:
            if text.startswith("withdraw"):
                assert (await market.anna.do(say.DoMove(text))).ok
    assert "gold.offer-limit" in rules
    assert len(live.timeline.table.log.entries) - entries <= 2 * 8
