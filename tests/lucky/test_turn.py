"""Playing, passing, drawing; what is done for a silent player."""

from __future__ import annotations

import pytest

from logovo.core.errors import BadNotation
from logovo.core.seats import Seat
from logovo.games.lucky.events import CardPassed
from logovo.games.lucky.game import GAME
from logovo.games.lucky.telling import told_to
from tests.lucky.build import lay_out


@pytest.mark.rule("lucky.clockwise")
def test_the_left_neighbour_is_next() -> None:
    desk = lay_out("T1", "T1", "T1")
    turns = []
    for _turn in range(4):
        turns.append(desk.turn)
        desk.play("pass T1" if "pass T1" in desk.legal() else desk.legal()[-1])
    assert turns == [1, 2, 3, 1]


@pytest.mark.rule("lucky.turn")
def test_one_card_is_played_then_one_drawn() -> None:
    desk = lay_out("T1 T2", "T1", "T1", deck="dust fire")
    assert desk.told("lay T2 @1,0") == ["PathLaid", "CardDrawn", "TurnBegan"]
    assert desk.hand(1) == ["T1", "fire"] and desk.turn == 2
    assert desk.refused("lay T2 @2,0") == "lucky.turn"
    assert desk.refused("dust g1") == "lucky.turn"


@pytest.mark.rule("lucky.pass")
def test_any_card_in_hand_can_be_passed() -> None:
    desk = lay_out("T1 dust", "T1", "T1")
    assert {"pass T1", "pass dust"} <= set(desk.legal())
    assert desk.refused("pass fire") == "lucky.pass"
    discard = desk.seen().discard
    desk.play("pass T1")
    assert desk.seen().discard == discard + 1 and "T1" not in desk.hand(1)[:1]


@pytest.mark.rule("lucky.pass-empty")
def test_an_empty_hand_passes_by_itself() -> None:
    desk = lay_out("T1 T3", "", "dust", deck="")
    assert desk.refused("pass") == "lucky.pass-empty"
    assert desk.told("pass T1") == ["CardPassed", "PassedEmpty", "TurnBegan"]
    assert desk.turn == 3


@pytest.mark.rule("lucky.discard-closed")
def test_a_passed_card_is_known_to_its_owner_only() -> None:
    passed = CardPassed(Seat(0), "T1")
    assert told_to(passed, Seat(0)) == passed
    assert told_to(passed, Seat(1)) == CardPassed(Seat(0), "unknown")
    desk = lay_out("T1 T3", "T1", "dust", deck="fire")
    assert desk.seen().discard == 67 - 5
    desk.play("pass T1", "pass T1")
    assert desk.seen().deck == 0, "the discard does not come back"


@pytest.mark.rule("lucky.draw")
def test_passing_draws_as_well() -> None:
    desk = lay_out("T1", "T1", "T1", deck="dust fire")
    desk.play("pass T1")
    assert desk.hand(1) == ["fire"]
    end = lay_out(
        "T5", "T1", "T1", forest="T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0", goals="P1 G P2", deck="fire"
    )
    assert "CardDrawn" not in end.told("lay T5 @5,0")


@pytest.mark.rule("lucky.deck-empty")
def test_without_a_deck_hands_shrink() -> None:
    desk = lay_out("T1 T3", "T1", "T1", deck="")
    assert desk.told("pass T1") == ["CardPassed", "TurnBegan"]
    assert desk.hand(1) == ["T3"]


@pytest.mark.rule("lucky.default-move")
def test_for_a_silent_player() -> None:
    desk = lay_out("fire T1 dust", "T1", "T1")
    assert str(GAME.default_move(desk.state, desk.seat(), desk.chance)) == "pass fire"
    chooser = lay_out(
        "T5", "T1", "T1", forest="T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0", goals="P1 G P2"
    )
    chooser.play("lay T5 @5,0")
    best = max(chooser.seen(1).offer)
    move = GAME.default_move(chooser.state, chooser.seat(), chooser.chance)
    assert str(move) == f"take {best}"


@pytest.mark.parametrize(
    "text",
    [
        "lay T4 @3,-1",
        "lay T4 r @3,-1",
        "break lamp 2",
        "mend lamp 2",
        "mend lamp 2 by boots+lamp",
        "fire @3,-1",
        "dust g2",
        "pass T4",
        "pass break-spade",
        "pass mend-lamp+spade",
        "pass fire",
        "pass",
        "turn g2 0",
        "turn g2 r",
        "take 3",
    ],
)
def test_notation_is_exact(text: str) -> None:
    assert str(GAME.parse_move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay T4",
        "lay T4 r r @1,1",
        "lay T1 r @1,1",
        "lay T8 @1,1",
        "lay dust @1,1",
        "lay T4 @1",
        "lay T4 @1,1,1",
        "lay T4 @1,1 ",
        "lay T4 @+1,1",
        "lay T4 @01,1",
        "lay T4 @1,٣",
        "lay T4 @1000,1",
        "break lamp",
        "break lamp 0",
        "break lamp 02",
        "break lamp 99",
        "break lamp p2",
        "mend lamp 2 by",
        "mend lamp 2 by lamp+boots",
        "mend lamp 2 with boots+lamp",
        "fire 3,1",
        "dust g4",
        "pass ",
        "pass gold",
        "turn g1",
        "turn g1 1",
        "take 4",
        "claim g1 gold",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)
