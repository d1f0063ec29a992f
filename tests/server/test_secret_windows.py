"""Gold asks the holders of action cards behind a closed window: the others see only that the
game waits. Neither versions nor clocks nor the pace of bots may tell how many are asked."""

from __future__ import annotations

import random
import time
from itertools import product

from logovo.bots.registry import LEVELS, MASTER, SEARCHING, THINKING, recipe
from logovo.core.seats import TABLE, Seat
from logovo.core.views import asked
from logovo.games import GAMES
from logovo.server.bots.pace import LONG_PAUSE, PATIENCE, PAUSE, Pace
from logovo.server.commands import moves
from logovo.server.table.clocks import deadline_of
from logovo.server.table.live_table import LiveTable
from logovo.server.table.projection import stand_in
from logovo.server.table.timeline import bit
from tests.server.leaks import START, TICK, new_record

GAMES_PLAYED = 25


def opened(seed: int, players: int) -> tuple[LiveTable, random.Random]:
    record = new_record(GAMES["gold"], players, {"advanced": "on"})
    live = LiveTable(record, [], START)
    live.begin(record, START)
    return live, random.Random(seed)


def is_secret(live: LiveTable) -> bool:
    return bool(live.awaited()) and not asked(live.timeline.view(TABLE))[1]


async def test_an_answer_nobody_hears_of_has_no_version_and_moves_no_clock() -> None:
    unheard = 0
    for seed in range(GAMES_PLAYED):
        live, dice = opened(seed, 6)
        at = START
        while (waiting := live.awaited()) and at < START + 400 * TICK:
            at += TICK
            timeline = live.timeline
            seat = dice.choice(waiting)
            legal = [str(move) for move in timeline.game.legal(timeline.state, Seat(seat))]
            text = "skip" if "skip" in legal else dice.choice(legal)
            versions, deadline = list(timeline.versions), deadline_of(live.record, timeline)
            kept = moves.move_text(live, seat, text, at).kept
            assert kept is not None
            if kept.events or kept.row.seen & bit(TABLE):
                continue
            unheard += 1
            for observer in range(-1, timeline.players):
                moved = int(bool(kept.row.seen & bit(observer)))
                assert timeline.version(observer) == versions[observer + 1] + moved
            assert kept.row.seen & bit(seat)
            assert deadline_of(live.record, timeline) == deadline
        if unheard > 3:
            break
    assert unheard > 0


async def test_nobody_hears_for_whom_the_clock_has_moved_behind_a_closed_window() -> None:
    secret = public = 0
    for seed in range(GAMES_PLAYED):
        live, dice = opened(seed, 6)
        at = START
        while (waiting := live.awaited()) and at < START + 400 * TICK:
            at += TICK
            timeline, closed = live.timeline, is_secret(live)
            seat = dice.choice(waiting)
            legal = [str(move) for move in timeline.game.legal(timeline.state, Seat(seat))]
            text = "skip" if "skip" in legal else dice.choice(legal)
            kept = moves.move_text(live, seat, text, at, "clock").kept
            assert kept is not None and kept.row.by_seen & bit(seat)
            told = [one for one in range(-1, 6) if stand_in(kept, one) is not None]
            if closed:
                secret += 1
                assert told == [seat]
            else:
                public += int(len(told) == 7)
        if secret > 3:
            break
    assert secret > 0 and public > 0


async def test_behind_a_closed_window_all_bots_answer_at_one_time() -> None:
    windows = 0
    for seed in range(GAMES_PLAYED):
        live, dice = opened(seed, 4)
        pace = Pace(live, stretch=1.0)
        for step in range(200):
            if not live.awaited():
                break
            timeline = live.timeline
            seat = dice.choice(live.awaited())
            until = pace.answer_time(seat)
            assert until - time.monotonic() <= PAUSE[1]
            if is_secret(live):
                windows += 1
                assert pace.answer_time(seat) == until
            else:
                assert until - time.monotonic() > PAUSE[0] - 0.1
            text = str(dice.choice(timeline.game.legal(timeline.state, Seat(seat))))
            moves.move_text(live, seat, text, START + step * TICK)
        if windows > 5:
            break
    assert windows > 0


async def test_a_bot_that_made_an_offer_gives_the_others_time_to_read_it() -> None:
    live, dice = opened(1, 4)
    pace = Pace(live, stretch=1.0)
    for step in range(400):
        timeline = live.timeline
        awaited = live.awaited()
        if len(awaited) > 1:
            break
        text = str(dice.choice(timeline.game.legal(timeline.state, Seat(awaited[0]))))
        moves.move_text(live, awaited[0], text, START + step * TICK)
    first, second = live.awaited()[:2]
    pace.note_move(first)
    now = time.monotonic()
    assert pace.answer_time(second) - now <= PAUSE[1] + 0.1
    assert pace.answer_time(first) - now >= PATIENCE[0] - 0.1


async def test_a_master_answers_when_its_time_is_up_and_not_when_it_has_thought() -> None:
    """Its budget ends before the shortest pause, so that the pause alone is what others see."""
    for key in GAMES:
        for level, players in product(LEVELS, (2, 4)):
            kind, _colon, budget = recipe(level, key, players).partition(":")
            if kind in SEARCHING:
                found = THINKING.fullmatch(budget)
                pause = LONG_PAUSE if level == MASTER else PAUSE
                assert found is not None and found[2] and int(found[2]) / 1000 < pause[0]
    live, _dice = opened(1, 4)
    pace = Pace(live, stretch=1.0)
    seat = live.awaited()[0]
    for _time in range(50):
        pace.window = (0, 0.0)
        wait = pace.answer_time(seat, MASTER) - time.monotonic()
        assert LONG_PAUSE[0] - 0.1 < wait <= LONG_PAUSE[1]
