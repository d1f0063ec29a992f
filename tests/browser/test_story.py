"""The chronicle beside the board: of a long one the older lines come when somebody scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from tests.browser.finished import play_on
from tests.browser.person import Person

LONG = 13
"""Of a game whose chronicle has several pages."""
PAGES = {"laptop": 30, "large": 42}
"""Lines at first: more than there is room for."""
LINES = ".side .lines"

# Scrolls as far up as there is anything; says where the line that was the first then lies.
TO_THE_HEAD = f"""() => {{
  const box = document.querySelector('{LINES}'), first = box.querySelector('p');
  window.oldest = first;
  box.scrollTop = -box.scrollHeight;
  return first.getBoundingClientRect().top;
}}"""
WHERE_IT_LIES = "() => window.oldest.getBoundingClientRect().top"


# Where nothing is to be scrolled, nobody could ask for the lines before.
OVERFLOWS = f"""() => {{
  const box = document.querySelector('{LINES}');
  return box.scrollHeight - box.clientHeight;
}}"""


@pytest.mark.parametrize("size", PAGES)
def test_older_lines_come_by_scrolling(person: Callable[..., Person], size: str) -> None:
    anna = person(seed=4, size=size)
    play_on(anna, 4, LONG)
    some = PAGES[size]
    lines = anna.page.locator(f"{LINES} p")
    lines.nth(some - 1).wait_for()
    assert lines.count() == some
    assert cast(float, anna.page.evaluate(OVERFLOWS)) > 100
    newest = lines.last.inner_text()
    page = 1
    while page < 20:
        lay = cast(float, anna.page.evaluate(TO_THE_HEAD))
        anna.page.wait_for_timeout(200)
        count = lines.count()
        # Whoever reads a line goes on reading it where it was.
        assert abs(cast(float, anna.page.evaluate(WHERE_IT_LIES)) - lay) <= 2
        if count == page * some:
            break
        page += 1
        assert (page - 1) * some < count <= page * some
        if count < page * some:
            break
    assert page > 1, "one page holds the whole chronicle"
    assert lines.last.inner_text() == newest
    # What happened first is the first line, and from there on nothing more comes.
    count = lines.count()
    anna.page.evaluate(TO_THE_HEAD)
    anna.page.wait_for_timeout(200)
    assert lines.count() == count
