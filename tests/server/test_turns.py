"""Whose bot thinks next: people who wait, everybody in turn, and bots among themselves last."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from logovo.server.bots import turns
from logovo.server.bots.standing import standing_of
from logovo.server.bots.turns import AWAITED, SPARE, WATCHED, SpareRoom, Standing, Turns
from logovo.server.process.config import Config
from logovo.server.service import Service
from logovo.server.table.clocks import AT_LEISURE, AT_ONCE, due_of
from logovo.wire import commands as say
from logovo.wire.http import NewTable, SeatWish
from tests.server.test_inside import live_table
from tests.server.test_races import Person, until

BOTS = [SeatWish("bot"), SeatWish("bot")]


def served(line: Turns[str], count: int, seconds: float = 1.0) -> list[str]:
    found: list[str] = []
    for _turn in range(count):
        turn = line.take()
        line.charge(turn.network, seconds)
        found.append(turn.thing)
    return found


def test_who_waits_goes_before_bots_among_themselves() -> None:
    line: Turns[str] = Turns()
    for n in range(60):
        line.add(f"t{n}", "bots", lambda: Standing(SPARE, ("1",)))
    line.add("later", "away", lambda: Standing(AWAITED, ("2",)))
    line.add("mine", "waits", lambda: Standing(WATCHED, ("3",)))
    assert served(line, 4) == ["waits", "away", "bots", "bots"]


def test_sixty_tables_of_one_address_do_not_crowd_out_the_table_of_another() -> None:
    line: Turns[str] = Turns()
    for n in range(60):
        line.add(f"t{n}", f"crowd {n}", lambda: Standing(WATCHED, ("crowd",)))
    assert served(line, 10, 2.0) == [f"crowd {n}" for n in range(10)]
    for n in range(3):
        line.add("mine", f"mine {n}", lambda: Standing(WATCHED, ("me",)))
    order = served(line, 6, 2.0)
    assert order[0] == "mine 0"
    assert [one for one in order if one.startswith("mine")] == ["mine 0", "mine 1", "mine 2"]
    assert order.index("mine 2") <= 5


def test_whoever_comes_late_has_not_saved_up_time() -> None:
    line: Turns[str] = Turns()
    for n in range(20):
        line.add("old", f"old {n}", lambda: Standing(WATCHED, ("old",)))
    served(line, 10, 5.0)
    for n in range(10):
        line.add("new", f"new {n}", lambda: Standing(WATCHED, ("new",)))
    order = served(line, 8, 5.0)
    assert {"old", "new"} == {one.split()[0] for one in order[:3]}
    assert 3 <= sum(one.startswith("old") for one in order) <= 5


def test_long_thoughts_count_for_more() -> None:
    line: Turns[str] = Turns()
    for n in range(30):
        line.add("deep", f"deep {n}", lambda: Standing(WATCHED, ("deep",)))
        line.add("quick", f"quick {n}", lambda: Standing(WATCHED, ("quick",)))
    found: list[str] = []
    for _turn in range(22):
        turn = line.take()
        line.charge(turn.network, 1.0 if turn.thing.startswith("deep") else 0.1)
        found.append(turn.thing)
    assert sum(one.startswith("quick") for one in found) >= 16


def test_a_guest_with_the_least_used_address_speaks_for_the_table() -> None:
    line: Turns[str] = Turns()
    line.charge("busy", 100.0)
    line.add("a", "of the busy", lambda: Standing(WATCHED, ("busy",)))
    line.add("b", "of both", lambda: Standing(WATCHED, ("busy", "fresh")))
    assert served(line, 2) == ["of both", "of the busy"]


def test_a_table_of_people_who_are_away_does_not_wait_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line: Turns[str] = Turns()
    line.add("days", "away", lambda: Standing(AWAITED, ("a",)))
    line.add("live", "here", lambda: Standing(WATCHED, ("a",)))
    assert line.lines["days"][0].since <= line.lines["live"][0].since
    monkeypatch.setattr(turns, "PATIENCE", -1.0)
    assert served(line, 1) == ["away"]


def test_unattended_tables_are_bounded_in_all_and_for_each() -> None:
    room = SpareRoom(8)
    assert [room.enter(f"a{n}", "a") for n in range(4)] == [True, True, False, False]
    assert room.enter("a0", "a")  # who is in stays in
    for n in range(6):
        room.enter(f"x{n}", str(n))
    assert room.left() == 0 and not room.enter("z", "z")
    room.leave("a0")
    assert room.enter("z", "z")


def test_where_only_bots_sit_nobody_waits() -> None:
    live = live_table("larder", 2, {})
    assert standing_of(live).rank == AWAITED
    record = live.record
    for seat in record.seats:
        seat.kind = "bot"
    assert standing_of(live).rank == SPARE
    assert due_of(record, live.begun) == AT_LEISURE
    record.seats[0].kind = "human"
    record.seats[1].kind = "bot"
    assert due_of(record, live.begun) in (0, AT_ONCE)


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0, spare_tables=8))
    await service.start()
    yield service
    await service.stop()


async def test_a_guest_among_sixty_tables_of_bots_plays(service: Service) -> None:
    """Of the tables nobody looks at only so many are in play at all."""
    for _n in range(60):
        await service.opening.open(NewTable("larder", "", BOTS, start=True), "10.6.6.6")
    await until(lambda: len(service.pool.spare.inside) == 2)
    wish = NewTable("larder", "Anna", [SeatWish("me"), SeatWish("bot")], start=True)
    opened = await service.opening.open(wish, "10.0.0.1")
    guest = Person(service, opened.token)
    guest.viewer.network = "10.0.0.1"
    live = await guest.sit(opened.table.id)
    for _move in range(4):
        await until(lambda: live.awaited() == [0] or live.timeline.state.is_over())
        assert (await guest.do(say.DoMove(guest.move()))).ok
    assert standing_of(live) == Standing(WATCHED, ("10.0.0.1",))
    assert len(service.pool.spare.inside) <= 2
    # When somebody looks, a table that had found no room plays on.
    idle = next(
        one
        for one in service.registry.tables.values()
        if one.record.id not in service.pool.spare.inside and one.shown_seq == 1
    )
    watcher = Person(service, "")
    await watcher.sit(idle.record.id)
    await until(lambda: idle.shown_seq > 3)


async def test_tables_of_bots_are_fetched_only_into_free_room(tmp_path: Path) -> None:
    first = Service(Config(data=tmp_path, bot_pace=0, spare_tables=1))
    await first.start()
    for _n in range(12):
        await first.opening.open(NewTable("larder", "", BOTS, start=True), "10.6.6.6")
    await first.stop()
    again = Service(Config(data=tmp_path, bot_pace=0, spare_tables=4))
    await again.start()
    try:
        await until(lambda: bool(again.registry.tables))
        await until(lambda: len(again.pool.spare.inside) == 4)
        await again.wake_due()
        assert len(again.registry.tables) <= 4
    finally:
        await again.stop()
