"""A bot that is somebody: chosen before the game, seen at the table, heard, and silenced."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.pictured import decisions, sit_before
from tests.browser.sizes import SCREENS

TABLES = 8
"""Who is chatty says hello four times of five: another table until it does."""

# Says something in the name of a seat, as the server would tell it.
SAY = """([n, seat, phrase]) => window.line.onmessage({ data: JSON.stringify({
  t: 'talk', saying: { n, seat, phrase, room: 'players', name: '', at: 0 },
}) })"""

# Of the one bubble: its seat, which of its words are broken, the buttons it lies over, where it is.
BUBBLE = """() => {
  const all = [...document.querySelectorAll('[data-remark]')];
  const one = all[0], box = one.getBoundingClientRect(), broken = [];
  const text = one.firstChild;
  for (const word of text.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    if (range.getClientRects().length > 1) broken.push(word[0]);
  }
  const covered = [...document.querySelectorAll('main button')].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top;
  }).map((button) => button.innerText);
  const plate = one.parentElement.getBoundingClientRect();
  return {
    count: all.length, seat: one.dataset.remark, broken, covered,
    isOn: box.top < plate.bottom && box.bottom > plate.top
      && box.left < plate.right && box.right > plate.left,
    isWhole: box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight,
  };
}"""


def open_table(anna: Person) -> Page:
    """With two bots whom she has chosen."""
    page = anna.visit("/open/larder")
    page.wait_for_selector("#seat-1")
    page.select_option("#seat-1", "bot")
    page.select_option("#character-1", "chatty")
    page.select_option("#character-2", "grudging")
    expect(page.locator('form [data-face="larder chatty"]')).to_have_count(1)
    page.locator("form .go .primary").click()
    page.wait_for_selector(".plate [data-face]")
    return page


def test_a_character_is_chosen_seen_heard_and_silenced(person: Callable[..., Person]) -> None:
    anna = person(lang="en", size="laptop")
    for _table in range(TABLES):
        page = open_table(anna)
        said = page.locator(".talk p", has_text="Babblejam")
        page.wait_for_timeout(800)
        if said.count():
            break
    seen = page.locator(".plate [data-face]").evaluate_all("all => all.map(o => o.dataset.face)")
    assert sorted(seen) == ["larder chatty", "larder grudging"]
    assert page.locator(".plate", has_text="Babblejam").count() == 1
    assert "what company" in said.first.inner_text()
    assert page.locator("[data-remark]").first.inner_text() != ""
    page.evaluate("localStorage.setItem('logovo.banter', 'off')")
    page.reload()
    page.wait_for_selector(".plate [data-face]")
    page.wait_for_selector(".talk")
    assert page.locator(".talk p", has_text="Babblejam").count() == 0, "silenced by her setting"


def test_a_remark_on_a_narrow_plate_breaks_no_word_and_covers_no_button(
    person: Callable[..., Person],
) -> None:
    """Four plates beside each other on a phone, in a column elsewhere; two speak at once."""
    anna = person(lang="ru", seed=25)
    page = anna.page
    beside = sit_before(anna, "lucky", 5)
    picture = json.dumps(beside | next(decisions("lucky", 5, 25)))
    page.evaluate("(first) => window.line.onmessage({ data: first })", picture)
    page.wait_for_selector("[data-status=mine]")
    page.wait_for_selector(".plate [data-face]")
    for number, screen in enumerate(("360x640", "390x844", "844x390", "1366x768")):
        width, height = SCREENS[screen]
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-remark]")).to_have_count(0, timeout=12_000)
        page.evaluate(SAY, [2 * number + 1, 2, "grudging-won"])
        page.evaluate(SAY, [2 * number + 2, 4, "chatty-hello"])
        for seat in ("2", "4"):
            page.wait_for_selector(f"[data-remark='{seat}']:popover-open")
            page.wait_for_timeout(50)
            seen = page.evaluate(BUBBLE)
            assert seen == {
                "count": 1,
                "seat": seat,
                "broken": [],
                "covered": [],
                "isOn": True,
                "isWhole": True,
            }, screen
    # Whoever reads a sheet is not interrupted.
    expect(page.locator("[data-remark]")).to_have_count(0, timeout=12_000)
    page.locator("[data-place=claims]").click()
    page.evaluate(SAY, [20, 2, "grudging-won"])
    page.wait_for_selector("[data-remark='2']", state="attached")
    expect(page.locator("[data-remark]")).to_be_hidden()
