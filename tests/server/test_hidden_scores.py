"""Scores that were hidden in play are told of a game that is over, and of no other."""

from __future__ import annotations

import pytest

from logovo.core.log import Log
from logovo.core.seats import TABLE
from logovo.core.table import Replay
from logovo.games import GAMES
from logovo.server.net.replaying import replay_steps
from tests.review.recorded import recorded

HIDDEN = ("gold", "drakon")


@pytest.mark.parametrize("key", list(GAMES))
def test_every_step_has_them_where_a_view_has_not(key: str) -> None:
    log = recorded(key)
    steps = replay_steps(log, int(TABLE), 0, 10_000)
    if key not in HIDDEN:
        assert all(step.scores == [] for step in steps)
        return
    replay = Replay(GAMES[key], log)
    while replay.has_more():
        replay.step()
    outcome = GAMES[key].outcome(replay.table.state)
    assert outcome is not None and tuple(steps[-1].scores) == outcome.scores
    assert len({len(step.scores) for step in steps}) == 1
    assert len({tuple(step.scores) for step in steps}) > 2, "they grow in the course of the game"


@pytest.mark.parametrize("key", HIDDEN)
def test_a_game_that_is_not_over_tells_none(key: str) -> None:
    whole = recorded(key)
    part = Log(whole.header)
    part.entries = whole.entries[: len(whole.entries) // 2]
    assert not part.is_finished()
    assert all(step.scores == [] for step in replay_steps(part, int(TABLE), 0, 10_000))
