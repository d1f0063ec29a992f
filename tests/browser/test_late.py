"""A player who lets the clock run out reads, there and then or on coming back, what was done in
their name, and that it was the clock that did it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_tables import sit_down

HIS: Final = ("Вы ", "Ваш ")
SECONDS: Final = 2
LATER: Final = 30_000
MOVED_FOR_ME: Final = "Your time was up; the clock moved for you:"
MOVED_FOR_BORIS: Final = "Time was up; the clock moved for Boris:"
MOVED_FOR_HIM: Final = "Ваше время вышло, ход за вас сделали часы:"


def open_with_clock(host: Person) -> str:
    """A table for two at which nobody has long to think; the path to send to the friend."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "larder", "name": "Anna", "seats": seats, "options": {}, "start": False}
    answer = host.context.request.post(
        f"{host.address}/api/tables", data=wish | {"settings": {"seconds": SECONDS}}
    ).json()
    path = f"/t/{answer['table']['id']}"
    host.page.goto(f"{host.address}{path}#{answer['token']}")
    host.page.wait_for_selector("[data-start]")
    return path


def late_moves(one: Person, sentence: str) -> Locator:
    """The lines of the chronicle that say so."""
    return one.page.locator(".story [data-note=clock]", has_text=sentence)


def done_after(one: Person, sentence: str) -> str:
    """What the chronicle tells next."""
    lines = one.page.locator(".story .lines p > :last-child").all_inner_texts()
    return lines[lines.index(sentence) + 1]


def test_the_clock_says_what_it_did_in_whose_name(person: Callable[..., Person]) -> None:
    anna, boris = person(name="Anna"), person(name="Boris", lang="ru", size="phone")
    path = open_with_clock(anna)
    sit_down(boris, path)
    anna.page.get_by_text("Boris").first.wait_for()
    anna.page.click("[data-start]")
    for one in (anna, boris):
        one.page.wait_for_selector("[data-status]")
    boris.page.goto(boris.address)
    # She looks on and does nothing: her own time runs out before her eyes, his behind his back.
    late_moves(anna, MOVED_FOR_BORIS).nth(1).wait_for(timeout=LATER)
    late_moves(anna, MOVED_FOR_ME).nth(1).wait_for(timeout=LATER)
    assert done_after(anna, MOVED_FOR_BORIS).startswith("Boris")
    assert done_after(anna, MOVED_FOR_ME).startswith("You")
    assert anna.page.locator("[data-played-for-us]").count() == 0, "she has seen it"
    boris.visit(path)
    note = boris.page.locator("[data-played-for-us]")
    expect(note).to_contain_text("Пока вас не было, за вас сделали")
    assert boris.overflow() == 0
    note.get_by_role("button", name="Показать").tap()
    sheet = boris.page.locator("[data-away] li")
    sheet.first.wait_for()
    told = sheet.all_inner_texts()
    assert told[0] == MOVED_FOR_HIM and told.count(MOVED_FOR_HIM) >= 2
    for line, done in pairwise(told):
        assert line != MOVED_FOR_HIM or done.startswith(HIS), told
    assert boris.violations() == []
    boris.page.keyboard.press("Escape")
    note.wait_for(state="detached")
    # It stays in his chronicle, and no bot is blamed for it.
    boris.page.reload()
    boris.page.get_by_role("button", name="Летопись").tap()
    late_moves(boris, MOVED_FOR_HIM).first.wait_for()
    assert boris.page.locator(".story [data-note=bot]").count() == 0
