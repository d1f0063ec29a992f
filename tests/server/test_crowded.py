"""More than the house carries: refused with a sentence, and nobody who plays is worse off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from inspect import signature
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient
from msgspec.structs import replace

from logovo.cli.serve import FIELDS, serve
from logovo.core.chance import Chance
from logovo.core.table import open_table
from logovo.games import GAMES
from logovo.server.net.app import make_app
from logovo.server.net.packing import LEAST
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.wire import commands as say
from logovo.wire.http import Join, NewTable, SeatWish
from tests.server.test_races import Person, Two

WISH = NewTable("larder", "Vera", [SeatWish("me"), SeatWish("open")])


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0, most_tables=2, most_onlookers=1))
    await service.start()
    yield service
    await service.stop()


async def test_a_full_house_opens_no_table_and_plays_on(service: Service) -> None:
    going, ending = await Two(service).begin(), await Two(service).begin()
    tables = set(service.registry.tables)
    with pytest.raises(RequestError) as no:
        await service.opening.open(WISH)
    assert (no.value.code, no.value.status, no.value.facts) == ("house-full", 503, {"tables": 2})
    assert set(service.registry.tables) == tables
    assert (await going.asked.do(say.DoMove(going.asked.move()))).ok
    assert (await ending.people[0].do(say.DoEnd())).ok
    assert (await service.opening.open(WISH)).seat == 0  # in the place of the one that ended
    assert (await ending.people[0].do(say.DoRematch())).ok  # those who sit may play again
    with pytest.raises(RequestError):
        await service.opening.open(WISH)


async def test_friends_in_the_lobby_of_a_full_house_come_in_and_begin(service: Service) -> None:
    """Whoever was called finds the door open, even if the lobby has long been out of memory."""
    opened = await service.opening.open(replace(WISH, seats=[*WISH.seats, SeatWish("open")]))
    table = opened.table.id
    host = Person(service, opened.token)
    live = await host.sit(table)
    await Two(service).begin()
    with pytest.raises(RequestError):
        await service.opening.open(WISH)
    assert (await service.opening.join(table, Join("Boris"))).seat == 1
    service.registry.forget(live)
    assert (await service.opening.join(table, Join("Gleb"))).seat == 2
    live = await host.sit(table)
    assert (await host.do(say.DoStart())).ok
    assert live.record.status in ("starting", "playing")


async def test_how_long_numbers_are_waited_for_can_be_set(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0, number_seconds=50))
    await service.start()
    opened = await service.opening.open(replace(WISH, commit="ab" * 32))
    person = Person(service, opened.token)
    live = await person.sit(opened.table.id)
    before = now_ms()
    assert (await person.do(say.DoStart("easy"))).ok
    assert live.record.status == "starting" and live.record.fair is not None
    assert before + 50_000 <= live.record.fair.until <= now_ms() + 50_000
    await service.stop()


async def test_onlookers_are_bounded_and_players_always_come_in(service: Service) -> None:
    two = await Two(service).begin()
    table = two.live.record.id
    first, second = Person(service, ""), Person(service, "")
    await first.sit(table)
    with pytest.raises(RequestError) as no:
        await second.sit(table)
    assert (no.value.code, no.value.facts) == ("too-many-onlookers", {"most": 1})
    assert second.viewer not in two.live.viewers
    await Person(service, two.people[1].token).sit(table)  # a second tab of a player
    first.handler.goodbye()
    await second.sit(table)


def a_whole_game() -> str:
    game, dice = GAMES["larder"], Chance(7)
    table = open_table(game, game.options(2, {}), ["Anna", "Boris"], 7)
    while not table.state.is_over():
        seat = game.awaited(table.state)[0]
        legal = game.legal(table.state, seat)
        table.play(seat, legal[int(dice.below(len(legal)))])
    return table.log.write()


async def test_long_answers_are_packed_for_whoever_takes_that(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0))
    async with AsyncTestClient(make_app(service)) as client:
        text = {"content-type": "text/plain"}
        taken = await client.post("/api/logs", content=a_whole_game(), headers=text)
        table = f"/api/tables/{taken.json()['table']['id']}"
        for path in (f"{table}/replay?eyes=open&count=200", f"{table}/log"):
            plain = await client.get(path, headers={"accept-encoding": "identity"})
            small = await client.get(path, headers={"accept-encoding": "gzip"})
            assert plain.status_code == small.status_code == 200
            assert "content-encoding" not in plain.headers
            assert small.headers["content-encoding"] == "gzip"
            assert small.headers["vary"] == "accept-encoding"
            assert small.headers["x-frame-options"] == "DENY"
            assert small.content == plain.content and len(plain.content) > LEAST
            assert int(small.headers["content-length"]) < len(plain.content) / 2
        short = await client.get("/health/live", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in short.headers
        wrong = await client.get("/api/tables/nowhere/log", headers={"accept-encoding": "gzip"})
        assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown-table")


INSIDE = {
    "client",
    "docs",
    "reviews_per_hour",
    "presence_after",
    "host_grace",
    "silence",
    "queue",
    "idle_minutes",
    "lease",
}
"""What tests set and an operator has no reason to."""
SPOKEN = {"context", "lan", "log", "debug", "open_page", "lang"}
"""Options that are no setting of the house."""


def test_there_is_one_list_of_options() -> None:
    asked = signature(serve).parameters
    assert set(asked) - SPOKEN == FIELDS - INSIDE
    house = Config(data=Path())
    for name in set(asked) - SPOKEN - {"data", "origins"}:
        assert asked[name].default == getattr(house, name), name
