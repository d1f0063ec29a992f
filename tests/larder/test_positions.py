"""Positions: there and back, and what is no position."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

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
    words = "1 1 2 2 4 4 5 5 7 7 8 8 8 guardian 8 zero 7"
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


three = partial(lay_out, "1 1", "9", "8")

IMPOSSIBLE: list[tuple[str, Callable[[], Desk], str]] = [
    ("a dragon on a 6", partial(three, discard="6 zero"), "discard: cannot-lie-so"),
    ("a 9 on a dragon", partial(three, discard="zero 9"), "discard: cannot-lie-so"),
    ("a lower goblin", partial(three, discard="7 5"), "discard: cannot-lie-so"),
    ("a 4 on a 3", partial(three, discard="3 guardian 4"), "discard: cannot-lie-so"),
    ("a 1 on a 9 without the trick", partial(three, discard="9 1"), "discard: cannot-lie-so"),
    ("a Firebreath that lies", partial(three, discard="2 firebreath"), "discard: firebreath-lies"),
    ("a foursome deep down", partial(three, discard="5 5 5 5 7"), "discard: foursome-lies"),
    ("more plays than were made", partial(three, discard="1 2 5", plays=2), "plays: too-few"),
    ("an odd debt", partial(three, discard="4 4", ask="debt", debt=3), "debt: does-not-fit"),
    ("a debt of more 4s", partial(three, discard="4", ask="debt", debt=4), "debt: does-not-fit"),
    (
        "a debt of an old 4",
        partial(three, discard="4 zero", ask="debt", debt=2),
        "debt: does-not-fit",
    ),
    ("a debt without a 4", partial(three, discard="5", ask="debt", debt=2), "debt: does-not-fit"),
    (
        "a skip without a 5",
        partial(three, discard="7", ask="skip", skips=1, touched=1),
        "skips: does-not-fit",
    ),
    (
        "more skips than 5s",
        partial(three, discard="5", ask="skip", skips=2, touched=2),
        "skips: does-not-fit",
    ),
    (
        "a skip passed on without a Guardian",
        partial(three, discard="5", ask="skip", skips=1, touched=2),
        "skips: does-not-fit",
    ),
    (
        "a Guardian who did not answer",
        partial(three, discard="5 guardian", ask="skip", skips=2, touched=2),
        "skips: does-not-fit",
    ),
    (
        "to name somebody without the trick",
        partial(three, discard="2", ask="name", left=1),
        "ask: does-not-fit",
    ),
    (
        "to name somebody without a 2",
        partial(three, discard="4", ask="name", left=1, tricks="trick-two"),
        "ask: does-not-fit",
    ),
    (
        "to name more than 2s",
        partial(three, discard="2", ask="name", left=2, tricks="trick-two"),
        "left: does-not-fit",
    ),
    ("a carousel without a 7", partial(three, discard="8", ask="carousel"), "ask: does-not-fit"),
    (
        "to fetch with no open card",
        partial(three, discard="9", ask="fetch", left=1, tricks="trick-nine"),
        "ask: does-not-fit",
    ),
    ("a round that has stalled", partial(three, plays=300), "plays: round-is-over"),
    ("a game that is decided", partial(three, lost=(3, 22, 5)), "closing: game-is-over"),
    (
        "21 and nobody noticed",
        partial(three, lost=(3, 22, 3), closing=False),
        "closing: does-not-fit",
    ),
    ("the end without 21", partial(three, lost=(3, 12, 3), closing=True), "closing: does-not-fit"),
    (
        "coins in the first round",
        partial(three, lost=(0, 1, 2), round=1),
        "seats: lost-does-not-fit",
    ),
    (
        "too many coins for two rounds",
        partial(three, lost=(0, 12, 1), round=2),
        "seats: lost-does-not-fit",
    ),
    ("a winner before round 1", partial(three, winner=1), "winner: no-round-before"),
    (
        "a starter who has not lost most",
        partial(three, lost=(3, 9, 5), starter=2),
        "starter: has-not-lost-most",
    ),
    ("another starter than named", partial(three, options="first-player=p2"), "starter: not-named"),
    (
        "play turned round without a carousel",
        partial(three, clockwise=False),
        "clockwise: does-not-fit",
    ),
    (
        "a trick too many",
        partial(three, tricks="trick-one trick-two", round=1),
        "tricks: not-of-this-round",
    ),
    (
        "a hindrance of one who did not win",
        partial(three, hindrances="invasion-6 - -", winner=1),
        "seats: hindrance-does-not-fit",
    ),
    ("Chaos before a seat", partial(three, hindrances="chaos - -"), "chaos: not-followed"),
]


@pytest.mark.parametrize(
    ("laid_out", "why"), [row[1:] for row in IMPOSSIBLE], ids=[row[0] for row in IMPOSSIBLE]
)
def test_what_the_rules_would_not_have_let_happen(laid_out: Callable[[], Desk], why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        laid_out()
    assert caught.value.facts["why"] == why


def test_swaps_are_over_once_something_was_played() -> None:
    with pytest.raises(BadPosition, match="ask: swap-is-over"):
        lay_out("1 | 5/? - -", "9 | 7/? - -", ask="swap", plays=1)


def test_sixteen_1s_are_not_a_2() -> None:
    """In a bag of four bits for each kind they would look the same."""
    position = GAME.dump(lay_out("2 5", "9", discard="7").state)
    seats = position["seats"]
    assert isinstance(seats, list)
    seats[0]["hand"] = ["5"] + ["1"] * 16
    with pytest.raises(BadPosition, match="hand: too-many"):
        GAME.load(position)


def test_an_open_card_lies_where_the_deal_put_it() -> None:
    with pytest.raises(BadPosition, match="stacks: open-card-out-of-place"):
        lay_out(" | /? /? 7/? /?", "9", hindrances="unknown-a -")


def test_the_last_loss_of_a_finished_game_follows_from_the_cards() -> None:
    desk = lay_out("9 | - - -", "1 1 | - - -", lost=(0, 19))
    desk.play("lay 9 1")
    position = GAME.dump(desk.state)
    seats = position["seats"]
    assert isinstance(seats, list)
    seats[1].update(last_loss=3, lost=22)
    with pytest.raises(BadPosition, match="seats: last-loss-does-not-fit"):
        GAME.load(position)


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
