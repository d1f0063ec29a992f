"""What a screen must not keep, and what it must not print."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.person import Person

Told = dict[str, object]
ROLES = {"lucky": "digger", "mad": "Mad Lucky"}

# Every sentence that ever stood in the status line.
WATCH = """() => {
  globalThis.statusLines = new Set();
  const look = () => {
    const line = document.querySelector('.status .line');
    if (line) globalThis.statusLines.add(line.textContent.trim());
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body,
      { childList: true, subtree: true, characterData: true }));
}"""


class Listener:
    """Reads what the server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.events: list[Told] = []
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_page(message: str | bytes) -> None:
            said = json.loads(message)
            parts: list[dict[str, list[Told]]] = [said, *said.get("missed", ())]
            self.events += [event for part in parts for event in part.get("events", ())]
            route.send(message)

        route.on_message(lambda message: server.send(message))
        server.on_message(to_page)

    def fleeting(self) -> set[str]:
        return {str(event["kind"]) for event in self.events if event.get("fleeting")}


def kinds_in_story(page: Page) -> set[str]:
    lines = page.locator(".story .lines p[data-kind]")
    return {str(kind) for kind in lines.evaluate_all("all => all.map(one => one.dataset.kind)")}


@pytest.mark.parametrize("game", ["vampires", "gold"])
def test_a_fleeting_event_is_shown_and_then_gone(person: Callable[..., Person], game: str) -> None:
    anna = person(lang="en", seed=3)
    heard = Listener(anna.page)
    anna.play_bots(game)
    for _turn in range(60):
        # Once the game is over everything may be told, so it must be caught before.
        assert anna.wait_for_turn() == "mine"
        if heard.fleeting() and kinds_in_story(anna.page):
            break
        anna.turn()
    fleeting = heard.fleeting()
    assert fleeting, f"nothing fleeting was told in {game}"
    assert kinds_in_story(anna.page) & fleeting == set()
    assert kinds_in_story(anna.page) != set()
    heard.events.clear()
    anna.page.reload()
    anna.wait_for_turn()
    assert kinds_in_story(anna.page) & fleeting == set()
    kept = anna.page.evaluate("() => JSON.stringify({ ...localStorage, ...sessionStorage })")
    assert not any(kind in kept for kind in fleeting)


def test_ones_own_role_is_printed_nowhere(person: Callable[..., Person]) -> None:
    """The card lies closed until it is touched, and is gone when it is put away. In the story, in
    the status line and after a reload there is a neutral sentence; the button with the eye tells
    the role while it is held."""
    anna = person(lang="en", seed=6, speed="fast")
    anna.context.add_init_script(f"({WATCH})()")
    heard = Listener(anna.page)
    anna.play_bots("lucky")
    card = anna.page.locator("[data-role-card]")
    expect(card).to_have_attribute("data-role-card", "down")
    told = [event for event in heard.events if event.get("secret")]
    assert told, "the game told nobody a role"
    role = ROLES[str(told[-1]["role"])]
    shown = anna.page.locator("[data-scene=role]")
    expect(shown).not_to_contain_text(role)
    card.click()
    expect(shown).to_contain_text(role, ignore_case=True)
    card.click()
    expect(shown).to_have_count(0)
    assert anna.wait_for_turn() == "mine"
    line = anna.page.locator(".story [data-kind=role-dealt]", has_text="hold the button")
    for _look in range(2):
        expect(line).to_have_count(1)
        # What others say of anybody is theirs: only a claim has neither an event nor a note.
        printed = " ".join(
            anna.page.locator(".story p:is([data-kind], [data-note])").all_inner_texts()
        )
        lines = " ".join(anna.page.evaluate("() => [...globalThis.statusLines]"))
        assert "you are a" not in printed + lines
        assert not any(name in printed for name in ROLES.values())
        anna.page.reload()
        expect(card).to_have_attribute("data-role-card", "down")
        anna.page.keyboard.press("Escape")
        anna.wait_for_turn()
    button = anna.page.locator(".peek")
    button.hover()
    anna.page.mouse.down()
    expect(button).to_have_text(role)
    anna.page.mouse.up()
    expect(button).not_to_have_text(role)


def test_a_passed_device_shows_nothing_of_the_one_before(person: Callable[..., Person]) -> None:
    anna = person(lang="en", name="Anna", seed=2)
    anna.visit("/open/larder")
    anna.page.wait_for_selector("#seat-2")
    anna.page.select_option("#seat-1", "local")
    anna.page.fill("#local-1", "Boris")
    anna.page.select_option("#seat-2", "bot")
    anna.page.locator("form button.primary").click()
    anna.page.click("[data-start]")
    hands: dict[str, str] = {}
    for _turn in range(7):
        anna.page.wait_for_selector(".curtain, main [data-legal], main [data-move]")
        curtain = anna.page.locator(".curtain")
        if curtain.count():
            # Behind the curtain neither board nor story can be read, by eye or by machine.
            for part in (".story", "main"):
                assert not anna.page.locator(part).first.is_visible()
            owner = "Boris" if "Boris" in curtain.locator("h2").inner_text() else "Anna"
            curtain.locator("button").hover()
            anna.page.mouse.down()
            curtain.wait_for(state="detached")
            anna.page.mouse.up()
            anna.wait_for_turn()
            dealt = anna.page.locator(".story [data-kind=dealt]", has_text="You are dealt")
            assert dealt.count() == 1
            hands[owner] = dealt.inner_text()
        anna.turn()
    assert len(hands) == 2 and hands["Anna"] != hands["Boris"]
