"""Places without borders: near ones are one number, far ones a few, none twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from logovo.core.moves import Moves
from logovo.core.squares import CELLS, EAST, END, SIDE, SQUARES, UP, WEST, Block, spelled

MIDDLE = Block(-12, -16)
far = st.integers(-2000, 2000)


@given(far, far)
def test_a_place_is_spelled_and_read_back(x: int, y: int) -> None:
    numbers = spelled(MIDDLE, x, y)
    draft = Moves()
    for number in (99, *numbers):
        assert 0 <= number < SQUARES
        draft.add(number)
    assert (int(MIDDLE.x_of(draft, 1)), int(MIDDLE.y_of(draft, 1))) == (x, y)
    assert [number < CELLS for number in numbers].index(True) == len(numbers) - 1
    assert MIDDLE.number_at(x, y, len(numbers)) == END


def test_the_middle_block_is_one_number_each() -> None:
    cells = {
        spelled(MIDDLE, x, y)[0] for x in range(-12, -12 + SIDE) for y in range(-16, -16 + SIDE)
    }
    assert cells == set(range(CELLS))
    assert MIDDLE.word(int(MIDDLE.cell_of(3, -1))) == "@3,-1"


def test_blocks_come_before_the_cell_and_across_before_along() -> None:
    assert spelled(MIDDLE, -12 + SIDE, -16) == [EAST, 0]
    assert spelled(MIDDLE, -13, -17)[0] == WEST
    assert spelled(MIDDLE, -12 + 2 * SIDE, -16 + SIDE) == [EAST, EAST, UP, 0]
    assert MIDDLE.cell_of(-13, 0) == -1
