"""How smoothly the tables run in a browser: `python bench/frames.py [games]`, on a compiled house.

One whole game of each against three bots, at the fast speed, in a real browser whose processor is
slowed four times. Told: tasks that held the page up for more than 50 ms (what part of them lies in
scripts, in style and layout), and how much of the page moved by itself during a decision (CLS). Run
it on a quiet machine: whatever else runs is counted as the page's own slowness.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final, TypedDict, cast

from playwright.sync_api import Browser, TimeoutError, sync_playwright

from logovo.games import GAMES
from tests.browser.conftest import serving
from tests.browser.person import CHROMIUM, FLAGS, Person
from tests.browser.sizes import WATCH, open_table

SLOWED: Final = 4
PLAYERS: Final = {"larder": 4, "drakon": 4, "gold": 4, "lucky": 5, "vampires": 4}
TURNS: Final = 60
MOST_LOOKS: Final = 80

# Long animation frames name the script that held the page up; long tasks are what is counted.
LISTEN: Final = """
  window.tasks = []; window.frames_ = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.tasks.push(one.duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.frames_.push({
      took: one.duration,
      layout: one.styleAndLayoutStart ? one.startTime + one.duration - one.styleAndLayoutStart : 0,
      scripts: one.scripts.map((s) => `${s.invoker} ${Math.round(s.duration)}`),
    });
  }).observe({ type: 'long-animation-frame', buffered: true });
"""


class Frame(TypedDict):
    took: float
    layout: float
    scripts: list[str]


def play(browser: Browser, address: str, game: str) -> str:
    people: list[Person] = []
    anna = Person(people, browser, address, speed="fast", size="laptop", seed=3)
    open_table(anna, game, PLAYERS[game])
    anna.wait_for_turn()
    session = anna.context.new_cdp_session(anna.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    anna.page.evaluate(LISTEN)
    anna.page.evaluate(WATCH)
    turns, shifted = 0, 0.0
    for _turn in range(TURNS):
        if waited(anna) == "over":
            break
        anna.page.evaluate("() => { window.shifted = 0; }")
        anna.turn()
        shifted = max(shifted, float(anna.page.evaluate("() => window.shifted")))
        turns += 1
    tasks = cast(list[float], anna.page.evaluate("() => window.tasks"))
    frames = cast(list[Frame], anna.page.evaluate("() => window.frames_"))
    anna.context.close()
    worst = max(frames, key=lambda one: one["took"], default=None)
    told = f"{game}: {turns} turns, {len(tasks)} tasks over 50 ms"
    if tasks:
        told += f", the longest {max(tasks):.0f} ms"
    if worst:
        told += f" (longest frame {worst['took']:.0f} ms, layout {worst['layout']:.0f} ms,"
        told += f" {'; '.join(worst['scripts'])})"
    return f"{told}; shift {shifted:.4f}"


def waited(anna: Person) -> str:
    """Until it is Anna's turn; whatever waits for a tap on the way gets it."""
    for _look in range(MOST_LOOKS):
        try:
            return anna.wait_for_turn(1_500)
        except TimeoutError:
            anna.page.keyboard.press("Escape")
    raise AssertionError(f"nobody is asked at {anna.page.url}")


def main() -> None:
    project = Path(__file__).parents[1]
    with (
        tempfile.TemporaryDirectory() as data,
        serving(project, Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in sys.argv[1:] or GAMES:
            print(play(browser, address, game), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
