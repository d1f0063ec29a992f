"""Parts of the server by themselves: limits, bots that fail, slow clients, migrations."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
from pathlib import Path
from typing import cast

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.testing import AsyncTestClient
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from structlog.testing import capture_logs

from logovo.cli.play import log_path
from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.server.bots.pool import BotPool
from logovo.server.bots.thinker import NoThought
from logovo.server.commands import moves
from logovo.server.net.app import make_app
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.server.store.backup import FileExists, NoTables, back_up
from logovo.server.store.database import open_database
from logovo.server.store.rows import Append, Conflict, EntryRow
from logovo.server.store.schema import META
from logovo.server.table import projection
from logovo.server.table.clocks import phase_end
from logovo.server.table.live_table import LiveTable
from logovo.server.table.timeline import Timeline
from logovo.server.table.viewer import Viewer
from logovo.wire.http import NewTable, SeatWish
from logovo.wire.messages import Bye, Trouble
from logovo.wire.nouns import Clock
from tests.server.leaks import START, new_record
from tests.server.raw import Raw
from tests.server.served import Served


def live_table(key: str, players: int, options: dict[str, str]) -> LiveTable:
    record = new_record(GAMES[key], players, options)
    live = LiveTable(record, [], START)
    live.begin(record, START)
    return live


def test_tables_and_logs_lie_in_one_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert log_path("larder").parent == Config().data / "logs"
    if sys.platform == "linux":
        assert Config().data == tmp_path / "logovo"


async def test_one_guest_cannot_open_tables_without_end(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, tables_per_hour=3, requests_per_minute=8))
    wish = {"game": "larder", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with AsyncTestClient(make_app(service)) as client:
        codes = [(await client.post("/api/tables", json=wish)).status_code for _i in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        said = (await client.post("/api/tables", json=wish)).json()
        assert said["code"] == "too-many-tables"
        said = [(await client.get("/api/games")) for _i in range(4)][-1].json()
        assert said["code"] == "too-fast"


async def test_a_family_behind_one_address_opens_the_client(tmp_path: Path) -> None:
    """Files of the client do not use up what one address may ask of the tables."""
    service = Service(Config(data=tmp_path, requests_per_minute=8))
    async with AsyncTestClient(make_app(service)) as client:
        codes = {(await client.get(f"/assets/{n}.js")).status_code for n in range(100)}
        assert codes == {404}, "no such file, but nobody is told to wait"
        assert (await client.get("/api/games")).status_code == 200
        more = {(await client.get(f"/assets/{n}.js")).status_code for n in range(100)}
        assert 429 in more, "files are bounded, too"


async def test_a_house_whose_store_is_away_is_alive_and_not_ready(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path))
    async with AsyncTestClient(make_app(service)) as client:
        assert (await client.get("/health/ready")).status_code == 200
        ours = service.engine
        service.engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/file")
        answer = await client.get("/health/ready")
        assert (answer.status_code, answer.json()["ready"]) == (503, False)
        assert (await client.get("/health/live")).status_code == 200
        service.engine = ours


async def test_one_address_holds_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    server = Served(tmp_path, "--sockets-per-address", "3").start()
    opened = await server.doors.open("larder", "Anna", ["me", "open"])
    async with Raw(server.base) as first, Raw(server.base), Raw(server.base):
        await first.hello(opened.table.id, opened.token)
        async with Raw(server.base) as fourth:
            trouble = await fourth.hear(Trouble)
            assert (trouble.code, trouble.facts) == ("too-many-sockets", {"most": 3})
            assert await fourth.hear(Bye) == Bye("too-many-sockets", resume=False)
        # Those inside are not disturbed.
        assert (await first.do("say", text="still here")).ok
    async with Raw(server.base) as again:
        await again.hello(opened.table.id, opened.token)
    server.stop()
    assert server.failures() == []


async def test_a_socket_that_never_speaks_is_closed(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, silence=0.1))
    ends: list[str] = []

    async def send(text: str) -> None:
        ends.append(text)

    async def close() -> None:
        ends.append("closed")

    await service.start()
    service.sockets.enter("here", Viewer(send, close, queue=10))
    for _wait in range(100):
        if ends:
            break
        await asyncio.sleep(0.05)
    assert ends == ['{"t":"bye","code":"silent","resume":true}', "closed"]
    await service.stop()


async def test_migrations_make_the_tables_the_code_knows(tmp_path: Path) -> None:
    engine = await open_database(Config(data=tmp_path))

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), META))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()
    # A second start finds everything in place.
    await (await open_database(Config(data=tmp_path))).dispose()


def test_names_in_kept_databases_do_not_change() -> None:
    """A migration could rename them; a change of the code alone must not."""
    assert set(META.tables) == {
        *("house", "tables", "entries", "commands", "talk", "reviews", "codes"),
    }
    assert set(META.tables["house"].columns.keys()) == {"key", "value"}


async def test_a_client_that_does_not_read_is_cut_off_with_a_hint() -> None:
    sent: list[str] = []
    stuck = asyncio.Event()

    async def send(text: str) -> None:
        await stuck.wait()
        sent.append(text)

    async def close() -> None:
        sent.append("closed")

    viewer = Viewer(send, close, queue=10)
    for n in range(30):
        viewer.put(str(n).encode())
        await asyncio.sleep(0)
    assert viewer.closed
    stuck.set()
    await asyncio.sleep(0.01)
    assert sent == ["0", '{"t":"bye","code":"slow","resume":true}', "closed"]


def a_fold() -> Timeline:
    return live_table("larder", 3, {}).timeline


async def test_a_bot_that_is_late_or_fails_is_told_from_one_that_thinks() -> None:
    pool = BotPool(1, limit=60)
    pool.start()
    timeline = a_fold()
    seat = int(timeline.game.awaited(timeline.state)[0])
    move = await pool.think("t", timeline, seat, "easy")
    assert timeline.game.refusal(timeline.state, Seat(seat), timeline.game.parse_move(move)) is None
    with pytest.raises(NoThought):
        await pool.think("t", timeline, seat, "no such bot")
    # The table's log is sent again, whole, after a failure.
    assert await pool.think("t", timeline, seat, "easy")
    pool.thinkers[0].limit = 0.0
    with pytest.raises(NoThought):
        await pool.think("t", timeline, seat, "easy")
    pool.thinkers[0].limit = 60
    assert await pool.think("t", timeline, seat, "easy")
    await pool.stop()


async def test_a_bot_that_is_no_longer_asked_has_not_failed() -> None:
    """While it waited for its turn somebody else has moved, or the table was read again."""
    pool = BotPool(1, limit=60)
    pool.start()
    timeline = a_fold()
    seat = int(timeline.game.awaited(timeline.state)[0])
    move = await pool.think("t", timeline, seat, "easy")
    timeline.move(seat, timeline.game.parse_move(move), START)
    assert Seat(seat) not in timeline.game.awaited(timeline.state)
    with capture_logs() as said:
        assert await pool.think("t", timeline, seat, "easy") == ""
    assert said == []
    await pool.stop()


async def test_failing_bots_do_not_stop_a_table(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    service.pool.thinkers[0].limit = 0.0  # every thought is too late
    bots = [SeatWish("bot"), SeatWish("bot")]
    opened = await service.opening.open(NewTable("larder", "Anna", bots, start=True))
    live = await service.registry.get(opened.table.id)
    for _wait in range(400):
        if live.shown_seq > 3:
            break
        await asyncio.sleep(0.05)
    assert live.shown_seq > 3
    await service.stop()


async def test_what_is_shown_once_is_not_in_any_resume() -> None:
    live = live_table("vampires", 2, {})
    dice = random.Random(5)
    game = live.timeline.game
    for at in range(60):
        timeline = live.timeline
        seat = dice.choice(live.awaited())
        move = dice.choice(game.legal(timeline.state, Seat(seat)))
        version = timeline.version(1 - seat)
        kept = moves.move_text(live, seat, str(move), START + at).kept
        assert kept is not None
        told = [game.told_to(event, Seat(1 - seat)) for event in kept.events]
        once = [event for event in told if game.fleeting(event)]
        if once:
            step = projection.step_of(timeline, kept, 1 - seat, None, 2.0, Clock(START))
            assert step.linger == 2.0 and len(step.events) == len(told)
            missed, gap = projection.missed_by(timeline, 1 - seat, version)
            assert not gap
            assert len(missed) == 1
            assert len(missed[0].events) == len(told) - len(once)
            return
    raise AssertionError("nothing fleeting happened")


async def test_the_games_own_clock_runs_and_runs_out() -> None:
    live = live_table("gold", 3, {"market-seconds": "60"})
    dice = random.Random(1)
    for at in range(3000):
        timeline = live.timeline
        if timeline.game.clock(timeline.state):
            break
        seat = dice.choice(live.awaited())
        move = timeline.game.default_move(timeline.state, Seat(seat), Chance(dice.getrandbits(30)))
        moves.move_text(live, seat, str(move), START + at)
    assert phase_end(live.record, live.timeline) == live.timeline.phase_at + 60_000
    before = live.timeline.version(-1)
    kept = moves.clock_out(live, now_ms()).kept
    assert kept is not None
    assert live.timeline.version(-1) == before + 1
    assert live.timeline.game.clock(live.timeline.state) == 0


async def test_a_backup_of_a_running_server_is_whole(served: Served, tmp_path: Path) -> None:
    opened = await served.doors.open("larder", "Anna", ["me", "bot:easy"], start=True)
    copy = tmp_path / "copy.sqlite"
    assert back_up(served.data, copy) > 0
    with sqlite3.connect(copy) as database:
        query = "SELECT count(*) FROM entries WHERE table_id = ?"
        assert database.execute(query, [opened.table.id]).fetchone()[0] >= 1
    with pytest.raises(FileExists):
        back_up(served.data, copy)
    with pytest.raises(NoTables):
        back_up(tmp_path / "nowhere", tmp_path / "other.sqlite")


async def test_a_job_that_cannot_be_stored_does_not_stop_the_others(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    row = EntryRow(1, "setup", -1, "", [], 1, 1)
    jobs = [Append("t", (row,)), Append("t", (row,)), Append("u", (row,))]
    done = await asyncio.gather(
        *(service.writer.append(job) for job in jobs), return_exceptions=True
    )
    assert [type(one) for one in done] == [type(None), Conflict, type(None)]
    odd = Append("v", (msgspec.structs.replace(row, kind=cast(str, object())),))
    with pytest.raises(Exception, match="object"):
        await service.writer.append(odd)
    await service.writer.append(Append("v", (row,)))
    assert len(await service.registry.reader.entries("v", 0)) == 1
    await service.stop()


async def test_a_table_of_other_rules_is_refused_by_name(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    live = live_table("larder", 2, {})
    row = live.timeline.past[0].row
    old = live.record.copy()
    old.id, old.ruleset = "old", old.ruleset + 1
    await service.writer.append(Append("old", (row,), due=1, new=old))
    broken = live.record.copy()
    broken.id = "broken"
    bad = msgspec.structs.replace(row, chance=[])
    await service.writer.append(Append("broken", (bad,), new=broken))
    for table, code in (("old", "other-ruleset"), ("broken", "bad-log")):
        with pytest.raises(RequestError) as no:
            await service.registry.get(table)
        assert no.value.code == code
    await service.wake_due()
    assert service.unreadable == {"old"}
    await service.stop()
