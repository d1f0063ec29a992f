"""How many lines of play there are, and the order in which moves are listed."""

from __future__ import annotations

import pytest

from logovo.testkit.tell import perft
from tests.lucky.build import Desk, lay_out


def opening() -> Desk:
    """p1: T6 at three sides as it lies or turned (D L fits right and above, U R fits left and
    below: 4), one pass: 5."""
    return lay_out("T6", "T6", "T6", deck="")


def test_lines_of_play() -> None:
    assert perft(opening().state, 1) == 5
    assert perft(lay_out("dust fire", "T1", "T1", deck="T1").state, 1) == 5


@pytest.mark.parametrize(
    ("desk", "listed"),
    [
        (
            lay_out("T4 T1 dust", "T1", "T1"),
            "lay T1 @0,-1, lay T4 @0,-1, lay T4 r @0,-1, lay T4 @-1,0, lay T4 r @1,0, "
            "lay T1 @0,1, lay T4 @0,1, lay T4 r @0,1, dust g1, dust g2, dust g3, "
            "pass T1, pass T4, pass dust",
        ),
        (
            lay_out("fire break-lamp mend-boots+lamp", "T1", "T1", broken="2 lamp, 1 boots"),
            "break lamp 1, break lamp 3, mend lamp 2 by boots+lamp, mend boots 1 by boots+lamp, "
            "pass break-lamp, pass mend-boots+lamp, pass fire",
        ),
        (
            lay_out("fire", "T1", "T1", forest="T3 @1,0, T1 @0,1, T1 @0,-1"),
            "fire @0,-1, fire @1,0, fire @0,1, pass fire",
        ),
    ],
)
def test_the_order_of_the_list(desk: Desk, listed: str) -> None:
    assert ", ".join(desk.legal()) == listed


def test_what_fits_is_found_again_after_the_forest_has_changed() -> None:
    """A new round clears the forest; a pit that was turned up carries the path on."""
    forest = lay_out("T1", "T1", "T1", forest="B2 @1,0").state.forest
    before = forest.playable(True)
    forest.clear(5, 3)
    fresh = lay_out("T1", "T1", "T1").state.forest
    assert forest.playable(True) == fresh.playable(True) != before

    path = "T5 @1,0, T5 @2,0, T5 @3,0, T2 @4,0, T2 @5,0"
    forest = lay_out("T1", "T1", "T1", forest=path).state.forest
    forest.open_goal(1, 15)
    closed = forest.playable(True)
    forest.carry_on(1 << 1)
    assert forest.playable(True) != closed
