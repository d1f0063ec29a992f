"""Somebody who takes a lesson and touches only what is lit: if that is not enough to make the move,
the lesson shows the wrong thing. By pointer or by keys."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError

from logovo.lessons.script import ScriptStep
from tests.browser.person import Person

FIND: Final = """([mark, wanted, lawful]) => {
  for (const old of document.querySelectorAll('[data-picked]')) delete old.dataset.picked;
  const seen = (one) => one.getClientRects().length > 0;
  const begins = wanted.endsWith('*');
  const value = CSS.escape(begins ? wanted.slice(0, -1) : wanted);
  const all = [...document.querySelectorAll(`main [${mark}${begins ? '^' : ''}="${value}"]`)];
  // Of several things in one place the last one lies uppermost.
  for (const place of all.reverse()) {
    if (!seen(place)) continue;
    const legal = '[data-legal], [data-move]';
    const buttons = [...place.querySelectorAll('button, [role=button]')].reverse();
    const inner = [...place.querySelectorAll(legal), ...buttons];
    const self = place.matches('button, [role=button], [data-legal]');
    const one = self ? place : (inner.find(seen) ?? place.closest('button') ?? place);
    const leads = one.matches(legal) || one.querySelector(legal) !== null;
    if (lawful && !leads) continue;
    one.dataset.picked = '';
    return true;
  }
  return false;
}"""

SQUARE: Final = """() => {
  for (const old of document.querySelectorAll('[data-picked]')) delete old.dataset.picked;
  const one = document.querySelector('main svg [role=button][data-legal]');
  if (one) one.dataset.picked = '';
  return one !== null;
}"""

ANY_MOVE: Final = "() => document.querySelector('main [data-move]')?.dataset.move ?? ''"


# Whether the focus is on something, in the zone whose arrows lead to it, or elsewhere.
WHERE: Final = """(one) => {
  const at = document.activeElement;
  if (one === at || one.contains(at)) return 'here';
  const zone = at?.closest('[data-rove]') && at.closest('[data-zone]');
  return zone && zone.contains(one) ? 'zone' : 'elsewhere';
}"""


class Learner:
    def __init__(self, person: Person, by_keys: bool = False) -> None:
        self.person = person
        self.page: Page = person.page
        self.by_keys = by_keys

    def words(self) -> Locator:
        return self.page.locator("[data-lesson]")

    def at(self) -> int:
        return int(self.words().get_attribute("data-at") or "0")

    def begin(self, game: str, lesson: str) -> None:
        self.person.visit(f"/learn/{game}/{lesson}")
        self.page.wait_for_selector("[data-lesson]")

    def mark(self, attribute: str, value: str, lawful: bool = True) -> bool:
        """Marks what to touch there. `lawful`: only if that leads to a move."""
        return bool(self.page.evaluate(FIND, [attribute, value, lawful]))

    def lit(self, place: str) -> bool:
        """Whether a ring is round this place."""
        try:
            self.page.wait_for_selector(f'[data-lit="{place}"]', timeout=3_000)
        except TimeoutError:
            return False
        return True

    def step(self, step: ScriptStep) -> None:
        """Do what the step asks for, and wait for the next one."""
        here = self.at()
        if not step.play:
            self.press(self.page.locator("[data-next]"))
        else:
            self.move(step, here)
        self.page.wait_for_selector(f"[data-at='{here + 1}']")

    def move(self, step: ScriptStep, here: int) -> None:
        move, lawful = step.play[0], not step.refused
        for _round in range(3):
            for place in step.light:
                if self.at() > here or self.play(move):
                    return
                kind, _colon, name = place.partition(":")
                marked = ("data-move", name) if kind == "move" else ("data-place", place)
                if self.mark(*marked, lawful):
                    try:
                        self.press(self.page.locator("[data-picked]"))
                    except TimeoutError:
                        break  # the squares to go to came up over it: what lies there now?
                    self.page.wait_for_timeout(60)
            if self.at() > here or self.play(move):
                return
            if "*" in move and self.page.evaluate(SQUARE):  # any square will do
                self.press(self.page.locator("[data-picked]"))
        raise AssertionError(f"{self.page.url}: what is lit does not lead to {move}")

    def play(self, move: str) -> bool:
        """The button or place that plays the wanted move at once, if there is one now."""
        wanted = str(self.page.evaluate(ANY_MOVE)) if move == "any" else move
        if not wanted or not self.mark("data-move", wanted):
            return False
        self.press(self.page.locator("[data-picked]"))
        return True

    def press(self, thing: Locator) -> None:
        if not self.by_keys:
            thing.click(timeout=5_000)
            return
        self.walk_to(thing)
        self.page.keyboard.press("Enter")

    def walk_to(self, thing: Locator) -> None:
        """With Tab from zone to zone, with arrows inside one."""
        for _key in range(400):
            match thing.evaluate(WHERE):
                case "here":
                    return
                case "zone":
                    self.page.keyboard.press("ArrowRight")
                case _:
                    self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not reach what is lit")
