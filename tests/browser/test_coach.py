"""A hint among bots, asked for and played; a warning before a worse move; a puzzle solved wrong and
then right."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, TimeoutError, WebSocketRoute, expect

from tests.browser.person import Person

PATIENCE = 25_000


def fits(anna: Person, phone: bool) -> None:
    assert anna.overflow() == 0
    assert anna.violations() == []
    if phone:
        assert anna.small_targets() == []


def sit_down(anna: Person, *others: str) -> None:
    """A table of larder, begun, at which Anna has a seat."""
    seats = [{"kind": "me"}, *({"kind": other} for other in others)]
    wish = {"game": "larder", "name": "Anna", "seats": seats, "start": "open" not in others}
    answer = anna.context.request.post(f"{anna.address}/api/tables", data=wish)
    anna.visit(str(json.loads(answer.body())["link"]))


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("size", "theme", "lang"), [("phone", "dark", "en"), ("laptop", "light", "ru")]
)
def test_a_hint_is_asked_for_shown_and_played(
    person: Callable[..., Person], pictures: Path, size: str, theme: str, lang: str
) -> None:
    anna = person(size=size, theme=theme, lang=lang)
    phone = size == "phone"
    sit_down(anna, "bot", "bot")
    page = anna.page
    anna.wait_for_turn()
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    plays = page.locator("[data-coach] [data-play]")
    for _attempt in range(3):  # on a busy machine a coach may be late, and says so
        if phone:
            page.locator("[data-hint]").click()
        else:
            page.keyboard.press("h")
        with suppress(TimeoutError):
            plays.first.wait_for(timeout=PATIENCE)
            break
    assert 2 <= plays.count() <= 3
    assert page.locator("[data-coach] [data-reason]").inner_text().strip()
    anna.picture(pictures, f"coach-{size}-{theme}-{lang}")
    fits(anna, phone)

    best = str(plays.first.get_attribute("data-play"))
    page.locator("[data-coach] [data-show]").first.click()
    # The board offers what the coach would play, and nothing else.
    expect(page.locator(".board [data-legal], main [data-legal]").first).to_be_visible()
    if phone:
        expect(page.locator("[data-coach]")).to_have_count(0)
        page.locator("[data-hint]").click()
        plays.first.wait_for(timeout=PATIENCE)
    page.locator(f'[data-coach] [data-play="{best}"]').click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    anna.wait_for_turn()


def as_if_worse(said: str | bytes) -> str | bytes:
    """A hint in which every move but the best is a blunder, whatever the cards are."""
    if isinstance(said, bytes) or '"hinted"' not in said:
        return said
    told = json.loads(said)
    for one in told.get("moves", [])[1:]:
        one["verdict"] = "blunder"
    return json.dumps(told)


def listen_in(route: WebSocketRoute) -> None:
    server = route.connect_to_server()
    route.on_message(server.send)
    server.on_message(lambda said: route.send(as_if_worse(said)))


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("size", "lang"), [("tall", "ru"), ("laptop", "en")])
def test_a_clearly_worse_move_is_asked_about_first(
    person: Callable[..., Person], pictures: Path, size: str, lang: str
) -> None:
    anna = person(size=size, lang=lang)
    page = anna.page
    page.route_web_socket(re.compile("/api/"), listen_in)
    sit_down(anna, "bot")
    anna.wait_for_turn()
    anna.turn()  # nobody is warned who has not asked for it
    expect(page.locator("[data-warning]")).to_have_count(0)

    for answer in ("[data-think]", "[data-anyway]"):
        question = provoke(anna)
        expect(question.locator(".compared")).to_have_count(2)
        anna.picture(pictures, f"warning-{size}-{lang}")
        fits(anna, size == "tall")
        lines = page.locator("[data-status]").get_attribute("data-status")
        assert lines == "mine", "nothing is played before the answer"
        question.locator(answer).click()
        expect(page.locator("[data-warning]")).to_have_count(0)


def provoke(anna: Person) -> Locator:
    """Plays on, with warnings turned on, until the coach asks whether that is really meant."""
    page, question = anna.page, anna.page.locator("dialog[open] [data-warning]")
    for _turn in range(12):
        assert anna.wait_for_turn() == "mine", "the game was over too soon"
        page.locator("[data-hint]:not([disabled])").wait_for()
        if not is_warned(anna):
            page.locator("[data-hint]").click()
            page.locator("[data-warn]").click()
            page.locator("[data-coach] .head button").click()
        page.wait_for_timeout(1500)  # the coach needs about a second
        anna.turn()
        with suppress(TimeoutError):
            question.wait_for(timeout=5_000)
            return question
    raise AssertionError("the coach never asks")


def is_warned(anna: Person) -> bool:
    return bool(anna.page.evaluate("() => localStorage.getItem('logovo.coach-warns') === 'on'"))


def test_no_hints_where_somebody_may_sit_down(person: Callable[..., Person]) -> None:
    anna = person()
    sit_down(anna, "open", "bot")
    anna.page.locator("main").first.wait_for()
    expect(anna.page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("size", "theme", "lang"), [("phone", "light", "ru"), ("laptop", "dark", "en")]
)
def test_a_puzzle_is_solved_wrong_and_then_right(
    person: Callable[..., Person], pictures: Path, size: str, theme: str, lang: str
) -> None:
    anna = person(size=size, theme=theme, lang=lang)
    phone = size == "phone"
    page, request = anna.visit("/"), anna.context.request
    page.locator("[data-puzzles]").click()
    page.locator("[data-today]").wait_for()
    fits(anna, phone)
    anna.picture(pictures, f"puzzles-{size}-{theme}-{lang}")

    shelf = json.loads(request.get(f"{anna.address}/api/puzzles").body())["puzzles"]
    for one in (puzzle for puzzle in shelf if puzzle["game"] == "larder"):
        address = f"{anna.address}/api/puzzles/{one['id']}"
        legal = json.loads(request.get(address).body())["moves"]["legal"]
        if "take" in legal and len(legal) > 2:
            break
    told = {}
    for move in legal:
        answer = request.post(address, data={"answer": move})
        told[move] = json.loads(answer.body())["right"]
    assert sum(told.values()) == 1, "one move is right"

    page.locator(f'[data-puzzle="{one["id"]}"]').first.click()
    page.locator("[data-puzzle] [data-legal]").first.wait_for()
    fits(anna, phone)
    wrong = next(move for move, right in told.items() if not right)
    right = next(move for move, right in told.items() if right)
    result = page.locator("[data-result]")
    play(anna, wrong)
    expect(result).to_have_attribute("data-result", "wrong")
    expect(page.locator("[data-reveal]")).to_be_visible()
    play(anna, right)
    expect(result).to_have_attribute("data-result", "right")
    expect(page.locator("[data-reason]")).to_be_visible()
    anna.picture(pictures, f"puzzle-{size}-{theme}-{lang}")
    fits(anna, phone)
    page.locator("[data-next]").click()
    page.locator("[data-puzzle] [data-legal]").first.wait_for()
    assert one["id"] not in page.url


def play(anna: Person, move: str) -> None:
    """To take is one button; of cards one is picked first, then how many of it are laid."""
    page = anna.page
    button = page.locator(f'[data-move="{move}"]')
    cards = page.locator(".hand [data-legal]")
    for card in range(cards.count()):
        if button.count():
            break
        cards.nth(card).click()
    button.first.click()
