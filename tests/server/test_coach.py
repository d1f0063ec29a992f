"""Hints on the server: only among bots, only to the one who asked, noted in the record."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from logovo.core.seats import Seat
from logovo.server.bots.coach import check_alone
from logovo.server.bots.pool import BotPool
from logovo.server.bots.thinker import NoThought
from logovo.server.process.errors import RequestError
from logovo.server.store.record import SeatRecord
from logovo.wire.coach import Hinted
from logovo.wire.http import Seated
from logovo.wire.messages import TableNews, Trouble
from tests.server.raw import Raw
from tests.server.served import Served
from tests.server.test_inside import live_table

ID = "hint-number-1"


async def opened(served: Served, *seats: str, start: bool = True) -> Seated:
    return await served.doors.open("larder", "Anna", list(seats), start=start)


async def hint(player: Raw, id: str = ID, **more: object) -> Hinted:
    await player.say({"t": "hint", "id": id, **more})
    while True:
        found = await player.hear(Hinted)
        if found.id == id:
            return found


async def test_a_player_among_bots_gets_a_hint_and_plays_it(served: Served) -> None:
    seated = await opened(served, "me", "bot", "bot")
    async with Raw(served.base) as player, Raw(served.base) as onlooker:
        snapshot = await player.hello(seated.table.id, seated.token)
        await onlooker.hello(seated.table.id)
        legal = (await player.moves(snapshot)).legal
        told = await hint(player)
        assert told.code == ""
        assert {one.move.text for one in told.moves} <= set(legal)
        wins = [one.won for one in told.moves]
        assert told.moves[0].loss == 0.0
        assert told.moves[0].reason
        assert all(0 <= won <= 1 for won in wins)
        # The bots may have swapped meanwhile; now the same decision has the same hint, noted once.
        again, once_more = [await hint(player, f"hint-number-2{n}") for n in range(2)]
        assert again == msgspec.structs.replace(once_more, id=again.id)
        await hint(player, "hint-number-3", warn=True)
        marks = (await served.doors.table(seated.table.id)).hints[0]
        assert (marks.seat, marks.warned) == (0, 1)
        assert 1 <= marks.asked <= 2  # one more if a bot swapped between two of them
        # The onlooker hears that there was a hint, in the news of the table, and nothing else.
        while not (news := await onlooker.hear(TableNews)).table.hints:
            pass
        assert news.table.hints[0].seat == 0
        assert (await player.do("move", text=told.moves[0].move.text)).ok
        refused = await hint(onlooker, "hint-number-4")
        assert refused.code == "not-seated"
        assert not refused.moves


async def test_the_mark_is_in_the_store(tmp_path: Path) -> None:
    """Also after the server has started again, and in the exported log."""
    first = Served(tmp_path).start()
    seated = await opened(first, "me", "bot")
    async with Raw(first.base) as player:
        await player.moves(await player.hello(seated.table.id, seated.token))
        assert (await hint(player)).moves
    first.kill()
    second = Served(tmp_path, port=first.port).start()
    async with Raw(second.base) as player:
        snapshot = await player.hello(seated.table.id, seated.token)
        assert [(one.seat, one.asked) for one in snapshot.table.hints] == [(0, 1)]
    second.stop()


async def test_no_hint_where_somebody_else_sits_or_may_sit_down(served: Served) -> None:
    seated = await opened(served, "me", "open", start=False)
    async with Raw(served.base) as host, Raw(served.base) as guest:
        await host.hello(seated.table.id, seated.token)
        assert (await hint(host)).code == "hint-company"
        other = await served.doors.join(seated.table.id, "Boris")
        await guest.hello(seated.table.id, other.token)
        assert (await host.do("start")).ok
        for player in (host, guest):
            told = await hint(player, "hint-number-5")
            assert (told.code, told.moves) == ("hint-company", [])


def test_whoever_else_may_sit_there_ends_hints() -> None:
    """Asked before the coach thinks and again before the answer is told."""
    record = live_table("larder", 3, {}).record
    record.seats = [SeatRecord("human", "Anna"), SeatRecord("bot"), SeatRecord("bot")]
    check_alone(record, 0)
    others = [SeatRecord("human", "Boris"), SeatRecord("human", left=True), SeatRecord("open")]
    for other in others:
        record.seats[2] = other
        with pytest.raises(RequestError, match="hint-company"):
            check_alone(record, 0)


async def test_who_is_not_asked_gets_no_hint(served: Served) -> None:
    seated = await opened(served, "me", "bot", start=False)
    async with Raw(served.base) as host:
        await host.hello(seated.table.id, seated.token)
        assert (await hint(host)).code == "not-playing"
        await host.say({"t": "hint", "id": "short"})
        assert (await host.hear(Trouble)).code == "malformed"


async def test_many_hints_are_too_many(served: Served) -> None:
    seated = await opened(served, "me", "bot")
    async with Raw(served.base) as player:
        await player.moves(await player.hello(seated.table.id, seated.token))
        for n in range(12):
            await player.say({"t": "hint", "id": f"hint-number-{n}"})
        assert (await player.hear(Hinted)).code == "too-fast"


async def test_a_process_that_dies_is_no_answer_and_the_next_one_gives_it() -> None:
    pool = BotPool(1, limit=60)
    pool.start()
    timeline = live_table("larder", 3, {}).timeline
    seat = int(timeline.game.awaited(timeline.state)[0])
    thinking = asyncio.create_task(pool.advise("t", timeline, seat, 1))
    while pool.thinkers[0].process is None:
        await asyncio.sleep(0.01)
    pool.thinkers[0].process.kill()
    with pytest.raises(NoThought):
        await thinking
    told = await pool.advise("t", timeline, seat, 1)
    legal = {str(move) for move in timeline.game.legal(timeline.state, Seat(seat))}
    assert {one.move for one in told.moves} <= legal
    # A bot at the same table still thinks, and the hint is the same for the same seed.
    assert await pool.think("t", timeline, seat, "easy")
    assert await pool.advise("t", timeline, seat, 1) == told
    await pool.stop()
