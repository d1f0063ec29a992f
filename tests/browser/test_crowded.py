"""A full house as people meet it: a sentence in their language, a way to try again, and friends who
wait in a lobby come in all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from logovo.client import Doors, SeatAt
from logovo.wire import commands as say
from logovo.wire.http import Seated
from tests.browser.conftest import serving
from tests.browser.person import Person
from tests.browser.test_tables import open_for_friend, sit_down

FULL = {
    "en": "All tables of this house are taken. Try again in a while.",
    "ru": "Все столы в этом доме заняты. Попробуйте немного позже.",
}
CROWDED = {
    "en": "As many people look on at this table as may. Try again in a while.",
    "ru": "За этим столом уже столько зрителей, сколько можно. Попробуйте немного позже.",
}

WATCH = {"en": "Watch", "ru": "Смотреть"}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house of two tables, with room for one onlooker at each."""
    limits = ("--most-tables", "2", "--most-onlookers", "1")
    with serving(Path(__file__).parents[2], tmp_path_factory.mktemp("small"), *limits) as found:
        yield found


@pytest.fixture
def guest(small: str, browser: Browser) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []
    yield partial(Person, people, browser, small)
    for one in people:
        one.context.close()
    for one in people:
        told = [trouble for trouble in one.troubles if "503" not in trouble]
        assert told == [], "\n".join(told)


async def opened(address: str) -> Seated:
    """A table of somebody else's."""
    return await Doors(address).open("larder", "Vera", ["me", "bot:easy"], start=True)


async def ended(address: str, seated: Seated) -> None:
    async with SeatAt(address, seated.table.id, seated.token) as host:
        assert (await host.do(say.DoEnd())).ok


def beside(work: Callable[[], Seated | None]) -> Seated | None:
    """In a thread: the browser has the loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result(60)


@pytest.mark.timeout(240)
def test_a_full_house_says_so_and_lets_friends_and_onlookers_in(
    guest: Callable[..., Person], small: str
) -> None:
    other = beside(lambda: asyncio.run(opened(small)))
    assert other is not None
    anna = guest(name="Anna", seed=1)
    path = open_for_friend(anna)

    # A stranger is told so, in either language, and nothing is opened.
    strangers = [guest(name="Gleb", lang=lang, seed=3, size="tall") for lang in FULL]
    for stranger, sentence in zip(strangers, FULL.values(), strict=True):
        stranger.visit("/")
        stranger.page.locator("[data-play=vampires]").click()
        alert = stranger.page.get_by_role("alert")
        alert.get_by_text(sentence).wait_for()
        expect(alert).to_be_in_viewport(ratio=1)  # the games lie far below it
        assert stranger.violations() == []

    # A friend who was called sits down in the lobby, and they play.
    boris = guest(name="Boris", seed=2)
    sit_down(boris, path)
    anna.page.get_by_text("Boris").first.wait_for()
    anna.page.click("[data-start]")
    for one in (anna, boris):
        one.page.wait_for_selector("[data-status]")

    # One may look on; the second is told, and comes in when the first has gone.
    first = guest(name="Dina", seed=4)
    first.visit(path)
    first.page.get_by_role("button", name=WATCH["en"]).click()
    first.page.wait_for_selector("[data-status]")
    for lang, sentence in CROWDED.items():
        second = guest(name="Egor", lang=lang, seed=5)
        second.visit(path)
        second.page.get_by_role("button", name=WATCH[lang]).click()
        second.page.get_by_text(sentence).wait_for()
        assert second.violations() == []
    first.visit("/")
    second.page.click("[data-again]")
    second.page.wait_for_selector("[data-status]")

    # A table has ended: the stranger's click counts now.
    beside(lambda: asyncio.run(ended(small, other)))
    strangers[0].page.click("[data-again]")
    strangers[0].page.wait_for_selector("[data-status]")
