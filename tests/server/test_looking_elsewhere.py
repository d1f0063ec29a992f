"""Whether a move may be taken back is looked at by another process where that takes long: with the
same answer, and only for as long as the move is the last one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from logovo.core.takeback import FEW
from logovo.core.views import NEWS, UNSAID
from logovo.games import GAMES
from logovo.server.bots.request import Line, ThinkRequest
from logovo.server.bots.worker import Followed, think
from logovo.server.process.config import Config
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.server.table.undo import Undo
from logovo.wire import commands as say
from logovo.wire.messages import UndoOffer
from tests.server.test_offers import play_on
from tests.server.test_races import Person, Two
from tests.server.test_undo import begun

MOVES = 40


def look(known: OrderedDict[str, Followed], live: LiveTable, first: int, seed: int) -> bool:
    """As the process is asked, with the entries it does not know yet."""
    timeline = live.timeline
    header = timeline.table.log.header
    new = timeline.table.log.entries[first:]
    lines = [Line(one.kind, one.seat, one.text, one.chance) for one in new]
    request = ThinkRequest(
        1,
        "table",
        timeline.generation,
        header.game,
        header.players,
        header.options,
        -1,
        "look",
        first,
        lines,
        seed=seed,
        worlds=FEW,
    )
    answer = think(known, request)
    assert not answer.lost and answer.harmless is not None
    return answer.harmless


@pytest.mark.parametrize("key", list(GAMES))
def test_another_process_comes_to_the_same(key: str) -> None:
    live, dice = begun(key, 3)
    here, there = Undo(live.record.id), OrderedDict[str, Followed]()
    known, harmless = 0, 0
    for _move in range(MOVES):
        timeline = live.timeline
        if timeline.state.is_over():
            break
        assert play_on(live, dice, 1) == 1
        if dice.random() < 0.6 and timeline.last is not None:
            seed = here.seed(timeline, timeline.last, FEW, 0)
            found = look(there, live, known, seed)
            assert found == here.is_harmless(timeline, FEW, 0)
            known = len(timeline.table.log.entries)
            harmless += int(found)
    assert key == "lucky" or harmless > 0  # there, every move shows a card


def test_gold_is_costly_from_the_first_unseen_theft_on() -> None:
    found: set[bool] = set()
    for seed in range(6):
        live, dice = begun("gold", seed)
        undo = Undo("one")
        for _move in range(60):
            if play_on(live, dice, 1) == 1:
                found.add(undo.is_costly(live.timeline))
    assert found == {False, True}


@pytest.fixture
async def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    # A game that cannot tell by itself what a move has shown, and whose worlds take long.
    monkeypatch.setattr(Undo, "said", lambda _undo, timeline: UNSAID if timeline.last else NEWS)
    monkeypatch.setattr(Undo, "is_costly", lambda _undo, timeline: timeline.last is not None)
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    yield service
    await service.stop()


async def harmless_move(two: Two) -> Person:
    """Somebody who has just made a move that they may have back."""
    for _move in range(60):
        person = two.asked
        assert (await person.do(say.DoMove(person.move()))).ok
        if Undo(two.live.record.id).is_harmless(two.live.timeline, 24, 0):
            return person
    raise AssertionError("no move could be taken back")


async def until_offered(two: Two, person: Person) -> None:
    two.service.offers.ask(two.live)
    async with asyncio.timeout(60):
        while two.live.undo.seat != person.viewer.seat:
            await asyncio.sleep(0.01)


@pytest.mark.timeout(120)
async def test_an_undo_is_offered_and_done_by_what_another_process_found(service: Service) -> None:
    two = await Two(service).begin()
    person = await harmless_move(two)
    before = len(two.live.timeline.table.log.entries)
    await until_offered(two, person)
    assert (await person.do(say.DoUndo())).ok
    assert len(two.live.timeline.table.log.entries) == before - 1
    assert service.pool.looker.count == 2


@pytest.mark.timeout(120)
async def test_who_was_too_late_is_offered_nothing(service: Service) -> None:
    two = await Two(service).begin()
    person = await harmless_move(two)
    service.offers.ask(two.live)
    while not service.registry.errands:
        await asyncio.sleep(0)
    assert (await two.asked.do(say.DoMove(two.asked.move()))).ok
    sent = len(person.sent)
    async with asyncio.timeout(60):
        while service.registry.errands:
            await asyncio.sleep(0.01)
    assert two.live.undo.seat < 0
    assert not any(isinstance(one, UndoOffer) for one in person.sent[sent:])


@pytest.mark.timeout(120)
async def test_a_process_that_cannot_tell_says_no(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await Two(service).begin()
    person = await harmless_move(two)
    await until_offered(two, person)
    monkeypatch.setattr(service.pool.looker, "limit", 0.0)
    assert (await person.do(say.DoUndo())).code == "no-undo"
