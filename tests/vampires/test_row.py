"""The row of vampires."""

from __future__ import annotations

import pytest

from tests.vampires.build import crowd, table


@pytest.mark.rule("vampires.ends")
def test_only_the_outermost_count() -> None:
    scene = table(["RG??WB", crowd(15), crowd(15)], {"a1": "green", "a2": "white"})
    assert scene.play("open a1") is not None
    assert scene.ask == "miss"
    single = table(["R", crowd(15), crowd(15)], {"a1": "red"})
    single.play("open a1")
    assert single.legal == ["bury left", "leave"]
    assert single.refused("bury right") == "vampires.ends"


@pytest.mark.rule("vampires.turn-up")
def test_the_next_is_turned_up() -> None:
    """Example 3."""
    scene = table(["GRykykykBY", crowd(15), crowd(15)], {"a1": "green"})
    scene.play("open a1", "bury left")
    assert scene.row(0) == "RY?????BY"
    right = table(["GRykykykBY", crowd(15), crowd(15)], {"a1": "yellow"})
    right.play("open a1", "bury right")
    assert right.row(0) == "GR?????KB"


@pytest.mark.rule("vampires.order-fixed")
def test_the_order_never_changes() -> None:
    scene = table(["GRykBY", crowd(15), crowd(15)], {"a1": "green", "b1": "yellow", "c1": "red"})
    scene.play("open a1", "bury left")
    assert scene.row(0) == "RY?BY"
    scene.play("open b1", "bury right")
    assert scene.row(0) == "RYKB"
    scene.play("open c1", "bury left")
    assert scene.row(0) == "YKB"


@pytest.mark.rule("vampires.gift-open")
def test_gifts_are_added_outside_and_open() -> None:
    """Example 7."""
    scene = table(
        ["RW" + "g" * 6 + "BY", "GKKK", "BWWW", crowd(15)],
        {"a1": "red vampire", "b1": "blue", "c1": "green", "d1": "red", "a2": "red"},
        stakes=[2, 0, 0, 0],
    )
    scene.play("open a1", "give left", "put left", "give left", "put left", "give left")
    scene.play("put right")
    assert scene.row(0)[:4] == "BGRW"
    assert scene.view.rows[0].closed == 6
    scene.state.ask, scene.state.asked, scene.state.opener = 0, 0, 0  # their next turn
    scene.play("open b1", "bury left", "open c1", "bury left")
    assert scene.row(0)[:3] == "RW?"
    assert scene.view.rows[0].closed == 6
    scene.play("open d1", "bury left")
    assert scene.row(0)[:3] == "WG?"
    assert scene.view.rows[0].closed == 5


@pytest.mark.rule("vampires.four-open")
def test_the_last_four_are_open() -> None:
    scene = table(["GRkBY", crowd(15), crowd(15)], {"a1": "green"})
    scene.play("open a1", "bury left")
    assert scene.row(0) == "RKBY"
    assert scene.view.rows[0].closed == 0


def test_a_row_may_grow_and_shrink_at_both_ends() -> None:
    """Sixty gifts round the ring: places never mix."""
    scene = table(["RY??WB", crowd(15), crowd(15)])
    state = scene.state
    for i in range(50):
        state.add_end(0, i % 2, i % 6)
        state.take_end(0, i % 2)
    assert scene.row(0)[:2] == "RY"
    for i in range(40):
        state.add_end(0, 0, i % 6)
    assert scene.size(0) == 46
    assert scene.row(0)[-2:] == "WB"
