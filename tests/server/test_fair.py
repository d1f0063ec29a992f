"""Fair deals at a real server: fixed before the game, checked after it, told to nobody between."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import Iterator

import pytest

from logovo.client import Number, SeatAt, ServerError
from logovo.games import GAMES
from logovo.verify import Verdict, verify
from logovo.wire import commands as say
from logovo.wire import messages as hear
from logovo.wire.nouns import TableInfo
from tests.server.raw import Raw
from tests.server.served import METRICS_TOKEN, Served
from tests.verify.games import number, rows_of, written

SOON = 30.0


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One that does not take its time to show things."""
    server = Served(tmp_path_factory.mktemp("fair"), "--show-pace", "0.02").start()
    yield server
    server.stop()
    assert server.failures() == []


async def play_out(seat: SeatAt) -> None:
    """Any moves to the end."""
    while seat.table is None or seat.table.status != "over":
        await seat.news.get()
        if seat.moves is not None and not seat.unanswered:
            await seat.play(random.choice(seat.moves.legal))


async def finish(seats: list[SeatAt]) -> None:
    await asyncio.wait_for(asyncio.gather(*map(play_out, seats)), 200)


def number_at(log: str, seat: int) -> str:
    """What the log says this seat has added."""
    players = json.loads(log.splitlines()[0])["fair"]["players"]
    return str(next(one for one in players if one["seat"] == seat).get("secret", ""))


async def one_click(served: Served, key: str) -> tuple[str, Number, TableInfo]:
    """One person among bots, started with the table: the log, their number, the table."""
    mine = Number()
    seats = ["me"] + ["bot:easy"] * (max(2, GAMES[key].least) - 1)
    opened = await served.doors.open(key, "Anna", seats, start=True, commit=mine.commit)
    assert opened.table.status == "starting"
    async with SeatAt(served.base, opened.table.id, opened.token, number=mine) as seat:
        await finish([seat])
        assert seat.table is not None
        return await served.doors.log(opened.table.id), mine, seat.table


def check_forged(served: Served, log: str) -> ServerError:
    with pytest.raises(ServerError) as said:
        asyncio.run(served.doors.take_in(log))
    return said.value


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_game_at_a_table_can_be_checked(served: Served, key: str) -> None:
    log, mine, table = asyncio.run(one_click(served, key))
    verdict = verify(log, mine.house)
    assert (verdict.result, verdict.findings) == ("fair", ())
    assert (verdict.added, verdict.left_out, verdict.finished) == ((0,), (), True)
    assert table.fair is not None
    assert (table.fair.house, table.id) == (verdict.house, verdict.table)
    assert number_at(log, 0) == mine.secret
    rows = rows_of(log)
    head = rows[0]["fair"]
    assert isinstance(head, dict)
    head["players"] = []
    assert verify(written(rows)).findings[0].code == "draw"
    assert check_forged(served, written(rows)).problem.facts["why"] == "luck-draw"


async def test_everybody_in_the_lobby_adds_a_number(served: Served) -> None:
    opened = await served.doors.open("larder", "Anna", ["me", "open", "bot:easy", "open"])
    table = opened.table.id
    boris = await served.doors.join(table, "Boris")
    clara = await served.doors.join(table, "Clara")
    async with (
        SeatAt(served.base, table, opened.token) as anna,
        SeatAt(served.base, table, boris.token) as two,
        Raw(served.base) as four,
    ):
        await four.hello(table, clara.token)
        while len(anna.table.fair.seats if anna.table and anna.table.fair else []) < 2:
            await asyncio.wait_for(anna.news.get(), SOON)
        assert (await anna.do(say.DoStart())).ok
        assert (await four.do("leave")).ok
        await finish([anna, two])
        log = await served.doors.log(table)
        assert [number_at(log, 0), number_at(log, 1)] == [anna.number.secret, two.number.secret]
        verdict = verify(log, two.number.house)
        # Whoever sent no commitment is no pledge, and nobody waits for them.
        assert (verdict.result, verdict.added, verdict.left_out) == ("fair", (0, 1), ())
        assert (await anna.do(say.DoRematch())).ok
        async for message in anna:
            if isinstance(message, hear.Rematch):
                break
        assert isinstance(message, hear.Rematch)
        again = await served.doors.table(message.table)
        assert again.fair is not None
        assert again.fair.house != verdict.house
        assert again.fair.seats == []


async def test_who_keeps_the_number_cannot_stop_the_game(served: Served) -> None:
    opened = await served.doors.open("larder", "Anna", ["me", "open"])
    table = opened.table.id
    joined = await served.doors.join(table, "Boris")
    kept = Number()
    async with SeatAt(served.base, table, opened.token) as anna, Raw(served.base) as boris:
        await boris.hello(table, joined.token)
        assert (await boris.do("commit", commit=kept.commit)).ok
        assert (await boris.do("commit", commit=number("again").hex())).code == "committed"
        assert (await boris.do("reveal", secret=kept.secret)).code == "not-starting"
        while not anna.table or not anna.table.fair or len(anna.table.fair.seats) < 2:
            await asyncio.wait_for(anna.news.get(), SOON)
        starting = asyncio.create_task(anna.do(say.DoStart()))
        while (news := await boris.hear(hear.TableNews)).table.status != "starting":
            pass
        assert news.table.fair is not None
        assert news.table.fair.until > news.clock.now
        assert (await boris.do("reveal", secret=number("other").hex())).code == "other-number"
        assert (await boris.do("start")).code == "not-host"
        assert (await asyncio.wait_for(starting, SOON)).ok
        assert (await boris.do("reveal", secret=kept.secret)).code == "not-starting"
        assert (await boris.do("commit", commit=kept.commit)).code == "not-lobby"
        async for message in anna:
            if isinstance(message, hear.Noted):
                break
        assert isinstance(message, hear.Noted)
        assert (message.note.kind, message.note.seat) == ("no-number", 1)
        assert (await anna.do(say.DoEnd())).ok
        verdict = verify(await served.doors.log(table))
        assert (verdict.result, verdict.added, verdict.left_out) == ("fair", (0,), (1,))
        assert not verdict.finished


async def test_a_table_that_starts_cannot_be_changed(served: Served) -> None:
    mine = Number()
    seats = ["me", "bot:easy"]
    opened = await served.doors.open("larder", "Anna", seats, start=True, commit=mine.commit)
    async with Raw(served.base) as anna:
        snapshot = await anna.hello(opened.table.id, opened.token)
        assert (snapshot.table.status, snapshot.view, snapshot.v) == ("starting", None, 0)
        for kind, more in (("start", {}), ("bot", {"seat": 1}), ("kick", {"seat": 1})):
            assert (await anna.do(kind, **more)).code == "not-lobby"
        assert (await anna.do("move", text="keep")).code == "not-playing"
        assert (await anna.do("pause")).code == "not-lobby"
        # A lobby that was just left still asks for its letters.
        status, _headers, _body = await asyncio.to_thread(post, served, opened.table.id)
        assert status == 200
        assert (await anna.do("reveal", secret=mine.secret)).ok


def post(served: Served, table: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(
        f"{served.base}/api/tables/{table}/code",
        b"{}",
        {"Content-Type": "application/json"},
        method="POST",
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.status, dict(answer.headers), answer.read()


async def test_nobody_commits_to_the_number_of_another(served: Served) -> None:
    opened = await served.doors.open("larder", "Anna", ["me", "open"])
    joined = await served.doors.join(opened.table.id, "Boris")
    async with Raw(served.base) as anna, Raw(served.base) as boris:
        await anna.hello(opened.table.id, opened.token)
        await boris.hello(opened.table.id, joined.token)
        assert (await anna.do("commit", commit=Number(bytes(32)).commit)).ok
        assert (await boris.do("commit", commit=Number(bytes(32)).commit)).code == "copied"


async def test_the_stream_goes_on_after_a_crash(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Served(tmp_path_factory.mktemp("crashed"), "--show-pace", "0.02").start()
    mine = Number()
    seats = ["me", "bot:easy"]
    opened = await server.doors.open("drakon", "Anna", seats, start=True, commit=mine.commit)
    table = opened.table.id
    # Killed while it waits for the number: the number is told to the next process.
    server.kill()
    server.start()
    async with SeatAt(server.base, table, opened.token, number=mine) as seat:
        for _move in range(6):
            while seat.moves is None or seat.unanswered:
                await asyncio.wait_for(seat.news.get(), SOON)
            await seat.play(random.choice(seat.moves.legal))
        server.kill()
        await asyncio.to_thread(server.start)
        await finish([seat])
    verdict = verify(await server.doors.log(table), mine.house)
    assert (verdict.result, verdict.findings) == ("fair", ())
    assert server.failures() == []
    server.kill()


async def test_nobody_is_told_a_secret_before_the_end(served: Served) -> None:
    """All that two players, an onlooker and a stranger are ever sent before the game is over."""
    opened = await served.doors.open("larder", "Anna", ["me", "open"])
    table = opened.table.id
    joined = await served.doors.join(table, "Boris")
    heard: list[str] = []

    async def listen(token: str) -> None:
        async with Raw(served.base) as raw:
            await raw.say({"t": "hello", "table": table, "token": token})
            while True:
                text = str(await raw.socket.recv())
                heard.append(text)
                message = json.loads(text)
                if message["t"] == "table" and message["table"]["status"] == "over":
                    return

    async with (
        SeatAt(served.base, table, opened.token) as anna,
        SeatAt(served.base, table, joined.token) as boris,
    ):
        listening = [asyncio.create_task(listen(one)) for one in (opened.token, joined.token, "")]
        while not anna.table or not anna.table.fair or len(anna.table.fair.seats) < 2:
            await asyncio.wait_for(anna.news.get(), SOON)
        assert (await anna.do(say.DoStart())).ok
        operator = f"Bearer {METRICS_TOKEN}"
        for path in (f"/api/tables/{table}", "/api/tables", "/metrics", "/api/games"):
            status, _headers, body = served.get(path, Authorization=operator)
            assert status == 200, path
            heard.append(body.decode())
        for path in (f"/api/tables/{table}/log", f"/api/tables/{table}/replay"):
            status, _headers, body = served.get(path)
            assert status == 409
            heard.append(body.decode())
        mine = await served.doors.mine([opened.token])
        heard.append(str(mine))
        await finish([anna, boris])
        await asyncio.wait_for(asyncio.gather(*listening), SOON)
    log = await served.doors.log(table)
    secret = json.loads(log.splitlines()[0])["fair"]["house"]["secret"]
    told = "\n".join([*heard, served.log.read_text()])
    assert verify(log).house in told
    for hidden in (secret, anna.number.secret, boris.number.secret):
        assert hidden not in told
    assert len(heard) > 30


async def test_a_game_from_elsewhere_keeps_what_it_is_checked_by(served: Served) -> None:
    log, _mine, table = await one_click(served, "larder")
    taken = (await served.doors.take_in(log)).table
    assert taken.fair == table.fair
    assert await served.doors.log(taken.id) == log
    rows = rows_of(log)
    del rows[0]["fair"]
    for row in rows:
        row.pop("of", None)
    plain = (await served.doors.take_in(written(rows))).table
    assert plain.fair is None
    assert verify(await served.doors.log(plain.id)).result == "not-verifiable"
    at = next(i for i, row in enumerate(rows[1:]) if row["do"] == "move")
    practice = await served.doors.practise(table.id, at, 0, "Anna")
    assert practice.table.fair is None


async def test_a_game_started_by_a_client_that_adds_nothing_is_the_houses(served: Served) -> None:
    opened = await served.doors.open("larder", "Anna", ["me", "bot:easy"], start=True)
    assert opened.table.status == "playing"
    async with SeatAt(served.base, opened.table.id, opened.token) as seat:
        assert (await seat.do(say.DoEnd())).ok
    verdict: Verdict = verify(await served.doors.log(opened.table.id))
    assert (verdict.result, verdict.added, verdict.left_out) == ("fair", (), ())
