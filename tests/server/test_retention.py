"""What is forgotten after a time, and what a person can take away."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.server.store.retention import DAY, Retention
from logovo.wire import commands as say
from logovo.wire.http import Join, NewTable, SeatWish
from tests.server.test_races import Person, Two, until


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    yield service
    await service.stop()


async def three(service: Service) -> tuple[Two, Two, str]:
    """A finished table with talk, one in play, and one that never began."""
    over, going = await Two(service).begin(), await Two(service).begin()
    for two in (over, going):
        assert (await two.people[1].do(say.DoSay("my address is 7 Oak Road"))).ok
    assert (await over.people[0].do(say.DoEnd())).ok
    seats = [SeatWish("me"), SeatWish("open")]
    lobby = (await service.opening.open(NewTable("larder", "Vera", seats))).table.id
    return over, going, lobby


def count(service: Service, rows: str, table: str) -> int:
    column = "id" if rows == "tables" else "table_id"
    with sqlite3.connect(service.config.file()) as file:
        query = f"SELECT count(*) FROM {rows} WHERE {column} = ?"
        return int(file.execute(query, [table]).fetchone()[0])


async def test_what_is_old_is_forgotten_and_what_is_played_is_not(service: Service) -> None:
    over, going, lobby = await three(service)
    keep = Config(data=service.config.data, keep_lobbies=30, keep_games=365, keep_talk=90)
    retention = Retention(service.engine, keep)
    ended, playing = over.live.record.id, going.live.record.id
    assert await retention.sweep(now_ms() + 10 * DAY, set()) == 0
    assert count(service, "talk", ended) == 1 and count(service, "commands", ended) == 0
    assert await retention.sweep(now_ms() + 100 * DAY, set()) == 1  # the lobby
    assert [count(service, "tables", one) for one in (ended, playing, lobby)] == [1, 1, 0]
    assert count(service, "talk", ended) == 0
    assert await retention.sweep(now_ms() + 400 * DAY, {ended}) == 0  # somebody looks at it
    assert await retention.sweep(now_ms() + 400 * DAY, set()) == 1
    for rows in ("tables", "entries", "talk", "commands"):
        assert count(service, rows, ended) == 0
        assert count(service, rows, playing) >= 1, f"{rows} of a game that goes on"


async def test_names_go_and_the_game_can_still_be_read(service: Service) -> None:
    over, going, _lobby = await three(service)
    retention = Retention(service.engine, Config(data=service.config.data, keep_names=7))
    await retention.sweep(now_ms() + 8 * DAY, set())
    table = over.live.record.id
    service.registry.forget(over.live)
    live = await service.registry.get(table)
    assert [seat.name for seat in live.record.seats] == ["", ""]
    assert live.timeline.table.log.header.names == ["player 1", "player 2"]
    record = await service.registry.reader.record(going.live.record.id)
    assert record is not None and [seat.name for seat in record.seats] == ["Anna", "Boris"]


async def test_a_person_takes_their_data_away(service: Service) -> None:
    over, going, _lobby = await three(service)
    boris = over.people[1]
    mine = await service.own_data.show([boris.token, going.people[1].token, "rubbish"])
    assert [seat.name for seat in mine.seats] == ["Boris", "Boris"]
    assert [len(seat.talk) for seat in mine.seats] == [1, 1]
    assert "Oak" in mine.seats[0].talk[0].text
    gone = await service.own_data.forget([boris.token, going.people[1].token, "rubbish"])
    assert gone.done == [boris.token, "rubbish"]
    assert gone.kept == [going.people[1].token], "a game that goes on needs its player"
    live = over.live
    assert [seat.name for seat in live.record.seats] == ["Anna", ""]
    assert "Boris" not in live.timeline.table.log.write()
    said = await service.registry.reader.talk(live.record.id, "players", 0, 10)
    assert [(one.n, one.name, one.text) for one in said] == [(1, "", "")]
    with pytest.raises(RequestError, match="bad-token"):
        await over.people[1].sit(live.record.id)
    # The others keep theirs.
    assert (await service.own_data.show([over.people[0].token])).seats[0].name == "Anna"
    file = service.config.file().read_bytes() + Path(f"{service.config.file()}-wal").read_bytes()
    assert b"rubbish" not in file


async def test_who_forgets_themselves_in_the_lobby_leaves_it(service: Service) -> None:
    seats = [SeatWish("me"), SeatWish("open")]
    opened = await service.opening.open(NewTable("larder", "Vera", seats))
    assert (await service.own_data.forget([opened.token])).done == [opened.token]
    live = await service.registry.get(opened.table.id)
    assert [seat.kind for seat in live.record.seats] == ["open", "open"]
    assert "Vera" not in msgspec.json.encode(live.record).decode()


async def test_what_could_not_be_stored_is_not_called_forgotten(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, _going, _lobby = await three(service)

    async def full(*_what: object) -> bool:
        return False

    with monkeypatch.context() as patched:
        patched.setattr(service.own_data.commits, "commit", full)
        gone = await service.own_data.forget([over.people[1].token])
    assert (gone.done, gone.kept) == ([], [over.people[1].token])
    assert over.live.record.seats[1].name == "Boris"
    assert (await service.own_data.forget([over.people[1].token])).done == [over.people[1].token]


async def replaced(service: Service) -> Two:
    """The host has unseated Boris, who had said something, and a bot has his seat for good."""
    two = await Two(service).begin()
    anna, boris = two.people
    assert (await boris.do(say.DoSay("my address is 7 Oak Road"))).ok
    assert (await anna.do(say.DoKick(1))).ok
    assert (await anna.do(say.DoBot(1))).ok
    return two


async def test_who_was_replaced_is_forgotten_too_and_not_before(service: Service) -> None:
    """Their token opens nothing; what is kept of them is kept all the same."""
    two = await replaced(service)
    anna, boris = two.people
    assert (await service.own_data.forget([boris.token])).kept == [boris.token]
    assert (await anna.do(say.DoEnd())).ok
    assert "Boris" in two.live.timeline.table.log.write()
    assert (await service.own_data.forget([boris.token])).done == [boris.token]
    assert "Boris" not in two.live.timeline.table.log.write()
    stored = await service.registry.reader.record(two.live.record.id)
    assert "Boris" not in msgspec.json.encode(stored).decode()
    said = await service.registry.reader.talk(two.live.record.id, "players", 0, 10)
    assert [(one.name, one.text) for one in said] == [("", "")]


async def test_who_sits_where_somebody_sat_keeps_what_is_theirs(service: Service) -> None:
    seats = [SeatWish("me"), SeatWish("open")]
    opened = await service.opening.open(NewTable("larder", "Anna", seats))
    table = opened.table.id
    anna = Person(service, opened.token)
    live = await anna.sit(table)
    tokens: list[str] = []
    for name in ("Boris", "Gleb"):
        tokens.append((await service.opening.join(table, Join(name))).token)
        person = Person(service, tokens[-1])
        await person.sit(table)
        assert (await person.do(say.DoSay(f"{name} is here"))).ok
        if name == "Boris":
            assert (await anna.do(say.DoKick(1))).ok
    assert (await service.own_data.forget(tokens[:1])).done == tokens[:1]
    said = await service.registry.reader.talk(table, "players", 0, 10)
    assert [one.text for one in said] == ["", "Gleb is here"]
    assert live.record.seats[1].name == "Gleb"


async def test_names_go_with_those_whose_seat_a_bot_has(service: Service) -> None:
    two = await replaced(service)
    assert (await two.people[0].do(say.DoEnd())).ok
    retention = Retention(service.engine, Config(data=service.config.data, keep_names=7))
    await retention.sweep(now_ms() + 8 * DAY, set())
    stored = await service.registry.reader.record(two.live.record.id)
    assert "Boris" not in msgspec.json.encode(stored).decode()


async def test_who_is_unseated_does_not_hear_what_the_bot_does_there(service: Service) -> None:
    """What it does may be seen by that seat alone; the token opens nothing until they are back."""
    two = await Two(service).begin()
    anna, boris = two.people
    while two.asked is not boris:
        assert (await anna.do(say.DoMove(anna.move()))).ok
    assert (await anna.do(say.DoKick(1))).ok
    before = two.live.timeline.seq
    await until(lambda: two.live.timeline.seq > before)
    assert (await service.own_data.show([boris.token])).seats[0].moves == []
    assert (await anna.do(say.DoEnd())).ok
    assert (await service.own_data.show([boris.token])).seats[0].moves
