"""The two buffers every decision goes through: the list of codes and the stack of asks."""

from __future__ import annotations

from logovo.core.asks import Asks
from logovo.core.moves import FIRST_CAPACITY, Moves


def test_runs_with_and_without_a_gap() -> None:
    moves = Moves()
    moves.add(7)
    moves.add_run(10, 3)
    moves.add_run_but(20, 4, 0)
    moves.add_run_but(30, 4, 3)
    moves.add_run_but(40, 3, 1)
    assert moves.as_list() == [7, 10, 11, 12, 21, 22, 23, 30, 31, 32, 40, 42]


def test_codes_are_added_again_with_a_step() -> None:
    moves = Moves()
    moves.add(1)
    moves.add_run(5, 3)
    moves.add_again(3, 100)
    moves.add_again(3, 1000)
    assert moves.as_list() == [1, 5, 6, 7, 105, 106, 107, 1105, 1106, 1107]
    moves.add_again(0, 9)
    assert moves.size == 10


def test_every_way_to_add_makes_room() -> None:
    for way in range(4):
        moves = Moves()
        moves.add_run(0, FIRST_CAPACITY - 1)
        if way == 0:
            moves.add(1)
            moves.add(2)
        elif way == 1:
            moves.add_run(1, 2)
        elif way == 2:
            moves.add_run_but(1, 3, 2)
        else:
            moves.add_run(1, 1)
            moves.add_again(1, 1)
        assert moves.as_list() == [*range(FIRST_CAPACITY - 1), 1, 2]


def test_the_top_ask_is_known_through_every_change() -> None:
    asks = Asks()
    assert (asks.kind(), asks.seat()) == (-1, -1)
    for depth in range(12):
        asks.push(depth, depth + 1, 0, 0, 0, 0)
    copy = Asks()
    copy.copy_from(asks)
    for depth in range(11, -1, -1):
        assert (asks.kind(), asks.seat()) == (depth, depth + 1)
        asks.pop()
    assert (asks.kind(), asks.seat()) == (-1, -1)
    assert (copy.kind(), copy.seat()) == (11, 12)
    asks.load(copy.as_lists())
    assert (asks.kind(), asks.seat()) == (11, 12)
    asks.clear()
    assert (asks.kind(), asks.seat(), asks.depth) == (-1, -1, 0)
