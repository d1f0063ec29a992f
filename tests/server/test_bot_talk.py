"""Bots among people: their claims in lucky, and their answers at gold's market."""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator

import pytest

from logovo.client import SeatAt
from logovo.core.log import END
from logovo.core.seats import TABLE
from logovo.games import game
from logovo.lab.match import recorded_match
from logovo.server.bots.request import Line, ThinkRequest
from logovo.server.bots.worker import Followed, think
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


@pytest.fixture
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots that wait at a market as long as it takes to send an offer."""
    server = Served(tmp_path_factory.mktemp("slow"), "--bot-pace", "0.1").start()
    yield server
    server.stop()
    assert server.failures() == []


async def gift_answered(server: Served) -> bool:
    """A gift to a bot that has not left, for they wait for people: it is taken, or, where it is
    worth nothing to that bot, declined or answered with another offer. False for somebody who
    came with nothing to give."""
    opened = await server.doors.open("gold", "Anna", ["me", "bot:easy", "bot:easy"], start=True)
    offered = False
    async with SeatAt(server.base, opened.table.id, opened.token) as seat:
        async for message in seat:
            for event in message.events if isinstance(message, hear.Step) else []:
                mine = offered and event.get("seat") == seat.seat
                taken = event["kind"] == "traded"
                declined = event["kind"] == "offer-struck" and event["why"] == "declined"
                countered = event["kind"] == "offer-made" and event["to_seat"] == seat.seat
                if (mine and (taken or declined)) or (offered and countered):
                    return True
                if event["kind"] == "market-closed":
                    assert not offered, "nobody has answered"
                    return False
            if seat.moves is None or seat.unanswered:
                continue
            legal = seat.moves.legal
            gifts = [text.split(" ") for text in legal if text.startswith("offer p")]
            if "ready" not in legal:
                assert (await seat.play(random.choice(legal))).code in ("", "stale", "refused")
            elif gifts and not offered:
                offered = True
                assert (await seat.play(f"offer {gifts[0][1]} give {gifts[0][3]} get -")).ok
            elif not gifts and not offered:
                return False
    return False


async def test_a_persons_offer_is_answered(slow: Served) -> None:
    for _game in range(4):
        if await asyncio.wait_for(gift_answered(slow), 120):
            return
    raise AssertionError("four times with empty hands to the market")


def test_who_was_asked_for_a_word_is_silent_after_the_end() -> None:
    """The game may end while the request waits: its last entry is the end, which is no failure."""
    rules = game("lucky")
    _result, log = recorded_match(rules, rules.options(3, {}), ["greedy"] * 3, 5)
    assert log.entries[-1].kind == END
    lines = [Line(one.kind, one.seat, one.text, one.chance) for one in log.entries]
    asked = ThinkRequest(1, "t", 0, "lucky", 3, {}, TABLE, "talk", 0, lines, talking=[0, 1, 2])
    known = OrderedDict[str, Followed]()
    assert think(known, asked).words == []
    assert known["t"].done == len(lines)
