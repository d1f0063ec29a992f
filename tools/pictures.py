"""The pictures and the short recordings of the README, taken from real games of bots in a real
browser (`docs/pictures`). Needs the browser client built and what `./test --setup` installs.

python -m tools.pictures [moving|standing] [ru|en] [game...]

Standing ones are taken in both languages: players read about the games in either.
"""

from __future__ import annotations

import io
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final, cast

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from logovo.bots.registry import make_bot
from logovo.core.log import Log
from logovo.core.plain import kind_of
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.games import game as game_of
from tests.browser.person import CHROMIUM, FLAGS, LOCALES

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
NAMES: Final = {
    "en": ["Anna", "Boris", "Clara", "Dmitri", "Elena"],
    "ru": ["Анна", "Борис", "Клара", "Дмитрий", "Елена"],
}
HEAVIEST: Final = 600_000
TABLE: Final = (960, 600)
WIDTH: Final = 640
FRAMES: Final = 110
FRAME: Final = 90
"""Milliseconds from one to the next, of a clock that stands still while a picture is taken."""

# Moves whatever is animated on by one frame; it stands still otherwise.
STEP: Final = """(time) => {
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = Number(one.currentTime ?? 0) + time;
  }
}"""


# The table has the whole screen, and so have its scenes. What else there is on the page only stands
# aside: patterns that things are drawn with are in there.
ALONE: Final = """(board) => {
  for (let one = board; one !== document.body; one = one.parentElement)
    for (const other of one.parentElement.children)
      if (other !== one) other.style.cssText = 'position: fixed; left: -200vw';
}"""


@dataclass(frozen=True)
class Take:
    """What is recorded: the game from just before something happens for the `nth` time."""

    players: int
    kind: str
    nth: int = 0
    seed: int = 2
    options: dict[str, str] = field(default_factory=dict)
    still: float = 0.3
    """How much of the game has been played where it stands still for a picture: far enough that
    there is something on the table, and a decision with more than one answer."""


TAKES: Final = {
    "larder": Take(4, "four-in-a-row", still=0.4),
    "drakon": Take(4, "sent-to-start", 3, 3, {"heroes": "on"}, still=0.5),
    "gold": Take(4, "dragon-slain", 3),
    "lucky": Take(5, "roles-shown"),
    "vampires": Take(4, "rat-found"),
}


def recorded(key: str, take: Take, lang: str = "en") -> tuple[Log, int]:
    """A whole game of bots, and the entry with which the event comes."""
    game = game_of(key)
    options = game.options(take.players, take.options)
    bots = [make_bot("greedy", game, take.seed + seat) for seat in range(take.players)]
    for seat, bot in enumerate(bots):
        bot.sit(game, options, Seat(seat))
    table = open_table(game, options, NAMES[lang][: take.players], take.seed)
    events, found = table.opening, []
    while True:
        for seat, bot in enumerate(bots):
            for event in events:
                bot.hear(game.told_to(event, Seat(seat)))
        if take.kind in map(kind_of, events):
            found.append(len(table.log.entries) - 1)
        if table.state.is_over():
            break
        mover = game.awaited(table.state)[0]
        choice = bots[mover].choose(game.view(table.state, mover), game.legal(table.state, mover))
        events = table.play(mover, choice)
    return table.log, found[min(take.nth, len(found) - 1)]


@contextmanager
def server() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "logovo.cli", "serve", "--port", str(port)]
        running = subprocess.Popen(command + ["--data", data], stdout=subprocess.DEVNULL)
        try:
            for _try in range(300):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/health/ready", timeout=2)
                    break
                except OSError:
                    time.sleep(0.2)
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(20)


def posted(url: str, body: str | dict[str, object]) -> dict[str, object]:
    plain = isinstance(body, str)
    data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    kind = "text/plain" if plain else "application/json"
    request = urllib.request.Request(url, data=data, headers={"content-type": kind})
    with urllib.request.urlopen(request) as answer:
        return cast(dict[str, object], json.load(answer))


def table_of(answer: dict[str, object]) -> str:
    return str(cast(dict[str, object], answer["table"])["id"])


def opened(browser: Browser, width: int, height: int, speed: str, lang: str = "en") -> Page:
    context = browser.new_context(viewport={"width": width, "height": height}, locale=LOCALES[lang])
    remembered = {"speed": speed, "language": lang, "name": NAMES[lang][0]}
    remembered["briefed"] = json.dumps(list(TAKES))
    remembered["banter"] = "off"  # what a bot says would lie over the table
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(remembered)}))"
        " localStorage.setItem(`logovo.${key}`, value);"
    )
    return context.new_page()


def recording(browser: Browser, address: str, key: str) -> None:
    """The table of a replay that runs by itself."""
    log, entry = recorded(key, TAKES[key])
    table = table_of(posted(f"{address}/api/logs", log.write()))
    page = opened(browser, *TABLE, "normal")
    page.clock.install()
    page.goto(f"{address}/replay/{table}?step={entry}&eyes=0")
    page.wait_for_selector("[data-stage]", state="attached")
    page.locator(".board").first.evaluate(ALONE)
    page.wait_for_timeout(800)
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("() => Date.now()") / 1000 + 1))
    page.keyboard.press("Space")
    frames: list[Image.Image] = []
    for _frame in range(FRAMES):
        page.clock.run_for(FRAME)
        page.evaluate(STEP, FRAME)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        frames.append(picture.resize((WIDTH, round(picture.height * WIDTH / picture.width))))
    page.context.close()
    for quality in (70, 50, 35, 20):
        kept = io.BytesIO()
        frames[0].save(
            kept,
            "WEBP",
            save_all=True,
            append_images=frames[1:],
            duration=FRAME,
            loop=0,
            quality=quality,
            method=4,
        )
        if len(kept.getvalue()) <= HEAVIEST:
            break
    (FOLDER / f"{key}.webp").write_bytes(kept.getvalue())
    print(f"{key}.webp: {len(frames)} frames, {len(kept.getvalue()) // 1000} kB", flush=True)


def standing(browser: Browser, address: str, key: str, lang: str) -> None:
    """A seat at a table in the middle of a game, on a laptop; for larder on a phone, too."""
    log, _entry = recorded(key, TAKES[key], lang)
    finished = table_of(posted(f"{address}/api/logs", log.write()))
    english = lang == "en"
    sizes = {key if english else f"{key}-{lang}": (1366, 768)}
    if key == "larder" and english:
        sizes["phone"] = (390, 844)
    moves = [i for i, one in enumerate(log.entries) if one.kind == "move" and one.seat == 0]
    at = next((i for i in moves if i >= len(log.entries) * TAKES[key].still), moves[-1])
    wish = {"at": at, "seat": 0, "name": NAMES[lang][0], "level": "easy"}
    seated = posted(f"{address}/api/tables/{finished}/practice", wish)
    for name, (width, height) in sizes.items():
        page = opened(browser, width, height, "instant", lang)
        page.goto(f"{address}/t/{table_of(seated)}#{seated['token']}")
        page.wait_for_selector("main .frame")
        page.wait_for_timeout(1500)
        page.screenshot(path=FOLDER / f"{name}.png")
        page.context.close()
        print(f"{name}.png", flush=True)


def main(words: list[str]) -> None:
    games = [word for word in words if word in TAKES] or list(TAKES)
    langs = [word for word in words if word in NAMES] or list(NAMES)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if "moving" not in words and "en" in langs:
            page = opened(browser, 1366, 900, "instant")
            page.goto(address)
            page.wait_for_selector("[data-play]")
            page.wait_for_timeout(800)
            page.screenshot(path=FOLDER / "front.png")
        if "moving" not in words:
            for key in games:
                for lang in langs:
                    standing(browser, address, key, lang)
        if "standing" not in words:
            for key in games:
                recording(browser, address, key)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
