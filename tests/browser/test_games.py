"""Whole games through clicks, in both languages: every game of the house."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from logovo.games import GAMES
from tests.browser.person import Person

ON_BOARDS = list(GAMES)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ON_BOARDS)
def test_a_whole_game_against_bots(person: Callable[..., Person], game: str, lang: str) -> None:
    anna = person(lang=lang, seed=7)
    anna.play_bots(game)
    anna.play_to_the_end()
    summary = anna.page.locator("dialog[open] table")
    summary.wait_for()
    assert summary.locator("tbody tr").count() >= 2
    assert anna.violations() == []
    played = anna.page.url
    anna.page.click("[data-rematch]")
    anna.page.wait_for_url(lambda url: url != played)
    anna.page.click("[data-start]")
    anna.page.wait_for_selector("[data-status]")


@pytest.mark.timeout(600)
def test_a_whole_game_by_keyboard(person: Callable[..., Person]) -> None:
    anna = person(lang="en", seed=3)
    anna.play_bots("larder")
    assert anna.play_by_keys(turns=600) == "over"


@pytest.mark.parametrize("game", ON_BOARDS)
def test_the_keyboard_reaches_every_move(person: Callable[..., Person], game: str) -> None:
    anna = person(lang="ru", seed=6)
    anna.play_bots(game)
    anna.play_by_keys(turns=6)
