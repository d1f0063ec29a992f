"""The upgrade drill: a house of the first release opens, and its tables are played on."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from logovo.core.seats import Seat
from logovo.core.table import replay
from logovo.games import GAMES
from logovo.server.commands import moves
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.service import Service
from logovo.server.store.migrations_of import MIGRATIONS
from logovo.server.store.record import Record
from logovo.server.store.rows import EntryRow
from logovo.server.table.tokens import Tokens
from logovo.wire import commands as say
from logovo.wire.nouns import Settings
from tests.server.leaks import START
from tests.server.test_races import Person
from tests.server.test_undo import begun

SINCE = ("notes", "noted", "offer", "code", "code_until", "fair", "phase_resumed", "paused")
"""What a record of the first release did not have."""
SECRET = "kept-since-the-first-release"


async def first_release(config: Config) -> None:
    """A database as the first migration alone made it."""
    config.data.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(config.database_url())

    def make(connection: Connection) -> None:
        alembic = AlembicConfig()
        alembic.set_main_option("script_location", str(MIGRATIONS))
        alembic.attributes["connection"] = connection
        command.upgrade(alembic, "0001")

    async with engine.begin() as connection:
        await connection.run_sync(make)
    await engine.dispose()
    with sqlite3.connect(config.file()) as file:
        file.execute("INSERT INTO house VALUES ('secret', ?)", [SECRET])


def played(key: str, ruleset: int | None = None) -> tuple[Record, list[EntryRow]]:
    """A table of people in the middle of a game, its luck from the machine."""
    live, dice = begun(key, 3)
    record = live.record
    for i, seat in enumerate(record.seats):
        seat.kind, seat.name, seat.epoch = "human", f"p{i}", f"epoch-{i}"
    record.id = f"old{key}"
    record.status, record.host_seat = "playing", 0
    record.settings = Settings(grace=3600)
    record.names = [seat.name for seat in record.seats]
    record.ruleset = ruleset or record.ruleset
    rows = [live.timeline.past[0].row]
    for at in range(1, 12):
        seat_to_move = dice.choice(live.awaited())
        legal = live.timeline.game.legal(live.timeline.state, Seat(seat_to_move))
        kept = moves.move(live, seat_to_move, dice.choice(legal), START + at).kept
        assert kept is not None
        rows.append(kept.row)
    return record, rows


def put_in(config: Config, record: Record, rows: list[EntryRow]) -> None:
    """Store a table as the first release did."""
    plain = msgspec.to_builtins(record)
    for name in SINCE:
        plain.pop(name, None)
    for seat in plain["seats"]:
        for name in ("left", "out", "commit"):
            seat.pop(name, None)
    raw = json.dumps(plain).encode()
    with sqlite3.connect(config.file()) as file:
        file.execute(
            "INSERT INTO tables VALUES (?, ?, 'playing', 0, ?, 0, 0, '', 0, ?)",
            [record.id, record.game, raw, START],
        )
        for row in rows:
            values = [record.id, row.seq, row.kind, row.seat, row.text]
            values += [json.dumps(row.chance), row.seen, row.at]
            file.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)


@pytest.mark.parametrize("key", list(GAMES))
async def test_a_game_of_the_first_release_is_played_on(tmp_path: Path, key: str) -> None:
    config = Config(data=tmp_path, bot_pace=0, show_pace=0)
    await first_release(config)
    record, rows = played(key)
    put_in(config, record, rows)
    service = Service(config)
    await service.start()
    try:
        tokens = Tokens(SECRET)  # links that were sent before the upgrade
        people = [Person(service, tokens.of_seat(record, i)) for i in range(record.players)]
        for person in people:
            live = await person.sit(record.id)
        assert live.timeline.seq >= len(rows)  # a clock of the game may have run out meanwhile
        dice, done = random.Random(4), 0
        for _move in range(12):
            if live.record.status == "over":
                break
            seat = dice.choice(live.awaited())
            legal = live.timeline.game.legal(live.timeline.state, Seat(seat))
            done += int((await people[seat].do(say.DoMove(str(dice.choice(legal))))).ok)
        assert done > 0
        stored = await service.registry.reader.entries(record.id, 0)
        assert [row.text for row in stored[: len(rows)]] == [row.text for row in rows]
        assert len(stored) >= len(rows) + done
        replay(GAMES[key], live.timeline.table.log)
        if live.record.status == "playing":
            assert (await people[0].do(say.DoPause())).ok  # what came later works at it, too
    finally:
        await service.stop()


async def test_a_game_of_other_rules_says_so_and_the_others_go_on(tmp_path: Path) -> None:
    config = Config(data=tmp_path, bot_pace=0)
    await first_release(config)
    old, rows = played("larder", ruleset=GAMES["larder"].ruleset - 1 or 99)
    put_in(config, old, rows)
    put_in(config, *played("vampires"))
    service = Service(config)
    await service.start()
    try:
        with pytest.raises(RequestError) as no:
            await service.registry.get("oldlarder")
        assert no.value.code == "other-ruleset"
        assert (await service.registry.get("oldvampires")).timeline.seq > 1
    finally:
        await service.stop()
