"""The protocol over real sockets against a real server process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from logovo.client import SeatAt, ServerError, example
from logovo.core.log import checksum
from logovo.games import GAMES
from logovo.wire import commands as say
from logovo.wire import messages as hear
from logovo.wire.nouns import Settings
from tests.server.raw import Raw
from tests.server.served import METRICS_TOKEN, Served

GAME = "larder"


async def code_of(problem: Awaitable[object]) -> str:
    with pytest.raises(ServerError) as said:
        await problem
    return said.value.problem.code


async def asked(seat: SeatAt) -> list[str]:
    """The legal moves as soon as something is asked of the seat."""
    while seat.moves is None:
        await seat.news.get()
    return seat.moves.legal


async def test_resume_gives_the_missing_tail(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "bot:easy"], start=True)
    table = opened.table.id
    async with Raw(served.base) as raw:
        first = await raw.hello(table, opened.token)
        assert first.gap
        assert first.missed == []
    async with SeatAt(served.base, table, opened.token) as seat:
        for _turn in range(6):
            assert (await seat.play((await asked(seat))[0])).ok
    async with Raw(served.base) as raw:
        again = await raw.hello(table, opened.token, v=first.v)
        assert not again.gap
        assert [one.v for one in again.missed] == list(range(first.v + 1, again.v + 1))
        assert len(again.missed) >= 6
        assert all(one.events for one in again.missed)
    async with Raw(served.base) as raw:
        assert (await raw.hello(table, opened.token, v=10**9)).gap


async def test_the_lobby_is_live_and_the_host_rules_it(served: Served) -> None:
    doors = served.doors
    opened = await doors.open(GAME, "Anna", ["me", "open", "closed"])
    table = opened.table.id
    async with Raw(served.base) as host:
        assert (await host.hello(table, opened.token)).view is None
        joined = await doors.join(table, "Boris")
        assert joined.seat == 1
        while (await host.hear(hear.TableNews)).table.seats[1].name != "Boris":
            pass
        assert await code_of(doors.join(table, "Vera")) == "no-seat"
        assert await code_of(doors.join(table, "Vera", 1)) == "seat-taken"
        async with Raw(served.base) as guest:
            await guest.hello(table, joined.token)
            assert (await guest.do("start")).code == "not-host"
            assert (await host.do("start")).code == "seats-open"
            assert (await host.do("bot", seat=2, level="genius")).code == "bad-level"
            assert (await host.do("bot", seat=9)).code == "no-seat"
            assert (await host.do("bot", seat=2, level="medium")).ok
            assert (await host.do("kick", seat=0)).code == "no-seat"
            assert (await host.do("kick", seat=1)).ok
            assert (await guest.hear(hear.Bye)).code == "kicked"
        async with Raw(served.base) as guest:
            assert await guest.unwelcome(table, joined.token) == "bad-token"
        assert (await host.do("setup", players=2)).ok
        assert (await host.do("setup", players=15)).code == "bad-players"
        assert (await host.do("setup", options={"nonsense": "1"})).code == "bad-option"
        assert (await host.do("move", text="draw")).code == "not-playing"
        assert (await host.do("start", fill="easy")).ok
        assert (await host.do("setup", players=2)).code == "not-lobby"


@pytest.mark.parametrize("game", ["larder", "lucky", "vampires"])
async def test_the_host_begins_wherever_they_sit(served: Served, game: str) -> None:
    seats = ["bot:easy", "bot:easy", "me", "bot:easy"]
    opened = await served.doors.open(game, "Anna", seats, {"first-player": "host"}, start=True)
    assert opened.seat == 2
    assert opened.table.options["first-player"] == "p3"


async def test_a_command_sent_again_gets_its_first_answer(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "open"])
    joined = await served.doors.join(opened.table.id, "Boris")
    async with Raw(served.base) as raw, Raw(served.base) as other:
        await raw.hello(opened.table.id, opened.token)
        await raw.do("start")
    async with Raw(served.base) as raw, Raw(served.base) as other:
        snapshot = await raw.hello(opened.table.id, opened.token)
        before = await other.hello(opened.table.id, joined.token)
        assert snapshot.moves is not None
        move = {"kind": "move", "text": snapshot.moves.legal[0]}
        command = {"t": "cmd", "id": "the-one-and-only", "base": snapshot.v, "do": move}
        for _time in range(3):
            await raw.say(command)
        answers = [await raw.answer("the-one-and-only") for _time in range(3)]
        assert answers[0].ok
        assert answers[0] == answers[1] == answers[2]
        assert (await other.hear(hear.Step)).v == before.v + 1
        await other.say(command)
        assert (await other.answer("the-one-and-only")).code == "id-used"
        refused = {"t": "cmd", "id": "refused-1", "base": 0, "do": {"kind": "claim", "text": "x"}}
        await raw.say(refused)
        first = await raw.answer("refused-1")
        assert first.code == "no-claims"
        await raw.say(refused)
        assert await raw.answer("refused-1") == first


async def test_why_explains_and_changes_nothing(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "bot:easy"], start=True)
    async with Raw(served.base) as raw:
        moves = await raw.moves(await raw.hello(opened.table.id, opened.token))
        await raw.say({"t": "why", "id": "question-1", "text": moves.legal[0]})
        assert (await raw.hear(hear.Because)).ok
        await raw.say({"t": "why", "id": "question-2", "text": "castle kingside"})
        unknown = await raw.hear(hear.Because)
        assert (unknown.code, unknown.facts) == ("bad-notation", {"text": "castle kingside"})
        for blocked in moves.blocked[:5]:
            await raw.say({"t": "why", "id": "question-3", "text": blocked.move})
            because = await raw.hear(hear.Because)
            assert because.refused is not None
            assert (because.refused.rule, because.refused.facts) == (blocked.rule, blocked.facts)


async def test_an_old_base_is_stale_and_harmless(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "bot:easy"], start=True)
    async with SeatAt(served.base, opened.table.id, opened.token) as seat:
        assert (await seat.play((await asked(seat))[0])).ok
        legal = await asked(seat)
        seat.v = 0
        assert (await seat.play(legal[0])).code == "stale"


async def test_talk_stays_in_its_room(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "bot:easy"])
    table = opened.table.id
    async with Raw(served.base) as player, Raw(served.base) as onlooker:
        await player.hello(table, opened.token)
        await onlooker.hello(table, name="Gleb")
        assert (await player.do("say", text="<b>hi</b>")).ok
        await onlooker.say(
            {"t": "cmd", "id": "phrase-1", "base": 0, "do": {"kind": "phrase", "phrase": "wow"}}
        )
        heard = (await onlooker.hear(hear.Talk)).saying
        assert (heard.phrase, heard.name, heard.n, heard.room) == ("wow", "Gleb", 1, "onlookers")
        assert (await onlooker.do("phrase", phrase="nonsense")).code == "unknown-phrase"
        codes = {(await player.do("say", text="spam")).code for _i in range(12)}
        assert "too-fast" in codes
    async with Raw(served.base) as player:
        talk = (await player.hello(table, opened.token, said=0)).talk
        assert talk[0].text == "<b>hi</b>"
        assert {line.room for line in talk} == {"players"}
        assert [line.n for line in talk] == list(range(1, len(talk) + 1))


async def test_a_client_that_is_too_fast_slows_down_and_loses_nothing(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "bot:easy"], start=True)
    async with SeatAt(served.base, opened.table.id) as onlooker:
        for _burst in range(250):
            answer = await asyncio.wait_for(onlooker.play("draw"), 20)
            assert answer.code == "not-seated"


async def test_onlookers_do_not_play_and_may_be_kept_out(served: Served) -> None:
    closed = Settings(onlookers=False)
    opened = await served.doors.open(GAME, "Anna", ["me", "bot:easy"], settings=closed)
    async with Raw(served.base) as raw:
        assert await raw.unwelcome(opened.table.id) == "no-onlookers"
    opened = await served.doors.open(GAME, "Anna", ["me", "bot:easy"], start=True)
    async with Raw(served.base) as raw:
        assert (await raw.hello(opened.table.id)).moves is None
        assert (await raw.do("move", text="draw")).code == "not-seated"
        assert (await raw.do("pause")).code == "not-host"


async def test_pause_stops_moves_and_resume_goes_on(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "bot:easy"], start=True)
    async with SeatAt(served.base, opened.table.id, opened.token) as seat:
        legal = await asked(seat)
        assert (await seat.do(say.DoPause())).ok
        assert (await seat.play(legal[0])).code == "paused"
        assert (await seat.do(say.DoPause())).code == "paused"
        assert (await seat.do(say.DoResume())).ok
        assert (await seat.play(legal[0])).ok


async def test_mine_says_whose_turn_it_is(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "open"])
    joined = await served.doors.join(opened.table.id, "Boris")
    tokens = [opened.token, joined.token, "nonsense"]
    mine = await served.doors.mine(tokens)
    assert mine.lost == ["nonsense"]
    assert not any(one.your_turn for one in mine.tables)
    async with Raw(served.base) as raw:
        await raw.hello(opened.table.id, opened.token)
        await raw.do("start")
    assert any(one.your_turn for one in (await served.doors.mine(tokens)).tables)


async def test_every_bad_request_has_its_name(served: Served) -> None:
    doors = served.doors
    assert await code_of(doors.table("nowhere")) == "unknown-table"
    assert await code_of(doors.open("chess", "Anna", ["me", "me"])) == "unknown-game"
    assert await code_of(doors.open(GAME, "Anna", ["me"])) == "bad-players"
    assert await code_of(doors.open(GAME, "Anna", ["me", "me"])) == "seat-taken"
    assert await code_of(doors.open(GAME, " \u0007 ", ["me", "open"])) == "bad-name"
    assert await code_of(doors.open(GAME, "A", ["me", "bot:genius"])) == "bad-level"
    assert await code_of(doors.open(GAME, "A", ["me", "open"], {"no": "such"})) == "bad-option"
    assert await code_of(doors.open(GAME, "A", ["me", "open"], start=True)) == "seats-open"
    both = Settings(seconds=30, days=2)
    clash = doors.open(GAME, "A", ["me", "open"], settings=both)
    assert await code_of(clash) == "options-clash"
    assert await code_of(doors.replay("nowhere", "table", 0, 1)) == "unknown-table"
    opened = await doors.open(GAME, "Anna", ["me", "open"])
    assert await code_of(doors.replay(opened.table.id, "table", 0, 1)) == "not-over"
    assert await code_of(doors.log(opened.table.id)) == "not-over"
    assert await code_of(doors.take_in("not a log\n")) == "bad-log"
    assert b'"not-found"' in served.get("/api/nothing")[2]
    assert served.get(f"/api/tables/{opened.table.id}/qr")[2].startswith(b"<svg")


async def test_every_bad_message_has_its_name(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "open"])
    other = await served.doors.open(GAME, "Boris", ["me", "open"])
    async with Raw(served.base) as raw:
        await raw.say({"t": "ping"})
        assert (await raw.hear(hear.Trouble)).code == "hello-first"
    async with Raw(served.base) as raw:
        assert await raw.unwelcome("nowhere") == "unknown-table"
    async with Raw(served.base) as raw:
        assert await raw.unwelcome(opened.table.id, other.token) == "bad-token"
    async with Raw(served.base) as raw:
        assert await raw.unwelcome(opened.table.id, opened.token[:-2] + "AA") == "bad-token"
    async with Raw(served.base) as raw:
        await raw.hello(opened.table.id, opened.token)
        await raw.say({"t": "hello", "table": opened.table.id})
        assert (await raw.hear(hear.Trouble)).code == "hello-twice"
        for text in ("{", '{"t":"ping","at":1,"extra":2}', "[" * 15000, '"\\ud800"', "null"):
            await raw.socket.send(text)
            assert (await raw.hear(hear.Trouble)).code == "malformed"
        await raw.socket.send(" " * 20000)
        assert (await raw.hear(hear.Trouble)).code == "too-large"
        await raw.say({"t": "ping", "at": 7})
        assert (await raw.hear(hear.Pong)).at == 7
        await raw.socket.send(" " * 100_000)
        with pytest.raises(ConnectionClosed):
            await raw.hear(hear.Pong)


async def test_foreign_pages_may_not_connect(served: Served) -> None:
    with pytest.raises(InvalidStatus):
        async with Raw(served.base, origin="https://elsewhere.example"):
            pass
    async with Raw(served.base, origin=served.base) as raw:
        assert await raw.unwelcome("nowhere") == "unknown-table"


async def test_operations_answer_and_tell_no_secret(served: Served) -> None:
    assert served.get("/metrics")[0] == 404  # guests are not told how the house is doing
    assert served.get("/metrics", Authorization="Bearer guess")[0] == 404
    status, headers, body = served.get("/metrics", Authorization=f"Bearer {METRICS_TOKEN}")
    assert status == 200
    assert b"logovo_commands_total" in body
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in headers
    assert served.get("/health/live")[0] == 200
    assert served.get("/health/ready")[0] == 200
    assert b"/api/tables" in served.get("/api/schema/openapi.json")[2]
    assert b"<h1>" in served.get("/api/schema")[2]
    assert served.get("/t/some-table")[0] == 200


async def test_the_example_bot_sits_down_by_link_and_plays(served: Served) -> None:
    opened = await served.doors.open(GAME, "Anna", ["me", "open"])
    bot = asyncio.create_task(example.play(served.base + opened.invite, "Rook"))
    async with Raw(served.base) as host:
        await host.hello(opened.table.id, opened.token)
        while (await host.hear(hear.TableNews)).table.seats[1].name != "Rook":
            pass
        assert (await host.do("start")).ok
    async with SeatAt(served.base, opened.table.id, opened.token) as anna:
        for _turn in range(4):
            assert (await anna.play((await asked(anna))[0])).ok
        assert (anna.v or 0) > 5
    bot.cancel()


def summed(rows: list[dict[str, object]]) -> str:
    """A log whose checksums are right, whatever it says."""
    lines: list[str] = []
    before = ""
    for row in rows:
        before = checksum(before, row)
        lines.append(json.dumps({**row, "sum": before}))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("entries", "why"),
    [
        ([{"do": "setup", "chance": [10**30]}], "bad-entry"),
        ([{"do": "setup"}, {"do": "move", "seat": 10**30, "text": "take"}], "bad-entry"),
        ([{"do": "setup", "chance": [-1]}], ""),
        ([{"do": "setup"}], ""),
        ([{"do": "move", "seat": 0, "text": "take"}], "no-setup"),
        ([], "no-setup"),
    ],
)
async def test_logs_that_nobody_can_have_played(
    served: Served, entries: list[dict[str, object]], why: str
) -> None:
    header: dict[str, object] = {
        "logovo": 1,
        "game": GAME,
        "ruleset": GAMES[GAME].ruleset,
        "players": 2,
        "options": {},
        "names": ["Anna", "Boris"],
    }
    with pytest.raises(ServerError) as said:
        await served.doors.take_in(summed([header, *entries]))
    assert said.value.problem.code == "bad-log"
    assert why in str(said.value.problem.facts)


async def test_a_log_with_half_a_letter_is_no_text(served: Served) -> None:
    log = '{"logovo":1,"game":"\\ud800","sum":""}\n'
    assert await code_of(served.doors.take_in(log)) == "bad-log"
