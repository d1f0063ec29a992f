"""How smoothly the tables run in a browser: `python -m bench.frames [games]`, on a compiled house.

One whole game of each against bots, at the fast speed, in a real browser. Told: tasks that would
hold the page up for more than 50 ms on a processor four times slower (`bench.tasks` says how that
is reckoned; `--slow` lets the browser do the slowing, for a machine that does nothing else), and
how much of the page moved by itself during a decision (CLS). `--size tall` for a phone,
`--turns 8` for a part of a game, `--idle` for what a table costs while nobody does anything.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final, cast

from playwright.sync_api import Browser, CDPSession, TimeoutError, sync_playwright

from bench.tasks import CATEGORIES, LONG, Task, read
from logovo.games import GAMES
from tests.browser.conftest import serving
from tests.browser.person import BARE, BEYOND, CHROMIUM, FLAGS, SIZES, Person
from tests.browser.sizes import BEGUN, SHIFTED, WATCH, open_table

SLOWED: Final = 4
PLAYERS: Final = {"larder": 4, "drakon": 4, "gold": 4, "lucky": 5, "vampires": 4}
TURNS: Final = 400
MOST_LOOKS: Final = 80
# A trace is read so often: that of a whole game would not fit into a message.
PART: Final = 6
IDLE: Final = 10

MIDDLE: Final = """() => {
  const box = document.querySelector('[data-picked]')?.getBoundingClientRect();
  return box ? [box.left, box.top, box.width, box.height] : null;
}"""


def play(browser: Browser, address: str, game: str, size: str, turns: int, slow: bool) -> str:
    anna = Person([], browser, address, speed="fast", size=size, seed=3)
    open_table(anna, game, PLAYERS[game])
    # Some games begin with something that waits for a tap.
    waited(anna)
    if slow:
        session = anna.context.new_cdp_session(anna.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    anna.page.evaluate(WATCH)
    tasks: list[Task] = []
    shifted, taken, state = 0.0, 0, ""
    while taken < turns and state != "over":
        browser.start_tracing(page=anna.page, categories=CATEGORIES)
        for _turn in range(PART):
            state = waited(anna)
            if state == "over" or taken >= turns:
                break
            anna.page.evaluate(BEGUN)
            touch(anna)
            shifted = max(shifted, float(anna.page.evaluate(SHIFTED)))
            taken += 1
        tasks += read(browser.stop_tracing(), 1 if slow else SLOWED)
    anna.context.close()
    tasks.sort(key=lambda one: -one.cpu)
    long = [one for one in tasks if one.cpu > LONG]
    told = f"{game}, {size}: {taken} turns ({state}), {len(tasks)} tasks, {len(long)} over 50 ms"
    told += f", the longest {max(one.cpu for one in tasks):.0f}; shift {shifted:.4f}"
    return "\n".join([told, *(f"    {one}" for one in tasks[:5])])


def touch(anna: Person) -> None:
    """A turn by a hand: the pointer comes, presses, lets go. A click of the test library would ask
    the page about it several times, in the same tasks."""
    for _attempt in range(40):
        if anna.state() != "mine":
            return
        move = anna.pick()
        if move is None:
            anna.page.wait_for_timeout(30)
            continue
        if anna.page.evaluate(BEYOND):
            anna.page.click("[data-fit]")
            continue
        press(anna)
        if move and not anna.page.locator("[data-confirm]").count():
            return


def press(anna: Person) -> None:
    box = cast(list[float] | None, anna.page.evaluate(MIDDLE))
    if box is None:
        return
    bare = cast(dict[str, float] | None, anna.page.evaluate(BARE))
    left, top, width, height = box
    away = bare or {"x": width / 2, "y": height / 2}
    anna.page.mouse.move(left + away["x"], top + away["y"])
    anna.page.wait_for_timeout(60)
    anna.page.mouse.down()
    anna.page.wait_for_timeout(70)
    anna.page.mouse.up()
    anna.page.wait_for_timeout(40)


def waited(anna: Person) -> str:
    """Until it is Anna's turn; whatever waits for a tap on the way gets it."""
    for _look in range(MOST_LOOKS):
        try:
            return anna.wait_for_turn(1_500)
        except TimeoutError:
            anna.page.keyboard.press("Escape")
    raise AssertionError(f"nobody is asked at {anna.page.url}")


def idle(browser: Browser, address: str, game: str, size: str) -> str:
    """The processor's time of a table at which nobody does anything, of the page's own threads."""
    anna = Person([], browser, address, speed="fast", size=size, seed=3)
    open_table(anna, game, PLAYERS[game])
    waited(anna)
    anna.page.wait_for_timeout(2_000)
    session = anna.context.new_cdp_session(anna.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy(session)
    moving = anna.page.evaluate("() => document.getAnimations().length")
    anna.page.wait_for_timeout(IDLE * 1000)
    spent = (busy(session) - before) * 1000
    anna.context.close()
    return f"{game}, {size}: {spent:.0f} ms of the processor in {IDLE} s, {moving} animations"


def busy(session: CDPSession) -> float:
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("games", nargs="*", default=list(GAMES))
    wish.add_argument("--size", choices=SIZES, default="laptop")
    wish.add_argument("--turns", type=int, default=TURNS)
    wish.add_argument("--slow", action="store_true")
    wish.add_argument("--idle", action="store_true")
    wanted = wish.parse_args()
    project = Path(__file__).parents[1]
    with (
        tempfile.TemporaryDirectory() as data,
        serving(project, Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in wanted.games:
            if wanted.idle:
                print(idle(browser, address, game, wanted.size), flush=True)
            else:
                part = wanted.size, wanted.turns, wanted.slow
                print(play(browser, address, game, *part), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
