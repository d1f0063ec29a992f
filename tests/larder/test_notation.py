"""Moves as text and as codes."""

from __future__ import annotations

import pytest

from logovo.core.errors import BadNotation
from logovo.core.seats import Seat
from logovo.games.larder.moves import Lay, Name, Swap, TurnUp, code_of, move_of, parse_move
from logovo.games.larder.moves.codes import CODES


def test_every_code_has_its_text_and_back() -> None:
    texts = set()
    for code in range(CODES):
        move = move_of(code)
        assert code_of(move) == code
        assert parse_move(str(move)) == move
        texts.add(str(move))
    assert len(texts) == CODES


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("lay 7 3", Lay("7", 3)),
        ("swap 3 zero", Swap("3", "zero")),
        ("turn 2", TurnUp(2)),
        ("name p3", Name(Seat(2))),
    ],
)
def test_what_a_text_means(text: str, move: object) -> None:
    assert parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "lay", "lay 7", "lay 7 0", "lay 7 10", "lay 10 1", "lay 7 +1", "lay 7 1 "),
        *("LAY 7 1", "lay  7 1", "lay 7 ٣", "lay Zero 1", "swap 3", "swap 3 x", "take 1", "turn"),
        *("turn 0", "turn -1", "turn 1.5", "remove", "remove 10", "name", "name 3", "name p0"),
        *("fetch", "fetch p1", "draw 2", "skip\n", "pass", "lay 7 1; take", "x" * 5000),
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_move(text)


@pytest.mark.parametrize("text", ["lay 7 5", "lay 7 9", "turn 7", "turn 9", "name p9"])
def test_moves_that_no_table_allows_have_no_code(text: str) -> None:
    assert code_of(parse_move(text)) == -1
