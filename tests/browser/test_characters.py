"""A bot that is somebody: chosen before the game, seen at the table, heard, and silenced."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import Person

TABLES = 8
"""Who is chatty says hello four times of five: another table until it does."""


def open_table(anna: Person) -> Page:
    """With two bots whom she has chosen."""
    page = anna.visit("/open/larder")
    page.wait_for_selector("#seat-1")
    page.select_option("#seat-1", "bot")
    page.select_option("#character-1", "chatty")
    page.select_option("#character-2", "grudging")
    expect(page.locator('form [data-face="larder chatty"]')).to_have_count(1)
    page.locator("form .go .primary").click()
    page.wait_for_selector(".plate [data-face]")
    return page


def test_a_character_is_chosen_seen_heard_and_silenced(person: Callable[..., Person]) -> None:
    anna = person(lang="en", size="laptop")
    for _table in range(TABLES):
        page = open_table(anna)
        said = page.locator(".talk p", has_text="Babblejam")
        page.wait_for_timeout(800)
        if said.count():
            break
    seen = page.locator(".plate [data-face]").evaluate_all("all => all.map(o => o.dataset.face)")
    assert sorted(seen) == ["larder chatty", "larder grudging"]
    assert page.locator(".plate", has_text="Babblejam").count() == 1
    assert "what company" in said.first.inner_text()
    assert page.locator("[data-remark]").first.inner_text() != ""
    page.evaluate("localStorage.setItem('logovo.banter', 'off')")
    page.reload()
    page.wait_for_selector(".plate [data-face]")
    page.wait_for_selector(".talk")
    assert page.locator(".talk p", has_text="Babblejam").count() == 0, "silenced by her setting"
