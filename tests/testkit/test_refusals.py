"""The law of true refusals, on refusals that are made up: it notices every way to mislead."""

from __future__ import annotations

import pytest

from logovo.core.rulebook import Fact, Refusal
from logovo.core.seats import Seat
from logovo.games.larder.game import GAME
from logovo.games.larder.rulebook import EQUAL_OR_HIGHER
from logovo.testkit.refusals import lies
from tests.larder.build import lay_out

SEAT = Seat(0)


def told_about(text: str, facts: dict[str, Fact]) -> list[str]:
    """What is wrong with these facts as an answer to a 5 on a 7, held: 5 7 8 9 and a Zero."""
    state = lay_out("5 7 8 9 zero", "9 9", discard="7").state
    tried, legal = GAME.candidates(state, SEAT), GAME.legal(state, SEAT)
    refusal = Refusal(EQUAL_OR_HIGHER, facts)
    return list(lies(GAME, state, SEAT, GAME.parse_move(text), refusal, tried, legal))


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"card": "5", "count": 4},
        {"accepted_card": ("7", "8", "9", "zero", "firebreath", "guardian")},
        {"least_card": 7},
        {"least_card": "7"},
        {"accepted_moves": ("lay 7 1", "take")},
        {"most": 3},
        {"fits": ("7", "8", "9", "zero", "firebreath", "guardian")},
    ],
)
def test_a_true_refusal_passes(facts: dict[str, Fact]) -> None:
    assert told_about("lay 5 1", facts) == []


@pytest.mark.parametrize(
    ("facts", "wrong"),
    [
        ({"card": "6"}, "speaks of card 6"),
        ({"accepted_card": ("5", "7", "8", "9", "zero")}, "names 5, which is refused too"),
        ({"accepted_card": ("7", "8", "9")}, "leaves out zero"),
        ({"least_card": 5}, "names 5, which is refused too"),
        ({"least_card": 8}, "says least 8, but 7 is accepted"),
        ({"most_card": 8}, "says most 8, but 9 is accepted"),
        ({"accepted_moves": "lay 5 1"}, "names lay 5 1"),
        ({"fits": ("7", "8", "9")}, "leaves out zero"),
        ({"accepted_place": "a1"}, "the move has no place"),
    ],
)
def test_a_misleading_refusal_is_noticed(facts: dict[str, Fact], wrong: str) -> None:
    assert any(wrong in lie for lie in told_about("lay 5 1", facts)), told_about("lay 5 1", facts)
