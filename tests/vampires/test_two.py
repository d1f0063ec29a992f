"""The rules for two players."""

from __future__ import annotations

import pytest

from tests.vampires.build import Scene, crowd, kinds, table

MISS = {"b3": "white", "c3": "white", "f3": "white", "g3": "white"}


def two(rows: list[str] | None = None, graves: dict[str, str] | None = None) -> Scene:
    return table(rows or ["RR??RR", "YY??YY"], MISS if graves is None else graves)


@pytest.mark.rule("vampires.two-graves")
def test_twenty_graves_are_out_of_play() -> None:
    """Example 18."""
    scene = two(graves={"d1": "rat"})
    assert len(scene.graves_to_open) == 40
    assert scene.refused("open a1") == "vampires.two-graves"
    scene.play("open d1")
    assert scene.graves_to_open == ["c2", "d2"]


@pytest.mark.rule("vampires.two-garlic")
def test_foreign_garlic_brings_two() -> None:
    scene = two(["RR??RR", "BYY?YYW"], {"c2": "white garlic 1"})
    scene.play("open c2", "give left", "put left", "give right", "put right")
    assert scene.row(0) == "BRR??RRW"
    assert scene.size(1) == 5
    assert scene.garlic(1) == 3
    assert (scene.seat, scene.ask) == (1, "open")


@pytest.mark.rule("vampires.two-four")
def test_own_garlic_and_the_third_stake_bring_four() -> None:
    scene = two(graves={"c2": "white garlic 0"})
    scene.play("open c2")
    for _gift in range(4):
        assert (scene.seat, scene.ask) == (1, "give")
        scene.play("give left", "put left")
    assert [scene.size(0), scene.size(1)] == [10, 2]
    assert scene.seat == 1
    scene = table(["RR??RR", "YY??YY"], {"c2": "white vampire"}, stakes=[2, 0])
    scene.play("open c2")
    for _gift in range(4):
        scene.play("give left", "put left")
    assert [scene.size(0), scene.size(1)] == [10, 2]
    assert scene.stakes(0) == 0


@pytest.mark.rule("vampires.two-one-by-one")
def test_who_has_fewer_gives_all_and_wins() -> None:
    """Example 16."""
    scene = two(["RR??RR", "YBW"], {"c2": "white garlic 0"})
    scene.play("open c2", "give left", "put left")
    assert scene.row(1) == "BW"
    scene.play("give right", "put left")
    assert scene.winners() == [1]
    assert scene.size(0) == 9


def test_sharing_changes_nothing_for_two() -> None:
    scene = table(["RR??RR", "YBW"], {"c2": "white garlic 0"}, shared=True)
    scene.play("open c2", "give left", "put left", "give right", "put left", "put left")
    assert scene.winners() == [1]


@pytest.mark.rule("vampires.two-rat")
def test_a_second_rat_of_the_owner_is_the_opponents_plague() -> None:
    scene = two(graves={"c2": "rat", "d2": "rat"})
    scene.play("open c2")
    assert [(grave.grave, grave.lid) for grave in scene.view.open] == [("c2", "rat")]
    scene.play("open d2")
    assert scene.view.plague is not None
    assert scene.view.plague.owner_seat == 1
    scene.play("stop", "stop")
    assert scene.seat == 0


@pytest.mark.rule("vampires.two-barred")
def test_what_the_rival_opened_after_you_is_barred_for_one_turn() -> None:
    """Example 17."""
    scene = two()
    scene.play("open b3", "leave", "open b3", "leave")
    assert "open b3" in scene.legal
    assert kinds(scene.play("open b3")) == ["Barred", "StakeTaken", "TurnBegan"]
    scene.play("open c3", "leave")
    assert kinds(scene.play("open b3"))[0] == "Opened"


def test_only_graves_both_have_opened_are_barred() -> None:
    scene = two()
    scene.play("open b3", "leave", "open c3", "leave")
    assert kinds(scene.play("open c3"))[0] == "Opened"
    scene.play("leave")
    # b3 was their own, but the rival has not touched it since.
    scene.play("open f3", "leave")
    assert kinds(scene.play("open b3"))[0] == "Opened"


def test_openings_in_a_plague_do_not_count() -> None:
    scene = two(graves=MISS | {"c2": "rat"})
    scene.play("open b3", "leave")
    scene.play("open c2", "open b3", "leave", "stop", "stop", "stop")
    assert scene.seat == 0
    assert kinds(scene.play("open b3"))[0] == "Opened"


def test_a_barred_grave_may_be_opened_in_a_plague() -> None:
    scene = two(graves=MISS | {"c2": "rat"})
    scene.play("open b3", "leave", "open b3", "leave", "open c2")
    assert kinds(scene.play("open b3"))[0] == "Opened"


@pytest.mark.rule("vampires.two-barred-stake")
def test_the_lid_of_a_barred_grave_is_not_turned() -> None:
    scene = two()
    scene.play("open b3", "leave", "open b3", "leave", "open b3")
    assert scene.view.last is not None
    assert (scene.view.last.grave, scene.view.last.lid) == ("b3", "unknown")
    assert scene.stakes(0) == 1
    assert (scene.seat, scene.ask) == (1, "open")


def test_a_barred_grave_can_bring_the_third_stake() -> None:
    scene = table(["RR??RR", crowd(10)], MISS, stakes=[2, 0])
    scene.play("open b3", "leave", "open b3", "leave", "open b3")
    for _gift in range(4):
        scene.play("give left", "put left")
    assert scene.stakes(0) == 0
    assert scene.size(0) == 10
    assert scene.view.open == ()


@pytest.mark.rule("vampires.opt-barred")
def test_last_turn_bars_only_what_was_opened_then() -> None:
    for ever, kind in ((True, "Barred"), (False, "Opened")):
        scene = table(["RR??RR", "YY??YY"], MISS, barred_ever=ever)
        scene.play("open b3", "leave", "open c3", "leave", "open f3", "leave", "open b3", "leave")
        assert kinds(scene.play("open b3"))[0] == kind
    scene = table(["RR??RR", "YY??YY"], MISS, barred_ever=False)
    scene.play("open b3", "leave", "open b3", "leave")
    assert kinds(scene.play("open b3"))[0] == "Barred"
