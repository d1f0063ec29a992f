"""Bots that are somebody: chosen or by chance, stored, kept in a rematch, heard now and then."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from logovo.bots.characters import CHARACTERS
from logovo.bots.characters.remarks import REMARKS
from logovo.client import SeatAt, ServerError
from logovo.server.commands import lobby
from logovo.server.commands.dispatch import PHRASES, again
from logovo.server.store.record import SeatRecord
from logovo.wire import http
from logovo.wire import messages as hear
from logovo.wire.commands import DoBot
from tests.server.served import Served


def bot(character: str = "") -> http.SeatWish:
    return http.SeatWish("bot", "easy", character)


def test_whoever_comes_is_somebody_else_each_time() -> None:
    wishes = [http.SeatWish("me"), bot(), bot("bold"), bot(), bot(), bot(), bot("plain")]
    for _time in range(20):
        seats = lobby.all_wished(wishes, "Anna")
        assert seats[2].character == "bold" and seats[6].character == "plain"
        named = [seat.character for seat in seats if seat.character in CHARACTERS]
        assert sorted(named) == sorted(CHARACTERS), "all four, nobody twice, the rest are plain"


def test_seats_stored_before_there_were_characters_are_read() -> None:
    old = msgspec.json.decode(b'{"kind":"bot","level":"easy"}', type=SeatRecord)
    assert old.character == "" and again(old) == old
    kept = SeatRecord("bot", level="hard", character="grudging")
    assert again(kept).character == "grudging"


def test_phrases_of_bots_are_not_for_people() -> None:
    assert not set(REMARKS) & set(PHRASES)


async def test_the_host_chooses_and_unknown_ones_are_refused(served: Served) -> None:
    seats = [http.SeatWish("me"), bot("chatty"), bot("plain")]
    body = http.NewTable("larder", "Anna", seats)
    opened = await served.doors.ask("POST", "/api/tables", body, http.Seated)
    assert [seat.character for seat in opened.table.seats] == ["", "chatty", ""]
    async with SeatAt(served.base, opened.table.id, opened.token) as seat:
        async for _message in seat:
            if seat.table is not None:
                break
        assert (await seat.do(DoBot(2, "easy", "careful"))).ok
        assert (await seat.do(DoBot(2, "easy", "angry"))).code == "bad-level"
        found = await served.doors.table(opened.table.id)
        assert [one.character for one in found.seats] == ["", "chatty", "careful"]
    wrong = http.NewTable("larder", "Anna", [http.SeatWish("me"), bot("angry")])
    with pytest.raises(ServerError) as said:
        await served.doors.ask("POST", "/api/tables", wrong, http.Seated)
    assert said.value.problem.code == "bad-level"


async def test_a_chatty_bot_is_heard_and_not_often(served: Served) -> None:
    said: list[str] = []
    steps = 0
    for _game in range(6):
        seats = [http.SeatWish("me"), bot("chatty"), bot("plain"), bot("plain")]
        body = http.NewTable("lucky", "Anna", seats, start=True)
        opened = await served.doors.ask("POST", "/api/tables", body, http.Seated)

        async def play(opened: http.Seated = opened) -> None:
            nonlocal steps
            async with SeatAt(served.base, opened.table.id, opened.token) as seat:
                async for message in seat:
                    steps += isinstance(message, hear.Step)
                    if isinstance(message, hear.Talk):
                        assert message.saying.seat == 1
                        said.append(message.saying.phrase)
                        return
                    assert seat.table is not None
                    if seat.table.status == "over":
                        return
                    if seat.moves is not None and not seat.unanswered:
                        await seat.play(random.choice(seat.moves.legal))

        await asyncio.wait_for(play(), 100)
        if said:
            break
    assert said and set(said) <= {one for one in REMARKS if one.startswith("chatty-")}
    assert steps > 0
