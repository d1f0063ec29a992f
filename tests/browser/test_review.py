"""Looking back at a finished game: from the summary to a verdict, and to a table to play on."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.finished import SEED, play_on, take_in
from tests.browser.person import Person
from tests.review.recorded import recorded

UNSOUND = 1310
"""Of a game in which even a small budget finds a move unsound by what was known."""
PATIENCE = 240_000


def fits(anna: Person, phone: bool) -> None:
    assert anna.overflow() == 0
    assert anna.violations() == []
    if phone:
        assert anna.small_targets() == []


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("size", "theme", "lang"), [("phone", "dark", "ru"), ("laptop", "light", "en")]
)
def test_a_game_is_reviewed_from_its_replay(
    person: Callable[..., Person], pictures: Path, size: str, theme: str, lang: str
) -> None:
    anna = person(size=size, theme=theme, lang=lang)
    phone = size == "phone"
    table = take_in(anna)
    anna.visit(f"/replay/{table}")
    anna.page.locator("[data-review]").click()
    anna.page.wait_for_url(f"**/review/{table}")
    anna.page.locator("main figure svg").wait_for(timeout=PATIENCE)
    anna.picture(pictures, f"review-{size}-{theme}-{lang}", full=True)
    fits(anna, phone)

    verdicts = anna.page.locator("[data-verdicts] button")
    assert verdicts.count() >= 2, "the recorded game has slips in it"
    verdicts.first.click()
    said = anna.page.locator("[data-said]")
    stand = anna.page.locator("[data-stand]")
    anna.page.wait_for_selector(".board .larder .hand")
    first = stand.get_attribute("data-stand")
    sentence = said.inner_text()
    assert len(sentence) > 30
    anna.page.wait_for_timeout(600)
    anna.picture(pictures, f"review-verdict-{size}-{theme}-{lang}")
    anna.picture(pictures, f"review-whole-{size}-{theme}-{lang}", full=True)
    fits(anna, phone)

    # What could have been known there, if anything, is a fold away.
    known = anna.page.locator("[data-could-know]")
    if known.count():
        known.locator("summary").click()
        expect(known.locator("li").first).to_be_visible()
        fits(anna, phone)

    # What lay there: another sentence, and everybody's cards.
    anna.page.locator("[data-lay]").click()
    expect(said).not_to_have_text(sentence)
    assert "open" in anna.page.url
    anna.page.wait_for_selector(".board .larder .hand")
    fits(anna, phone)
    anna.page.locator("[data-known]").click()
    expect(said).to_have_text(sentence)

    # To the next one, and the address leads back there.
    anna.page.locator(".bar .button.icon").nth(1).click()
    expect(stand).not_to_have_attribute("data-stand", first or "")
    expect(said).not_to_have_text(sentence)
    later = said.inner_text()
    anna.page.reload()
    expect(said).to_have_text(later, timeout=30_000)
    anna.page.wait_for_selector(".board .larder .hand")


@pytest.mark.timeout(600)
def test_the_better_move_is_lit_on_the_board(person: Callable[..., Person]) -> None:
    anna = person(lang="en")
    table = take_in(anna, UNSOUND)
    began, asked = time.monotonic(), []
    anna.page.on("request", lambda sent: asked.append(sent.url) if "/review" in sent.url else None)
    anna.visit(f"/review/{table}?player=1")
    anna.page.locator("main figure svg").wait_for(timeout=PATIENCE)
    # Asked for once a second until it is ready, not as fast as it is answered.
    assert len(asked) <= 4 + 2 * (time.monotonic() - began)
    page = json.loads(anna.context.request.get(f"{anna.address}/api/tables/{table}/review").body())
    unsound = [
        made
        for made in page["decisions"]
        if made["foresight"]
        and made["foresight"]["verdict"] in ("inaccuracy", "mistake", "blunder")
    ]
    assert unsound
    for made in unsound[:3]:
        anna.visit(f"/review/{table}?player={made['seat'] + 1}&step={made['entry']}")
        anna.page.wait_for_selector(".board .larder .hand")
        lit = anna.page.locator(".board [data-legal], .board [data-move]")
        expect(lit.first).to_be_visible()
        assert "Better was" in anna.page.locator("[data-said]").inner_text()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("world", ["[data-practise]", "[data-practise-fitting]"])
def test_play_goes_on_from_a_decision(person: Callable[..., Person], world: str) -> None:
    anna = person(lang="en")
    table = take_in(anna)
    log = recorded("larder", SEED)
    at = next(i for i, one in enumerate(log.entries) if i > 12 and one.kind == "move")
    anna.visit(f"/review/{table}?step={at}")
    anna.page.locator(world).click(timeout=PATIENCE)
    anna.page.wait_for_url("**/t/*")
    assert anna.wait_for_turn() == "mine"
    anna.turn()


@pytest.mark.timeout(600)
def test_a_step_of_a_replay_has_an_address(person: Callable[..., Person]) -> None:
    anna = person(lang="en")
    table = take_in(anna)
    anna.visit(f"/replay/{table}?step=7&eyes=1")
    anna.page.wait_for_selector(".board .larder .hand")
    assert anna.page.locator(".at").inner_text().startswith("Step 7")
    anna.page.get_by_role("button", name="One step on").click()
    anna.page.wait_for_url("**step=8**")


@pytest.mark.timeout(600)
def test_the_summary_leads_to_the_review(person: Callable[..., Person]) -> None:
    anna = person(lang="en", seed=9)
    play_on(anna, left=24)
    anna.play_to_the_end()
    anna.page.locator("dialog[open] [data-review]").click()
    anna.page.locator("main figure svg").wait_for(timeout=PATIENCE)
    assert "Anna" in anna.page.locator("main .accounts").inner_text()
