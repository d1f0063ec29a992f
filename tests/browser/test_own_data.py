"""What is kept of a person: saved as a file, and forgotten, from the settings."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

WORDS = {
    "en": ("Settings", "Save it as a file", "Forget me", "Not yet", "Yes, forget me"),
    "ru": ("Настройки", "Сохранить в файл", "Забыть меня", "Ещё нет", "Да, забыть"),
}


@pytest.mark.parametrize(("lang", "size"), [("en", "laptop"), ("ru", "tall")])
def test_a_person_saves_and_forgets_their_seats(
    person: Callable[..., Person], lang: str, size: str, pictures: Path
) -> None:
    settings, save, forget, no, yes = WORDS[lang]
    anna = person(lang=lang, size=size)
    page = anna.visit("/open/vampires")
    page.locator("form button.primary").click()  # a lobby: nobody waits for its seat
    page.wait_for_selector("#invite")
    table = page.url.rsplit("/", 1)[1]
    anna.visit("/")
    page.wait_for_selector(f"a[href='/t/{table}']")

    page.get_by_role("button", name=settings).click()
    kept = page.locator("[data-own-data]")
    with page.expect_download() as saving:
        kept.get_by_role("button", name=save).click()
    saved = json.loads(Path(saving.value.path()).read_text())
    assert [(one["table"], one["name"]) for one in saved["seats"]] == [(table, "Anna")]

    kept.get_by_role("button", name=forget).click()
    kept.scroll_into_view_if_needed()
    anna.picture(pictures, f"forget-{lang}")
    assert anna.overflow() == 0
    assert anna.small_targets() == []
    kept.get_by_role("button", name=no).click()
    assert len(held(anna)) == 1
    kept.get_by_role("button", name=forget).click()
    kept.get_by_role("button", name=yes).click()
    expect(kept.get_by_role("status")).to_contain_text("1")
    assert held(anna) == []
    assert kept.get_by_role("button").count() == 0

    page.keyboard.press("Escape")
    expect(page.locator(f"a[href='/t/{table}']")).to_have_count(0)


def held(anna: Person) -> list[object]:
    return list(json.loads(anna.page.evaluate("() => localStorage.getItem('logovo.tokens')")))
