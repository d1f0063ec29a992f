"""`games`, `rules`, `version`: what one can read."""

from __future__ import annotations

import pytest

from logovo.games import GAMES
from logovo.text.catalogue import texts
from tests.cli.conftest import Logovo


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_all_games_are_listed(logovo: Logovo, lang: str) -> None:
    done = logovo("games", "--lang", lang)
    assert done.code == 0
    for key in GAMES:
        assert texts(lang, key).title() in done.out


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_all_rules_can_be_read(logovo: Logovo, key: str, lang: str) -> None:
    done = logovo("rules", key, "--lang", lang)
    assert done.code == 0
    for rule in GAMES[key].rules:
        assert rule.id in done.out


def test_one_rule_by_its_id(logovo: Logovo) -> None:
    for id in ("four-in-a-row", "larder.four-in-a-row"):
        done = logovo("rules", "larder", id)
        assert done.code == 0
        assert "larder.four-in-a-row" in done.out
        assert "larder.swap" not in done.out


def test_version_says_how_it_runs(logovo: Logovo) -> None:
    assert "compiled" in (out := logovo("version").out) or "interpreted" in out
