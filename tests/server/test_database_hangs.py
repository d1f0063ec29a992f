"""A PostgreSQL that is there and says nothing: nobody waits long, nothing is done twice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from signal import SIGCONT, SIGSTOP

import pytest

from logovo.server.store.away import SECONDS
from tests.server.raw import Raw
from tests.server.served import Served
from tests.server.services import Postgres, find_postgres
from tests.server.stored import read_store

pytestmark = pytest.mark.services
LATE = 4 * SECONDS
"""Two questions to the store, each with its own end, and a busy machine."""


@pytest.mark.timeout(300)
async def test_a_move_while_the_database_hangs_is_busy_and_then_done_once(tmp_path: Path) -> None:
    binaries = find_postgres()
    assert binaries is not None
    postgres = Postgres(tmp_path / "postgres", binaries)
    postgres.start()
    server = Served(tmp_path / "house", "--database", postgres.url)
    try:
        server.start()
        opened = await server.doors.open("larder", "Anna", ["me", "bot"], start=True)
        table = opened.table.id
        async with Raw(server.base) as anna:
            moves = await anna.moves(await anna.hello(table, opened.token))
            command = {
                "t": "cmd",
                "id": "the-same-command",
                "base": 1 << 30,
                "do": {"kind": "move", "text": moves.legal[0]},
            }
            postgres.freeze(SIGSTOP)
            try:
                begun = time.monotonic()
                await anna.say(command)
                assert (await anna.answer("the-same-command")).code == "busy"
                assert time.monotonic() - begun < LATE
                assert (await asyncio.to_thread(server.get, "/health/ready"))[0] == 503
                assert (await asyncio.to_thread(server.get, "/health/live"))[0] == 200
            finally:
                postgres.freeze(SIGCONT)
            async with asyncio.timeout(60):
                while True:
                    await anna.say(command)
                    answer = await anna.answer("the-same-command")
                    if answer.code != "busy":
                        break
                    await asyncio.sleep(0.2)
            assert answer.ok
            assert [one for one in server.failures() if "store-failed" not in one] == []
        server.kill()
        kept = (await read_store(postgres.url, {table}))[table].rows
        mine = [row for row in kept if row.kind == "move" and row.seat == 0]
        assert [row.text for row in mine].count(moves.legal[0]) == 1
        assert [row.seq for row in kept] == list(range(1, len(kept) + 1))
    finally:
        server.kill()
        postgres.stop()
