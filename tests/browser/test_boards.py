"""What single boards show beyond being playable: refusals drawn, moves foreseen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.person import Person

SEARCHED_TURNS = 30


def find_clash(page: Page) -> str:
    """Ask about every square that refuses a chamber; the sides on which arrows would meet."""
    for tile in page.locator(".hand [data-rove]").all():
        tile.click()
        for square in page.locator(".ghost.blocked").all():
            square.click(force=True)
            page.wait_for_selector("[data-answer]")
            clash = page.locator("[data-clash]")
            if clash.count() > 0:
                return clash.get_attribute("data-clash") or ""
        page.keyboard.press("Escape")
    return ""


def test_a_refused_chamber_shows_the_arrows_that_clash(person: Callable[..., Person]) -> None:
    anna = person(lang="en", seed=5)
    anna.play_bots("drakon")
    for _turn in range(SEARCHED_TURNS):
        assert anna.wait_for_turn() == "mine"
        if anna.page.locator(".hand [data-legal]").count() > 0:
            sides = find_clash(anna.page)
            if sides:
                assert set(sides.split()) <= {"north", "east", "south", "west"}
                told = anna.page.locator("[data-answer]").inner_text()
                assert "face each other" in told
                assert all(side in told for side in sides.split())
                return
        anna.turn()
    raise AssertionError("no arrows ever clashed")
