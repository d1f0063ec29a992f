"""At the usual speed bots are followed by eye: their moves are told one after another, about one
and a fifth of a second apart, in every game."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, TypedDict, cast

import pytest
from playwright.sync_api import Browser

from logovo.games import GAMES
from tests.browser.conftest import serving
from tests.browser.person import Person

PLAYERS: Final = 4
MOVES: Final = 7
PLAIN: Final = 4
"""Of these so many at least that are but one thing to see."""
WITHIN: Final = 120
"""Seconds in which so many moves of each game must have come, on however busy a machine."""
SOONEST: Final = 1_100
"""Milliseconds: a beat of the usual speed, less what a timer may be early."""
SHORTER: Final = {"skipped": 900}
"""The same for what is no move: a turn that is passed over has less to see."""
USUAL: Final = 2_500
"""The same for the middle one of all plain moves, on a machine that has other work, too."""
EARLY: Final = 300
"""By so much a moment may begin before the line that tells of it."""
CLOSED: Final = ("swap-chosen",)
"""Choices behind a closed window, which nobody need follow: only that one was made is told."""

# What the page hears of each move, and when it tells each of its events: by a line of the
# chronicle, or by the moment that acts it out where people must remember it for themselves.
NOTE: Final = """
  window.steps = [];
  window.told = [];
  const tell = (kind) => window.told.push({ kind, at: performance.now() });
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        const { t, events = [], linger = 0 } = JSON.parse(data);
        const kinds = events.map(({ kind, fleeting }) => (fleeting ? `acted ${kind}` : kind));
        if (t === 'step') window.steps.push({ kinds, linger });
      });
    }
  };
  new MutationObserver((list) => {
    for (const { type, target, addedNodes } of list) {
      if (type === 'attributes' && target.dataset.moment) tell(`acted ${target.dataset.moment}`);
      for (const one of addedNodes)
        if (one.matches?.('.story p[data-kind]')) tell(one.dataset.kind);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-moment'] });
"""


class Step(TypedDict):
    kinds: list[str]
    linger: float  # seconds for which the rules want it seen


class Told(TypedDict):
    kind: str
    at: float


class Move(NamedTuple):
    kind: str
    at: float
    linger: float


class Gap(NamedTuple):
    """From the first thing told of a move to the first of the next."""

    kind: str
    length: int
    linger: int
    moments: int  # acted out meanwhile: a dragon that falls has several, some of them large


def told_by(one: Person) -> tuple[list[Step], list[Told]]:
    steps = cast(list[Step], one.page.evaluate("() => window.steps"))
    return steps, cast(list[Told], one.page.evaluate("() => window.told"))


def gaps_seen(one: Person) -> list[Gap]:
    """Not every event is told: what was heard and what is told run on side by side."""
    steps, told = told_by(one)
    heard = {kind for step in steps for kind in step["kinds"]}
    rest = [line for line in told if line["kind"] in heard]
    moves: list[Move] = []
    for step in steps:
        lines: list[Told] = []
        for kind in step["kinds"]:
            if rest and rest[0]["kind"] == kind:
                lines.append(rest.pop(0))
        if lines and lines[0]["kind"] not in CLOSED:
            moves.append(Move(lines[0]["kind"], lines[0]["at"], 1000 * step["linger"]))
    acted = [line["at"] for line in told if line["kind"].startswith("acted")]
    return [
        Gap(
            before.kind,
            round(after.at - before.at),
            round(before.linger),
            sum(before.at - EARLY <= at < after.at - EARLY for at in acted),
        )
        for before, after in pairwise(moves)
    ]


def ordinary(gaps: list[Gap]) -> list[int]:
    """Moves that are one thing to see; beside what the rules want seen for a time."""
    return [gap.length - gap.linger for gap in gaps if gap.moments == 1]


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where bots take their time, and things are shown as long as the rules want."""
    slow = ("--bot-pace", "1", "--show-pace", "1")
    with serving(Path(__file__).parents[2], tmp_path_factory.mktemp("unhurried"), *slow) as found:
        yield found


def watch_bots(browser: Browser, address: str, game: str) -> Person:
    """Somebody before a table of bots, who sees it as its players would."""
    one = Person([], browser, address, speed="normal")
    one.context.add_init_script(NOTE)
    seats = [{"kind": "bot", "level": "easy"}] * PLAYERS
    wish = {"game": game, "name": "Anna", "seats": seats, "options": {}, "settings": {}}
    answer = one.context.request.post(f"{address}/api/tables", data=wish | {"start": True}).json()
    one.page.goto(f"{address}/t/{answer['table']['id']}#{answer['token']}")
    return one


@pytest.mark.timeout(2 * WITHIN)
def test_bots_are_followed_by_eye(browser: Browser, unhurried: str) -> None:
    """All games at once: what takes long here is waiting."""
    tables = {game: watch_bots(browser, unhurried, game) for game in GAMES}
    until = time.monotonic() + WITHIN
    for game, one in tables.items():
        while len(gaps := gaps_seen(one)) < MOVES or len(ordinary(gaps)) < PLAIN:
            assert time.monotonic() < until, (game, gaps)
            one.page.wait_for_timeout(500)
    for game, one in tables.items():
        gaps = gaps_seen(one)
        one.context.close()
        hasty = [gap for gap in gaps if gap.length < SHORTER.get(gap.kind, SOONEST)]
        assert hasty == [], (game, gaps)
        assert statistics.median(ordinary(gaps)) <= USUAL, (game, gaps)
        assert one.troubles == [], game
