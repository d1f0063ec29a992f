"""With friends: letters that are read out, seats that are left, taken back, freed and offered, and
one way to act. In real browsers, as the people at the table do it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from logovo.core.chance import recording
from logovo.core.table import Table
from logovo.games import GAMES
from tests.browser.person import Person
from tests.browser.test_tables import open_for_friend, sit_down

LATER = 20_000


def begun(person: Callable[..., Person]) -> tuple[Person, Person]:
    """Anna keeps a table of larder at which Boris sits, too."""
    anna, boris = person(name="Anna", seed=1), person(name="Boris", seed=2)
    path = open_for_friend(anna)
    sit_down(boris, path)
    anna.page.get_by_text("Boris").first.wait_for()
    anna.page.click("[data-start]")
    for one in (anna, boris):
        one.page.wait_for_selector("[data-status]")
    return anna, boris


def people(one: Person) -> None:
    """Open the sheet with the people of the table."""
    one.page.get_by_role("button", name="Table", exact=True).first.click()
    one.page.locator("dialog[open] .people").wait_for()


def test_letters_that_are_read_out_lead_to_the_table(person: Callable[..., Person]) -> None:
    anna, boris = person(name="Anna", size="tall"), person(name="Boris", lang="ru", size="tall")
    open_for_friend(anna)
    letters = anna.page.locator("[data-code]").inner_text()
    assert re.fullmatch(r"[B-DF-HJ-NP-TV-Z]{3} [B-DF-HJ-NP-TV-Z]{3}", letters)
    assert anna.page.locator("[data-alone]").count() == 1  # this house is on loopback
    anna.page.locator("[data-alone] button").click()
    expect(anna.page.locator("[data-alone]")).to_contain_text("--lan")
    assert anna.overflow() == 0
    assert anna.small_targets() == []
    assert anna.violations() == []
    boris.visit("/")
    boris.page.fill("#code", "BBB BBB")
    boris.page.locator("form:has(#code) button").click()
    boris.page.locator("#code-wrong").wait_for()
    boris.page.fill("#code", letters.lower())
    boris.page.locator("form:has(#code) button").click()
    boris.page.locator("#join-name").wait_for()
    assert boris.overflow() == 0
    boris.page.locator("form button.primary").click()
    anna.page.get_by_text("Boris").first.wait_for()
    # The browser itself tells of the wrong letters.
    boris.troubles = [said for said in boris.troubles if "404" not in said]


def test_a_guest_hands_the_seat_over_and_reads_what_was_done(
    person: Callable[..., Person],
) -> None:
    anna, boris = begun(person)
    people(boris)
    boris.page.locator("[data-hand-over]").click()
    boris.page.locator("[data-return]").wait_for()
    assert boris.page.locator("main [data-legal]").count() == 0
    expect(anna.page.locator(".story [data-note=left]")).to_contain_text("Boris")
    away = boris.page.url
    boris.page.goto(boris.address)
    expect(boris.page.locator("a.table").first).to_contain_text("A bot plays for you")
    anna.page.locator(".story [data-note=bot]").first.wait_for()  # a bot moves in his name
    for _turn in range(3):
        if anna.wait_for_turn() == "over":
            break
        anna.turn()
    boris.page.goto(away)
    told = boris.page.locator("[data-played-for-us]")
    told.wait_for()
    told.get_by_role("button", name="Show").click()
    boris.page.locator("[data-away] li").first.wait_for()
    lines = boris.page.locator("[data-away] li").all_inner_texts()
    assert lines[0] == "A bot moved for you:" and len(lines) >= 2
    boris.page.keyboard.press("Escape")
    boris.page.locator("[data-return]").click()
    boris.page.locator("[data-return]").wait_for(state="detached")
    anna.page.locator(".story [data-note=back]").wait_for()
    # It stays in the chronicle, for those who look later, too.
    boris.page.reload()
    boris.page.locator(".story [data-note=back]").wait_for()
    assert boris.page.locator("[data-played-for-us]").count() == 0
    vera = person(name="Vera")
    vera.visit(away.removeprefix(vera.address))
    vera.page.get_by_role("button", name="Watch").click()
    vera.page.locator(".story [data-note=left]").wait_for()


def test_an_unseated_friend_is_let_back(person: Callable[..., Person]) -> None:
    anna, boris = begun(person)
    people(anna)
    anna.page.locator("[data-kick='1']").click()
    boris.page.locator("[data-unseated]").wait_for()
    assert boris.violations() == []
    anna.page.locator("[data-let-back='1']").click()
    boris.page.locator("[data-return]").wait_for(timeout=LATER)
    boris.page.locator("[data-return]").click()
    boris.page.locator("[data-return]").wait_for(state="detached")
    for kind in ("unseated", "let-back", "back"):
        boris.page.locator(f".story [data-note={kind}]").wait_for()


def test_a_host_who_would_peek_needs_everybody(person: Callable[..., Person]) -> None:
    anna, boris = person(name="Anna"), person(name="Boris")
    anna.visit("/open/larder")
    anna.page.select_option("#seat-1", "open")
    anna.page.locator("form button.primary").click()  # the third seat is a bot's
    anna.page.wait_for_selector("#invite")
    path = anna.page.url.removeprefix(anna.address)
    sit_down(boris, path)
    anna.page.get_by_text("Boris").first.wait_for()
    anna.page.click("[data-start]")
    boris.page.wait_for_selector("[data-status]")
    spy = person(name="Spy")
    people(anna)
    anna.page.select_option("#who-2", "open")
    asked = boris.page.locator("[data-offer]")
    asked.wait_for()
    spy.visit(path)
    spy.page.get_by_role("button", name="Watch").wait_for()
    assert spy.page.locator("#join-name").count() == 0
    asked.get_by_role("button", name="No").click()
    asked.wait_for(state="detached")
    anna.page.locator(".story [data-note=declined]").wait_for()
    # Another time he agrees, and everybody reads who has sat down.
    anna.page.select_option("#who-2", "open")
    asked.get_by_role("button", name="I agree").click()
    boris.page.locator(".story [data-note=opened]").wait_for()
    spy.visit(path)
    spy.page.locator("#join-name").fill("Gleb")
    spy.page.locator("form button.primary").click()
    expect(boris.page.locator(".story [data-note=sat]")).to_contain_text("Gleb")


def test_the_host_ends_the_game(person: Callable[..., Person]) -> None:
    anna, boris = begun(person)
    people(anna)
    anna.page.locator("[data-end]").click()
    anna.page.locator("[data-end-yes]").click()
    for one in (anna, boris):
        one.page.locator("dialog[open] .summary").wait_for()
        expect(one.page.locator("dialog[open]")).to_contain_text("broken the game off")
    boris.page.goto(boris.address)
    expect(boris.page.locator("a.table").first).to_contain_text("Broken off")
    boris.page.locator("[data-clear]").click()
    boris.page.locator("a.table").first.wait_for(state="detached")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_front_page_remembers_bots_and_names_come_in_ones_own_language(
    person: Callable[..., Person], lang: str
) -> None:
    anna = person(name="", lang=lang, size="phone")
    anna.visit("/")
    anna.page.select_option("#bots-larder", "1")
    anna.page.select_option("#level-larder", "medium")
    anna.page.reload()
    expect(anna.page.locator("#bots-larder")).to_have_value("1")
    expect(anna.page.locator("#level-gold")).to_have_value("medium")
    assert anna.overflow() == 0
    assert anna.small_targets() == []
    anna.page.click("[data-play=larder]")
    anna.wait_for_turn()
    info = anna.context.request.get(
        f"{anna.address}/api/tables/{anna.page.url.rpartition('/')[2]}"
    ).json()
    assert [seat["level"] for seat in info["seats"]] == ["", "medium"]
    assert info["seats"][0]["name"] == ""
    vera = person(name="Vera", lang="ru" if lang == "en" else "en")
    vera.visit(anna.page.url.removeprefix(anna.address))
    vera.page.get_by_text("Гость 1" if lang == "en" else "Guest 1").first.wait_for()


def test_my_tables_that_wait_for_me_come_first(person: Callable[..., Person]) -> None:
    anna = person(name="Anna")
    anna.play_bots("larder")
    anna.wait_for_turn()
    anna.visit("/open/larder")  # a newer table that waits for somebody else
    anna.page.select_option("#seat-1", "open")
    anna.page.locator("form button.primary").click()
    anna.page.wait_for_selector("#invite")
    anna.visit("/")
    cards = anna.page.locator("a.table")
    expect(cards.first).to_contain_text("Your turn")
    expect(cards.first).to_contain_text(re.compile("Chompo|Thimbly|Sourroot|Babblejam"))
    expect(cards.last).to_contain_text("Waiting for players")


def test_many_tables_leave_the_games_in_reach(person: Callable[..., Person]) -> None:
    anna = person(size="tall")
    wish = {"game": "larder", "name": "Anna", "options": {}, "settings": {}, "start": True}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    for _table in range(10):
        made = anna.context.request.post(
            f"{anna.address}/api/tables", data=wish | {"seats": seats}
        ).json()
        anna.page.goto(f"{anna.address}/t/{made['table']['id']}#{made['token']}")
        anna.page.wait_for_selector("[data-status]")
    anna.visit("/")
    tables, games = anna.page.locator("a.table:visible"), anna.page.locator("#games + ul")
    expect(tables).to_have_count(3)
    box = games.bounding_box()
    assert box is not None and box["y"] < 844, "the games begin on the first screen"
    anna.page.set_viewport_size({"width": 1920, "height": 1080})
    expect(tables).to_have_count(8)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    expect(tables).to_have_count(4)
    box = games.bounding_box()
    assert box is not None and box["y"] < 768, "there, too"
    feet = "() => [...document.querySelectorAll('a.table .foot')].slice(0, 4)" + (
        ".map((one) => Math.round(one.getBoundingClientRect().bottom))"
    )
    assert len(set(anna.page.evaluate(feet))) == 1, "cards of a row end on one line"
    anna.page.locator("[data-show-all]").click()
    expect(tables).to_have_count(10)
    expect(anna.page.locator("[data-show-all]")).to_have_count(0)


def test_a_rivals_claim_leaves_my_choice_alone(person: Callable[..., Person]) -> None:
    anna, boris = person(name="Anna", seed=1), person(name="Boris", seed=2)
    anna.visit("/open/lucky")
    anna.page.select_option("#seat-1", "open")
    anna.page.select_option("select#option-first-player", "p1")
    anna.page.locator("form button.primary").click()
    anna.page.wait_for_selector("#invite")
    sit_down(boris, anna.page.url.removeprefix(anna.address))
    anna.page.get_by_text("Boris").first.wait_for()
    anna.page.click("[data-start]")
    assert anna.wait_for_turn() == "mine"
    card = anna.page.locator("main [data-key='1']")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    boris.page.get_by_role("button", name=re.compile("Claim")).first.click()
    said = boris.page.locator("dialog[open] .claims button").first
    sentence = (said.get_attribute("aria-label") or "").replace("You claim", "")
    assert sentence
    said.click()
    claimed = anna.page.locator(".story p").last
    expect(claimed).to_contain_text("Boris")
    line = claimed.inner_text()
    expect(card).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    # The claim stays in the chronicle, also for whoever comes later.
    anna.page.reload()
    anna.page.locator(".story p", has_text=line).wait_for()
    vera = person(name="Vera")
    vera.visit(anna.page.url.removeprefix(anna.address))
    vera.page.get_by_role("button", name="Watch").click()
    vera.page.locator(".story p", has_text=line).wait_for()


def sent_moves(one: Person) -> list[str]:
    """What this page sends from now on."""
    sent: list[str] = []

    def look(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said.get("t") == "cmd" and said["do"]["kind"] == "move":
            sent.append(said["do"]["text"])

    one.page.on("websocket", lambda socket: socket.on("framesent", look))
    return sent


@pytest.mark.parametrize("acting", ["usual", "confirm", "tap"])
def test_one_way_to_act(person: Callable[..., Person], acting: str) -> None:
    anna = person(acting=acting, seed=3)
    sent = sent_moves(anna)
    anna.play_bots("vampires")
    assert anna.wait_for_turn() == "mine"
    graves = anna.page.locator("main [data-move^='open ']")
    wanted = graves.first.get_attribute("data-move")
    graves.first.click()
    asked = anna.page.locator("[data-confirm]")
    if acting == "tap":
        expect(asked).to_have_count(0)
    else:
        expect(asked).to_contain_text("Everybody sees what is inside")
        assert sent == []
        anna.page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
        graves.first.click()
        anna.page.keyboard.press("Enter")  # the question has the focus
    expect(anna.page.locator("[data-asked]")).to_have_count(0)
    anna.page.locator(f"main [data-move='{wanted}']").wait_for(state="detached")
    assert sent == [wanted]


@pytest.mark.parametrize("game", ["larder", "drakon", "gold", "lucky", "vampires"])
def test_the_end_is_told_the_same_in_a_replay(person: Callable[..., Person], game: str) -> None:
    anna = person(size="phone", lang="ru")
    log = finished_log(game)
    made = anna.context.request.post(
        f"{anna.address}/api/logs", data=log, headers={"content-type": "text/plain"}
    ).json()
    anna.visit(f"/replay/{made['table']['id']}")
    anna.page.locator("[data-ended]").click()
    ending = anna.page.locator("dialog[open] [data-ending]")
    ending.locator("td.total").first.wait_for()
    ending.locator("th.number").nth(1).wait_for()  # the tale has come, too
    scores = made["table"]["outcome"]["scores"]
    rows = [row.locator("td.number").all_inner_texts() for row in ending.locator("tbody tr").all()]
    assert sorted(int(row[-1]) for row in rows) == sorted(scores)
    if game == "lucky":
        assert ending.locator("[data-tale] li").count() == 3
    elif game in ("larder", "gold"):
        for *parts, whole in rows:
            assert sum(map(int, parts)) == int(whole)
    for number in ending.locator("th.number, td.number").all():
        expect(number).to_be_in_viewport(ratio=1)  # however many columns there are
    assert anna.overflow() == 0
    anna.page.locator("dialog[open] [data-ending]").wait_for()
    assert anna.violations() == []


def finished_log(game: str) -> str:
    """A game at random from the first deal to the end, as a log file."""
    rules, dice = GAMES[game], random.Random(5)
    players = max(rules.least, 3)
    table = Table(rules, rules.options(players, {}), ["bot easy"] * players, recording(5))
    while not table.state.is_over():
        seat = rules.awaited(table.state)[0]
        table.play(seat, dice.choice(rules.legal(table.state, seat)))
    return table.log.write()
