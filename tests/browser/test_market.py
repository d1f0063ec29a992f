"""Somebody leaves gold's market in the moment in which an offer to them arrives: it is told, and
what was put together for them goes to nobody else by itself."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import TypedDict, cast

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pictured import decisions, sit_before

SEED = 21
HEAR = "(told) => window.line.onmessage({ data: told })"
TOLD = {
    "en": "has finished trading: your offer is off.",
    "ru": "больше не торгует: ваше предложение снято.",
}


class Offer(TypedDict):
    number: int
    seat: int
    to_seat: int
    give: list[str]
    get: list[str]


class Market(TypedDict):
    ready_seats: list[int]
    offers_made: list[int]
    offers: list[Offer]


def market_in(picture: dict[str, object]) -> Market:
    return cast(Market, cast(dict[str, object], picture["view"])["market"])


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("arrived", [False, True], ids=["too-late", "unanswered"])
def test_an_offer_to_somebody_who_leaves(
    person: Callable[..., Person], arrived: bool, lang: str
) -> None:
    anna = person(lang=lang, size="tall")
    beside = sit_before(anna, "gold", 4)
    trading = next(
        json.loads(json.dumps(beside | one))
        for one in decisions("gold", 4, SEED)
        if cast(dict[str, object], one["view"])["market"]
    )
    market_in(trading).update({"ready_seats": [], "offers": []})
    anna.page.evaluate(HEAR, json.dumps(trading))
    form = anna.page.locator(".fair .form")
    form.locator("select").select_option("2")
    form.locator(".gem.faint").first.click()
    given = form.locator(".tray .gem")
    expect(given).to_have_count(1)
    form.locator(".to .button").click()

    after = copy.deepcopy(trading)
    if arrived:
        market_in(after)["offers_made"][0] += 1
        standing: Offer = {"number": 90, "seat": 0, "to_seat": 2, "give": ["G"], "get": []}
        market_in(after)["offers"] = [standing]
        anna.page.evaluate(HEAR, json.dumps(after))
        anna.page.locator(".fair article").wait_for()
        market_in(after)["offers"] = []
    silent = anna.page.locator("[data-silent]")
    expect(silent).to_have_count(0)
    market_in(after)["ready_seats"] = [2]
    anna.page.evaluate(HEAR, json.dumps(after))
    expect(silent).to_contain_text(TOLD[lang])
    # What came too late is there to be offered again, to whoever is chosen then.
    expect(given).to_have_count(0 if arrived else 1)
    expect(form.locator(".to .button")).to_be_disabled()
    form.locator("select").select_option("1")
    expect(form.locator(".to .button")).to_be_enabled()
    expect(anna.page.locator(".fair article")).to_have_count(0)
