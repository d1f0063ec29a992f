"""Other options of the host."""

from __future__ import annotations

import pytest

from logovo.core.errors import BadOption, BadPlayers
from logovo.games.larder.game import GAME
from tests.larder.build import lay_out


def test_a_foursome_that_fits_must_be_laid_not_removed() -> None:
    desk = lay_out("7 7 7 7 2", "1", discard="5", options="must-lay-foursome=on")
    assert desk.legal() == "lay 7 1, lay 7 2, lay 7 3, lay 7 4, take"
    assert desk.refused("remove 7") == "larder.remove-four"
    desk = lay_out("7 7 7 7 2", "1", discard="8", options="must-lay-foursome=on")
    assert desk.legal() == "remove 7, take"


def test_several_open_cards_at_once() -> None:
    desk = lay_out(" | 7/? 7/? 2/?", "1", discard="5", options="reserve-multiples=on")
    assert desk.legal() == "lay 7 1, lay 7 2, take"
    desk.play("lay 7 2")
    assert (desk.open("p1"), desk.discard()) == ("2", "5 7 7")


def test_several_open_4s_answer_a_debt() -> None:
    desk = lay_out("4 1", " | 4/? 4/? 2/?", options="reserve-multiples=on")
    desk.play("lay 4 1")
    assert desk.legal() == "draw, lay 4 1, lay 4 2"


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        GAME.options(players, {})


@pytest.mark.parametrize(
    ("key", "value"), [("jokers", "on"), ("tricks", "maybe"), ("tricks-from-round", "0")]
)
def test_what_cannot_be_set(key: str, value: str) -> None:
    with pytest.raises(BadOption):
        GAME.options(2, {key: value})
