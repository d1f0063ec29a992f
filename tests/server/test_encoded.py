"""Views go to the encoder as they are: it must write them as `plain` would, byte for byte."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.plain import plain
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.server.table.viewer import ENCODER
from logovo.testkit.walks import some_options, walk

STEPS = 120


@pytest.mark.parametrize("key", list(GAMES))
def test_a_view_is_written_as_its_plain_form(key: str) -> None:
    game = GAMES[key]
    for seed in range(3):
        for party in walk(game, some_options(game, Chance(seed)), seed, STEPS):
            state = party.table.state
            for observer in range(-1, int(state.players)):
                view = game.view(state, Seat(observer))
                assert ENCODER.encode(view) == ENCODER.encode(plain(view))
