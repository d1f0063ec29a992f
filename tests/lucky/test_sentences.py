"""Refusals tell what is true at the table, in both languages."""

from __future__ import annotations

import pytest

from logovo.games.lucky.game import GAME
from logovo.text.catalogue import texts
from tests.lucky.build import Desk, lay_out
from tests.lucky.test_goals import FORK

NAMES = ("Anna", "Boris", "Clara")


def reason(desk: Desk, text: str, lang: str) -> str:
    refusal = GAME.refusal(desk.state, desk.seat(), GAME.parse_move(text))
    assert refusal is not None
    return texts(lang, "lucky").refusal(refusal, NAMES)


@pytest.mark.rule("lucky.goal-turn")
def test_who_must_choose_a_pit_is_told_which() -> None:
    desk = lay_out("T3 T1", "T1", "T1", forest=FORK, goals="G P1 P2")
    assert "not chosen now" in reason(desk, "turn g1 0", "en")
    assert "не выбирают" in reason(desk, "turn g1 0", "ru")
    desk.play("lay T3 @4,0")
    for move in ("turn g1 0", "pass T1", "lay T1 @4,1"):
        for lang, words in (("en", "First decide"), ("ru", "Сначала решите")):
            told = reason(desk, move, lang)
            assert told.startswith(words)
            assert texts(lang, "lucky").word("g2") in told, "the pit that is asked for"


@pytest.mark.rule("lucky.lay-fit")
@pytest.mark.parametrize(
    ("move", "sign"),
    [
        ("lay T6 @1,0", "└"),
        ("lay T6 r @-1,0", "┐"),
        ("lay B2 r @-1,0", "╴"),
        ("lay T2 @0,1", "─"),
    ],
)
def test_a_card_that_does_not_fit_is_drawn_as_it_would_lie(move: str, sign: str) -> None:
    desk = lay_out("T6 B2 T2", "T1", "T1")
    for lang in ("en", "ru"):
        assert sign in reason(desk, move, lang)
