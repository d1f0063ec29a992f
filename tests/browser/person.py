"""Somebody who plays by clicking (or typing) what the page offers, in any game.

Boards mark what leads somewhere with `data-legal` and what plays a move at once with
`data-move`; the status line says whose turn it is. Nothing else about a game is known here.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from shutil import which
from typing import Final, Literal, cast

from playwright.sync_api import Browser, Locator, Page, Position, TimeoutError

from logovo.games import GAMES

# The same browser without what draws windows takes a third less of the processor, so it comes
# first. Where there is none of these, Playwright looks for one of its own.
BROWSERS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
CHROMIUM: Final = next((path for path in map(which, BROWSERS) if path), None)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES: Final = {
    "phone": (360, 640),
    "tall": (390, 844),
    "sideways": (844, 390),
    "laptop": (1366, 768),
    "large": (1920, 1080),
}
PHONES: Final = ("phone", "tall", "sideways")
LOCALES: Final = {"ru": "ru-RU", "en": "en-GB"}
MOST_CLICKS: Final = 6_000
PATIENCE: Final = 30_000

# What plays for time: chosen only where nothing else is offered.
RELUCTANT: Final = ("take", "pass", "skip", "keep", "go-on")

# Marks one thing to touch and tells what it plays; null where nothing is offered. Done in the
# page itself, because a question per element would take most of the time of a game.
PICK: Final = """([luck, where, reluctant, unless]) => {
  for (const old of document.querySelectorAll('[data-picked]')) delete old.dataset.picked;
  if (unless && document.querySelector(unless)) return null;
  const asked = document.querySelector('[data-confirm] [data-move]');
  if (asked) {
    asked.dataset.picked = '';
    return asked.dataset.move;
  }
  const moves = [], steps = [], last = [];
  for (const one of document.querySelectorAll('main [data-legal], main [data-move]')) {
    if (one.getClientRects().length === 0) continue;
    const move = one.dataset.move ?? one.querySelector('[data-move]')?.dataset.move;
    if (move === undefined) steps.push(one);
    else (reluctant.includes(move.split(' ')[0]) ? last : moves).push(one);
  }
  // Where every step leads only to playing for time, that must be taken some day too.
  const late = last.length && (!steps.length || luck > 0.75);
  const from = moves.length && (!steps.length || luck < 0.7) ? moves : late ? last : steps;
  const one = from[Math.floor(where * from.length)];
  if (!one) return null;
  one.dataset.picked = '';
  return one.dataset.move ?? one.querySelector('[data-move]')?.dataset.move ?? '';
}"""

# Whether what was picked lies outside the part of a panned world that is on show.
BEYOND: Final = """() => {
  const one = document.querySelector('[data-picked]'), frame = one?.closest('.panzoom');
  if (!frame) return false;
  const box = one.getBoundingClientRect(), part = frame.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  return x < part.left || x > part.right || y < part.top || y > part.bottom;
}"""

# A place on what was picked that nothing lies over: cards of a fan lap over each other. Null where
# its middle will do, or nothing of it is in sight yet.
BARE: Final = """() => {
  const one = document.querySelector('[data-picked]');
  if (!one) return null;
  const box = one.getBoundingClientRect();
  for (const [right, down] of [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]]) {
    const x = right * box.width, y = down * box.height;
    const top = document.elementFromPoint(box.left + x, box.top + y);
    if (top && one.contains(top)) return right === 0.5 && down === 0.5 ? null : { x, y };
  }
  return null;
}"""

FOCUSED: Final = """() => {
  const at = document.activeElement;
  if (!at?.matches('main [data-legal], main [data-move]')) return null;
  return {
    move: at.dataset.move ?? at.querySelector('[data-move]')?.dataset.move ?? '',
    chosen: at.getAttribute('aria-pressed') === 'true',
    zone: at.closest('[data-zone]')?.dataset.zone ?? '',
    button: at.closest('.actions') !== null,
  };
}"""

READY: Final = """(reluctant) =>
  [...document.querySelectorAll('main .actions [data-move]')]
    .some((one) => !reluctant.includes(one.dataset.move.split(' ')[0]))"""

SMALL: Final = """() =>
  [...document.querySelectorAll('button, select, input:not([type=radio]), a.button')]
    .filter((one) => one.getClientRects().length && !one.closest('p, .sr') && one.type !== 'file')
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const least = one.closest('[data-grid]') ? 30 : 43.5;
      return Math.min(box.height, box.width) < least;
    })
    .map((one) => one.outerHTML.slice(0, 160))"""


def repository() -> Path:
    """The root of the sources, also when the tests run in a copy below it."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "web" / "package.json").is_file():
            return folder
    raise AssertionError("no browser client beside these tests")


class Person:
    def __init__(
        self,
        guests: list[Person],
        browser: Browser,
        address: str,
        lang: str = "en",
        size: str = "laptop",
        theme: Literal["light", "dark"] = "light",
        speed: str = "instant",
        name: str = "Anna",
        seed: int = 1,
        still: bool = False,
        first_time: bool = False,
        acting: str = "usual",
    ) -> None:
        guests.append(self)
        width, height = SIZES[size]
        self.address = address
        self.luck = random.Random(seed)
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[lang],
            color_scheme=theme,
            has_touch=size in PHONES,
            is_mobile=size in PHONES,
            device_scale_factor=2 if size in PHONES else 1,
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        remembered = {"logovo.speed": speed, "logovo.name": name, "logovo.language": lang}
        remembered["logovo.acting"] = acting
        if not first_time:
            remembered["logovo.briefed"] = json.dumps(list(GAMES))
        self.context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(remembered)}))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"page: {error}"))
        self.page.on(
            "console",
            lambda said: self.troubles.append(said.text) if said.type == "error" else None,
        )

    # --- going places -----------------------------------------------------

    def visit(self, path: str) -> Page:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("h1")
        return self.page

    def play_bots(self, game: str) -> Page:
        """The one click from the front page to a game."""
        self.visit("/")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("[data-status]")
        return self.page

    def game_keys(self) -> list[str]:
        answer = self.context.request.get(f"{self.address}/api/games").json()
        return [str(game["key"]) for game in answer["games"]]

    # --- playing ----------------------------------------------------------

    def state(self) -> str:
        """`mine`, `wait` or `over`, as the status line says."""
        return self.page.locator("[data-status]").get_attribute("data-status") or ""

    def wait_for_turn(self, patience: int = PATIENCE) -> str:
        self.page.wait_for_selector(
            "[data-status=mine], [data-status=over]", state="attached", timeout=patience
        )
        return self.state()

    def pick(self, reluctant: tuple[str, ...] = RELUCTANT, unless: str = "") -> str | None:
        """Marks something to click: the move it plays, or "" if it only leads to one."""
        wish = [self.luck.random(), self.luck.random(), list(reluctant), unless]
        return cast(str | None, self.page.evaluate(PICK, wish))

    def turn(self, unless: str = "") -> None:
        """Click until something was played; nothing, as soon as the page shows `unless`."""
        for _attempt in range(40):
            if self.state() != "mine":
                return
            move = self.pick(unless=unless)
            if move is None and unless and self.page.locator(unless).count():
                return
            if move is None:
                self.page.wait_for_timeout(30)
                continue
            try:
                self.touch()
            except TimeoutError:  # the board has changed under the finger
                continue
            if move:
                self.confirm()
                return
        raise AssertionError(f"nothing can be played at {self.page.url}")

    def touch(self) -> None:
        """Click what was picked; what lies beyond the edge of a panned board is shown first."""
        if self.page.evaluate(BEYOND):
            self.page.click("[data-fit]")
        where = cast(Position | None, self.page.evaluate(BARE))
        self.page.click("[data-picked]", timeout=3_000, position=where)

    def confirm(self) -> None:
        """Say yes to the question before a move that cannot be taken back, if there is one."""
        yes = self.page.locator("[data-confirm] [data-move]")
        if yes.count():
            yes.click()

    def play_to_the_end(self, clicks: int = MOST_CLICKS) -> None:
        for _click in range(clicks):
            if self.wait_for_turn() == "over":
                return
            self.turn()
        raise AssertionError("the game does not end")

    # --- with the keyboard only -------------------------------------------

    def turn_by_keys(self) -> None:
        """Tab to something legal, perhaps walk on with the arrows, and press Enter."""
        passed: set[str] = set()
        used: set[str] = set()  # one choice in each part of the table, until all were tried
        ready = False
        for press in range(320):
            if press % 8 == 0 and self.state() != "mine":
                return
            if press % 120 == 119:
                used.clear()
                ready = False
            self.page.keyboard.press("Tab")
            here = self.focused()
            # Once a button offers to end the choice, only that is sought: to take another card up
            # on the way to it would undo the choice, again and again.
            if ready and not (here and here["button"]):
                continue
            if not (here and here["button"]):
                for _step in range(self.luck.randrange(3)):
                    self.page.keyboard.press("ArrowRight")
                here = self.focused()
            if here is None or here["chosen"]:
                continue
            move, zone = str(here["move"]), str(here["zone"])
            if not move and zone in used:
                continue
            if move.split(" ")[0] in RELUCTANT and move not in passed:
                passed.add(move)
                continue
            self.page.keyboard.press("Enter")
            if move:
                if self.page.locator("[data-confirm]").count():
                    self.page.keyboard.press("Enter")  # the question has the focus
                return
            used.add(zone)
            ready = bool(self.page.evaluate(READY, list(RELUCTANT)))
        raise AssertionError("the keyboard reaches nothing that can be played")

    def focused(self) -> dict[str, object] | None:
        return cast(dict[str, object] | None, self.page.evaluate(FOCUSED))

    def play_by_keys(self, turns: int) -> str:
        """So many turns, or to the end; the state the game is in then."""
        for _turn in range(turns):
            if self.wait_for_turn() == "over":
                break
            self.turn_by_keys()
        return self.wait_for_turn()

    # --- looking ----------------------------------------------------------

    def picture(self, folder: Path, name: str, full: bool = False) -> None:
        self.page.screenshot(path=folder / f"{name}.png", full_page=full)

    def violations(self) -> list[str]:
        """What axe finds on the page as it is now."""
        axe = repository() / "web" / "node_modules" / "axe-core" / "axe.min.js"
        self.page.evaluate(axe.read_text())
        found = self.page.evaluate("() => axe.run().then((told) => told.violations)")
        return [
            f"{one['id']}: {one['help']}: " + "; ".join(node["html"][:160] for node in one["nodes"])
            for one in found
        ]

    def overflow(self) -> int:
        """Pixels by which the page is wider than the screen."""
        return int(
            self.page.evaluate(
                "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )

    def small_targets(self) -> list[str]:
        """Buttons and links that a thumb would miss; words within a text are exempt, and the
        places of a grid may be smaller, eight of 44 pixels do not fit beside each other: such
        a grid must be shown larger on demand, see `test_boards`."""
        return list(self.page.evaluate(SMALL))


def invitation(host: Person) -> str:
    """The path of the table a host sits at, as they would send it."""
    field: Locator = host.page.locator("#invite")
    return field.input_value().removeprefix(host.address)
