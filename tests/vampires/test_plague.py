"""Plague: its graves, its round, its end, and further rats."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.games.vampires.components import NEIGHBOURS, grave_named
from logovo.games.vampires.game import GAME, ours
from logovo.games.vampires.views import names
from tests.vampires.build import Scene, crowd, kinds, table

AROUND_C3 = names(NEIGHBOURS[grave_named("c3")])


def plague(
    rows: list[str] | None = None,
    graves: dict[str, str] | None = None,
    stakes: list[int] | None = None,
    laps_round: bool = True,
) -> Scene:
    """Seat 0 opens the rat at c3."""
    scene = table(
        rows or [crowd(13)] * 4,
        {"c3": "rat"} | (graves or {}),
        stakes=stakes,
        laps_round=laps_round,
    )
    scene.play("open c3")
    return scene


@pytest.mark.rule("vampires.rat")
def test_a_rat_starts_a_plague() -> None:
    scene = plague()
    assert kinds(scene.events) == ["Opened", "RatFound"]
    assert scene.view.plague is not None
    assert scene.view.plague.owner_seat == 0
    assert scene.view.plague.grave == "c3"
    assert scene.ask == "plague"
    assert scene.refused("garlic") == "vampires.plague-just-opened"


@pytest.mark.rule("vampires.rat-empty")
def test_nothing_ever_lies_under_a_rat() -> None:
    scene = plague()
    scene.state.set_grave(grave_named("c4"), 6, 1)
    with pytest.raises(AssertionError):
        scene.play("open c4")


@pytest.mark.rule("vampires.plague-graves")
def test_only_neighbours_and_each_once() -> None:
    scene = plague(graves={"b2": "red vampire"})
    assert scene.graves_to_open == list(AROUND_C3)
    assert scene.refused("open e3") == "vampires.plague-graves"
    assert scene.refused("open c3") == "vampires.plague-graves"
    scene.play("open b2")
    assert "b2" not in scene.graves_to_open
    assert scene.refused("open b2") == "vampires.plague-graves"


def asked_in(scene: Scene, openings: dict[int, list[str]]) -> list[int]:
    """Who is asked until the plague is over, if each seat opens these graves when it first can
    and then stops."""
    asked = []
    while scene.ask == "plague":
        seat = scene.seat
        asked.append(int(seat))
        wanted = openings.get(seat, [])
        scene.play(f"open {wanted.pop(0)}" if wanted else "stop")
    return asked


TAKEN = {"b2": "red vampire", "b3": "red vampire", "b4": "blue vampire"}


@pytest.mark.rule("vampires.plague-circuit")
def test_the_plague_goes_round_until_all_in_a_row_open_nothing() -> None:
    scene = plague(graves=TAKEN)
    assert asked_in(scene, {1: ["b2"]}) == [0, 1, 1, 2, 3, 0, 1]
    assert (scene.seat, scene.ask) == (1, "open")
    assert asked_in(plague(graves=TAKEN), {}) == [0, 1, 2, 3]
    # A player who has stopped may open again when the round comes back.
    scene = plague(graves=TAKEN)
    scene.play("open b2", "stop", "stop", "stop", "stop")
    assert (scene.seat, scene.ask) == (0, "plague")
    scene.play("open b3", "stop", "open b4", "stop", "stop", "stop", "stop")
    assert (scene.seat, scene.ask) == (1, "plague")
    scene.play("stop")
    assert (scene.seat, scene.ask) == (1, "open")


@pytest.mark.rule("vampires.plague-circuit")
def test_with_one_lap_who_has_stopped_is_not_asked_again() -> None:
    scene = plague(graves=TAKEN, laps_round=False)
    assert asked_in(scene, {1: ["b2"]}) == [0, 1, 1, 2, 3]
    assert scene.seat == 1


def test_laps_are_an_option_of_the_host() -> None:
    choice = GAME.choice("plague-laps")
    assert choice is not None
    assert choice.values == ("round", "once")
    for value in choice.values:
        options = GAME.options(3, {"plague-laps": value})
        state = ours(GAME.setup(options, Chance(1), SILENT))
        assert GAME.dump(state)["laps-round"] == (value == "round")


def stopped(scene: Scene) -> list[int]:
    assert scene.view.plague is not None
    return [int(seat) for seat in scene.view.plague.stopped_seats]


def has_opened(scene: Scene) -> bool:
    assert scene.view.plague is not None
    return scene.view.plague.has_opened


def test_the_view_tells_who_has_stopped() -> None:
    for laps_round in (True, False):
        scene = plague(graves=TAKEN, laps_round=laps_round)
        scene.play("stop", "stop")
        assert stopped(scene) == [0, 1]
        assert not has_opened(scene)
    scene = plague(graves=TAKEN)
    scene.play("stop", "open b2")
    assert stopped(scene) == []
    assert has_opened(scene)
    scene.play("stop")
    assert stopped(scene) == []
    assert not has_opened(scene)
    scene.play("stop", "stop", "stop")
    assert stopped(scene) == [2, 3, 0]


@pytest.mark.rule("vampires.plague-match")
def test_a_match_may_be_buried_or_declined_and_play_goes_on() -> None:
    rows = ["GR??BY", *[crowd(15)] * 3]
    scene = plague(rows, {"b2": "green", "b3": "yellow"})
    scene.play("open b2")
    assert scene.legal == ["bury left", "leave"]
    scene.play("bury left")
    assert (scene.seat, scene.ask) == (0, "plague")
    scene.play("open b3", "leave")
    assert (scene.seat, scene.ask) == (0, "plague")


@pytest.mark.rule("vampires.plague-miss")
def test_garlic_may_be_laid_on_a_miss_and_play_goes_on() -> None:
    scene = plague(["GR??BY", *[crowd(15)] * 3], {"b2": "white"})
    scene.play("open b2", "garlic")
    assert scene.grave("b2") == "white garlic 0"
    assert (scene.seat, scene.ask) == (0, "plague")


@pytest.mark.rule("vampires.plague-occupied")
def test_stakes_and_garlic_work_as_usual_and_play_goes_on() -> None:
    rows = ["RR??RR", "GG??GG", "YY??YY", "BB??BB"]
    graves = {"b2": "white vampire", "b3": "white garlic 2", "b4": "black vampire"}
    scene = plague(rows, graves, stakes=[1, 0, 0, 0])
    scene.play("open b2")
    assert scene.stakes(0) == 2
    assert (scene.seat, scene.ask) == (0, "plague")
    scene.play("open b3", "give left", "put left")
    assert scene.garlic(2) == 3
    assert (scene.seat, scene.ask) == (0, "plague")
    scene.play("open b4")
    for _gift in range(3):
        scene.play("give left", "put left")
    assert scene.stakes(0) == 0
    assert (scene.seat, scene.ask) == (0, "plague")


@pytest.mark.rule("vampires.plague-just-opened")
def test_an_earlier_grave_cannot_be_used_any_more() -> None:
    """Example 11."""
    scene = plague(["YG??BB", *[crowd(15)] * 3], {"b2": "green", "b3": "yellow"})
    scene.play("open b2", "leave", "open b3", "bury left")
    assert scene.row(0)[0] == "G"
    assert scene.ask == "plague"
    assert scene.refused("bury left") == "vampires.plague-just-opened"
    assert scene.grave("b2") == "green"


@pytest.mark.rule("vampires.plague-open")
def test_graves_stay_open_to_the_end() -> None:
    scene = plague(["YG??BB", *[crowd(15)] * 3], {"b2": "green", "b3": "yellow"})
    scene.play("open b2", "garlic", "open b3", "bury left", "stop")
    assert [(g.grave, g.lid, g.inside) for g in scene.view.open] == [
        ("b2", "green", "garlic"),
        ("b3", "yellow", "vampire"),
        ("c3", "rat", "empty"),
    ]
    scene.play("stop", "stop", "stop", "stop")
    assert scene.view.open == ()


@pytest.mark.rule("vampires.plague-ends")
def test_it_ends_when_all_neighbours_are_open() -> None:
    """Example 14."""
    scene = table(
        [crowd(13)] * 4,
        {"a1": "rat", "a2": "red vampire", "b1": "blue vampire", "b2": "black garlic 1"},
    )
    scene.play("open a1", "open a2", "open b1", "open b2", "give left", "put left")
    assert scene.view.plague is None
    assert scene.ask == "open"
    assert scene.seat == 1
    assert scene.view.reserve == 5
    assert scene.view.rats_out == 1
    assert "a1" in scene.view.lidded


@pytest.mark.rule("vampires.plague-ends")
def test_it_ends_when_nobody_wants_to_open_any_more() -> None:
    scene = plague()
    assert kinds(scene.play("stop", "stop", "stop", "stop")) == [
        "Stopped",
        "PlagueEnded",
        "TurnBegan",
    ]


def test_it_ends_when_somebody_has_won() -> None:
    scene = plague(["G", *[crowd(15)] * 3], {"b2": "green"})
    scene.play("open b2", "bury left")
    assert scene.winners() == [0]


@pytest.mark.rule("vampires.plague-clear")
def test_the_rat_leaves_and_a_reserve_lid_comes() -> None:
    scene = table([crowd(13)] * 4, {"c3": "rat"}, reserve=["white", "black"])
    scene.play("open c3", "stop", "stop", "stop", "stop")
    assert scene.grave("c3") == "black"
    assert scene.view.rats_out == 1
    assert scene.view.reserve == 5
    assert len(scene.view.lidded) == 60


@pytest.mark.rule("vampires.plague-next")
def test_the_left_neighbour_of_the_owner_is_next() -> None:
    scene = table([crowd(13)] * 4, {"c3": "rat"}, seat=3)
    scene.play("open c3", "stop", "stop", "stop", "stop")
    assert scene.seat == 0
    assert scene.view.turn == 2


@pytest.mark.rule("vampires.rat-again")
def test_a_second_rat_ends_the_plague_and_starts_another() -> None:
    scene = plague(graves={"b2": "rat"})
    scene.play("stop")
    assert kinds(scene.play("open b2")) == ["Opened", "PlagueEnded", "RatFound"]
    assert scene.view.plague is not None
    assert scene.view.plague.grave == "b2"
    assert scene.view.plague.stopped_seats == ()


@pytest.mark.rule("vampires.rat-owner")
def test_the_owner_passes_a_second_rat_to_the_left() -> None:
    """Examples 12 and 13."""
    scene = plague(graves={"b2": "rat"})
    scene.play("stop", "stop", "open b2")
    assert scene.view.plague is not None
    assert scene.view.plague.owner_seat == 2
    assert scene.seat == 2
    scene.play("stop", "stop", "stop", "stop")
    assert scene.seat == 3

    scene = plague(graves={"b2": "rat"})
    scene.play("open b2")
    assert scene.view.plague is not None
    assert scene.view.plague.owner_seat == 1
    assert scene.seat == 1
    scene.play("stop", "stop", "stop", "stop")
    assert scene.seat == 2


@pytest.mark.rule("vampires.rat-close")
def test_all_is_closed_before_the_new_plague() -> None:
    scene = plague(graves={"b2": "rat", "b3": "red vampire"})
    scene.play("open b3", "open b2")
    assert [grave.grave for grave in scene.view.open] == ["b2"]
    assert scene.view.rats_out == 1
    assert scene.view.reserve == 5
    assert scene.grave("c3") != "rat"


@pytest.mark.rule("vampires.rat-fresh")
def test_graves_just_closed_may_be_opened_again() -> None:
    """Example 15."""
    scene = table([crowd(13)] * 4, {"b2": "rat", "c2": "rat", "b1": "red vampire"})
    scene.play("open b2", "open b1", "open c2")
    assert "b1" in scene.graves_to_open
    assert "b2" in scene.graves_to_open
    scene.play("open b2")
    assert scene.view.last is not None
    assert scene.view.last.lid != "rat"


@pytest.mark.rule("vampires.rat-chain")
def test_the_reserve_always_answers_the_rats() -> None:
    scene = plague(graves={"b2": "rat", "b3": "rat", "b4": "rat"})
    for grave, out in (("b2", 1), ("b3", 2), ("b4", 3)):
        scene.play(f"open {grave}")
        assert scene.view.rats_out == out
        closed = sum(1 for name in scene.view.lidded if scene.grave(name) == "rat")
        assert scene.view.reserve == closed + 1
    assert scene.view.plague is not None
    assert scene.view.plague.owner_seat == 3


@pytest.mark.rule("vampires.rat-next")
def test_players_passed_over_get_nothing_instead() -> None:
    scene = plague(graves={"b2": "rat"})
    scene.play("stop", "stop", "stop", "open b2")
    assert scene.view.plague is not None
    assert scene.view.plague.owner_seat == 3
    scene.play("stop", "stop", "stop", "stop")
    assert scene.seat == 0
    assert scene.view.turn == 2
