"""The laws of the house, for every game in it."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logovo.games import GAMES, package_name
from logovo.testkit.inspect import inspect_game, skim_game
from logovo.testkit.sentences import missing_texts
from logovo.text.catalogue import LANGS

seeds = st.integers(0, 2**31 - 1)


@pytest.mark.parametrize("key", GAMES)
@given(seed=seeds)
@settings(max_examples=6, deadline=None, database=None)
def test_all_laws_hold(key: str, seed: int) -> None:
    checked = inspect_game(GAMES[key], seed, every=9)
    assert checked.steps > 0


@pytest.mark.parametrize("key", GAMES)
@given(seed=seeds)
@settings(max_examples=40, deadline=None, database=None)
def test_every_game_ends_with_a_full_box(key: str, seed: int) -> None:
    skim_game(GAMES[key], seed)


@pytest.mark.parametrize("key", GAMES)
def test_every_text_is_there_in_both_languages(key: str) -> None:
    assert missing_texts(GAMES[key]) == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_people_are_named_and_not_numbered(key: str, lang: str) -> None:
    """Who begins is chosen from names; `p1` is for logs and programs."""
    source = files(package_name(GAMES[key])) / "text" / f"{lang}.ftl"
    assert re.findall(r"\bp[1-9]\b", source.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("key", GAMES)
def test_a_rule_says_by_letters_where_it_comes_from(key: str) -> None:
    """Said, ruling, house data, found: each at most once."""
    for rule in GAMES[key].rules:
        assert re.fullmatch(r"[SRHF]+", rule.tag), rule
        assert len(set(rule.tag)) == len(rule.tag), rule
