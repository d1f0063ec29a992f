"""Whoever is about to walk into Drakon is told so, beside the button, before anything is sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypedDict, cast

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONES, Person
from tests.browser.pictured import Picture, decisions, sit_before
from tests.browser.sizes import SCREENS, resize

PLAYERS: Final = 4
SEED: Final = 3
NARROW: Final = 1000
WAYS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
PROMPTS: Final = {"en": "Press the button to go.", "ru": "Чтобы пойти, нажмите кнопку."}
WARNINGS: Final = {
    "en": "Drakon is there: back to Start, and a coin is lost!",
    "ru": "Там Дрэкон: назад в «Начало», и монета пропала!",
}

# From here on what the page would play is written down; a command that is sent again is one.
LISTEN: Final = """() => {
  window.commands = new Map();
  const send = window.line.send.bind(window.line);
  window.line.send = (said) => {
    const { t, id, do: done } = JSON.parse(said);
    if (t === 'cmd') window.commands.set(id, done.text);
    send(said);
  };
}"""
PLAYED: Final = "() => [...window.commands.values()]"

# Marks what will be touched next.
MARK: Final = """(square) => {
  for (const old of document.querySelectorAll('[data-picked]')) delete old.dataset.picked;
  square.dataset.picked = '';
}"""

# Whether every line of a text is seen: not cut off, nor under anything.
BARE: Final = """(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const lines = [...range.getClientRects()].filter((line) => line.width > 2);
  // What lets a finger through would be passed over here, however well it is seen.
  one.style.pointerEvents = 'auto';
  const bare = lines.every((line) => [0.02, 0.5, 0.98].every((part) => one.contains(
    document.elementFromPoint(line.left + part * line.width, line.top + line.height / 2))));
  one.style.pointerEvents = '';
  return lines.length > 0 && bare;
}"""


class Spot(TypedDict):
    x: int
    y: int


class Seat(TypedDict):
    at: Spot


class View(TypedDict):
    figure: Spot | None
    seats: list[Seat]


def walks(picture: Picture) -> dict[str, str]:
    """The steps that may be taken now, by the square they lead to."""
    at = cast(View, picture["view"])["seats"][0]["at"]
    found: dict[str, str] = {}
    for move in cast(dict[str, list[str]], picture["moves"])["legal"]:
        word, _space, way = move.partition(" ")
        if word == "move" and way in WAYS:
            right, down = WAYS[way]
            found[f"{at['x'] + right},{at['y'] + down}"] = move
    return found


def touch(anna: Person, cell: str) -> None:
    """The square of a cell, once it may be touched: while a move is under way none is."""
    anna.page.locator(f'main [data-cell="{cell}"] .ghost[data-legal]').evaluate(MARK)
    anna.touch()


def beside_drakon() -> tuple[Picture, str, str]:
    """A decision of a hero who may walk into him or elsewhere: his square, another one."""
    for picture in decisions("drakon", PLAYERS, SEED):
        figure, steps = cast(View, picture["view"])["figure"], walks(picture)
        his = f"{figure['x']},{figure['y']}" if figure else ""
        others = [cell for cell in steps if cell != his]
        if his in steps and others:
            return picture, his, others[0]
    raise AssertionError("nobody ever stands beside Drakon")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_walk_into_drakon_is_warned_of(
    person: Callable[..., Person], pictures: Path, size: str, lang: str
) -> None:
    anna = person(lang=lang, size=size, acting="tap")  # who has asked for no questions, too
    page = anna.page
    beside = sit_before(anna, "drakon", PLAYERS)
    picture, his, other = beside_drakon()
    shown = json.dumps(beside | picture)
    into, past = walks(picture)[his], walks(picture)[other]
    page.evaluate("(shown) => window.line.onmessage({ data: shown })", shown)
    page.wait_for_selector("[data-status=mine]")
    page.evaluate(LISTEN)
    warning, go = page.locator(".actions .danger"), page.locator(f".actions [data-move='{into}']")
    for screen, (width, _height) in SCREENS.items():
        if (size in PHONES) != (width < NARROW):
            continue
        resize(anna, screen)
        expect(warning).to_have_count(0)
        touch(anna, his)
        expect(warning).to_have_text(WARNINGS[lang])
        for one in (warning, go):
            expect(one).to_be_in_viewport(ratio=1)
        # The prompt speaks of going, not of a chamber to be turned as when one is laid.
        expect(page.locator("[data-how]")).to_have_text(PROMPTS[lang])
        anna.picture(pictures, f"drakon-warned-{lang}-{screen}")
        for told in (warning, *page.locator("[data-about=drakon]").all()):
            assert told.evaluate(BARE), (screen, told.inner_text())
        assert page.evaluate(PLAYED) == [], screen
        page.keyboard.press("Escape")  # thought better of it
    touch(anna, his)
    go.click()
    assert page.evaluate(PLAYED) == [into]
    # A step elsewhere needs no second thought.
    page.evaluate("(shown) => window.line.onmessage({ data: shown })", shown)
    touch(anna, other)
    expect(warning).to_have_count(0)
    assert page.evaluate(PLAYED) == [into, past]
