"""What a host may set: every choice of every game takes what it says it takes, and nothing else."""

from __future__ import annotations

import pytest

from logovo.core.errors import BadOption
from logovo.core.game import Game
from logovo.core.options import Choice
from logovo.games import GAMES

CHOICES = [(game, choice) for game in GAMES.values() for choice in game.choices]
NAMES = [f"{game.key} {choice.key}" for game, choice in CHOICES]


def takes(game: Game, choice: Choice, value: str) -> bool:
    try:
        game.options(game.most, {choice.key: value})
    except BadOption:
        return False
    return True


@pytest.mark.parametrize(("game", "choice"), CHOICES, ids=NAMES)
def test_a_choice_takes_a_seat_exactly_if_it_says_so(game: Game, choice: Choice) -> None:
    for seat in range(1, game.most + 1):
        assert takes(game, choice, f"p{seat}") == choice.seat
    assert not takes(game, choice, f"p{game.most + 1}")


def test_a_seat_is_a_free_value() -> None:
    assert Choice("first-player", ("lot",), seat=True).free
    assert not Choice("gap", ("5", "7")).free
