"""The developer's drawer: off by default, with nothing this browser was not sent."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def test_the_drawer_opens_on_demand_and_shows_ones_own_side(person: Callable[..., Person]) -> None:
    anna = person(lang="en", seed=3)
    anna.play_bots("larder")
    anna.wait_for_turn()
    assert anna.page.locator("[data-dev]").count() == 0
    anna.page.goto(anna.page.url + "?dev")
    drawer = anna.page.locator("[data-dev]")
    anna.wait_for_turn()
    anna.turn()
    anna.wait_for_turn()
    drawer.locator("summary").first.click()  # it would lie over the buttons
    expect(drawer.locator("[data-frame=out]", has_text='"cmd"')).not_to_have_count(0)
    expect(drawer.locator("[data-frame=in]", has_text='"step"')).not_to_have_count(0)
    frames = drawer.inner_text()
    token = json.loads(anna.page.evaluate("localStorage.getItem('logovo.tokens')"))[0]["token"]
    assert token not in frames
    drawer.locator("summary").last.click()
    view = json.loads(drawer.locator("[data-dev-view]").inner_text())
    assert view["observer"] == 0
    hands = [set(one["hand"]) for one in view["seats"]]
    assert hands[0] and "unknown" not in hands[0]
    assert all(hand <= {"unknown"} for hand in hands[1:])
    anna.page.goto(anna.page.url.split("?")[0] + "?dev=off")
    anna.wait_for_turn()
    assert anna.page.locator("[data-dev]").count() == 0
