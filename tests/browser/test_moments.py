"""What the games act out, looked at in replays of recorded games: each moment is shown, can be
passed over, and is a still picture with a button where nothing may move."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from logovo.core.log import Log
from tests.browser.person import Person
from tests.review.recorded import recorded

# What is acted out, by the event it is about; in capitals what is shown large.
MOMENTS: Final = {
    "larder": {
        "laid:7": "laid",
        "laid:4": "debt",
        "swapped": "swap",
        "took": "took",
        "four-in-a-row": "four",
        "burnt": "burnt",
        "drew": "drew",
        "turned-up": "turned",
        "round-won": "ROUND",
        "game-won": "WIN",
    },
    "drakon": {
        "placed": "placed",
        "hero-moved": "walk",
        "figure-moved": "drakon",
        "sent-to-start": "caught",
        "coin-found": "found",
        "coin-lost": "lost",
        "shifted": "shifted",
        "ended": "WIN",
    },
    "gold": {
        "knight-sent": "sent",
        "dragon-slain": "SLAIN",
        "hoard-cut": "cut",
        "share-taken": "choice",
        "token-stolen": "THEFT",
        "knights-home": "home",
        "dragon-gone": "dragon",
        "market-opened": "MARKET",
        "market-closed": "CLOSED",
        "game-ended": "WIN",
    },
    "lucky": {
        "path-laid": "path",
        "goal-opened": "goal",
        "tool-broken": "broken",
        "tool-mended": "mended",
        "path-burnt": "fire",
        "goal-looked-at": "dust",
        "round-ended": "ROLES",
        "gold-taken": "gold",
        "role-dealt": "ROLE",
        "game-ended": "WIN",
    },
    "vampires": {
        "opened": "opened",
        "buried": "buried",
        "garlic-laid": "garlic",
        "stake-taken": "stake",
        "given": "given",
        "gift-put": "gift",
        "rat-found": "plague",
        "plague-ended": "plague-over",
        "won": "WIN",
    },
}
# What comes rarely, in games of three found for it: heroes with their abilities, cards of action.
RARE: Final = {
    "drakon": {
        "coin-stolen": "stolen",
        "coins-swapped": "swapped",
        "destroyed": "destroyed",
        "rotated": "rotated",
        "floated": "floated",
        "hero-moved:forced": "forced",
        "ability-used": "ability",
        "chamber-taken": "taken",
    },
    "gold": {
        "card-played": "CARD",
        "card-cancelled": "cancelled",
        "token-vanished": "vanished",
        "accused": "ACCUSED",
        "fine-paid": "fine",
    },
    "vampires": {
        "garlic-found": "garlic-found",
        "garlic-returned": "garlic-back",
        "stakes-returned": "stakes-back",
    },
}
FOUND: Final = {
    "drakon": (110, 3, (("heroes", "on"),)),
    "gold": (16, 3, (("advanced", "on"),)),
    "vampires": (50, 3, ()),
}


def words_of(event: dict[str, object]) -> tuple[str, ...]:
    """Its kind, its kind with the card it is about, and whether somebody else made a hero walk."""
    kind = str(event["kind"])
    forced = event.get("by_seat", event.get("seat")) != event.get("seat")
    return kind, f"{kind}:{event.get('card', '')}", f"{kind}:{'forced' if forced else ''}"


class Film:
    """A recorded game at the server, through the eyes of its first seat."""

    def __init__(self, anna: Person, game: str, log: Log | None = None) -> None:
        self.anna = anna
        answer = anna.context.request.post(
            f"{anna.address}/api/logs",
            data=(log or recorded(game)).write(),
            headers={"content-type": "text/plain"},
        )
        self.table = str(json.loads(answer.body())["table"]["id"])
        self.words: list[set[str]] = []
        first, length = 0, 1
        while first < length:
            path = f"/api/tables/{self.table}/replay?eyes=0&first={first}&count=50"
            page = anna.context.request.get(anna.address + path).json()
            self.words += [
                {word for one in step["events"] for word in words_of(one)} for step in page["steps"]
            ]
            first, length = first + 50, page["length"]

    def before(self, kind: str) -> Page:
        """Stands one step before something of that kind happens for the first time."""
        at = next(i for i, words in enumerate(self.words) if i and kind in words)
        page = self.anna.page
        page.goto(f"{self.anna.address}/replay/{self.table}?step={at}&eyes=0")
        page.wait_for_selector("[data-stage]", state="attached")
        return page

    def act(self, kind: str) -> Page:
        page = self.before(kind)
        page.keyboard.press("ArrowRight")
        return page


@contextmanager
def seen(page: Page, name: str) -> Iterator[None]:
    """Everything that was acted out meanwhile includes this."""
    page.evaluate(
        """() => {
          globalThis.acted = [];
          const stage = document.querySelector('[data-stage]');
          const note = () => stage.dataset.moment && globalThis.acted.push(
            [stage.dataset.moment, stage.querySelectorAll('.flier, [data-scene]').length]);
          new MutationObserver(note).observe(stage, { attributes: true });
        }"""
    )
    yield
    page.wait_for_function("name => globalThis.acted.some(([one]) => one === name)", arg=name)


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", sorted(MOMENTS))
def test_every_moment_is_shown_and_can_be_passed_over(
    person: Callable[..., Person], game: str
) -> None:
    pass_over(Film(person(speed="normal"), game), MOMENTS[game])


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", sorted(RARE))
def test_rare_moments_too(person: Callable[..., Person], game: str) -> None:
    seed, players, wishes = FOUND[game]
    film = Film(person(speed="normal"), game, recorded(game, seed, players, wishes))
    pass_over(film, RARE[game])


def pass_over(film: Film, moments: dict[str, str]) -> None:
    for kind, word in moments.items():
        name = word.lower()
        page = film.before(kind)
        with seen(page, name):
            page.keyboard.press("ArrowRight")
            # What waits on the way is put away.
            for _look in range(100):
                if page.evaluate("name => globalThis.acted.some(([one]) => one === name)", name):
                    break
                if page.locator(f"[data-scene]:not([data-scene={name}])").count():
                    page.keyboard.press("Escape")
                page.wait_for_timeout(40)
        if word.isupper():
            expect(page.locator(f"[data-scene={name}]")).to_be_visible()
            page.keyboard.press("Escape")
        # Nothing of it stays behind, whether it was passed over or came to its end.
        for _end in range(3):
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)
        expect(page.locator("[data-scene], .flier")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "kind", "name"),
    [
        ("lucky", "roles-shown", "roles"),
        ("larder", "round-won", "round"),
        ("gold", "dragon-slain", "slain"),
    ],
)
def test_without_motion_a_moment_is_a_picture_with_a_button(
    person: Callable[..., Person], game: str, kind: str, name: str
) -> None:
    anna = person(speed="fast", still=True)
    page = Film(anna, game).act(kind)
    scene = page.locator(f"[data-scene={name}]")
    expect(scene).to_be_visible()
    moving = "() => document.querySelector('[data-scene]').getAnimations({subtree: true}).length"
    assert page.evaluate(moving) == 0
    assert page.locator(".flier").count() == 0
    page.wait_for_timeout(4_000)  # longer than it would last
    assert anna.violations() == []
    scene.get_by_role("button", name="Go on").click()
    expect(scene).to_have_count(0)


# What a table has for a scene on the lowest screens: they are less high by its head and the prompt.
LOWEST: Final = {"phone": (360, 530), "sideways": (844, 340)}


@pytest.mark.timeout(240)
@pytest.mark.parametrize("size", LOWEST)
@pytest.mark.parametrize("game", sorted(MOMENTS))
def test_what_is_shown_large_fits_a_phone(
    person: Callable[..., Person], game: str, size: str
) -> None:
    anna = person(speed="normal", still=True, size=size, lang="ru")
    width, height = LOWEST[size]
    anna.page.set_viewport_size({"width": width, "height": height})
    film = Film(anna, game)
    for kind, word in MOMENTS[game].items():
        if not word.isupper():
            continue
        page = film.act(kind)
        scene = page.locator(f"[data-scene={word.lower()}]")
        before = page.locator(f"[data-scene]:not([data-scene={word.lower()}])")
        for _look in range(100):
            if scene.count():
                break
            if before.count():
                page.keyboard.press("Escape")
            page.wait_for_timeout(40)
        expect(scene).to_be_visible()
        expect(scene.locator(":scope > button")).to_be_in_viewport(ratio=1)
        beyond = scene.evaluate("(one) => one.scrollHeight - one.clientHeight")
        assert beyond <= 1, (word, beyond)


def test_what_waits_is_brought_to_its_end_by_the_first_tap(person: Callable[..., Person]) -> None:
    anna = person(speed="slow", size="phone")
    page = Film(anna, "lucky").act("roles-shown")
    scene = page.locator("[data-scene=roles]")
    for _moment in range(4):  # the card that ended the round, and the goal it opened
        if scene.count():
            break
        page.wait_for_timeout(100)
        page.keyboard.press("Escape")
    scene.wait_for()
    scene.click(position={"x": 20, "y": 20})
    expect(scene.locator(".still").first).to_be_visible()
    scene.click(position={"x": 20, "y": 20})
    expect(scene).to_have_count(0)


def test_a_move_of_a_bot_takes_about_a_second(person: Callable[..., Person]) -> None:
    """At the usual speed, and a tap on the table ends it."""
    anna = person(speed="normal")
    page = Film(anna, "larder").act("took")
    stage = page.locator("[data-stage]")
    expect(stage).to_have_attribute("data-moment", "took")
    begun = page.evaluate("() => performance.now()")
    page.wait_for_function("() => !document.querySelector('[data-stage]').dataset.moment")
    assert 900 < page.evaluate("() => performance.now()") - begun < 2_500
