"""Positions: only real tables are read back, everything else is a named complaint."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logovo.core.errors import BadNotation, BadPosition
from logovo.games.vampires.game import GAME
from logovo.games.vampires.moves import ALL_MOVES
from logovo.testkit.walks import walk
from tests.vampires.build import crowd, table

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)


def good() -> dict[str, object]:
    scene = table(["RR??RR", "GG??GG", crowd(13)], {"a1": "white garlic 1", "c3": "rat"})
    scene.play("open a1")
    return GAME.dump(scene.state)


def test_positions_of_whole_games_read_back() -> None:
    for players in (2, 4, 6):
        for party in walk(GAME, GAME.options(players, {}), players, 60):
            position = json.loads(json.dumps(GAME.dump(party.table.state)))
            assert GAME.dump(GAME.load(position)) == position


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 4),
        ("players", True),
        ("rows", []),
        ("graves", {"a1": "red"}),
        ("graves", {"z9": "red"}),
        ("ask", "open"),
        ("ask", "put"),
        ("ask", "plague"),
        ("ask", "shout"),
        ("ending", "won"),
        ("colours", ["red"]),
        ("reserve", ["rat"] * 6),
        ("rats-out", 1),
        ("path-stakes", 12),
        ("turn", 0),
        ("turn", 1001),
        ("stirred", 7),
        ("gifts", None),
        ("gifts", {"receiver": 0, "giver": 0, "left": 1, "vampire": ""}),
        ("last", None),
        ("plague", {"grave": "c3", "owner": 0, "stopped": 9, "open": []}),
        ("ever", [[]]),
        ("barred", ["here"]),
    ],
)
def test_what_cannot_be_a_table_is_refused(key: str, value: object) -> None:
    position = good()
    GAME.load(position)
    with pytest.raises(BadPosition):
        GAME.load(position | {key: value})


def test_a_missing_or_strange_key_is_refused() -> None:
    position = good()
    for key in position:
        with pytest.raises(BadPosition):
            GAME.load({name: value for name, value in position.items() if name != key})
    with pytest.raises(BadPosition):
        GAME.load(position | {"more": 1})


def test_rows_must_be_open_at_both_ends() -> None:
    position = copy.deepcopy(good())
    rows = position["rows"]
    assert isinstance(rows, list)
    rows[0]["left"] = 1
    with pytest.raises(BadPosition):
        GAME.load(position)


@given(key=st.sampled_from(sorted(good())), value=JSON)
@settings(max_examples=150, deadline=None, database=None)
def test_any_value_anywhere_is_read_or_named(key: str, value: object) -> None:
    position = good()
    try:
        state = GAME.load(position | {key: value})
    except BadPosition:
        return
    assert GAME.load(GAME.dump(state)).players == 3


@given(text=st.text(max_size=20) | st.sampled_from([str(move) + " " for move in ALL_MOVES]))
@settings(max_examples=150, deadline=None, database=None)
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        move = GAME.parse_move(text)
    except BadNotation:
        return
    assert str(move) == " ".join(text.split())
