"""Whole games through clicks: every game of the house, the languages in turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from logovo.games import GAMES
from tests.browser.finished import play_on
from tests.browser.person import Person

ON_BOARDS = list(GAMES)
IN_TURN = [(game, ("en", "ru")[i % 2]) for i, game in enumerate(ON_BOARDS)]
"""A missing word is an error of the console in any language; the looks are tested in both."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "lang"), IN_TURN)
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
def test_a_game_is_ended_by_keyboard(person: Callable[..., Person]) -> None:
    """Its last dozen decisions: a whole game is a thousand keys that show the same again."""
    anna = person(lang="en", seed=3)
    play_on(anna, left=24)
    assert anna.play_by_keys(turns=600) == "over"


@pytest.mark.parametrize("game", ON_BOARDS)
def test_the_keyboard_reaches_every_move(person: Callable[..., Person], game: str) -> None:
    anna = person(lang="ru", seed=6)
    anna.play_bots(game)
    anna.play_by_keys(turns=6)


LINE_BEFORE = """() => {
  const lines = [...document.querySelectorAll('.story .told [data-rove]')];
  return lines[lines.indexOf(document.activeElement) - 1];
}"""


def test_keys_pass_the_story_in_one_step(person: Callable[..., Person]) -> None:
    """A game has hundreds of lines that show a place; arrows walk among them."""
    anna = person(lang="en")
    play_on(anna, left=24, game="lucky")  # whose lines are paths, mostly
    lines = anna.page.locator(".story .told [data-rove]")
    lines.nth(3).wait_for()
    stop = anna.page.locator(".story .told [tabindex='0']")
    expect(stop).to_have_count(1)
    stop.focus()
    # Bots may add lines meanwhile: the line before this one, not the last but one.
    before = anna.page.evaluate_handle(LINE_BEFORE)
    anna.page.keyboard.press("ArrowUp")
    assert anna.page.evaluate("line => line === document.activeElement", before)
