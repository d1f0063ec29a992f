"""Occupied graves, stakes, garlic in graves, and the gifts they bring."""

from __future__ import annotations

import pytest

from tests.vampires.build import crowd, kinds, table

OTHERS = [crowd(14), crowd(14), crowd(14)]


@pytest.mark.rule("vampires.occupied")
def test_a_taken_grave_costs_a_stake() -> None:
    scene = table(["GR??BY", *OTHERS], {"a1": "green vampire"})
    assert kinds(scene.play("open a1")) == ["Opened", "StakeTaken", "TurnBegan"]
    assert scene.stakes(0) == 1
    assert scene.view.path_stakes == 12
    assert scene.grave("a1") == "green vampire"
    assert scene.seat == 1


@pytest.mark.rule("vampires.third-stake")
def test_the_third_stake_brings_a_vampire_from_everybody() -> None:
    """Example 8: seat 2 of 4 is seat 1 counted from zero."""
    scene = table(
        ["RR??RR", "GG??GG", "YY??YY", "BB??BB"],
        {"a1": "white vampire"},
        stakes=[0, 2, 0, 0],
        seat=1,
    )
    scene.play("open a1")
    givers = []
    for _gift in range(3):
        givers.append(scene.seat)
        assert scene.ask == "give"
        scene.play("give left")
        assert scene.seat == 1
        assert scene.ask == "put"
        assert scene.stakes(1) == 3
        scene.play("put left")
    assert givers == [2, 3, 0]
    assert scene.row(1) == "RBYGG??GG"
    assert scene.stakes(1) == 0
    assert scene.view.path_stakes == 13
    assert scene.seat == 2
    assert scene.ask == "open"


@pytest.mark.rule("vampires.gift-order")
def test_each_gift_is_finished_before_the_next() -> None:
    scene = table(
        ["RR??RR", "GGkwGG", "YY??YY", "BB??BB"], {"a1": "white vampire"}, stakes=[2, 0, 0, 0]
    )
    scene.play("open a1")
    assert scene.seat == 1
    assert kinds(scene.play("give left")) == ["Given", "TurnedUp"]
    assert scene.row(1) == "GK?GG"
    assert scene.view.gifts is not None
    assert scene.view.gifts.vampire == "green"
    assert scene.seat == 0
    scene.play("put right")
    assert scene.seat == 2


@pytest.mark.rule("vampires.gift-choice")
def test_the_giver_chooses_the_end() -> None:
    scene = table(["RR??RR", "GY??WB", *OTHERS[:1]], {"a1": "white garlic 1"})
    scene.play("open a1")
    assert scene.seat == 1
    assert scene.legal == ["give left", "give right"]
    assert scene.refused("open a1") == "vampires.gift-choice"
    assert scene.refused("put left") == "vampires.gift-choice"
    scene.play("give right")
    assert scene.view.gifts is not None
    assert scene.view.gifts.vampire == "blue"
    assert scene.row(1)[0] == "G"


def test_a_row_of_one_gives_by_itself() -> None:
    scene = table(["RR??RR", "G", "YY??YY"], {"a1": "white garlic 1"})
    assert "Won" in kinds(scene.play("open a1"))
    assert scene.winners() == [1]


@pytest.mark.rule("vampires.put-choice")
def test_the_receiver_chooses_the_end() -> None:
    for end, row in (("left", "GRR??RR"), ("right", "RR??RRG")):
        scene = table(["RR??RR", "GY??WB", crowd(14)], {"a1": "white garlic 1"})
        scene.play("open a1", "give left")
        assert scene.legal == ["put left", "put right"]
        assert scene.refused("give left") == "vampires.put-choice"
        assert scene.refused("stop") == "vampires.put-choice"
        scene.play(f"put {end}")
        assert scene.row(0) == row


@pytest.mark.rule("vampires.garlic-foreign")
def test_the_owner_of_the_garlic_gives_one() -> None:
    """Example 10, first half: seat 1 opens garlic of seat 3."""
    scene = table(["RR??RR", "GG??GG", "YY??YY", "BB??BB"], {"a1": "white garlic 2"})
    assert kinds(scene.play("open a1")) == ["Opened", "GarlicFound"]
    assert scene.seat == 2
    scene.play("give left", "put left")
    assert [scene.size(seat) for seat in range(4)] == [7, 6, 5, 6]
    assert scene.garlic(2) == 3
    assert scene.grave("a1") == "white"
    assert scene.seat == 1


@pytest.mark.rule("vampires.garlic-own")
def test_own_garlic_brings_one_from_everybody() -> None:
    """Example 10, second half."""
    scene = table(["RR??RR", "GG??GG", "YY??YY", "BB??BB"], {"a1": "white garlic 0"})
    scene.play("open a1")
    givers = []
    for _gift in range(3):
        givers.append(scene.seat)
        scene.play("give left", "put left")
    assert givers == [1, 2, 3]
    assert [scene.size(seat) for seat in range(4)] == [9, 5, 5, 5]
    assert scene.seat == 1


@pytest.mark.rule("vampires.garlic-back")
def test_the_garlic_can_be_used_again() -> None:
    scene = table(["RR??RR", "GG??GG", "YY??YY"], {"a1": "white garlic 0", "a2": "black"})
    scene.play("open a1", "give left", "put left", "give left")
    assert scene.garlic(0) == 2
    scene.play("put left")
    assert scene.garlic(0) == 3


@pytest.mark.rule("vampires.garlic-grave")
def test_nothing_is_put_in_the_place_of_garlic() -> None:
    scene = table(["WR??RR", "GG??GG", "YY??YY"], {"a1": "white garlic 1"})
    events = scene.play("open a1", "give left", "put right")
    assert kinds(events) == ["GiftPut", "GarlicReturned", "TurnBegan"]
    assert scene.grave("a1") == "white"
    assert scene.seat == 1
    assert scene.ask == "open"
