"""Moves as text, fuzzed and malformed; positions that cannot be."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logovo.core.errors import BadNotation, BadPosition
from logovo.games.drakon.game import GAME
from tests.drakon.build import table

GOOD = """hero thief|place 17 r2 @3,-1|move north|move north east|move @2,0|wizard north
wizard north east|amazon west|amazon @-1,-12|barbarian p2 south|barbarian p6 @0,0|dwarf|dwarf 17 22
thief steal p2|thief swap 3|end|pass|figure @1,0|jump|stay|destroy @2,1|drakon @1,-1|drakon stay
float @2,2 r1|shift @1,1 17 r2|map p3|control p2 north east|control p2 @2,0|rotate @1,0 +3|knight
allow"""
BAD = """|move|move up|move north east south|move @1|move @1,|move @a,b|move @1,2,3|place 0 r0 @0,0
place 72 r0 @0,1|place 8 r4 @0,1|place 8 @0,1|place 08 r0 @0,1|place 8 r0 @00,1|place 8 r0 @-0,1
hero dragon|wizard @0,1|barbarian p7 north|barbarian p0 north|dwarf 1 1|dwarf 0|thief swap 4
thief steal|map 3|map p|rotate @1,0 +4|rotate @1,0 2|float @1,1|shift @1,1 17|drakon|Move north
 move north|move  north|move north |place ８ r0 @0,1|move @99999,0|control p2|stay stay"""


@pytest.mark.parametrize("text", GOOD.replace("\n", "|").split("|"))
def test_text_and_move_are_inverses(text: str) -> None:
    assert str(GAME.parse_move(text)) == text


@pytest.mark.parametrize("text", BAD.replace("\n", "|").split("|"))
def test_what_is_no_move_is_named_so(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)


@given(st.text(alphabet="placemovenrthudwk0123456789@,+- p\u0661", max_size=30))
@settings(max_examples=300, deadline=None, database=None)
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        move = GAME.parse_move(text)
    except BadNotation:
        return
    assert str(move) == text


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 9),
        ("players", True),
        ("options", {"goal": "gold11"}),
        ("board", [[0, 0, 0, 0], [8, 2, 0, -1]]),
        ("board", [[0, 0, 0, 0], [8, 0, 90_000, 0]]),
        ("board", [[0, 0, 1, 0]]),
        ("board", "none"),
        ("hands", [[1], [1]]),
        ("hands", [[1]]),
        ("pile", [1, 2, 3]),
        ("coins", [[9, 0, 0], [0, 0, 0]]),
        ("coins", [[-1, 0, 0], [0, 0, 0]]),
        ("figure", 8),
        ("stands", [0, 8]),
        ("heroes", [0, 0]),
        ("turn", 2),
        ("asks", []),
        ("asks", [[32, 0, 0, 0, 0, 0]]),
        ("asks", [[7, 0, 0, 0, 0, 0]]),
        ("asks", [[8, 0, 70, 0, 0, 0]]),
        ("asks", [[99, 0, 0, 0, 0, 0]]),
        ("ended", 17),
    ],
)
def test_an_impossible_position_is_refused(key: str, value: object) -> None:
    position = GAME.dump(table(hands={"p1": [1]}))
    assert GAME.dump(GAME.load(position)) == position
    position[key] = value
    with pytest.raises(BadPosition):
        GAME.load(position)
