"""The laws of the house, for every game in it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logovo.games import GAMES
from logovo.testkit.inspect import inspect_game, skim_game
from logovo.testkit.sentences import missing_texts

seeds = st.integers(0, 2**31 - 1)


@pytest.mark.parametrize("key", GAMES)
@given(seed=seeds)
@settings(max_examples=6, deadline=None, database=None)
def test_all_laws_hold(key: str, seed: int) -> None:
    tally = inspect_game(GAMES[key], seed, every=9)
    assert tally.steps > 0


@pytest.mark.parametrize("key", GAMES)
@given(seed=seeds)
@settings(max_examples=40, deadline=None, database=None)
def test_every_game_ends_with_a_full_box(key: str, seed: int) -> None:
    skim_game(GAMES[key], seed)


@pytest.mark.parametrize("key", GAMES)
def test_every_text_is_there_in_both_languages(key: str) -> None:
    assert missing_texts(GAMES[key]) == []
