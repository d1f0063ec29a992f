"""What single boards show beyond being playable: refusals drawn, moves foreseen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.pictured import Picture, decisions, sit_before
from tests.browser.sizes import resize
from tests.browser.test_games import ON_BOARDS

SEARCHED_TURNS = 30
LONG = ("drakon-moves", "destroy")
"""Chambers whose names have the longest words in Russian."""

# Words in the names of one's chambers that begin on one line and end on another.
BROKEN = """() => [...document.querySelectorAll('.hand .name')].flatMap((name) => {
  const text = name.firstChild, range = document.createRange();
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


def find_clash(page: Page) -> str:
    """Ask about every square that refuses a chamber; the sides on which arrows would meet."""
    for tile in page.locator(".hand [data-rove]").all():
        tile.click()
        for square in page.locator(".ghost.blocked").all():
            square.click(force=True)
            page.wait_for_selector("[data-answer]")
            clash = page.locator("[data-clash]")
            if clash.count() > 0:
                return clash.get_attribute("data-clash") or ""
        page.keyboard.press("Escape")
    return ""


def test_a_refused_chamber_shows_the_arrows_that_clash(person: Callable[..., Person]) -> None:
    """Tables are opened until one deals chambers that do not fit."""
    anna = person(lang="en", seed=5)
    for _table in range(6):
        anna.play_bots("drakon")
        for _turn in range(SEARCHED_TURNS):
            if anna.wait_for_turn() == "over":
                break
            if anna.page.locator(".hand [data-legal]").count() > 0:
                sides = find_clash(anna.page)
                if sides:
                    assert set(sides.split()) <= {"north", "east", "south", "west"}
                    told = anna.page.locator("[data-answer]").inner_text()
                    assert "face each other" in told
                    assert all(side in told for side in sides.split())
                    return
            anna.turn()
    raise AssertionError("no arrows ever clashed")


def test_a_fire_shows_what_it_would_cut_off(person: Callable[..., Person]) -> None:
    """Tables are opened until one deals a fire and lets a path grow; then the preview is drawn."""
    anna = person(lang="en", seed=8)
    for _table in range(6):
        anna.play_bots("lucky")
        for _turn in range(SEARCHED_TURNS):
            if anna.wait_for_turn() == "over":
                break
            if burns(anna.page):
                return
            anna.turn()
    raise AssertionError("no fire ever cut anything off")


def burns(page: Page) -> bool:
    """Choose a fire and look at each card it may burn, until one cuts others off."""
    fire = page.locator(".hand [data-legal][aria-label='fire']")
    if fire.count() == 0:
        return False
    fire.click()
    for card in page.locator(".ghost[data-legal]").all():
        card.click()
        crossed = page.locator("[data-lost]").count()
        told = page.locator(".actions p").inner_text()
        assert ("Nothing else" in told) == (crossed == 0), told
        if crossed > 0:
            assert str(crossed) in told
            page.click("[data-move^=fire]")
            return True
    page.keyboard.press("Escape")
    return False


def test_a_fire_crosses_out_open_goals_too(person: Callable[..., Person]) -> None:
    """What is told in words is what the board shows."""
    anna = person(lang="en")
    beside = sit_before(anna, "lucky", 4)
    picture, move, lost = next(
        found for seed in range(1, 40) for found in fires_on_goals(decisions("lucky", 4, seed))
    )
    anna.page.evaluate(
        "(shown) => window.line.onmessage({ data: shown })", json.dumps(beside | picture)
    )
    anna.page.click(".hand [data-legal][aria-label='fire']")
    burnt = move.split("@")[1]
    for card in anna.page.locator(".ghost[data-legal]").all():
        card.click()
        if anna.page.locator(f"[data-move$='@{burnt}']").count():
            break
    crossed = anna.page.locator("[data-lost]")
    assert {one.get_attribute("data-lost") for one in crossed.all()} == lost
    assert f"{len(lost)} more cards are cut off" in anna.page.locator(".actions p").inner_text()


def fires_on_goals(pictures: Iterable[Picture]) -> Iterator[tuple[Picture, str, set[str]]]:
    """Decisions with a fire that cuts off a goal; the fire, and all that it cuts off."""
    for picture in pictures:
        view = cast(dict[str, list[dict[str, int]]], picture["view"])
        goals = {f"{goal['x']},{goal['y']}" for goal in view["goals"]}
        for move in cast(dict[str, list[dict[str, Any]]], picture["moves"])["previews"]:
            facts = move["facts"]
            lost = {*facts.get("cut", ()), *facts.get("unreached", ())}
            if lost & goals:
                yield picture, move["move"], lost


def test_shares_tell_what_they_would_add(person: Callable[..., Person]) -> None:
    anna = person(lang="en", size="phone", seed=4)
    for _table in range(4):
        anna.play_bots("gold")
        for _turn in range(SEARCHED_TURNS):
            if anna.wait_for_turn() == "over":
                break
            shares = anna.page.locator("[data-move^=take]")
            if shares.count() > 1:
                assert all(share.locator("[data-worth]").count() for share in shares.all())
                assert "for sure" in shares.first.inner_text()
                assert anna.small_targets() == []
                assert anna.overflow() == 0
                return
            anna.turn()
    raise AssertionError("no share was ever to be chosen")


def test_graves_grow_under_a_thumb(person: Callable[..., Person]) -> None:
    anna = person(lang="en", size="phone", seed=2)
    anna.play_bots("vampires")
    anna.wait_for_turn()
    grave = anna.page.locator("[data-move='open h8']")
    anna.page.get_by_role("button", name="Show the graves larger").click()
    grave.scroll_into_view_if_needed()
    box = grave.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    assert anna.overflow() == 0
    grave.tap()
    anna.page.locator("[data-confirm] [data-move='open h8']").tap()
    anna.page.wait_for_selector("[data-status]:not([data-status=mine])")


@pytest.mark.parametrize("game", ["drakon", "lucky"])
def test_squares_grow_under_a_thumb(person: Callable[..., Person], game: str) -> None:
    anna = person(lang="en", size="phone", seed=2)
    anna.play_bots(game)
    for _turn in range(4):
        anna.wait_for_turn()
        anna.turn()
    for _turn in range(SEARCHED_TURNS):
        anna.wait_for_turn()
        card = anna.page.locator(".hand [data-legal]").first
        if card.count() > 0:
            card.click()
            if anna.page.locator(".ghost[data-legal]").count() > 0:
                break
            anna.page.keyboard.press("Escape")
        anna.turn()
    for _press in range(8):
        anna.page.get_by_role("button", name="Zoom in").click()
    box = anna.page.locator(".ghost[data-legal]").first.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44


def test_six_chambers_lie_in_one_row_on_a_laptop(person: Callable[..., Person]) -> None:
    """A second one would cost the maze a third of its height."""
    anna = person(lang="ru")
    beside = sit_before(anna, "drakon", 4)
    picture = next(one for one in decisions("drakon", 4, 3) if hand_of(one))
    hand = hand_of(picture)
    hand[:] = [hand[0] | {"chamber": str(900 + one), "kind": LONG[one % 2]} for one in range(6)]
    anna.page.evaluate(
        "(shown) => window.line.onmessage({ data: shown })", json.dumps(beside | picture)
    )
    chambers = anna.page.locator(".hand .one")
    expect(chambers).to_have_count(6)
    for screen in ("1366x768", "1920x1080"):
        resize(anna, screen)
        boxes = [one.bounding_box() for one in chambers.all()]
        assert len({round(box["y"]) for box in boxes if box}) == 1, (screen, boxes)
        assert all(box and box["width"] >= 56 for box in boxes), (screen, boxes)
        assert anna.page.evaluate(BROKEN) == [], screen


def hand_of(picture: Picture) -> list[dict[str, object]]:
    seats = cast(dict[str, list[dict[str, list[dict[str, object]]]]], picture["view"])["seats"]
    return seats[0]["hand"]


def test_a_newcomer_is_told_the_game_once(person: Callable[..., Person], pictures: Path) -> None:
    anna = person(lang="ru", size="phone", first_time=True)
    anna.play_bots("gold")
    anna.page.wait_for_selector("dialog[open] [data-brief-go]")
    anna.picture(pictures, "brief-phone")
    assert anna.violations() == []
    assert anna.small_targets() == []
    anna.page.click("[data-brief-go]")
    anna.page.wait_for_selector("dialog[open]", state="detached")
    anna.play_bots("gold")
    anna.wait_for_turn()
    assert anna.page.locator("dialog[open]").count() == 0


@pytest.mark.parametrize("size", ["sideways", "phone"])
def test_a_newcomer_reads_at_once_what_the_game_is_about(
    person: Callable[..., Person], size: str
) -> None:
    """Not a picture with buttons, and the words somewhere between them."""
    anna = person(lang="ru", size=size, first_time=True)
    anna.play_bots("vampires")
    first = anna.page.locator("dialog[open] .goal")
    first.wait_for()
    expect(first).to_be_in_viewport(ratio=1)
    go, words = anna.page.locator("[data-brief-go]").bounding_box(), first.bounding_box()
    assert go is not None and words is not None and words["y"] + words["height"] <= go["y"]


def test_a_guest_finds_name_and_button_on_the_first_screen(person: Callable[..., Person]) -> None:
    anna, boris = person(name="Anna"), person(name="Boris", lang="ru", size="sideways")
    anna.visit("/open/gold")
    anna.page.wait_for_selector("#seat-2")
    anna.page.select_option("#seat-1", "open")
    anna.page.locator("form button.primary").click()
    anna.page.wait_for_selector("#invite")
    boris.visit(anna.page.url.removeprefix(anna.address))
    for screen in ("844x390", "360x640", "1366x768"):
        resize(boris, screen)
        for thing in ("#join-name", "form button.primary"):
            expect(boris.page.locator(thing)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ON_BOARDS)
def test_the_status_line_says_where_to_tap(
    person: Callable[..., Person], game: str, lang: str
) -> None:
    anna = person(lang=lang, seed=12)
    anna.play_bots(game)
    anna.wait_for_turn()
    assert len(anna.page.locator("[data-how]").inner_text()) > 10
