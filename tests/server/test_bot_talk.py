"""Bots among people: their claims in lucky."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

from logovo.client import SeatAt
from logovo.wire import messages as hear
from logovo.wire.commands import DoClaim
from tests.server.raw import Raw
from tests.server.served import Served

LUCKY = ["me", *["bot:easy"] * 4]


def heard(message: hear.FromServer) -> tuple[int, str] | None:
    claim = message.claim if isinstance(message, hear.Step) else None
    return None if claim is None else (claim.seat, claim.text)


async def played(seat: SeatAt) -> AsyncIterator[hear.FromServer]:
    """Everything that comes while the seat plays anything, goals to look at first."""
    async for message in seat:
        yield message
        assert seat.table is not None
        if seat.table.status == "over":
            return
        if seat.moves is not None and not seat.unanswered:
            legal = seat.moves.legal
            looks = [text for text in legal if text.startswith("dust")]
            result = await seat.play(random.choice(looks or legal))
            assert result.ok or result.code in ("stale", "refused")


async def test_bots_claim_answer_and_are_heard_by_onlookers(served: Served) -> None:
    opened = await served.doors.open("lucky", "Anna", LUCKY, start=True)
    table = opened.table.id
    said: list[tuple[int, str]] = []
    async with SeatAt(served.base, table, opened.token) as seat, Raw(served.base) as onlooker:
        await onlooker.hello(table)

        async def play() -> None:
            async for message in played(seat):
                word = heard(message)
                if word is not None:
                    said.append(word)
                if len(said) >= 3:
                    return

        await asyncio.wait_for(play(), 200)
        assert all(speaker != seat.seat for speaker, _text in said)
        told: list[tuple[int, str]] = []
        while len(told) < len(said):
            word = heard(await asyncio.wait_for(onlooker.any(), 60))
            if word is not None:
                told.append(word)
        assert told == said, "as persons' words are"


async def test_an_accused_bot_answers(served: Served) -> None:
    opened = await served.doors.open("lucky", "Anna", LUCKY, start=True)
    async with SeatAt(served.base, opened.table.id, opened.token) as seat:
        async for _message in seat:
            if seat.view is not None:
                break
        assert (await seat.do(DoClaim("claim 3 mad"))).ok

        async def answered() -> bool:
            async for message in played(seat):
                if heard(message) == (2, "claim me lucky"):
                    return True
            return False

        assert await asyncio.wait_for(answered(), 200)


async def test_nobody_talks_where_claims_are_off(served: Served) -> None:
    opened = await served.doors.open("lucky", "Anna", LUCKY, {"claims": "off"}, start=True)
    async with SeatAt(served.base, opened.table.id, opened.token) as seat:
        steps = 0
        async for message in played(seat):
            assert heard(message) is None
            steps += isinstance(message, hear.Step)
            if steps > 40:
                return
