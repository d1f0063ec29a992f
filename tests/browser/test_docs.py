"""The documentation inside the house, read in a real browser: no network, no errors, a search."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Request

from tests.browser.person import Person

BUILT = Path(__file__).parents[2] / "logovo" / "site" / "index.html"
pytestmark = pytest.mark.skipif(not BUILT.exists(), reason="tools/site has not built the pages")


def reader(person: Callable[..., Person], **how: object) -> tuple[Person, list[str]]:
    """Somebody, and what their browser asked of anybody but us."""
    anna, outside = person(**how), []

    def note(request: Request) -> None:
        if not request.url.startswith((anna.address, "data:", "blob:")):
            outside.append(request.url)

    anna.context.on("request", note)
    return anna, outside


def test_a_search_finds_a_rule_in_both_languages(person: Callable[..., Person]) -> None:
    anna, outside = reader(person)
    page = anna.visit("/docs")
    for asked, found in (("four in a row", "/play/en/larder.html"), ("кладовая", "/play/ru/")):
        page.goto(f"{anna.address}/docs/index.html")
        page.click(".md-search__input")
        page.keyboard.type(asked)
        first = page.locator(f".md-search-result__item a[href*='{found}']").first
        first.wait_for()
        first.click()
        page.wait_for_url(f"**{found}*")
    assert outside == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_it_fits_every_screen_and_follows_the_light(
    person: Callable[..., Person], size: str, theme: str
) -> None:
    anna, outside = reader(person, size=size, theme=theme)
    for path in ("/docs", "/docs/play/ru/larder.html", "/docs/reference/bots.html"):
        page = anna.visit(path)
        assert anna.overflow() == 0
        scheme = page.locator("body").get_attribute("data-md-color-scheme")
        assert scheme == ("slate" if theme == "dark" else "default")
    assert outside == []
