"""The rulebook: pictures from real positions, search, every card, variants, paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from logovo.games import GAMES
from logovo.lessons.script import book_of
from tests.browser.person import Person

SIZES = ["phone", "laptop", "phone", "laptop", "phone"]
LANGS = ["ru", "en", "en", "ru", "ru"]


@pytest.mark.parametrize(("game", "turn"), [(key, i) for i, key in enumerate(GAMES)])
def test_a_rulebook(
    person: Callable[..., Person], pictures: Path, tmp_path: Path, game: str, turn: int
) -> None:
    book = book_of(game)
    anna = person(lang=LANGS[turn], size=SIZES[turn])
    anna.visit(f"/rules/{game}")
    page = anna.page
    expect(page.locator("[data-quick]")).to_be_visible()
    figures = [name for chapter in book.chapters for name in chapter.figures]
    expect(page.locator("[data-figure]")).to_have_count(len(figures))
    first = page.locator("[data-figure]").first
    first.scroll_into_view_if_needed()
    expect(first.locator(".board > .frame")).to_be_visible()
    before = first.locator("figcaption p").inner_text()
    first.locator("[data-after]").click()
    expect(first.locator("figcaption p")).not_to_have_text(before)
    # Every rule stands in its chapter, and what belongs to an option is marked.
    for chapter in book.chapters:
        part = page.locator(f"#chapter-{chapter.id}")
        expect(part.locator(".rules > section")).to_have_count(len(chapter.rules))
        marked = part.locator("h2 [data-variant]")
        expect(marked).to_have_count(1 if chapter.options else 0)
    assert anna.overflow() == 0
    anna.picture(pictures, f"rulebook-{game}")
    if turn < 2:
        assert anna.violations() == []
    page.fill("#sought", "zzz")
    expect(page.locator(".rules > section")).to_have_count(0)
    word = page.locator("#sought")
    word.fill("")
    expect(page.locator("[data-figure]")).to_have_count(len(figures))
    page.emulate_media(media="print")
    assert not page.locator("nav").is_visible()
    paper = page.pdf(format="A4")
    assert 2 <= len(re.findall(rb"/Type\s*/Page[^s]", paper)) <= 14
