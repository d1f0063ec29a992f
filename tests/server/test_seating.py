"""Seats of a running game: who may leave, come back, be unseated, and never be looked over the
shoulder of. As the people at the table try it, the host who cheats among them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from logovo.server.commands import lobby
from logovo.server.commands.lobby import pass_host_on
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.service import Service
from logovo.server.table.clocks import deadline_of
from logovo.wire import commands as say
from logovo.wire.http import Join, NewTable, SeatWish
from logovo.wire.messages import Bye, Noted, Snapshot, Step
from logovo.wire.nouns import Settings
from tests.server.leaks import START
from tests.server.test_inside import live_table
from tests.server.test_races import Person

SOON = 10.0
Kind = TypeVar("Kind")


class Trio:
    """Anna keeps the table; Boris and Vera sit with her, and one bot."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def begin(self, settings: Settings, start: bool = True) -> Trio:
        seats = [SeatWish("me"), SeatWish("open"), SeatWish("open"), SeatWish("bot")]
        opened = await self.service.opening.open(
            NewTable("larder", "Anna", seats, settings=settings)
        )
        self.table = opened.table.id
        tokens = [opened.token]
        for name in ("Boris", "Vera"):
            tokens.append((await self.service.opening.join(self.table, Join(name))).token)
        self.people = [Person(self.service, token) for token in tokens]
        for person in self.people:
            self.live = await person.sit(self.table)
        self.anna, self.boris, self.vera = self.people
        if start:
            assert (await self.anna.do(say.DoStart())).ok
        return self

    async def join(self, name: str, seat: int | None = None) -> str:
        """The token, or the code of the refusal."""
        try:
            return (await self.service.opening.join(self.table, Join(name, seat))).token
        except RequestError as no:
            return no.code

    async def greet(self, token: str) -> str:
        """Whether a token opens its seat: empty, or the code of the refusal."""
        try:
            await Person(self.service, token).sit(self.table)
        except RequestError as no:
            return no.code
        return ""

    def told(self) -> list[str]:
        return [note.kind for note in self.live.record.notes]


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0, host_grace=0.3))
    await service.start()
    yield service
    await service.stop()


@pytest.fixture
async def trio(service: Service) -> Trio:
    # Behind the pause no bot moves, so that every place of the log is known.
    trio = await Trio(service).begin(Settings(grace=3600))
    assert (await trio.anna.do(say.DoPause())).ok
    return trio


BOT = 3
OPEN = [SeatWish("open")]


async def test_a_host_cannot_look_into_a_bots_hand(trio: Trio) -> None:
    assert (await trio.anna.do(say.DoOpen(BOT))).ok
    assert await trio.join("Spy", BOT) == "seat-taken"
    assert await trio.join("Spy") == "no-seat"
    assert trio.live.info().offer is not None
    assert (await trio.anna.do(say.DoAgree(BOT, True))).code == "no-offer"  # said already
    assert (await trio.boris.do(say.DoAgree(BOT, True))).ok
    assert await trio.join("Spy") == "no-seat"
    assert (await trio.vera.do(say.DoAgree(BOT, False))).ok
    assert trio.live.info().offer is None
    assert (await trio.boris.do(say.DoAgree(BOT, True))).code == "no-offer"
    assert await trio.join("Spy") == "no-seat"
    assert trio.told() == ["paused", "offered", "agreed", "declined"]


async def test_who_is_let_back_finds_no_seat_opened_behind_their_back(trio: Trio) -> None:
    """Unseated, nobody asks them; let back, they would sit beside somebody they never agreed to."""
    for seat in (1, 2):
        assert (await trio.anna.do(say.DoKick(seat))).ok
    assert (await trio.anna.do(say.DoOpen(BOT))).ok
    assert trio.live.record.seats[BOT].kind == "open"
    assert (await trio.anna.do(say.DoLetBack(1))).ok
    assert await trio.join("Spy") == "no-seat"
    assert await trio.join("Spy", BOT) == "seat-taken"
    assert trio.live.record.seats[BOT].kind == "bot"
    assert trio.told()[-3:] == ["opened", "let-back", "bot"]
    # Asked again, whoever is back has a say.
    assert (await trio.anna.do(say.DoOpen(BOT))).ok
    assert trio.live.record.undecided() == [1]
    assert await trio.join("Spy") == "no-seat"


async def test_somebody_new_sits_down_when_all_agree(trio: Trio) -> None:
    assert (await trio.anna.do(say.DoOpen(BOT))).ok
    assert (await trio.anna.do(say.DoOpen(BOT))).code == "offer-open"
    assert (await trio.boris.do(say.DoAgree(0, True))).code == "no-offer"
    await trio.boris.do(say.DoLeave())  # who has gone for a while is asked all the same
    await trio.vera.do(say.DoAgree(BOT, True))
    assert await trio.join("Gleb") == "no-seat"
    assert (await trio.boris.do(say.DoAgree(BOT, True))).ok
    token = await trio.join("Gleb")
    assert await trio.greet(token) == ""
    assert trio.told()[-2:] == ["opened", "sat"]
    assert trio.live.record.notes[-1].name == "Gleb"


async def test_unseating_everybody_shows_nothing_to_a_host_who_lets_them_back(trio: Trio) -> None:
    for seat in (1, 2):
        assert (await trio.anna.do(say.DoKick(seat))).ok
    assert (await trio.anna.do(say.DoOpen(BOT))).ok  # nobody is left to say no
    spy = await trio.join("Spy")
    assert await trio.greet(spy) == ""
    # The host has looked; those they looked behind the back of cannot be fetched again.
    for seat, person in ((1, trio.boris), (2, trio.vera)):
        assert (await trio.anna.do(say.DoLetBack(seat))).code == "no-seat"
        assert await trio.greet(person.token) == "bad-token"
    assert trio.told()[-4:] == ["opened", "sat", "bot", "bot"]


async def test_nobody_takes_the_seat_of_somebody_who_is_only_away(trio: Trio) -> None:
    assert (await trio.boris.do(say.DoLeave())).ok
    for do in (say.DoOpen(1), say.DoBot(1)):
        assert (await trio.anna.do(do)).code == "seat-taken"
    assert (await trio.boris.do(say.DoReturn())).ok
    assert (await trio.boris.do(say.DoReturn())).code == "seat-taken"


async def test_an_unseated_friend_sits_down_again(trio: Trio) -> None:
    assert (await trio.anna.do(say.DoKick(0))).code == "no-seat"  # not oneself
    assert (await trio.anna.do(say.DoKick(1))).ok
    assert (await trio.anna.do(say.DoKick(1))).code == "no-seat"
    assert Bye("unseated", False) in await heard(trio.boris, Bye)
    assert await trio.greet(trio.boris.token) == "unseated"
    mine = await trio.service.opening.mine([trio.boris.token])
    assert mine.lost == []
    assert not mine.tables[0].your_turn and mine.tables[0].table.seats[1].out
    assert (await trio.anna.do(say.DoLetBack(2))).code == "no-seat"
    assert (await trio.anna.do(say.DoLetBack(1))).ok
    back = Person(trio.service, trio.boris.token)
    await back.sit(trio.table)
    assert (await back.do(say.DoReturn())).ok
    assert trio.told() == ["paused", "unseated", "let-back", "back"]


async def test_whoever_comes_to_a_table_that_its_host_has_left_keeps_it(service: Service) -> None:
    opened = await service.opening.open(NewTable("larder", "Anna", [SeatWish("me"), *OPEN]))
    anna = Person(service, opened.token)
    live = await anna.sit(opened.table.id)
    await anna.do(say.DoLeave())
    assert live.record.host_seat == -1
    joined = await service.opening.join(opened.table.id, Join("Boris"))
    assert joined.host
    boris = Person(service, joined.token)
    await boris.sit(opened.table.id)
    assert (await boris.do(say.DoStart("easy"))).ok


@pytest.mark.parametrize("paused", [False, True])
async def test_a_host_without_a_seat_who_goes_is_replaced(service: Service, paused: bool) -> None:
    """In the lobby, and at a table they have paused: nobody else could go on."""
    settings = Settings(grace=3600)
    opened = await service.opening.open(NewTable("larder", "", [*OPEN, *OPEN], settings=settings))
    joined = await service.opening.join(opened.table.id, Join("Boris"))
    host, boris = Person(service, opened.token), Person(service, joined.token)
    for person in (host, boris):
        live = await person.sit(opened.table.id)
    if paused:
        assert (await host.do(say.DoStart("easy"))).ok
        assert (await host.do(say.DoPause())).ok
    await asyncio.sleep(0.6)
    assert live.record.host_seat == -1, "they are still looking on"
    host.handler.goodbye()
    await until(lambda: live.record.host_seat == 0)
    assert (await boris.do(say.DoResume() if paused else say.DoStart("easy"))).ok
    late = Person(service, opened.token)
    with pytest.raises(RequestError, match="bad-token"):
        await late.sit(opened.table.id)


async def test_only_the_host_unseats_and_ends(trio: Trio) -> None:
    for do in (say.DoKick(2), say.DoLetBack(2), say.DoOpen(BOT), say.DoBot(BOT), say.DoEnd()):
        assert (await trio.boris.do(do)).code == "not-host"
    for seat in (9, 15):
        assert (await trio.anna.do(say.DoKick(seat))).code == "no-seat"
        assert (await trio.anna.do(say.DoOpen(seat))).code == "no-seat"
        assert (await trio.anna.do(say.DoAgree(seat, True))).code == "no-offer"
    onlooker = Person(trio.service, "")
    await onlooker.sit(trio.table)
    assert (await onlooker.do(say.DoAgree(BOT, True))).code == "not-seated"
    assert trio.told() == ["paused"]


async def test_a_game_that_was_broken_off_is_over(trio: Trio) -> None:
    assert (await trio.anna.do(say.DoEnd())).ok
    info = trio.live.info()
    assert (info.status, info.ended, info.outcome) == ("over", True, None)
    for person, do in (
        (trio.anna, say.DoEnd()),
        (trio.anna, say.DoResume()),
        (trio.boris, say.DoLeave()),
        (trio.boris, say.DoReturn()),
        (trio.anna, say.DoOpen(BOT)),
        (trio.boris, say.DoAgree(BOT, True)),
    ):
        assert (await person.do(do)).code == "not-playing"
    assert (await trio.boris.do(say.DoMove("take"))).code == "not-playing"
    assert (await trio.boris.do(say.DoRematch())).ok


async def test_two_answers_at_once_open_the_seat_once(trio: Trio) -> None:
    await trio.anna.do(say.DoOpen(BOT))
    answers = await asyncio.gather(
        *(person.do(say.DoAgree(BOT, True)) for person in (trio.boris, trio.vera, trio.vera))
    )
    assert sorted(answer.code for answer in answers) == ["", "", "no-offer"]
    assert trio.told().count("opened") == 1
    tokens = await asyncio.gather(*(trio.join(f"new {i}") for i in range(5)))
    assert sorted(tokens)[1:] and len([one for one in tokens if one != "no-seat"]) == 1


async def test_everybody_reads_who_came_and_went(trio: Trio) -> None:
    await trio.boris.do(say.DoLeave())
    live = [one.note for one in await heard(trio.vera, Noted)]
    assert [note.kind for note in live] == ["paused", "left"]
    onlooker = Person(trio.service, "")
    await onlooker.sit(trio.table)
    snapshot = (await heard(onlooker, Snapshot))[0]
    assert [note.kind for note in snapshot.notes] == ["paused", "left"]
    assert snapshot.notes[1].name == "Boris"
    assert all(0 <= note.v <= snapshot.v for note in snapshot.notes)


def test_a_pause_gives_nobody_more_time() -> None:
    live = live_table("gold", 3, {})  # Settings(seconds=90), begun at START
    record, timeline = live.record, live.timeline
    for paused, resumed in ((50_000, 9_000_000), (9_010_000, 9_400_000)):
        lobby.pause(record, START + paused)
        lobby.resume(record, timeline, START + resumed)
    # Sixty of ninety seconds were used, however long the two pauses were.
    assert deadline_of(record, timeline) == START + 9_400_000 + 30_000
    timeline.phase_at = START
    lobby.pause(record, START + 9_401_000)
    lobby.resume(record, None, START + 9_500_000)  # nothing to go on with changes nothing
    assert deadline_of(record, timeline) == START + 9_400_000 + 30_000


async def test_a_host_who_goes_is_replaced(service: Service) -> None:
    for begin in (False, True):
        trio = await Trio(service).begin(Settings(grace=3600), start=begin)
        if begin:
            await trio.anna.do(say.DoPause())
        trio.anna.handler.goodbye()
        await until(partial(is_host, trio, 1))
        assert trio.boris.viewer.host
        assert (await trio.boris.do(say.DoStart() if not begin else say.DoResume())).ok
        assert ("host" in trio.told()) == begin
        # With nobody else there the table stays whose it was.
    alone = trio.live.record.copy()
    assert not pass_host_on(alone, set())


async def test_moves_in_somebodys_name_say_so(service: Service) -> None:
    trio = await Trio(service).begin(Settings(grace=3600, seconds=1))
    await until(lambda: len(standing_in(trio.vera)) > 3)
    for step in standing_in(trio.vera):
        assert step.stand_in is not None and step.stand_in.by == "clock"
        assert step.stand_in.seat != BOT  # a bot moves in its own name
    again = Person(service, trio.vera.token)
    await again.handler.hello(say.Hello(trio.table, trio.vera.token, v=0))
    missed = (await heard(again, Snapshot))[0].missed
    assert any(one.stand_in is not None and one.stand_in.seat == 2 for one in missed)


async def test_a_seat_handed_over_is_played_by_a_bot_in_its_name(service: Service) -> None:
    trio = await Trio(service).begin(Settings(grace=3600))
    for person in (trio.boris, trio.vera):
        assert (await person.do(say.DoLeave())).ok
    await until(lambda: bool(standing_in(trio.boris)))
    by = {step.stand_in.by for step in standing_in(trio.boris) if step.stand_in}
    assert by == {"bot"}


def is_host(trio: Trio, seat: int) -> bool:
    return trio.live.record.host_seat == seat


def standing_in(person: Person) -> list[Step]:
    return [one for one in person.sent if isinstance(one, Step) and one.stand_in is not None]


async def heard(person: Person, kind: type[Kind]) -> list[Kind]:
    await asyncio.sleep(0.05)
    return [one for one in person.sent if isinstance(one, kind)]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not is_so():
            await asyncio.sleep(0.02)
