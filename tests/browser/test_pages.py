"""The pages around the tables: they look right everywhere, speak both languages, answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.person import Person

PAGES = {"front": "/", "open": "/open/larder", "rules": "/rules/larder", "lost": "/nowhere"}


def test_the_front_page_is_ready_in_two_seconds(person: Callable[..., Person]) -> None:
    """The best of three first visits, each with an empty cache: the machine has other work too."""
    took: list[float] = []
    for _visit in range(3):
        anna = person()
        began = time.monotonic()
        anna.page.goto(anna.address)
        anna.page.wait_for_selector("[data-play]")
        took.append(time.monotonic() - began)
    assert min(took) < 2.0, took


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_game_is_one_click_away(person: Callable[..., Person], lang: str) -> None:
    anna = person(lang=lang)
    anna.visit("/")
    anna.page.wait_for_selector("[data-play]")
    for key in anna.game_keys():
        card = anna.page.locator("li.game", has=anna.page.locator(f"[data-play={key}]"))
        assert card.locator("h3").inner_text() not in ("", f"game-{key}")
        assert len(card.locator(".about").inner_text()) > 20


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_accessible_and_fits(
    person: Callable[..., Person], pictures: Path, name: str, size: str, theme: str
) -> None:
    anna = person(lang="ru", size=size, theme=theme)
    anna.visit(PAGES[name])
    anna.page.wait_for_load_state("networkidle")
    anna.picture(pictures, f"{name}-{size}-{theme}", full=True)
    assert anna.overflow() == 0
    assert anna.violations() == []
    if size == "phone":
        assert anna.small_targets() == []


def test_the_language_changes_on_the_spot(person: Callable[..., Person]) -> None:
    anna = person(lang="ru")
    anna.visit("/")
    assert anna.page.locator("html").get_attribute("lang") == "ru"
    anna.page.get_by_role("button", name="English").click()
    assert anna.page.locator("html").get_attribute("lang") == "en"
    expect(anna.page.locator("h1")).to_contain_text("Five games")
    anna.page.reload()
    assert anna.page.locator("html").get_attribute("lang") == "en"


def test_a_rule_has_an_address(person: Callable[..., Person]) -> None:
    anna = person(lang="en")
    anna.visit("/rules/larder#no-nine-on-dragon")
    rule = anna.page.locator("#no-nine-on-dragon")
    rule.wait_for()
    expect(rule).to_be_in_viewport()
    assert len(rule.locator("p").inner_text()) > 10


def test_a_wrong_code_gets_a_sentence(person: Callable[..., Person]) -> None:
    anna = person(lang="en")
    anna.visit("/")
    anna.page.fill("#code", "come and play")
    anna.page.get_by_role("button", name="Come in").click()
    assert "neither six letters nor a link" in anna.page.locator("#code-wrong").inner_text()
    anna.page.fill("#code", "doesnotexist")
    anna.page.get_by_role("button", name="Come in").click()
    anna.page.get_by_text("There is no such table").wait_for()
    anna.troubles.clear()  # the browser itself reports the 404 it was told about


def test_a_damaged_record_gets_a_sentence(person: Callable[..., Person]) -> None:
    anna = person(lang="en")
    anna.visit("/")
    damaged = FilePayload(name="game.log", mimeType="text/plain", buffer=b"{}\nnot a log\n")
    anna.page.set_input_files("input[type=file]", damaged)
    assert len(anna.page.locator("#code-wrong").inner_text()) > 10
    anna.troubles.clear()  # the browser itself reports the refusal it was told about


def test_a_page_of_an_older_client_renews_itself(person: Callable[..., Person]) -> None:
    """A server was updated under an open page: what the page would fetch next is gone."""
    anna = person(lang="en")
    anna.visit("/")
    anna.page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404), times=1)
    anna.page.get_by_role("link", name="Rules").first.click()
    anna.page.wait_for_selector("#no-nine-on-dragon")
    anna.troubles.clear()  # the browser itself reports the 404


def test_what_cannot_be_fetched_is_told(person: Callable[..., Person]) -> None:
    anna = person(lang="en")
    anna.visit("/")
    anna.page.route("**/assets/Rules-*.js", lambda route: route.abort())
    anna.page.get_by_role("link", name="Rules").first.click()
    anna.page.get_by_text("The server does not answer").wait_for()
    anna.page.unroute("**/assets/Rules-*.js")
    anna.page.get_by_role("button", name="Try again").click()
    anna.page.wait_for_selector("#no-nine-on-dragon")
    anna.troubles.clear()  # the browser itself reports what did not come
