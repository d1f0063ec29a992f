"""What the refusals and events of larder say, in both languages, is true in the position."""

from __future__ import annotations

import re

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.seats import TABLE, Seat
from logovo.games.larder.events import Scored
from logovo.games.larder.game import GAME
from logovo.testkit.walks import NAMES, walk
from logovo.text.catalogue import LANGS, texts
from tests.larder.build import Desk, lay_out

RU, EN = (texts(lang, "larder") for lang in LANGS)


def said(desk: Desk, text: str) -> tuple[str, str]:
    """The refusal in Russian and English."""
    refusal = desk.refusal(text)
    assert refusal is not None, f"{text} is allowed"
    return RU.refusal(refusal, NAMES), EN.refusal(refusal, NAMES)


@pytest.mark.rule("larder.equal-or-higher")
@pytest.mark.parametrize(
    ("discard", "tricks", "russian", "english"),
    [
        ("9 guardian", "", "Зеро, Огнедых, Заступник", "Zero, Firebreath, Guardian"),
        (
            "9 guardian",
            "trick-one",
            "единица, Зеро, Огнедых, Заступник",
            "1, Zero, Firebreath, Guardian",
        ),
        ("9", "", "девятка, Зеро, Огнедых, Заступник", "9, Zero, Firebreath, Guardian"),
        (
            "9",
            "trick-one",
            "единица, девятка, Зеро, Огнедых, Заступник",
            "1, 9, Zero, Firebreath, Guardian",
        ),
        ("8 guardian", "", "восьмёрка, Зеро, Огнедых, Заступник", "8, Zero, Firebreath, Guardian"),
        (
            "8",
            "",
            "восьмёрка, девятка, Зеро, Огнедых, Заступник",
            "8, 9, Zero, Firebreath, Guardian",
        ),
        ("7 guardian", "", "от 7 до 8 или дракон", "from 7 to 8, or a dragon"),
        ("7", "", "от 7 до 9 или дракон", "from 7 to 9, or a dragon"),
    ],
)
def test_a_goblin_too_low_is_told_what_fits(
    discard: str, tricks: str, russian: str, english: str
) -> None:
    ru, en = said(lay_out("2 5", "1", discard=discard, tricks=tricks), "lay 5 1")
    assert russian in ru and english in en
    assert not re.search(r"[0-9]", en.replace(english, "").replace("5 is too low", ""))


@pytest.mark.parametrize("seed", range(6))
def test_what_a_refusal_says_fits_is_what_may_be_laid(seed: int) -> None:
    options = GAME.options(2 + seed % 3, {"tricks": "on"})
    named = 0
    for party in walk(GAME, options, seed, 250):
        state = party.table.state
        for seat in GAME.awaited(state):
            for move in GAME.candidates(state, seat):
                refusal = GAME.refusal(state, seat, move)
                if refusal is not None and "fits" in refusal.facts:
                    named += 1
                    assert refusal.facts["fits"] == GAME.view(state, seat).fits
    assert named > 20


@pytest.mark.rule("larder.trick-eight")
@pytest.mark.parametrize(
    ("loss", "total", "russian", "english"),
    [
        (3, 5, "Борис теряет 3 монеты. Всего потеряно: 5.", "Boris loses 3 coins. Lost so far: 5."),
        (
            0,
            0,
            "Борис ничего не теряет. Всего потеряно: 0.",
            "Boris loses nothing. Lost so far: 0.",
        ),
        (
            -1,
            4,
            "Борис получает 1 монету. Всего потеряно: 4.",
            "Boris gains 1 coin. Lost so far: 4.",
        ),
        (
            -3,
            -3,
            "Борис получает 3 монеты. Всего получено: 3.",
            "Boris gains 3 coins. Gained so far: 3.",
        ),
        (
            2,
            -5,
            "Борис теряет 2 монеты. Всего получено: 5.",
            "Boris loses 2 coins. Gained so far: 5.",
        ),
    ],
)
def test_a_loss_below_zero_is_called_a_gain(
    loss: int, total: int, russian: str, english: str
) -> None:
    event = Scored(Seat(1), ("8",), loss, total, max(0, -loss), max(0, -total))
    assert RU.event(event, ("Анна", "Борис")) == russian
    assert EN.event(event, ("Anna", "Boris")) == english
    told = RU.event(event, ("Анна", "Борис"), Seat(1)), EN.event(event, ("Anna", "Boris"), Seat(1))
    assert all("-" not in text for text in told)


@pytest.mark.rule("larder.trick-eight")
def test_the_count_tells_a_gain_as_a_gain() -> None:
    desk = lay_out("9 | - - -", "8 8 8 | - - -", tricks="trick-eight")
    scored = [event for event in desk.play("lay 9 1") if isinstance(event, Scored)]
    assert scored[1] == Scored(Seat(1), ("8", "8", "8"), -3, -3, 3, 3)


@pytest.mark.rule("larder.trick-two")
def test_naming_oneself_or_an_empty_place_gets_its_own_sentence() -> None:
    desk = lay_out("2 5 7", "1", "1", tricks="trick-two")
    assert "after a 2" in said(desk, "name p2")[1]
    desk.play("lay 2 1")
    assert said(desk, "name p1") == (
        "Не вы сами: карточку тянет другой игрок.",
        "Not you: another player has to pull the card.",
    )
    assert said(desk, "name p4") == ("Там никто не сидит.", "Nobody sits there.")
    assert said(desk, "lay 5 1")[1] == "First choose who pulls a card from your hand."


@pytest.mark.rule("larder.trick-nine")
def test_a_card_that_is_not_open_cannot_be_fetched_and_is_named() -> None:
    desk = lay_out("9 1 | 5/? 2/? 3/?", "1", tricks="trick-nine")
    assert "after a 9" in said(desk, "fetch 5")[1]
    desk.play("lay 9 1")
    assert said(desk, "fetch 1") == (
        "Среди ваших открытых карточек резерва такой нет: единица.",
        "None of your open reserve cards is that: 1.",
    )
    assert said(desk, "take")[1] == "First take an open card of your reserve into your hand."


@pytest.mark.rule("larder.take-discard")
def test_nobody_is_told_to_take_a_discard_that_is_not_there() -> None:
    desk = lay_out("1 2", "1")
    assert EN.ask("turn", (Seat(0),), NAMES, Seat(0)).endswith("if there is one.")
    assert "если сброс не пуст" in RU.ask("turn", (Seat(0),), NAMES, Seat(0))
    assert said(desk, "take")[1].startswith("The discard is empty")


@pytest.mark.rule("larder.effective-top")
@pytest.mark.parametrize("last", ["firebreath", "zero", "9", "guardian"])
def test_a_finished_game_shows_no_value_above_9_and_nothing_that_fits(last: str) -> None:
    desk = lay_out(f"{last} | - - -", "1 1 | - - -", discard="2", lost=(0, 19))
    desk.play(f"lay {last} 1")
    seen = GAME.view(desk.state, TABLE)
    assert seen.over and seen.fits == ()
    assert seen.value == {"firebreath": 0, "zero": 0, "9": 9, "guardian": 2}[last]


def test_random_games_never_have_a_value_above_9() -> None:
    chance, moves = Chance(5), Moves()
    for _game in range(30):
        state = GAME.setup(GAME.options(2, {}), chance, SILENT)
        while not state.is_over():
            state.legal_into(moves)
            state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
            assert state.value <= 9
