"""Counts of lines of play: a change in what is legal shows here at once."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.games.drakon.state import Drakon
from tests.drakon.build import legal, table


def lines(state: Drakon, depth: int) -> int:
    if state.is_over():
        return 1
    codes = state.legal_codes()
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.clone()
        after.apply(code, Chance(1), SILENT)
        total += lines(after, depth - 1)
    return total


def test_the_first_ply_counted_by_hand() -> None:
    """Around Start four squares, each pointed at on one side: P1 fits in three turnings, a
    corner in two, a straight in one, no arrows in one."""
    state = table(hands={"p1": [8, 2, 4, 66], "p2": [9, 3, 5, 69]})
    assert len(legal(state, "place")) == 4 * (3 + 2 + 1 + 1)
    assert lines(state, 1) == 28


def test_deeper_plies_are_as_they_were() -> None:
    state = table("8r0@0,-1", hands={"p1": [22, 66], "p2": [48, 59]}, players=2)
    assert [lines(state, depth) for depth in (1, 2)] == PERFT


PERFT = [27, 1387]
