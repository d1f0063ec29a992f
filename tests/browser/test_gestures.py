"""A world larger than its frame: dragged, wheeled and pinched, and a drag is never a tap."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person

# Scale and shift of the world, and the middle of its frame on the screen.
WORLD: Final = """() => {
  const frame = document.querySelector('.panzoom > svg'), box = frame.getBoundingClientRect();
  const { a, e, f } = frame.querySelector(':scope > g').transform.baseVal.consolidate().matrix;
  return [a, e, f, box.left + box.width / 2, box.top + box.height / 2];
}"""


def world(page: Page) -> list[float]:
    return [float(one) for one in page.evaluate(WORLD)]


def settles(seen: Callable[[], list[float]], where: list[float], within: float) -> None:
    """The browser tells the page of a moving mouse once a frame, perhaps after it was let go."""
    until = time.monotonic() + 5
    while seen() != pytest.approx(where, abs=within) and time.monotonic() < until:
        time.sleep(0.05)
    assert seen() == pytest.approx(where, abs=within)


def test_the_forest_follows_mouse_and_wheel(person: Callable[..., Person]) -> None:
    anna = person(lang="en", still=True)
    anna.play_bots("lucky")
    anna.wait_for_turn()
    scale, left, top, x, y = world(anna.page)
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 30, y + 10, steps=3)
    anna.page.mouse.move(x + 60, y + 20, steps=3)
    anna.page.mouse.up()
    settles(lambda: world(anna.page)[:3], [scale, left + 60, top + 20], 0.01)
    anna.page.mouse.wheel(0, -200)
    anna.page.wait_for_function(f"() => ({WORLD})()[0] > {scale * 1.2}")
    larger, left, top, *_rest = world(anna.page)
    anna.page.click("[data-fit]")
    anna.page.wait_for_function(f"() => ({WORLD})()[0] < {larger}")


def test_a_drag_over_cards_is_no_tap(person: Callable[..., Person]) -> None:
    anna = person(lang="en", still=True)
    anna.play_bots("lucky")
    anna.wait_for_turn()
    anna.page.evaluate(
        """() => {
          window.tapped = 0;
          const world = document.querySelector('.panzoom > svg > g');
          world.addEventListener('click', () => window.tapped++);
        }"""
    )
    card = anna.page.locator(".panzoom [data-place^='cell:']").filter(visible=True).first
    x, y = middle(card)
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 20, y, steps=2)
    anna.page.mouse.move(x + 40, y, steps=2)
    anna.page.mouse.up()
    settles(lambda: list(middle(card)), [x + 40, y], 1)
    assert anna.page.evaluate("() => window.tapped") == 0
    anna.page.mouse.click(x + 40, y)
    anna.page.wait_for_function("() => window.tapped === 1")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_make_the_forest_larger(person: Callable[..., Person]) -> None:
    anna = person(lang="en", size="tall", still=True)
    anna.play_bots("lucky")
    anna.wait_for_turn()
    expect(anna.page.locator(".panzoom")).to_be_visible()
    scale, _left, _top, x, y = world(anna.page)
    fingers = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + one, "y": y, "id": i} for i, one in enumerate(apart)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -30, 30)
    for reached in (40, 50, 60):
        touch("touchMove", -reached, reached)
    touch("touchEnd")
    anna.page.wait_for_function(f"() => ({WORLD})()[0] > {scale * 1.5}")
