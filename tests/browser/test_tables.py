"""Tables among people: invitations, two browsers, lost connections, one device passed around."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.finished import play_on
from tests.browser.person import PATIENCE, Person, invitation

LAYING = "main .hand [data-legal]"
MARKET_WITHIN = 300
"""Seconds."""


def open_for_friend(host: Person) -> str:
    """A table for two with one open seat; the path to send to the friend."""
    host.visit("/open/larder")
    host.page.wait_for_selector("#seat-2")
    host.page.get_by_role("button", name="Seat").nth(1).click()
    host.page.select_option("#seat-1", "open")
    host.page.locator("form button.primary").click()
    host.page.wait_for_selector("#invite")
    return invitation(host)


def sit_down(friend: Person, path: str) -> None:
    friend.visit(path)
    friend.page.locator("form button.primary").click()
    friend.page.wait_for_selector("[data-start], .lobby")


def test_two_browsers_at_one_table(person: Callable[..., Person], pictures: Path) -> None:
    anna, boris = person(name="Anna", seed=1), person(name="Boris", lang="ru", seed=2)
    path = open_for_friend(anna)
    assert anna.violations() == []
    anna.picture(pictures, "lobby-laptop-light", full=True)
    sit_down(boris, path)
    anna.page.get_by_text("Boris").first.wait_for()
    anna.page.click("[data-start]")
    for one in (anna, boris):
        one.page.wait_for_selector("[data-status]")
    boris.page.locator(".talk input").fill("Привет, <b>Анна</b>!")
    boris.page.keyboard.press("Enter")
    anna.page.get_by_text("Привет, <b>Анна</b>!").first.wait_for()
    play_together([anna, boris], turns=24)
    tops = [one.page.locator(".heap").first for one in (anna, boris)]
    for _look in range(50):  # the last move is still on its way to one of them
        if tops[0].locator("svg").count() == tops[1].locator("svg").count():
            break
        anna.page.wait_for_timeout(100)
    assert tops[0].locator("svg").count() == tops[1].locator("svg").count()
    of_anna, of_boris = (one.page.locator(".story .lines").inner_text() for one in (anna, boris))
    assert "You" in of_anna and "Boris" in of_anna and "Anna" not in of_anna
    assert "Вы" in of_boris and "Anna" in of_boris and "Boris" not in of_boris


def play_together(people: list[Person], turns: int) -> None:
    """So many decisions, by whoever is asked; the others watch it happen."""
    for _turn in range(turns):
        whoever_is_asked(people).turn()


def whoever_is_asked(people: list[Person]) -> Person:
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for one in people:
            if one.state() == "mine":
                return one
        people[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked anything")


def meet_at_the_market(people: list[Person]) -> None:
    """Play until all of them can trade. There is one market in a game, and a click that was meant
    for the board must not be the one that leaves it."""
    form = ".fair .form"
    until = time.monotonic() + MARKET_WITHIN
    while time.monotonic() < until:
        asked = whoever_is_asked(people)
        if asked.page.locator(form).count():
            for one in people:
                one.page.locator(form).wait_for()
            return
        asked.turn(unless=form)
    raise AssertionError("they never met at the market")


def test_a_card_that_cannot_be_played_says_why(person: Callable[..., Person]) -> None:
    anna = person(lang="en", seed=5)
    anna.play_bots("larder")
    for _turn in range(200):
        assert anna.wait_for_turn() == "mine"
        stuck = anna.page.locator("main .hand button:not([data-legal])")
        if stuck.count() and anna.page.locator(LAYING).count():
            break
        anna.turn()
    stuck.first.click()
    answer = anna.page.locator("[data-answer]")
    answer.wait_for()
    assert len(answer.inner_text()) > 15
    link = answer.locator("a").get_attribute("href")
    assert link is not None and link.startswith("/rules/larder#")
    anna.page.locator(LAYING).first.click()
    answer.wait_for(state="detached")  # the next tap is another matter


class Wire:
    """The connection of one page, which can be cut."""

    def __init__(self, person: Person) -> None:
        self.cut = False
        self.hurried: list[str] = []
        self.open: list[WebSocketRoute] = []
        self.swallowed: list[str] = []
        self.passed: list[str] = []
        self.is_busy = False  # then the first command is answered as a busy server does
        person.page.route_web_socket("**/api/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
            return
        server = route.connect_to_server()
        self.open.append(route)

        def to_server(message: str | bytes) -> None:
            if self.cut:
                self.swallowed.append(str(message))
            elif '"cmd"' in str(message) and not self.hurried and self.is_busy:
                self.hurried.append(str(message))
                trouble = {"t": "trouble", "code": "too-fast", "facts": {"seconds": 1}}
                route.send(json.dumps(trouble))
            else:
                self.passed.append(str(message))
                server.send(message)

        def to_page(message: str | bytes) -> None:
            if not self.cut:
                route.send(message)

        route.on_message(to_server)
        server.on_message(to_page)

    def lose(self) -> None:
        """Everything sent from now on is lost; nobody has been told yet."""
        self.cut = True

    def hang_up(self) -> None:
        for route in self.open:
            route.close()
        self.open.clear()


@pytest.mark.parametrize("reload", [False, True], ids=["reconnect", "reload"])
def test_a_move_on_its_way_is_neither_lost_nor_doubled(
    person: Callable[..., Person], reload: bool
) -> None:
    anna = person(lang="en", seed=4, speed="normal")
    wire = Wire(anna)
    anna.play_bots("larder")
    assert anna.wait_for_turn() == "mine"
    wire.lose()
    anna.turn()
    anna.page.wait_for_selector("[data-status=wait]", state="attached")
    assert any('"cmd"' in said for said in wire.swallowed)
    wire.hang_up()
    anna.page.get_by_text("The connection broke").first.wait_for()
    before = anna.page.locator(".story .lines p").count()
    wire.cut = False
    if reload:
        anna.page.reload()
    assert anna.wait_for_turn() == "mine"
    lines = anna.page.locator(".story .lines p").all_inner_texts()
    told = [line for line in lines if "You exchange" in line or "You put" in line]
    assert len(told) == 1, told
    assert anna.page.locator(".story .lines p").count() > before
    kept = anna.page.evaluate("Object.keys(localStorage)")
    assert not [key for key in kept if "pending" in key]


def test_a_move_sent_too_fast_is_sent_again(person: Callable[..., Person]) -> None:
    anna = person(lang="en", seed=4, speed="normal")
    wire = Wire(anna)
    wire.is_busy = True
    anna.play_bots("larder")
    assert anna.wait_for_turn() == "mine"
    anna.turn()
    anna.page.wait_for_selector("[data-status=wait]", state="attached")
    assert anna.wait_for_turn() == "mine"
    assert len(wire.hurried) == 1
    assert wire.hurried[0] in wire.passed  # the same command, with the same id


def test_an_onlooker_sees_no_hand(person: Callable[..., Person]) -> None:
    anna, vera = person(), person(name="Vera")
    anna.play_bots("larder")
    anna.wait_for_turn()
    vera.visit(anna.page.url.removeprefix(anna.address))
    vera.page.get_by_role("button", name="Watch").click()
    vera.page.wait_for_selector(".larder .others section")
    assert vera.page.locator(".larder .others section").count() == 3
    assert vera.page.locator(".larder .hand").count() == 0


def test_a_copied_address_does_not_give_the_seat_away(person: Callable[..., Person]) -> None:
    anna = person()
    anna.play_bots("larder")
    assert "#" not in anna.page.url
    anna.page.goto(anna.address)
    anna.page.locator("#mine").wait_for()
    anna.page.locator("a.table").first.click()
    anna.page.wait_for_selector("[data-status]")


def test_one_device_passed_around(person: Callable[..., Person], pictures: Path) -> None:
    anna = person(lang="ru", size="phone", name="Анна")
    anna.visit("/open/larder")
    anna.page.wait_for_selector("#seat-2")
    anna.page.select_option("#seat-1", "local")
    anna.page.fill("#local-1", "Борис")
    anna.page.select_option("#seat-2", "bot")
    anna.page.locator("form button.primary").click()
    anna.page.click("[data-start]")
    seen: set[str] = set()
    # Whoever is asked first: seven turns are enough for both to have had the device.
    for _turn in range(7):
        anna.page.wait_for_selector(".curtain, main [data-legal], main [data-move]")
        curtain = anna.page.locator(".curtain")
        if curtain.count():
            assert curtain.locator("h2").is_visible()
            if not seen:
                anna.picture(pictures, "curtain-phone")
                assert anna.violations() == []
            seen.add(curtain.locator("h2").inner_text())
            curtain.locator("button").hover()
            anna.page.mouse.down()
            curtain.wait_for(state="detached")
            anna.page.mouse.up()
            anna.wait_for_turn()
        anna.turn()
    assert any("Анна" in title for title in seen) and any("Борис" in title for title in seen)


@pytest.mark.timeout(600)
def test_a_finished_game_is_replayed_through_all_eyes(
    person: Callable[..., Person], pictures: Path
) -> None:
    anna = person(lang="en", seed=9)
    play_on(anna, left=24)
    anna.play_to_the_end()
    anna.page.locator("dialog[open] svg[role=img]").wait_for()
    anna.picture(pictures, "summary-laptop-light")
    anna.page.locator("dialog[open] a", has_text="Replay").click()
    anna.page.wait_for_selector(".board .larder")
    assert anna.page.locator(".board .hand").count() == 0
    for _step in range(6):
        anna.page.get_by_role("button", name="One step on").click()
    assert anna.page.locator(".at").inner_text().startswith("Step 7")
    anna.page.locator("main select").first.select_option("0")
    anna.page.wait_for_selector(".board .hand")
    assert anna.violations() == []
    anna.page.locator("main select").first.select_option("open")
    anna.page.wait_for_selector(".board .hand")
    anna.picture(pictures, "replay-laptop-light")
    anna.page.get_by_role("button", name="To the beginning").click()
    story = anna.page.locator("main p.story")
    expect(story).to_contain_text("Anna is dealt cards.")
    anna.page.locator("main select").first.select_option("0")
    expect(story).to_contain_text("You are dealt")
    expect(story).not_to_contain_text("Anna is dealt")


@pytest.mark.timeout(600)
def test_two_people_trade_at_the_market(person: Callable[..., Person], pictures: Path) -> None:
    anna, boris = person(name="Anna", seed=3), person(name="Boris", seed=4, size="phone")
    anna.visit("/open/gold")
    anna.page.wait_for_selector("#seat-2")
    anna.page.select_option("#seat-1", "open")
    anna.page.locator("form button.primary").click()
    anna.page.wait_for_selector("#invite")
    sit_down(boris, invitation(anna))
    anna.page.get_by_text("Boris").first.wait_for()
    anna.page.click("[data-start]")
    for one in (anna, boris):
        one.page.wait_for_selector("[data-status]")
    meet_at_the_market([anna, boris])

    fair = anna.page.locator(".fair")
    fair.locator("select").select_option(label="Boris")
    fair.locator(".gem.faint").first.click()  # the first of what she has
    fair.get_by_role("button", name="Make this offer").click()
    fair.get_by_text("Offered to Boris").wait_for()
    asked = boris.page.locator(".fair article.mine", has_text="Anna offers you")
    asked.wait_for()
    boris.picture(pictures, "market-phone-light", full=True)
    anna.picture(pictures, "market-laptop-light")
    assert boris.violations() == [] and boris.small_targets() == []
    asked.get_by_role("button", name="Counter").click()
    counter = boris.page.locator(".fair .form")
    expect(counter.locator("select")).to_have_value("0")  # Anna sits first
    assert counter.locator(".tray").last.locator(".gem").count() == 1  # what she would give
    own = [mark for one in (anna, boris) for mark in one.page.locator("[data-estimate]").all()]
    assert own and all(int(mark.get_attribute("data-estimate") or -1) >= 0 for mark in own)
    before = boris.page.locator(".stash").inner_text()
    asked.get_by_role("button", name="Accept").click()
    asked.wait_for(state="detached")
    fair.get_by_text("Offered to Boris").wait_for(state="detached")
    expect(boris.page.locator(".stash")).not_to_have_text(before)


def test_who_begins_is_chosen_by_name(person: Callable[..., Person]) -> None:
    anna = person(lang="en", name="Anna")
    games = anna.context.request.get(f"{anna.address}/api/games").json()["games"]
    choosing = [
        str(game["key"]) for game in games if any(choice["seat"] for choice in game["choices"])
    ]
    assert choosing == ["larder", "lucky", "vampires"]
    for game in choosing:
        anna.visit(f"/open/{game}")
        anna.page.wait_for_selector("#seat-2")
        begins = anna.page.locator("select#option-first-player")
        begins.wait_for()  # its words come after the page
        offered = begins.locator("option").all_inner_texts()
        assert "Anna" in offered and not [one for one in offered if one.startswith("p")]
        anna.page.select_option("#seat-1", "local")
        anna.page.fill("#local-1", "Boris")
        begins.select_option(label="Boris")
        anna.page.locator("form button.primary").click()
        anna.page.wait_for_selector("#invite")
        lobby = anna.page.locator("select#option-first-player")
        expect(lobby).to_have_value("p2")
        assert lobby.locator("option:checked").inner_text() == "Boris"
        table = invitation(anna).removeprefix("/t/")
        assert options_of(anna, table)["first-player"] == "p2"
        lobby.select_option(label="Anna")
        expect(lobby).to_have_value("p1")
        anna.page.wait_for_timeout(300)
        assert options_of(anna, table)["first-player"] == "p1"


def options_of(host: Person, table: str) -> dict[str, str]:
    told = host.context.request.get(f"{host.address}/api/tables/{table}").json()
    return {str(key): str(value) for key, value in told["options"].items()}


def test_who_begins_falls_back_when_that_seat_is_removed(person: Callable[..., Person]) -> None:
    anna = person(lang="en", name="Anna")
    anna.visit("/open/lucky")
    anna.page.wait_for_selector("#seat-4")
    begins = anna.page.locator("select#option-first-player")
    begins.wait_for()
    last = begins.locator("option").all_inner_texts()[-1]
    begins.select_option(label=last)
    anna.page.get_by_role("button", name="Seat").nth(1).click()
    expect(begins).to_have_value("lot")
    anna.page.select_option("#seat-1", "open")
    begins.select_option("p4")
    anna.page.locator("form button.primary").click()
    lobby = anna.page.locator("select#option-first-player")
    expect(lobby).to_have_value("p4")
    anna.page.get_by_role("button", name="Seat").nth(1).click()
    expect(lobby).to_have_value("lot")
    assert anna.page.locator("[role=alert]").count() == 0
