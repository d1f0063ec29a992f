"""Pictures of every board at every size, theme and language, and that it fits and is accessible."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.person import Person
from tests.browser.test_games import ON_BOARDS
from tests.browser.test_tables import open_for_friend, sit_down

LOOKS = [
    ("phone", "light", "ru"),
    ("phone", "dark", "en"),
    ("laptop", "light", "en"),
    ("laptop", "dark", "ru"),
    ("large", "light", "ru"),
]


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
@pytest.mark.parametrize("game", ON_BOARDS)
def test_a_board(
    person: Callable[..., Person], pictures: Path, game: str, size: str, theme: str, lang: str
) -> None:
    anna = person(size=size, theme=theme, lang=lang, seed=11)
    anna.play_bots(game)
    for _turn in range(4):
        if anna.wait_for_turn() == "over":
            break
        anna.turn()
    anna.wait_for_turn()
    anna.page.wait_for_timeout(400)
    anna.picture(pictures, f"{game}-{size}-{theme}-{lang}")
    assert anna.overflow() == 0
    assert anna.violations() == []
    if size == "phone":
        assert anna.small_targets() == []


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ON_BOARDS)
def test_the_first_decision_needs_no_scrolling_on_a_phone(
    person: Callable[..., Person], game: str, lang: str
) -> None:
    anna = person(size="phone", lang=lang)
    anna.play_bots(game)
    assert anna.wait_for_turn() == "mine"
    anna.page.wait_for_selector("main [data-legal]")
    tall, screen = anna.page.evaluate(
        "() => [document.documentElement.scrollHeight, window.innerHeight]"
    )
    assert tall <= screen


def test_nothing_moves_for_those_who_want_it_still(person: Callable[..., Person]) -> None:
    anna = person(still=True, speed="normal")
    anna.play_bots("larder")
    anna.wait_for_turn()
    running = anna.page.evaluate(
        "() => document.getAnimations().filter((a) => a.effect.getTiming().duration > 10).length"
    )
    assert running == 0


def test_settings_story_and_talk_open_on_a_phone(
    person: Callable[..., Person], pictures: Path
) -> None:
    anna, boris = person(), person(name="Boris", size="phone", lang="ru", seed=2)
    sit_down(boris, open_for_friend(anna))
    anna.page.get_by_text("Boris").first.wait_for()
    anna.page.click("[data-start]")
    boris.page.wait_for_selector("[data-status]")
    for name in ("Настройки", "Летопись", "Разговор"):
        look_into(boris, name, pictures)


def test_settings_and_story_open_on_a_phone_among_bots(
    person: Callable[..., Person], pictures: Path
) -> None:
    anna = person(size="phone", lang="ru")
    anna.play_bots("larder")
    anna.wait_for_turn()
    for name in ("Настройки", "Летопись"):
        look_into(anna, name, pictures)
    # The coach has the place of the talk: bots do not talk.
    assert anna.page.get_by_role("button", name="Разговор").count() == 0
    assert anna.page.get_by_role("button", name="А как бы вы сыграли?").count() == 1


def look_into(one: Person, name: str, pictures: Path) -> None:
    """Open what a button of the head opens, look at it and close it."""
    one.page.get_by_role("button", name=name).click()
    one.page.wait_for_selector("dialog[open]")
    one.picture(pictures, f"dialog-{name}")
    assert one.violations() == []
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("dialog[open]", state="detached")
