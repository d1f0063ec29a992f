"""Winning, sharing, and games that stand still."""

from __future__ import annotations

import pytest

from logovo.games.vampires import rulebook
from logovo.games.vampires.game import GAME
from tests.vampires.build import Scene, crowd, kinds, table


def gifts_for_seat_1(*, shared: bool, last: str = "B") -> Scene:
    """Seat 1 of four gets the third stake; seat 3 has one vampire, seat 0 has `last`."""
    scene = table(
        [last, "RR??RR", "YY??YY", "G"],
        {"a1": "white vampire"},
        stakes=[0, 2, 0, 0],
        seat=1,
        shared=shared,
    )
    scene.play("open a1", "give left", "put left")
    return scene


@pytest.mark.rule("vampires.win")
def test_the_first_without_vampires_wins_at_once() -> None:
    """Example 9: after seat 3's gift seat 4 gives the last one and wins; seat 1 gives nothing."""
    scene = gifts_for_seat_1(shared=False)
    assert scene.winners() == [3]
    assert scene.size(0) == 1
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.reason is rulebook.WIN
    assert outcome.places == (2, 4, 3, 1)
    assert outcome.scores == (1, 8, 5, 0)


def test_winning_by_burying() -> None:
    scene = table(["G", *[crowd(15)] * 2], {"a1": "green"})
    assert kinds(scene.play("open a1", "bury left")) == ["Buried", "Won"]
    assert scene.winners() == [0]
    assert [scene.state.reward(seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    assert scene.view.over
    assert scene.view.winner_seats == (0,)


@pytest.mark.rule("vampires.opt-shared-win")
def test_all_gifts_of_one_event_come_first() -> None:
    """Example 9, second half."""
    scene = gifts_for_seat_1(shared=True)
    assert scene.winners() == []
    assert (scene.seat, scene.ask) == (1, "put")
    scene.play("put left")
    assert (scene.seat, scene.ask) == (1, "put")  # seat 1's only vampire came by itself
    scene.play("put right")
    assert scene.winners() == [0, 3]
    assert [scene.state.reward(seat) for seat in range(4)] == [0.5, 0.0, 0.0, 0.5]
    alone = gifts_for_seat_1(shared=True, last="BB")
    alone.play("put left", "give left", "put left")
    assert alone.winners() == [3]


def quiet(turns: int) -> Scene:
    """Three players, the last vampire left a row so many turns ago; a garlic lies in b1."""
    return table(
        ["RR??RR", "GG??GGG", "YY??YY"],
        {"a1": "white", "b1": "black garlic 1"},
        turn=turns + 1,
        stirred=0,
    )


@pytest.mark.rule("vampires.stall-garlic")
def test_after_six_quiet_rounds_all_garlic_goes_home() -> None:
    """Example 20, first half."""
    scene = quiet(16)
    scene.play("open a1", "leave")
    assert scene.garlic(1) == 2
    assert scene.view.quiet == 18
    assert kinds(scene.play("open a1", "leave")) == ["Missed", "GarlicAllReturned", "TurnBegan"]
    assert scene.garlic(1) == 3
    assert scene.grave("b1") == "black"


@pytest.mark.rule("vampires.stall-end")
def test_after_twelve_quiet_rounds_the_fewest_win() -> None:
    """Example 20, second half."""
    scene = quiet(34)
    scene.play("open a1", "leave")
    assert scene.winners() == []
    assert kinds(scene.play("open a1", "leave")) == ["Missed", "Stalled"]
    assert scene.winners() == [0, 2]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.reason is rulebook.STALL_END


def test_a_whole_stall_from_the_first_turn() -> None:
    scene = quiet(0)
    for turn in range(36):
        assert scene.winners() == []
        assert scene.garlic(1) == (2 if turn < 18 else 3)
        scene.play("open a1", "leave")
    assert scene.winners() == [0, 2]


def test_a_gift_or_a_burial_breaks_the_quiet() -> None:
    scene = table(
        ["GR??RR", crowd(15), crowd(15)], {"a1": "green", "b1": "white"}, turn=17, stirred=0
    )
    scene.play("open a1", "bury left", "stop")
    assert scene.view.quiet == 1
    scene.play("open b1", "leave")
    assert scene.view.quiet == 2


@pytest.mark.rule("vampires.stall-cap")
def test_after_a_thousand_turns_it_is_over() -> None:
    scene = table(["RR??RR", "GG??GGG", "YY??YY"], {"a1": "white"}, turn=1000)
    assert kinds(scene.play("open a1", "leave")) == ["Missed", "Stalled"]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.reason is rulebook.STALL_CAP
    assert scene.winners() == [0, 2]
    plague = table(["RR??RR", "GG??GGG", "YY??YY"], {"c3": "rat"}, turn=999)
    plague.play("open c3", "stop", "stop", "stop")
    assert plague.view.turn == 1000
    assert plague.winners() == []
