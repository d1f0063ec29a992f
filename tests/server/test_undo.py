"""A move may be taken back only while nobody was shown anything new by it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from logovo.core.plain import canonical, kind_of
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.server.commands import moves
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.wire import commands as say
from logovo.wire.messages import Result, Step, UndoOffer
from tests.server.leaks import START, some_record
from tests.server.test_inside import live_table
from tests.server.test_races import Person, Two

SEEDS = {"larder": 2, "drakon": 3, "gold": 2, "vampires": 2}
"""Games to play until some move was taken back."""


def begun(key: str, seed: int) -> tuple[LiveTable, random.Random]:
    dice = random.Random(seed)
    record = some_record(GAMES[key], dice)
    live = LiveTable(record, [], START)
    live.begin(record, START)
    return live, dice


def undone_in(key: str, seed: int, most: int) -> int:
    """Play a game, undoing whenever it is allowed; how often it was."""
    live, dice = begun(key, seed)
    game = GAMES[key]
    undone = 0
    for at in range(1, most):
        timeline = live.timeline
        if timeline.state.is_over():
            break
        seat = dice.choice(live.awaited())
        before = [canonical(timeline.view(one)) for one in range(-1, timeline.players)]
        legal = [str(move) for move in game.legal(timeline.state, Seat(seat))]
        kept = moves.move_text(live, seat, dice.choice(legal), START + at).kept
        assert kept is not None
        live.offer_undo()
        if live.undo.seat < 0:
            with pytest.raises(RequestError) as no:
                moves.undo(live, seat, START + at)
            assert no.value.code == "no-undo"
            continue
        assert kept.row.chance == []
        assert live.undo.seat == seat
        try:
            back = moves.undo(live, seat, START + at).kept
        except RequestError:
            # Offered after a short look, refused after a long one: nothing has happened.
            assert live.timeline.seq == kept.row.seq
            continue
        assert back is not None
        assert back.row.seen == kept.row.seen
        after = live.timeline
        assert [canonical(after.view(one)) for one in range(-1, after.players)] == before
        assert [str(move) for move in game.legal(after.state, Seat(seat))] == legal
        undone += 1
        # Onwards, or a game of harmless moves would never end.
        moves.move_text(live, seat, dice.choice(legal), START + at)
    return undone


@pytest.mark.parametrize("key", list(SEEDS))
async def test_undo_restores_every_view(key: str) -> None:
    assert sum(undone_in(key, seed, most=60) for seed in range(SEEDS[key])) > 0


async def test_every_move_of_lucky_shows_a_card_of_a_closed_hand() -> None:
    assert sum(undone_in("lucky", seed, most=60) for seed in range(3)) == 0


SHOWING = {
    "larder": ("draw", "swap"),
    "drakon": ("place",),
    "gold": ("take", "rob"),
    "lucky": ("lay-path", "look-at-goal"),
    "vampires": ("open",),
}
"""Moves that draw a card, turn one up, or show what must be remembered."""


@pytest.mark.parametrize("key", list(GAMES))
async def test_moves_that_draw_or_reveal_cannot_be_undone(key: str) -> None:
    game = GAMES[key]
    told = 0
    for seed in range(3):
        live, dice = begun(key, seed)
        for at in range(1, 40):
            timeline = live.timeline
            if timeline.state.is_over():
                break
            seat = dice.choice(live.awaited())
            move = dice.choice(game.legal(timeline.state, Seat(seat)))
            kept = moves.move(live, seat, move, START + at).kept
            assert kept is not None
            # A swap that still waits for the others has moved no card: its player may think again.
            waits = key == "larder" and [kind_of(one) for one in kept.events] == ["swap-chosen"]
            if (kind_of(move) in SHOWING[key] and not waits) or kept.row.chance:
                told += 1
                live.offer_undo()
                assert live.undo.seat < 0
                with pytest.raises(RequestError) as no:
                    moves.undo(live, seat, START + at)
                assert no.value.code == "no-undo"
                assert live.timeline.seq == kept.row.seq
    assert told > 3


async def test_a_fresh_table_has_nothing_to_take_back() -> None:
    live, _dice = begun("larder", 1)
    live.offer_undo()
    with pytest.raises(RequestError):
        moves.undo(live, 0, START)


@pytest.mark.rule("vampires.view-forgets")
async def test_no_grave_is_opened_and_closed_again() -> None:
    """However often the grave was seen before: people must remember it."""
    live = live_table("vampires", 2, {})
    dice = random.Random(2)
    opened = 0
    for at in range(1, 80):
        timeline = live.timeline
        if timeline.state.is_over():
            break
        seat = live.awaited()[0]
        move = dice.choice(timeline.game.legal(timeline.state, Seat(seat)))
        moves.move(live, seat, move, START + at)
        live.offer_undo()
        if kind_of(move) == "open":
            opened += 1
            assert live.undo.seat < 0
    assert opened > 10


@pytest.fixture
async def two(tmp_path: Path) -> Two:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    return await Two(service).begin()


async def offered(two: Two) -> tuple[Person, UndoOffer]:
    """Play on until a move may be taken back."""
    for _move in range(60):
        person = two.asked
        assert (await person.do(say.DoMove(person.move()))).ok
        while two.service.offers.asked or person.viewer.flushing is not None:
            await asyncio.sleep(0)
        if two.live.undo.seat >= 0:
            return person, next(one for one in reversed(person.sent) if isinstance(one, UndoOffer))
    raise AssertionError("no move of sixty may be taken back")


async def test_the_offer_comes_after_the_answer_and_names_its_version(two: Two) -> None:
    person, offer = await offered(two)
    kinds = [type(one) for one in person.sent if isinstance(one, Step | Result | UndoOffer)]
    assert kinds[-3:] == [Step, Result, UndoOffer]
    assert offer.v == two.live.timeline.version(person.viewer.seat)
    other = next(one for one in two.people if one is not person)
    assert [one for one in other.sent if one == offer] == []
    again = two.live.snapshot(person.viewer, say.Hello(two.live.record.id), [], START)
    assert again.undo
    assert (await person.do(say.DoUndo())).ok
    assert (await person.do(say.DoUndo())).code == "no-undo"
    await two.service.stop()


async def test_an_offer_lapses_when_somebody_moves(two: Two) -> None:
    person, _offer = await offered(two)
    mover = two.asked
    assert (await mover.do(say.DoMove(mover.move()))).ok
    if mover is not person:
        assert (await person.do(say.DoUndo())).code == "no-undo"
    await two.service.stop()


async def test_what_everybody_knew_is_kept_one_entry_behind() -> None:
    """Heard entry by entry or recalled from the whole log, the answers are the same."""
    compared = 0
    for key in GAMES:
        live, dice = begun(key, 5)
        game = GAMES[key]
        for at in range(1, 25):
            timeline = live.timeline
            if timeline.state.is_over():
                break
            seat = dice.choice(live.awaited())
            moves.move(live, seat, dice.choice(game.legal(timeline.state, Seat(seat))), START + at)
            live.offer_undo()
            heard = live.undo.seat
            live.undo.memories = None
            live.offer_undo()
            assert live.undo.seat == heard
            compared += 1
    assert compared > 60
