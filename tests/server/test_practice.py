"""Play that goes on from a decision of a game that is over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from logovo.core.seats import Seat
from logovo.review.story import moments
from logovo.server.net.app import make_app
from logovo.server.process.config import Config
from logovo.server.service import Service
from logovo.wire.http import Seated
from tests.review.recorded import recorded
from tests.server.reviewing import (
    SHORT,
    Client,
    config,
    take_in,
)


@pytest.fixture
async def service(tmp_path: Path) -> Service:
    return Service(config(tmp_path))


@pytest.fixture
async def client(service: Service) -> AsyncIterator[Client]:
    async with AsyncTestClient(make_app(service)) as client:
        yield client


async def test_play_goes_on_from_any_decision(client: Client, service: Service) -> None:
    log = recorded("larder", SHORT)
    table = await take_in(client, log.write())
    at = next(i for i, one in enumerate(log.entries) if i > 12 and one.kind == "move")
    seat = log.entries[at].seat
    wish = {"at": at, "seat": seat, "name": "Vera", "level": "easy"}
    answer = await client.post(f"/api/tables/{table}/practice", json=wish)
    assert answer.status_code == 201, answer.text
    seated = msgspec.json.decode(answer.content, type=Seated)
    assert (seated.seat, seated.table.status) == (seat, "playing")
    live = await service.registry.get(seated.table.id)
    played = [(one.kind, one.text) for one in live.timeline.table.log.entries[:at]]
    assert played == [(one.kind, one.text) for one in log.entries[:at]]
    assert seat in live.awaited()
    kinds = [one.kind for one in seated.table.seats]
    assert kinds == ["human" if i == seat else "bot" for i in range(len(kinds))]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"at": 100_000, "seat": 0}, "no-decision"),
        ({"at": 5, "seat": 9}, "no-seat"),
        ({"at": 5, "seat": 0, "level": "genius"}, "bad-level"),
        ({"at": 0, "seat": 0}, "malformed"),
    ],
)
async def test_play_does_not_go_on_from_nowhere(
    client: Client, wish: dict[str, object], code: str
) -> None:
    table = await take_in(client, recorded("larder", SHORT).write())
    answer = await client.post(f"/api/tables/{table}/practice", json={"name": "Vera", **wish})
    assert answer.json()["code"] == code


async def test_play_goes_on_in_a_world_that_fits(client: Client, service: Service) -> None:
    log = recorded("larder", SHORT)
    table = await take_in(client, log.write())
    at = next(i for i, one in enumerate(log.entries) if i > 12 and one.kind == "move")
    seat = log.entries[at].seat
    wish = {"at": at, "seat": seat, "name": "Vera", "world": "fitting"}
    worlds = []
    for _table in range(3):
        answer = await client.post(f"/api/tables/{table}/practice", json=wish)
        assert answer.status_code == 201, answer.text
        seated = msgspec.json.decode(answer.content, type=Seated)
        live = await service.registry.get(seated.table.id)
        assert seat in live.awaited()
        game = live.timeline.game
        before = next(one for one in moments(game, log) if one.entry == at)
        assert live.timeline.view(seat) == game.view(before.before, Seat(seat))
        worlds.append(str(game.dump(live.timeline.state)))
        entry = live.timeline.table.log.entries[at]
        assert (entry.kind, entry.chance) == ("world", [])
    assert len(set(worlds)) > 1, "each is another guess"
    # It survives the process that made it.
    service.registry.tables.clear()
    again = await service.registry.get(seated.table.id)
    assert str(game.dump(again.timeline.state)) == worlds[-1]


async def test_an_unknown_world_is_refused(client: Client) -> None:
    table = await take_in(client, recorded("larder", SHORT).write())
    wish = {"at": 20, "seat": 0, "name": "Vera", "world": "best"}
    answer = await client.post(f"/api/tables/{table}/practice", json=wish)
    assert answer.json()["code"] == "malformed"


@pytest.mark.parametrize("world", ["true", "fitting"])
async def test_practice_tables_are_bounded_for_each_address(tmp_path: Path, world: str) -> None:
    few = Config(data=tmp_path, tables_per_hour=3)
    log = recorded("larder", SHORT)
    at = next(i for i, one in enumerate(log.entries) if i > 12 and one.kind == "move")
    wish = {"at": at, "seat": log.entries[at].seat, "name": "Vera", "world": world}
    async with AsyncTestClient(make_app(Service(few))) as client:
        table = await take_in(client, log.write())  # one of the three
        codes = []
        for _again in range(4):
            answer = await client.post(f"/api/tables/{table}/practice", json=wish)
            codes.append(answer.status_code)
        assert codes == [201, 201, 429, 429]
        assert answer.json()["code"] == "too-many-tables"
