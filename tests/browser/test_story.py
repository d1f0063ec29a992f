"""The chronicle beside the board: of a long one the older lines come when somebody scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tests.browser.finished import play_on
from tests.browser.person import Person

LONG = 13
"""Of a game whose chronicle has several pages."""
PAGE = 60
LINES = ".side .lines"

# Scrolls as far up as there is anything; says where the line that was the first then lies.
TO_THE_HEAD = f"""() => {{
  const box = document.querySelector('{LINES}'), first = box.querySelector('p');
  window.oldest = first;
  box.scrollTop = -box.scrollHeight;
  return first.getBoundingClientRect().top;
}}"""
WHERE_IT_LIES = "() => window.oldest.getBoundingClientRect().top"


def test_older_lines_come_by_scrolling(person: Callable[..., Person]) -> None:
    anna = person(seed=4)
    play_on(anna, 4, LONG)
    lines = anna.page.locator(f"{LINES} p")
    lines.nth(PAGE - 1).wait_for()
    assert lines.count() == PAGE
    newest = lines.last.inner_text()
    page = 1
    while page < 20:
        lay = cast(float, anna.page.evaluate(TO_THE_HEAD))
        anna.page.wait_for_timeout(200)
        count = lines.count()
        # Whoever reads a line goes on reading it where it was.
        assert abs(cast(float, anna.page.evaluate(WHERE_IT_LIES)) - lay) <= 2
        if count == page * PAGE:
            break
        page += 1
        assert (page - 1) * PAGE < count <= page * PAGE
        if count < page * PAGE:
            break
    assert page > 1, "one page holds the whole chronicle"
    assert lines.last.inner_text() == newest
    # What happened first is the first line, and from there on nothing more comes.
    count = lines.count()
    anna.page.evaluate(TO_THE_HEAD)
    anna.page.wait_for_timeout(200)
    assert lines.count() == count
