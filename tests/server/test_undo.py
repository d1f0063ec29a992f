"""A move may be taken back only while nobody has learnt anything by it."""

from __future__ import annotations

import random

import pytest

from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.server import acts, play
from logovo.server.errors import No
from logovo.server.live import Live
from tests.server.leaks import START, some_record


def tables(key: str, seed: int, most: int) -> int:
    """Play a game, undoing whenever it is allowed; how often it was."""
    dice = random.Random(seed)
    game = GAMES[key]
    record = some_record(game, dice)
    live = Live(record, [], START)
    acts.begin(live, record, START)
    undone = 0
    for at in range(1, most):
        fold = live.folded
        if fold.state.is_over():
            break
        seat = dice.choice(live.awaited())
        before = [canonical(fold.view(one)) for one in range(-1, fold.players)]
        legal = [str(move) for move in game.legal(fold.state, Seat(seat))]
        kept = play.move(live, seat, dice.choice(legal), START + at, may_undo=True).kept
        assert kept is not None
        if live.undoable < 0:
            with pytest.raises(No) as no:
                play.undo(live, seat, START + at)
            assert no.value.code == "no-undo"
            continue
        assert kept.row.chance == []
        assert live.undoable == seat
        try:
            back = play.undo(live, seat, START + at).kept
        except No:
            # Offered after a short look, refused after a long one: nothing has happened.
            assert live.folded.seq == kept.row.seq
            continue
        assert back is not None
        assert back.row.seen == kept.row.seen
        assert [canonical(live.folded.view(one)) for one in range(-1, fold.players)] == before
        assert [str(move) for move in game.legal(live.folded.state, Seat(seat))] == legal
        undone += 1
        # Onwards, or a game of harmless moves would never end.
        play.move(live, seat, dice.choice(legal), START + at, may_undo=False)
    return undone


@pytest.mark.parametrize("key", list(GAMES))
async def test_undo_restores_every_view(key: str) -> None:
    tables(key, seed=3, most=40)


async def test_moves_that_draw_or_reveal_cannot_be_undone() -> None:
    """Set-up is luck; so a fresh table has nothing to undo."""
    dice = random.Random(1)
    record = some_record(GAMES["larder"], dice)
    live = Live(record, [], START)
    acts.begin(live, record, START)
    with pytest.raises(No):
        play.undo(live, 0, START)
