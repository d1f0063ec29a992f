"""Sentences of the rules that come after the first picture: late, lost on the way, or gone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.person import Person

LAYING = "main .hand [data-legal]"


def test_a_refusal_before_the_rules_are_here_says_why_once_they_are(
    person: Callable[..., Person],
) -> None:
    """The sentences of the rules come after the first picture; here they do not come at first."""
    anna = person(lang="en", seed=5)
    tried: list[str] = []

    def refuse(route: Route) -> None:
        tried.append(route.request.url)
        route.abort()

    anna.page.route("**/assets/*.ftl", refuse)
    anna.play_bots("larder")
    stuck = anna.page.locator("main .hand button:not([data-legal])")
    for _turn in range(200):
        assert anna.wait_for_turn() == "mine"
        if stuck.count() and anna.page.locator(LAYING).count():
            break
        anna.turn()
    stuck.first.click()
    answer = anna.page.locator("[data-answer]")
    expect(answer).to_contain_text("The rules do not allow this.")
    assert tried, "nobody fetched the rules by themselves"
    anna.page.unroute("**/assets/*.ftl")
    stuck.first.click()
    expect(answer).not_to_contain_text("The rules do not allow this.")
    assert len(answer.inner_text()) > 15 and "rule-" not in answer.inner_text()
    assert all("ERR_FAILED" in trouble for trouble in anna.troubles), anna.troubles
    anna.troubles.clear()  # the browser itself reports what did not come


def test_a_page_whose_rules_are_gone_from_the_server_renews_itself(
    person: Callable[..., Person],
) -> None:
    anna = person(lang="en", seed=5)
    anna.page.route("**/assets/*.ftl", lambda route: route.fulfill(status=404), times=1)
    anna.visit("/")
    with anna.page.expect_response("**/assets/*.ftl") as gone:
        anna.page.click("[data-play=larder]")
    assert gone.value.status == 404
    with anna.page.expect_response("**/assets/*.ftl") as found:
        anna.page.wait_for_load_state()
    assert found.value.status == 200
    anna.wait_for_turn()
    anna.troubles.clear()  # the browser itself reports the 404
