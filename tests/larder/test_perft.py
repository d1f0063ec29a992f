"""How many lines of play there are, and the order in which moves are listed."""

from __future__ import annotations

import pytest

from logovo.testkit.tell import perft
from tests.larder.build import Desk, lay_out


def middle() -> Desk:
    """p1 may lay one or two 7s, a 9 or a Guardian, or take: 5 moves. p2 then has the Zero or
    takes (three times 2), below the Guardian also the 6 (3), or a free choice (4): 13."""
    return lay_out("2 7 7 9 guardian | 5/? 8/? -", "4 4 6 zero | 1/? - -", discard="2 4 4 5")


def debt() -> Desk:
    """Debt 4: draw, lay one 4, lay a Guardian: 3 moves."""
    return lay_out("4 5 guardian", "5 5 9", "1 4 8", discard="4 4", ask="debt", debt=4)


def blind() -> Desk:
    """Three closed cards and the discard to take: 4 moves. The 1 does not fit and leaves p2
    an empty discard (3), on the 6 they have 6, 7 or takes (3), on the Zero all (4), after the
    take 3: 13."""
    return lay_out(" | /1 /6 /zero", "5 6 7", discard="5")


def swap() -> Desk:
    """p1: keep, or one of 2 kinds of hand card for one of 3 open ones: 7 moves. p2: 3 each;
    then any hand of p1 has three ways to begin."""
    return lay_out("3 3 4 | 1/? 5/? 9/?", "6 7 | 8/? - -", ask="swap")


def tricks() -> Desk:
    """An empty discard: one or two 2s, a 7, a 9: 4 moves. Then there is one player to name,
    one card to fetch, and two directions: 5."""
    return lay_out("2 2 7 9 | 5/? - -", "1 8", tricks="trick-two trick-seven trick-nine")


@pytest.mark.parametrize(
    ("desk", "counts"),
    [
        (middle(), [5, 13, 56, 232]),
        (debt(), [3, 10, 37, 82]),
        (blind(), [4, 13, 23, 63]),
        (swap(), [7, 21, 63, 75]),
        (tricks(), [4, 5, 9, 20]),
    ],
    ids=["middle", "debt", "blind", "swap", "tricks"],
)
def test_lines_of_play(desk: Desk, counts: list[int]) -> None:
    assert [perft(desk.state, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("desk", "listed"),
    [
        (
            lay_out("9 1 1 1 1 zero guardian firebreath 5", "1"),
            "lay 1 1, lay 1 2, lay 1 3, lay 1 4, lay 5 1, lay 9 1, lay zero 1, lay firebreath 1, "
            "lay guardian 1, remove 1",
        ),
        (middle(), "lay 7 1, lay 7 2, lay 9 1, lay guardian 1, take"),
        (debt(), "draw, lay 4 1, lay guardian 1"),
        (blind(), "turn 1, turn 2, turn 3, take"),
        (swap(), "keep, swap 3 1, swap 3 5, swap 3 9, swap 4 1, swap 4 5, swap 4 9"),
    ],
)
def test_the_order_of_the_list(desk: Desk, listed: str) -> None:
    assert desk.legal() == listed
