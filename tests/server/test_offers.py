"""What is worked out after the answer, and what is worked out only once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.server.commands import moves
from logovo.server.process.config import Config
from logovo.server.service import Service
from logovo.server.table import offers
from logovo.server.table.live_table import LiveTable
from logovo.server.table.timeline import PIECE
from logovo.server.table.undo import Undo
from tests.server.leaks import START
from tests.server.test_races import Two
from tests.server.test_undo import begun


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    yield service
    await service.stop()


def play_on(live: LiveTable, dice: random.Random, most: int) -> int:
    """Play so many moves, or to the end; how many they were."""
    for at in range(most):
        timeline = live.timeline
        if timeline.state.is_over():
            return at
        seat = dice.choice(live.awaited())
        legal = timeline.game.legal(timeline.state, Seat(seat))
        moves.move(live, seat, dice.choice(legal), START + at)
    return most


@pytest.mark.parametrize("key", list(GAMES))
def test_a_kept_view_is_the_view(key: str) -> None:
    """After moves and after what was taken back, asked for once or again, or for the first time
    only after the next move."""
    live, dice = begun(key, 4)
    game, undone = GAMES[key], 0
    for at in range(1, 50):
        timeline = live.timeline
        if timeline.state.is_over():
            break
        for observer in range(-1, timeline.players):
            if dice.random() < 0.7:
                view = timeline.view(observer)
                assert view == game.view(timeline.state, Seat(observer))
                assert timeline.view(observer) is view
        before = timeline.state.clone()
        assert play_on(live, dice, 1) == 1
        for seat, view in timeline.views_before.items():
            assert view == game.view(before, seat)
        for seat, view in timeline.views.items():
            assert view == game.view(timeline.state, seat)
        if at % 5 == 0 and not timeline.state.is_over() and timeline.last is not None:
            timeline.undo(int(timeline.last.seat), START + at)
            undone += 1
    assert undone > 0


@pytest.mark.parametrize("key", list(GAMES))
def test_a_long_game_is_remembered_in_pieces(key: str) -> None:
    live, dice = begun(key, 6)
    timeline = live.timeline
    assert play_on(live, dice, 5 * PIECE) > 3 * PIECE
    if timeline.state.is_over():
        timeline.drop_last()
        timeline.drop_last()
    at_once, piecewise = Undo("one table"), Undo("one table")
    at_once.known_before(timeline)
    heard: list[int] = []
    while not piecewise.remember(timeline):
        assert piecewise.recall is not None
        heard.append(piecewise.recall.replay.at)
    assert len(heard) >= 2
    assert all(later - earlier <= PIECE for earlier, later in pairwise(heard))
    assert piecewise.heard == at_once.heard
    assert piecewise.offer(timeline) == at_once.offer(timeline)


async def test_what_is_out_of_question_is_not_looked_at(service: Service) -> None:
    """Nor is what the game itself can say: that is offered at once. And what is looked at after
    many such moves is answered as if each had been looked at."""
    spared = at_once = 0
    for key in GAMES:
        live, dice = begun(key, 7)
        timeline = live.timeline
        while timeline.seq < 4 * PIECE and play_on(live, dice, 1):
            service.offers.consider(live)
            fresh = Undo(live.undo.name)
            if service.offers.asked.pop(live, None) is None:
                offered = live.undo.seat >= 0
                spared, at_once = spared + (not offered), at_once + offered
                assert fresh.offer(timeline) == offered
            elif timeline.seq % 3 == 0:
                while not live.undo.remember(timeline):
                    pass
                assert live.undo.heard == timeline.seq - 1
                assert live.undo.offer(timeline) == fresh.offer(timeline)
    assert spared > 10 and at_once > 3


async def test_others_are_served_between_two_looks(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many wait to hear whether they may have their move back."""
    tables = [await Two(service).begin() for _table in range(3)]
    told: list[str] = []
    look = offers.look_at

    def noted(live: LiveTable) -> bool:
        told.append("looked")
        return look(live)

    monkeypatch.setattr(offers, "look_at", noted)
    for two in tables:
        service.offers.ask(two.live)
    while service.offers.asked:
        told.append("served")
        await asyncio.sleep(0)
    assert told.count("looked") == 3
    assert "looked looked" not in " ".join(told)


async def test_a_table_that_went_on_is_not_looked_at(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await Two(service).begin()
    looked: list[int] = []
    look = offers.look_at

    def noted(live: LiveTable) -> bool:
        looked.append(live.shown_seq)
        return look(live)

    monkeypatch.setattr(offers, "look_at", noted)
    async with two.live.lock:  # somebody is just changing it
        service.offers.ask(two.live)
        for _turn in range(5):
            await asyncio.sleep(0)
        assert looked == []
        two.live.shown_seq += 1
    while service.offers.asked:
        await asyncio.sleep(0)
    assert looked == []
    two.live.shown_seq -= 1


async def test_a_flaw_costs_an_undo_and_not_those_of_others(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await Two(service).begin(), await Two(service).begin()
    look, looked = offers.look_at, []

    def flawed(live: LiveTable) -> bool:
        if live is broken.live:
            raise RuntimeError("a flaw in a game")
        looked.append(live)
        return look(live)

    monkeypatch.setattr(offers, "look_at", flawed)
    service.offers.ask(broken.live)
    service.offers.ask(sound.live)
    while service.offers.asked:
        await asyncio.sleep(0)
    assert looked == [sound.live]
