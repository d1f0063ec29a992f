"""Nothing keeps the event loop for more than a few milliseconds: not a move, not a look at a
whole game, not a table that is fetched from the store."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import TypeAlias, TypeVar

import pytest

from logovo.cli.checks import is_compiled
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.server.commands import moves
from logovo.server.process.config import Config
from logovo.server.service import Service
from logovo.server.store.record import Record, new_id
from logovo.server.store.rows import EntryRow
from logovo.wire import commands as say
from logovo.wire.http import Join, NewTable, SeatWish
from logovo.wire.nouns import Settings
from tests.server.leaks import START
from tests.server.test_races import Person
from tests.server.test_undo import begun
from tests.server.watchdog import Watchdog, watched

T = TypeVar("T")
Work: TypeAlias = Callable[[Service, str], Awaitable[Watchdog]]
LIMIT = 0.005
TRIES = 3
"""What is long is long every time; a machine with much else to do is slow now and then."""
MOVES = 100
LONG = 400


async def beside(work: Coroutine[None, None, T]) -> T:
    """In a task of its own, as a server does it for a connection."""
    return await asyncio.create_task(work)


async def seated(service: Service, key: str) -> list[Person]:
    people = max(GAMES[key].least, 3)
    seats = [SeatWish("me")] + [SeatWish("open")] * (people - 1)
    wish = NewTable(key, "p0", seats, settings=Settings(grace=3600))
    opened = await service.opening.open(wish)
    tokens = [opened.token]
    for i in range(1, people):
        tokens.append((await service.opening.join(opened.table.id, Join(f"p{i}"))).token)
    sitting = [Person(service, token) for token in tokens]
    for person in sitting:
        await person.sit(opened.table.id)
    assert (await sitting[0].do(say.DoStart())).ok
    return sitting


async def play(people: list[Person], dice: random.Random, most: int) -> int:
    """As browsers do; how often a move was taken back."""
    undone = 0
    live, service = people[0].live, people[0].service
    for _move in range(most):
        if live.record.status == "over":
            break
        seat = dice.choice(live.awaited())
        timeline, person = live.timeline, people[seat]
        text = str(dice.choice(timeline.game.legal(timeline.state, Seat(seat))))
        await beside(person.handler.serve(say.Why("why-this-one", text)))
        assert (await beside(person.do(say.DoMove(text)))).ok
        while service.offers.asked or service.registry.errands:
            await asyncio.sleep(0)
        if live.undo.seat == seat and undone < 5:
            undone += int((await beside(person.do(say.DoUndo()))).ok)
    return undone


async def browsers(service: Service, key: str) -> Watchdog:
    people = await seated(service, key)
    with watched(LIMIT) as dog:
        await play(people, random.Random(2), MOVES)
        live = people[0].live
        await beside(Person(service, "").sit(live.record.id))
        service.registry.forget(live)  # as a restart does
        again = [Person(service, person.token) for person in people]
        for person in again:
            await beside(person.sit(live.record.id))
        await play(again, random.Random(3), 10)
    return dog


def long_game(key: str) -> tuple[Record, list[EntryRow]]:
    for seed in count(9):
        live, dice = begun(key, seed)
        rows = [live.timeline.past[0].row]
        while len(rows) < LONG and not live.timeline.state.is_over():
            seat = dice.choice(live.awaited())
            legal = live.timeline.game.legal(live.timeline.state, Seat(seat))
            kept = moves.move(live, seat, dice.choice(legal), START).kept
            assert kept is not None
            rows.append(kept.row)
        if len(rows) == LONG:
            break
    live.record.id = new_id()
    return live.record, rows


async def fetching(service: Service, key: str) -> Watchdog:
    """A long game that nobody has in memory."""
    record, rows = long_game(key)
    with watched(LIMIT) as dog:
        await beside(service.commits.create(record, rows, None))
    return dog


async def is_quick(tmp_path: Path, key: str, work: Work) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0, show_pace=0))
    await service.start()
    try:
        await play(await seated(service, key), random.Random(1), 10)  # what is made only once
        for _try in range(TRIES):
            dog = await work(service, key)
            if not dog.barks:
                return
        raise AssertionError(f"the longest took {1000 * dog.longest:.1f} ms: {dog.barks}")
    finally:
        await service.stop()


@pytest.mark.skipif(not is_compiled(), reason="interpreted, everything takes many times as long")
@pytest.mark.parametrize("key", list(GAMES))
async def test_nothing_keeps_the_loop(tmp_path: Path, key: str) -> None:
    await is_quick(tmp_path, key, browsers)


@pytest.mark.skipif(not is_compiled(), reason="interpreted, everything takes many times as long")
async def test_a_long_game_is_fetched_in_pieces(tmp_path: Path) -> None:
    await is_quick(tmp_path, "larder", fetching)
