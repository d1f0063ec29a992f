"""Positions: there and back, and what is no position."""

from __future__ import annotations

import json

import pytest

from logovo.core.errors import BadPosition
from logovo.core.seats import TABLE
from logovo.games.larder.game import GAME
from tests.larder.build import Desk, lay_out


def test_a_position_is_json_and_comes_back() -> None:
    desk = lay_out("1 zero | 5/3 /2 -", "9", discard="7 guardian", tricks="trick-two trick-one")
    position = GAME.dump(desk.state)
    again = json.loads(json.dumps(position))
    assert GAME.dump(GAME.load(again)) == position


def test_a_deep_discard_keeps_its_top_in_order() -> None:
    words = "9 9 1 1 2 2 4 4 5 5 7 7 8 8 8 guardian 9"
    desk = lay_out("1", "1", discard=words)
    seen = desk.discard().split()
    assert seen[-14:] == words.split()[-14:]
    assert sorted(seen) == sorted(words.split())


@pytest.mark.parametrize(
    "desk",
    [
        lay_out("guardian | - - -", "1 1", discard="4", ask="debt", debt=2, lost=(0, 20)),
        lay_out("7 | - - -", "1 1", discard="7 7 7", lost=(0, 20)),
        lay_out("2 | - - -", "1 1", discard="1", lost=(0, 20)),
    ],
)
def test_a_game_may_end_amid_a_debt_or_a_foursome(desk: Desk) -> None:
    desk.play(next(text for text in desk.legal().split(", ") if text.startswith("lay")))
    assert desk.state.is_over()
    position = GAME.dump(desk.state)
    again = GAME.load(position)
    assert GAME.dump(again) == position
    assert GAME.view(again, TABLE) == desk.view()


def test_a_secret_swap_is_part_of_a_position() -> None:
    desk = lay_out("3 | zero/? - -", "1 | 2/? - -", ask="swap", swaps=("swap 3 zero", ""))
    assert desk.turn == "p2"
    desk.play_as("p2", "keep")
    assert desk.hand("p1") == "zero"


BAD: list[tuple[str, object, str]] = [
    ("players", 1, "players: out-of-range"),
    ("players", True, "players: not-a-number"),
    ("players", "2", "players: not-a-number"),
    ("options", {"jokers": "on"}, "options: bad-option"),
    ("options", [], "options: not-an-object"),
    ("options", {"tricks": "on"}, "tricks: wrong-number"),
    ("options", {"hindrances": "on"}, "hindrance_pile: wrong-number"),
    ("round", 0, "round: out-of-range"),
    ("turn", 2, "turn: out-of-range"),
    ("ask", "sing", "ask: unknown-word"),
    ("ask", "debt", "debt: does-not-fit"),
    ("ask", "skip", "skips: does-not-fit"),
    ("ask", "name", "left: does-not-fit"),
    ("ask", "swap", "ask: swap-is-over"),
    ("ask", "", "ask: not-over"),
    ("debt", 2, "debt: does-not-fit"),
    ("skips", 1, "skips: does-not-fit"),
    ("touched", 1, "touched: does-not-fit"),
    ("left", 1, "left: does-not-fit"),
    ("clockwise", 1, "clockwise: not-true-or-false"),
    ("discard", "5", "discard: not-a-list"),
    ("discard", ["5", "joker"], "discard: unknown-word"),
    ("discard", [], "5: 7 of 8"),
    ("gone", ["5"], "5: 9 of 8"),
    ("seats", [], "seats: wrong-number"),
    ("chaos", True, "hindrance_pile: wrong-number"),
    ("jokers", 1, "jokers: unknown-key"),
]


@pytest.mark.parametrize(("key", "value", "why"), BAD)
def test_what_cannot_lie_on_a_table(key: str, value: object, why: str) -> None:
    position = GAME.dump(lay_out("1 1", "9", discard="5").state)
    position[key] = value
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    assert caught.value.facts["why"] == why


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("hand", ["1"], "1: 7 of 8"),
        ("hand", [1, 1], "seats[0].hand: unknown-word"),
        ("stacks", [["", "9"], ["", ""], ["", ""]], "seats[0].stacks: open-card-on-nothing"),
        ("stacks", [["9", ""]], "seats[0].stacks: wrong-number"),
        ("stacks", [["9"], [], 3], "seats[0].stacks: not-a-pair"),
        ("stacks", [["x", ""], ["", ""], ["", ""]], "seats[0].stacks: unknown-word"),
        ("stacks", [[[], ""], ["", ""], ["", ""]], "seats[0].stacks: unknown-word"),
        ("swap", "swap 1 9", "seats[0].swap: not-a-choice"),
        ("swap", "keep", "seats: swap-is-over"),
        ("hindrance", "storm", "seats[0].hindrance: unknown-word"),
        ("lost", 1.5, "seats[0].lost: not-a-number"),
    ],
)
def test_what_cannot_lie_before_a_seat(key: str, value: object, why: str) -> None:
    position = GAME.dump(lay_out("1 1", "9", discard="5").state)
    seats = position["seats"]
    assert isinstance(seats, list)
    seats[0][key] = value
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    assert caught.value.facts["why"] == why


def test_nothing_may_be_missing() -> None:
    position = GAME.dump(lay_out("1 1", "9", discard="5").state)
    del position["gone"]
    with pytest.raises(BadPosition, match="gone: missing"):
        GAME.load(position)


def test_a_foursome_does_not_stay_on_the_discard() -> None:
    with pytest.raises(BadPosition, match="discard: foursome-lies"):
        lay_out("1", "1", discard="7 7 7 7")


def test_nobody_sits_without_cards() -> None:
    with pytest.raises(BadPosition, match="seats: no-cards"):
        lay_out("1", " | - - -")
