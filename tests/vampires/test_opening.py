"""A turn: opening graves, matches and misses."""

from __future__ import annotations

import pytest

from logovo.core.seats import NOBODY, Seat
from logovo.games.vampires.components import GRAVES
from logovo.games.vampires.events import Opened
from tests.vampires.build import Scene, crowd, kinds, table

OTHERS = [crowd(15), crowd(15)]


def before(graves: dict[str, str], row: str = "GR??BY", garlic: int = 3) -> Scene:
    """Seat 0 of three begins; the garlic it does not hold lies in far graves."""
    far = {f"{column}8": "white garlic 0" for column in "efg"[: 3 - garlic]}
    return table([row, *OTHERS], graves | far)


@pytest.mark.rule("vampires.open-one")
def test_any_grave_and_one_at_least() -> None:
    scene = before({"a1": "red"})
    assert scene.graves_to_open == list(GRAVES)
    assert scene.refused("stop") == "vampires.open-one"
    assert "stop" not in scene.legal


@pytest.mark.rule("vampires.show")
def test_everybody_sees_lid_and_content() -> None:
    scene = before({"c5": "red vampire"})
    assert scene.play("open c5")[0] == Opened(Seat(0), "c5", "red", "vampire", NOBODY)
    scene = before({"c6": "blue garlic 2"})
    assert scene.play("open c6")[0] == Opened(Seat(0), "c6", "blue", "garlic", Seat(2))
    assert [(g.grave, g.lid, g.inside, g.inside_seat) for g in scene.view.open] == [
        ("c6", "blue", "garlic", 2)
    ]


@pytest.mark.rule("vampires.match")
def test_a_matching_end_may_be_buried() -> None:
    scene = before({"a1": "green"})
    scene.play("open a1")
    assert scene.ask == "match"
    assert scene.legal == ["bury left", "leave"]
    assert scene.refused("bury right") == "vampires.match"
    scene.play("bury left")
    assert scene.grave("a1") == "green vampire"
    assert scene.size(0) == 5


@pytest.mark.rule("vampires.match-both")
def test_both_ends_match() -> None:
    """Example 4."""
    scene = before({"a1": "yellow"}, "YR??BY")
    scene.play("open a1")
    assert scene.legal == ["bury left", "bury right", "leave"]
    scene.play("bury right")
    assert scene.row(0)[0] == "Y"
    assert scene.legal[-1] == "stop"
    assert scene.graves_to_open == list(GRAVES[1:])


@pytest.mark.rule("vampires.match-decline")
def test_a_match_may_be_declined() -> None:
    """Example 6."""
    scene = before({"a1": "green"})
    scene.play("open a1")
    assert scene.refused("garlic") == "vampires.garlic-lay"
    assert scene.refused("stop") == "vampires.match-decline"
    assert scene.refused("open a2") == "vampires.match-decline"
    assert kinds(scene.play("leave")) == ["Declined", "TurnBegan"]
    assert scene.grave("a1") == "green"
    assert scene.seat == 1
    assert scene.ask == "open"


@pytest.mark.rule("vampires.go-on")
def test_after_burying_one_may_go_on_or_stop() -> None:
    scene = before({"a1": "green", "a2": "yellow", "a3": "white"})
    scene.play("open a1", "bury left", "open a2", "bury right")
    assert scene.ask == "go-on"
    assert scene.seat == 0
    scene.play("open a3", "leave")
    assert scene.seat == 1
    scene = before({"a1": "green"})
    assert kinds(scene.play("open a1", "bury left", "stop")) == ["Stopped", "TurnBegan"]
    assert scene.seat == 1


@pytest.mark.rule("vampires.miss")
def test_a_miss_ends_the_turn() -> None:
    scene = before({"a1": "white"})
    scene.play("open a1")
    assert scene.ask == "miss"
    assert scene.legal == ["garlic", "leave"]
    assert scene.refused("bury left") == "vampires.match"
    assert scene.refused("open a2") == "vampires.miss"
    assert kinds(scene.play("leave")) == ["Missed", "TurnBegan"]
    assert scene.grave("a1") == "white"
    assert scene.seat == 1


@pytest.mark.rule("vampires.garlic-lay")
def test_garlic_goes_into_the_grave_of_a_miss() -> None:
    scene = before({"a1": "white"})
    scene.play("open a1", "garlic")
    assert scene.grave("a1") == "white garlic 0"
    assert scene.garlic(0) == 2
    assert scene.seat == 1
    taken = before({"a1": "white vampire"})
    assert taken.play("open a1")[-1].__class__.__name__ == "TurnBegan"
    assert taken.refused("garlic") == "vampires.close"


@pytest.mark.rule("vampires.garlic-none")
def test_without_garlic_nothing_is_asked() -> None:
    """Example 5."""
    scene = before({"a1": "green"}, "YW??BR", garlic=0)
    assert kinds(scene.play("open a1")) == ["Opened", "Missed", "TurnBegan"]
    assert scene.seat == 1
    assert scene.ask == "open"
    assert scene.view.open == ()


@pytest.mark.rule("vampires.close")
def test_the_lid_goes_back_before_the_next_opening() -> None:
    scene = before({"a1": "green", "a2": "white"})
    scene.play("open a1")
    assert "a1" not in scene.view.lidded
    scene.play("bury left")
    assert "a1" in scene.view.lidded
    assert scene.view.open == ()
    for text in ("bury left", "garlic", "leave"):
        assert scene.refused(text) == "vampires.close"


@pytest.mark.rule("vampires.reopen")
def test_any_grave_may_be_opened_again_but_the_last_one() -> None:
    scene = before({"a1": "green", "a2": "red"})
    scene.play("open a1", "bury left")
    assert scene.graves_to_open == [grave for grave in GRAVES if grave != "a1"]
    assert scene.refused("open a1") == "vampires.reopen"
    scene.play("open a2", "bury left")
    assert "a2" not in scene.graves_to_open
    scene.play("open a1")
    assert scene.stakes(0) == 1
    # The next turn may begin with the grave opened last: it is another player's first.
    assert scene.seat == 1
    assert scene.graves_to_open == list(GRAVES)


@pytest.mark.rule("vampires.turn-passes")
def test_the_left_neighbour_is_next() -> None:
    scene = table([*OTHERS, "GR??BY"], {"a1": "white"}, seat=2)
    scene.play("open a1", "leave")
    assert scene.seat == 0
    assert scene.view.turn == 2
    assert scene.view.turn_seat == 0
