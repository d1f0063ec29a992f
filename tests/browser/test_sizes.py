"""Boards on every screen: what they show large enough, that all of it fits, that nothing moves.

`pytest -m explore tests/browser/test_sizes.py`: one short game each by clicks, every decision on
the next of the screens. Each run meets other decisions, so it is no part of ./test.
`LOGOVO_SIZE_GAMES=20` looks at every decision of that many whole games on every screen instead
(`pictured.py`), half of them in each language; `LOGOVO_SIZE_MINUTES=5` ends the share of a game
in a language after so long. The worst it met is written to `artefacts/browser/sizes.txt`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from logovo.games import GAMES
from tests.browser.person import Person
from tests.browser.pictured import look_through
from tests.browser.sizes import SCREENS, Worst, open_table, play_and_look, resize, told
from tests.browser.test_games import ON_BOARDS

LONG = int(os.environ.get("LOGOVO_SIZE_GAMES", "0"))
MINUTES = float(os.environ.get("LOGOVO_SIZE_MINUTES", "240"))
FEW_DECISIONS = 15
# A prompt may lie so far over the head of the board: the rims of the plates, not their names.
RIM = 8
# Fours to remove beside a card picked up, a market with offers, six heroes on one chamber, three
# heroes who may go to one, Drakon in the way, eight chambers in the hand, gold to be taken among
# ten, two nuggets beside the own tools, six rows of vampires; four rivals, who are too many for one
# line of plates and too few to be many, five whose tools are touched, four shares to choose from,
# seven rivals in two lines, two with high plates; eight kinds of treasure to offer, a rival's row
# of eleven.
FULLEST = [
    ("larder", 4, 25),
    ("gold", 4, 21),
    ("drakon", 6, 26),
    ("drakon", 4, 33),
    ("drakon", 6, 23),
    ("drakon", 4, 34),
    ("lucky", 10, 23),
    ("lucky", 5, 25),
    ("vampires", 6, 23),
    ("larder", 5, 24),
    ("gold", 5, 24),
    ("gold", 4, 30),
    ("vampires", 5, 24),
    ("lucky", 6, 24),
    ("lucky", 8, 24),
    ("lucky", 3, 24),
    ("gold", 3, 24),
    ("gold", 4, 29),
    ("vampires", 5, 34),
]
USUAL = {"larder": 4, "drakon": 4, "gold": 4, "lucky": 5, "vampires": 4}


@pytest.mark.explore
@pytest.mark.timeout(14_400 if LONG else 300)
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ON_BOARDS)
def test_all_of_a_decision_is_on_the_screen(
    person: Callable[..., Person], pictures: Path, game: str, lang: str
) -> None:
    found: list[dict[str, Worst]] = []
    until = time.monotonic() + MINUTES * 60
    half = LONG // 2
    for number in range(half, LONG) if LONG and lang == "en" else range(half or 1):
        if time.monotonic() > until:
            break
        anna = person(lang=lang, seed=number + 21)
        players = players_of(game, number)
        if LONG:
            worst = look_through(anna, game, players, number + 21)
            found.append(worst)
            with (pictures / "sizes.txt").open("a") as report:
                told_of = f"{game}, {players} players, {lang}, seed {number + 21}"
                report.writelines(f"{told_of}, {line}\n" for line in told(worst))
        else:
            open_table(anna, game, players)
            found.append(play_and_look(anna, list(SCREENS), FEW_DECISIONS))
        anna.context.close()
    for worst in found:
        all_fits(worst)


def players_of(game: str, number: int) -> int:
    """As many as usually sit there, and in every second game another number of those who may: with
    four rivals nothing fitted that did with three and with five."""
    may = range(GAMES[game].most, GAMES[game].least - 1, -1)
    return may[number // 2 % len(may)] if number % 2 else USUAL[game]


def all_fits(worst: dict[str, Worst]) -> None:
    tale = "\n".join(told(worst))
    for one in worst.values():
        assert one.aside <= 0, tale
        assert one.below <= 1, tale
        assert one.hidden == [], tale
        assert one.prompt <= RIM, tale
        assert one.moved <= 1, tale
        assert one.shifted < 0.02, tale


@pytest.mark.parametrize(("game", "players", "seed"), FULLEST)
def test_the_fullest_decisions_fit_a_phone(
    person: Callable[..., Person], game: str, players: int, seed: int
) -> None:
    """Upright and sideways: each of these games has a decision that did not fit once."""
    anna = person(lang="ru", seed=seed)
    all_fits(look_through(anna, game, players, seed, ("360x640", "844x390")))


def width_of(anna: Person, thing: str) -> float:
    box = anna.page.locator(thing).first.bounding_box()
    assert box is not None, f"no {thing}"
    return box["width"]


def test_things_are_large_enough(person: Callable[..., Person]) -> None:
    anna = person(lang="en", seed=9)
    open_table(anna, "drakon", 4)
    for _turn in range(6):
        anna.wait_for_turn()
        anna.turn()
    anna.wait_for_turn()
    for screen, least in {"1366x768": 48, "1920x1080": 48, "390x844": 36, "844x390": 36}.items():
        resize(anna, screen)
        assert width_of(anna, ".chamber .ring") * 84 / 80 >= least - 0.5, screen
    open_table(anna, "lucky", 5)
    anna.wait_for_turn()
    for screen in ("1366x768", "1920x1080"):
        resize(anna, screen)
        assert width_of(anna, "[data-goal]") >= 56, screen
    open_table(anna, "larder", 4)
    anna.wait_for_turn()
    for screen in ("1366x768", "1920x1080", "390x844", "844x390"):
        resize(anna, screen)
        assert width_of(anna, ".hand .card") >= width_of(anna, ".heap") - 1, screen
    open_table(anna, "gold", 4)
    anna.wait_for_turn()
    widths = []
    for screen in ("1366x768", "1920x1080"):
        resize(anna, screen)
        widths.append((width_of(anna, ".hand .knight"), width_of(anna, ".lair .art")))
    assert widths[1][0] > widths[0][0] and widths[1][1] > widths[0][1]


def test_every_chamber_says_what_it_does(person: Callable[..., Person]) -> None:
    anna = person(lang="en", seed=9)
    open_table(anna, "drakon", 3)
    about = anna.page.locator("[data-about]")
    chamber = anna.page.locator(".chamber[role=button]").first
    for turn in range(12):
        anna.wait_for_turn()
        # Early in a game the hero may walk to every chamber: then each lies under such a square.
        if turn >= 3 and chamber.count():
            break
        anna.turn()
    chamber.hover()
    assert len(about.inner_text()) > 20
    anna.page.mouse.move(2, 2)
    assert about.count() == 0
    chamber.focus()
    assert about.count() == 1
    anna.page.locator(".hand [data-rove]").first.focus()
    assert len(about.inner_text()) > 20
    anna.page.evaluate("() => document.activeElement.blur()")
    assert about.count() == 0
    chamber.click()
    anna.page.mouse.move(2, 2)
    assert about.count() == 1


# How much of each rival's name is seen, and facts of the table that reach out of their line.
READ = """() => ({
  names: [...document.querySelectorAll('.others .who b')]
    .map((one) => [one.innerText, one.clientWidth / one.scrollWidth]),
  cut: [...document.querySelectorAll('main .facts')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText),
})"""


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ON_BOARDS)
def test_names_and_facts_can_be_read_on_a_phone(
    person: Callable[..., Person], game: str, lang: str
) -> None:
    """A letter and three dots are no name."""
    anna = person(lang=lang, size="phone")
    open_table(anna, game, USUAL[game])
    anna.wait_for_turn()
    for screen in ("360x640", "390x844", "844x390"):
        resize(anna, screen)
        read = anna.page.evaluate(READ)
        assert len(read["names"]) == USUAL[game] - 1
        assert all(part > 0.55 for _name, part in read["names"]), (screen, read)
        assert read["cut"] == [], screen


CUT = """() => [...document.querySelectorAll('main .button, [data-status] .button')]
  .filter((one) => one.getClientRects().length && one.innerText.trim())
  .filter((one) => one.scrollWidth > one.clientWidth || one.innerText.includes('…'))
  .map((one) => one.innerText)"""


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ON_BOARDS)
def test_no_button_is_cut(person: Callable[..., Person], game: str, lang: str) -> None:
    """Nor looks as if it were: three dots at the end of a word read as the rest of it."""
    anna = person(lang=lang, seed=9)
    open_table(anna, game, USUAL[game])
    anna.wait_for_turn()
    for screen in SCREENS:
        resize(anna, screen)
        assert anna.page.evaluate(CUT) == [], screen
