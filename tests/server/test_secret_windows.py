"""Gold asks the holders of action cards behind a closed window: the others see only that the
game waits. Neither versions nor clocks nor the pace of bots may tell how many are asked."""

from __future__ import annotations

import random
import time
from typing import cast

from logovo.core.seats import TABLE, Seat
from logovo.core.views import asked
from logovo.games import GAMES
from logovo.server import acts, play
from logovo.server.bots.pool import Pool
from logovo.server.clocks import deadline_of
from logovo.server.config import Config
from logovo.server.fold import bit
from logovo.server.hall import Hall
from logovo.server.keeper import PATIENCE, PAUSE, Keeper
from logovo.server.live import Live
from tests.server.leaks import START, TICK, new_record

GAMES_PLAYED = 25


class HallOnly:
    """All that a keeper's sense of time needs of a hall."""

    config = Config()


def keeper_of(live: Live) -> Keeper:
    return Keeper(cast(Hall, HallOnly()), Pool(1), live)


def opened(seed: int, players: int) -> tuple[Live, random.Random]:
    record = new_record(GAMES["gold"], players, {"advanced": "on"})
    live = Live(record, [], START)
    acts.begin(live, record, START)
    return live, random.Random(seed)


def is_secret(live: Live) -> bool:
    return bool(live.awaited()) and not asked(live.folded.view(TABLE))[1]


async def test_an_answer_nobody_hears_of_has_no_version_and_moves_no_clock() -> None:
    unheard = 0
    for seed in range(GAMES_PLAYED):
        live, dice = opened(seed, 6)
        at = START
        while (waiting := live.awaited()) and at < START + 400 * TICK:
            at += TICK
            fold = live.folded
            seat = dice.choice(waiting)
            legal = [str(move) for move in fold.game.legal(fold.state, Seat(seat))]
            text = "skip" if "skip" in legal else dice.choice(legal)
            versions, deadline = list(fold.versions), deadline_of(live.record, fold)
            kept = play.move(live, seat, text, at, may_undo=False).kept
            assert kept is not None
            if kept.events or kept.row.seen & bit(TABLE):
                continue
            unheard += 1
            for observer in range(-1, fold.players):
                moved = int(bool(kept.row.seen & bit(observer)))
                assert fold.version(observer) == versions[observer + 1] + moved
            assert kept.row.seen & bit(seat)
            assert deadline_of(live.record, fold) == deadline
        if unheard > 3:
            break
    assert unheard > 0


async def test_behind_a_closed_window_all_bots_answer_at_one_time() -> None:
    windows = 0
    for seed in range(GAMES_PLAYED):
        live, dice = opened(seed, 4)
        keeper = keeper_of(live)
        for step in range(200):
            if not live.awaited():
                break
            fold = live.folded
            seat = dice.choice(live.awaited())
            until = keeper.answer_time(seat)
            assert until - time.monotonic() <= PAUSE[1]
            if is_secret(live):
                windows += 1
                assert keeper.answer_time(seat) == until
            else:
                assert until - time.monotonic() > PAUSE[0] - 0.1
            text = str(dice.choice(fold.game.legal(fold.state, Seat(seat))))
            play.move(live, seat, text, START + step * TICK, may_undo=False)
        if windows > 5:
            break
    assert windows > 0


async def test_a_bot_that_made_an_offer_gives_the_others_time_to_read_it() -> None:
    live, dice = opened(1, 4)
    keeper = keeper_of(live)
    for step in range(400):
        fold = live.folded
        awaited = live.awaited()
        if len(awaited) > 1:
            break
        text = str(dice.choice(fold.game.legal(fold.state, Seat(awaited[0]))))
        play.move(live, awaited[0], text, START + step * TICK, may_undo=False)
    first, second = live.awaited()[:2]
    keeper.acted[first] = asked(live.folded.view(TABLE))[0]
    now = time.monotonic()
    assert keeper.answer_time(second) - now <= PAUSE[1] + 0.1
    assert keeper.answer_time(first) - now >= PATIENCE[0] - 0.1
