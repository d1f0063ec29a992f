"""Fair deals as people meet them: nothing to do before the game, one page after it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from logovo.client import Doors, SeatAt
from logovo.verify import verify
from logovo.wire import commands as say
from tests.browser.person import Person
from tests.browser.test_friends import begun
from tests.verify.games import rows_of, written

HELD = "() => JSON.parse(localStorage.getItem('logovo.tokens')).at(-1)"


def away(errand: Callable[[], object]) -> object:
    """In a thread of its own: the browser's driver keeps the loop of this one."""
    with ThreadPoolExecutor(1) as one:
        return one.submit(errand).result(60)


def broken_off(host: Person) -> tuple[str, str]:
    """The host ends the game: the table, and its log."""
    held = host.page.evaluate(HELD)
    table, token = str(held["table"]), str(held["token"])

    async def end() -> str:
        async with SeatAt(host.address, table, token) as seat:
            assert (await seat.do(say.DoEnd())).ok
        return await Doors(host.address).log(table)

    return table, str(away(lambda: asyncio.run(end())))


@pytest.mark.parametrize(
    ("lang", "size", "theme"), [("ru", "tall", "light"), ("en", "laptop", "dark")]
)
def test_a_click_against_bots_can_be_checked(
    person: Callable[..., Person], pictures: Path, lang: str, size: str, theme: str
) -> None:
    anna = person(name="Anna", lang=lang, size=size, theme=theme)
    # As on a page from a home network without TLS: the browser hides its own cryptography.
    anna.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    anna.play_bots("larder")
    anna.wait_for_turn()
    table, log = broken_off(anna)
    verdict = verify(log)
    assert (verdict.result, verdict.added) == ("fair", (0,))
    anna.page.locator("[data-status]").wait_for()
    anna.visit(f"/replay/{table}")
    anna.page.locator("[data-check]").click()
    shown = anna.page.locator("[data-verdict]")
    expect(shown).to_have_attribute("data-verdict", "fair")
    expect(shown).to_contain_text("Anna")
    expect(shown).to_contain_text(str(verdict.draws))
    own = "Your own number was used." if lang == "en" else "Ваше собственное число использовано."
    expect(anna.page.get_by_text(own)).to_be_visible()
    expect(anna.page.get_by_text(verdict.house)).to_be_visible()
    assert anna.overflow() == 0
    assert anna.violations() == []
    anna.picture(pictures, f"check-{size}-{lang}", full=True)


def test_friends_both_add_a_number(person: Callable[..., Person]) -> None:
    anna, boris = begun(person)
    anna.wait_for_turn()
    table, log = broken_off(anna)
    verdict = verify(log)
    assert (verdict.result, verdict.added) == ("fair", (0, 1))
    for one in (anna, boris):
        one.visit(f"/check/{table}")
        expect(one.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "fair")
        expect(one.page.get_by_text("Your own number was used.")).to_be_visible()


def test_a_forged_deal_is_named(person: Callable[..., Person]) -> None:
    anna = person(name="Anna")
    anna.play_bots("larder")
    anna.wait_for_turn()
    table, log = broken_off(anna)

    def shown(text: str) -> list[str | None]:
        def answer(route: Route) -> None:
            route.fulfill(body=text, content_type="text/plain; charset=utf-8")

        anna.page.unroute("**/log")
        anna.page.route("**/log", answer)
        anna.visit(f"/check/{table}")
        expect(anna.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "forged")
        found = anna.page.locator("[data-finding]")
        return [one.get_attribute("data-finding") for one in found.all()]

    assert shown(log.replace('"chance":[', '"chance":[0,', 1)) == ["changed"]
    rows = rows_of(log)
    drawn = rows[1]["chance"]
    assert isinstance(drawn, list)
    drawn[0] = 0 if drawn[0] else 1
    assert shown(written(rows)) == ["draw"]
    # A house that makes up everything anew is found by what this browser saw.
    rows = rows_of(log)
    fair = rows[0]["fair"]
    assert isinstance(fair, dict)
    fair["players"] = []
    assert "own-other" in shown(written(rows))


def test_a_game_without_it_says_so(person: Callable[..., Person]) -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "larder.jsonl"
    anna = person(name="Anna")
    text = example.read_text(encoding="utf-8")
    assert "fair" not in json.loads(text.splitlines()[0])
    doors = Doors(anna.address)
    table = away(lambda: asyncio.run(doors.take_in(text)).table.id)
    anna.visit(f"/replay/{table}")
    expect(anna.page.locator("[data-unchecked]")).to_be_visible()
    anna.visit(f"/check/{table}")
    shown = anna.page.locator("[data-verdict]")
    expect(shown).to_have_attribute("data-verdict", "not-verifiable")
