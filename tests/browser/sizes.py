"""What a played game shows on screens of every shape: what does not fit, what moves by itself.

One game is played by clicks; every decision is looked at on one screen after another, also after
each card taken up on the way to a move. Only the worst is kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, TypedDict, cast

from playwright.sync_api import TimeoutError

from tests.browser.person import RELUCTANT, Person

SCREENS: Final = {
    "360x640": (360, 640),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "1366x768": (1366, 768),
    "1920x1080": (1920, 1080),
}
MOST_DECISIONS: Final = 400

# Adds up what moves without being asked to: `layout-shift` of the browser, but for half a second
# after a click, as the measure is defined.
WATCH: Final = """
  window.shifted = 0;
  window.since = performance.now();
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput && one.startTime >= window.since) window.shifted += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
"""

# A decision begins with the picture of it; what led there has moved on purpose.
BEGUN: Final = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  window.shifted = 0;
  window.since = performance.now();
}"""
SHIFTED: Final = "() => window.shifted"

# Pixels beyond the right edge, pixels that would have to be scrolled to (of the page or of any part
# of the board), things to touch that are out of sight, and where the common board lies. A world
# that is panned, graves made larger on purpose, and a list that may have dozens of lines (offers at
# a market) may be larger than what is seen of them.
LOOK: Final = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const page = document.documentElement, main = document.querySelector('main');
  const may = (one) => one.closest('.panzoom, .large, dialog, [data-scrolls]') !== null;
  const scrolls = [main, ...main.querySelectorAll(':not(svg *)')].filter(
    (one) => !may(one) && ['auto', 'scroll', 'hidden'].includes(getComputedStyle(one).overflowY)
      && !one.closest('.sr') && one.clientHeight > 40);
  let below = page.scrollHeight - innerHeight, at = 'page';
  for (const one of scrolls) {
    const rest = one.scrollHeight - one.clientHeight;
    if (rest > below) { below = rest; at = one.className; }
  }
  const aside = Math.max(page.scrollWidth - innerWidth, main.scrollWidth - main.clientWidth);
  const hidden = [...main.querySelectorAll('[data-legal], [data-move]')]
    .filter((one) => !may(one) && one.getClientRects().length)
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1;
    }).map((one) => one.outerHTML.slice(0, 120));
  const common = document.querySelector('.frame > .common')?.getBoundingClientRect();
  const status = document.querySelector('[data-status]');
  return {
    aside, below, at, hidden,
    common: common ? [common.left, common.top, common.width, common.height] : [],
    over: status.getBoundingClientRect().height - parseFloat(getComputedStyle(status).minHeight),
    asked: status.innerText.split('\\n').slice(0, 2).join(' / '),
  };
}"""


@dataclass
class Worst:
    """The worst that was met on one screen, and where."""

    decisions: int = 0
    aside: float = 0
    below: float = 0
    prompt: float = 0  # pixels by which a prompt reaches over the head of the board
    moved: float = 0  # pixels the board moved while a choice was made
    shifted: float = 0  # cumulative layout shift of one decision
    hidden: list[str] = field(default_factory=list)
    where: dict[str, str] = field(default_factory=dict)

    def meet(self, name: str, value: float, where: str) -> None:
        if value > getattr(self, name):
            setattr(self, name, value)
            self.where[name] = where


class Seen(TypedDict):
    aside: float
    below: float
    at: str
    hidden: list[str]
    common: list[float]
    over: float
    asked: str


def open_table(person: Person, game: str, players: int, **options: str) -> None:
    """A table against bots, as large as wanted."""
    bots = [{"kind": "bot", "level": "easy"}] * (players - 1)
    wish = {"game": game, "name": "Anna", "seats": [{"kind": "me"}, *bots], "options": options}
    answer = person.context.request.post(
        f"{person.address}/api/tables", data=wish | {"settings": {}, "start": True}
    ).json()
    person.page.goto(f"{person.address}/t/{answer['table']['id']}#{answer['token']}")
    person.page.wait_for_selector("[data-status]")


def play_and_look(
    person: Person, screens: list[str], decisions: int = MOST_DECISIONS
) -> dict[str, Worst]:
    """Play, and look at each decision on the next screen."""
    worst = {screen: Worst() for screen in screens}
    person.page.evaluate(WATCH)
    for number in range(decisions):
        if person.wait_for_turn() == "over":
            break
        screen = screens[number % len(screens)]
        resize(person, screen)
        note(worst[screen], look(person), None)
        worst[screen].decisions += 1
        decide(person, worst[screen])
    return worst


def resize(person: Person, screen: str) -> None:
    width, height = SCREENS[screen]
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_timeout(60)
    person.page.evaluate(BEGUN)


def look(person: Person) -> Seen:
    return cast(Seen, person.page.evaluate(LOOK))


def note(worst: Worst, seen: Seen, before: Seen | None) -> None:
    worst.meet("aside", seen["aside"], seen["asked"])
    worst.meet("below", seen["below"], f"{seen['at']}: {seen['asked']}")
    worst.meet("prompt", seen["over"], seen["asked"])
    if seen["hidden"] and len(seen["hidden"]) > len(worst.hidden):
        worst.hidden = seen["hidden"]
    if before is not None and seen["common"] and before["common"]:
        moved = max(abs(a - b) for a, b in zip(seen["common"], before["common"], strict=True))
        worst.meet("moved", moved, seen["asked"])


def decide(person: Person, worst: Worst) -> None:
    """Click until a move is made, looking after each click that was none."""
    before = look(person)
    for _click in range(40):
        if person.state() != "mine":
            return
        move = person.pick(RELUCTANT)
        if move is None:
            person.page.wait_for_timeout(30)
            continue
        shifted = float(person.page.evaluate(SHIFTED))
        try:
            person.touch()
        except TimeoutError:
            continue
        worst.meet("shifted", shifted, before["asked"])
        if move:
            return
        note(worst, look(person), before)
    raise AssertionError(f"nothing can be played at {person.page.url}")


def told(found: dict[str, Worst]) -> Iterator[str]:
    for screen, worst in found.items():
        yield (
            f"{screen}: {worst.decisions} decisions, sideways {worst.aside:.0f}, below"
            f" {worst.below:.0f}, out of sight {len(worst.hidden)}, prompt over"
            f" {worst.prompt:.0f}, moved {worst.moved:.1f}, shift {worst.shifted:.4f}"
            f" {json.dumps(worst.where | {'hidden': worst.hidden[:2]}, ensure_ascii=False)}"
        )
