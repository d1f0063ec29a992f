"""One row a game: what is forgotten is an error that says so."""

from __future__ import annotations

import pytest

from logovo.bots.memory import has_levels
from logovo.cli.boards import BOARDS
from logovo.games import GAMES
from logovo.games.larder.game import GAME as LARDER
from logovo.roster import ROSTER, NotOnRoster, register_all
from logovo.search import insights
from logovo.search.beliefs import BELIEFS
from logovo.search.policies import greedy, rollout


def test_every_game_has_a_row_in_the_same_order() -> None:
    assert [row.game.key for row in ROSTER] == list(GAMES)


def test_rows_are_entered_everywhere() -> None:
    for row in ROSTER:
        key = row.game.key
        assert type(greedy(key)) is row.greedy
        assert type(rollout(key)) is (row.rollout or row.greedy)
        assert BOARDS[key] is row.board
        assert BELIEFS.get(key) is row.belief
        assert insights.BY_GAME.get(key) is row.insight
        assert has_levels(key) == (row.remember is not None)


def test_a_game_without_a_row_is_named() -> None:
    with pytest.raises(NotOnRoster, match=r"larder: .*without a row in logovo/roster\.py"):
        register_all((), {"larder": LARDER})


def test_a_row_without_a_game_is_named() -> None:
    with pytest.raises(NotOnRoster, match=r"larder: .*not in logovo/games/__init__\.py"):
        register_all(ROSTER[:1], {})
