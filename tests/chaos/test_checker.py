"""The checker of the attacks notices what it is there for."""

from __future__ import annotations

import pytest

from logovo.core.plain import plain
from logovo.core.seats import Seat
from logovo.server.table.projection import plain_view
from tests.chaos.watching import ONLOOKER, Shown
from tests.server.crowd import Acked, Crowd, check
from tests.server.leaks import START
from tests.server.stored import Kept
from tests.server.test_undo import begun

MOVES = 12


@pytest.fixture(scope="module")
def game() -> tuple[Kept, Shown]:
    """A game of which everybody was shown everything that was theirs."""
    live, dice = begun("larder", 5)
    timeline, shown = live.timeline, Shown()

    def look() -> None:
        for seat in range(ONLOOKER, live.record.players):
            shown.see("table", seat, timeline.version(seat), plain_view(timeline, seat))

    look()
    rows = [timeline.past[0].row]
    for _move in range(MOVES):
        seat = dice.choice(live.awaited())
        legal = timeline.game.legal(timeline.state, Seat(seat))
        rows.append(timeline.move(seat, dice.choice(legal), START).row)
        look()
    return Kept(live.record, rows), shown


def copy(shown: Shown) -> Shown:
    again = Shown()
    again.views["table"] = dict(shown.views["table"])
    return again


def test_what_everybody_may_see_is_right(game: tuple[Kept, Shown]) -> None:
    kept, shown = game
    shown.compare({"table": kept})
    assert shown.wrong == [] and len(shown.views["table"]) > MOVES


def test_the_view_of_another_seat_is_a_leak(game: tuple[Kept, Shown]) -> None:
    kept, shown = game
    leaking = copy(shown)
    leaking.views["table"][0, 2] = leaking.views["table"][1, 2]
    leaking.compare({"table": kept})
    assert leaking.wrong == ["table: version 2 of 0 is not the game's"]


def test_a_version_that_is_not_stored_was_lost(game: tuple[Kept, Shown]) -> None:
    kept, shown = game
    lost = copy(shown)
    lost.compare({"table": Kept(kept.record, kept.rows[:-1])})
    assert len(lost.wrong) >= kept.record.players


def test_two_views_of_one_version_and_a_step_back_are_noticed() -> None:
    live, _dice = begun("larder", 5)
    shown = Shown()
    view = plain_view(live.timeline, 0)
    shown.look("table", 0, 3, view)
    shown.look("table", 0, 2, view)
    shown.see("table", 0, 3, {**view, "round": plain(99)})
    assert [one.partition(": ")[2] for one in shown.wrong] == [
        "seat 0 was shown version 2 again",
        "version 3 was shown to 0 in two ways",
    ]


@pytest.mark.parametrize("told", ["lost", "doubled", "other"])
def test_a_move_that_is_not_stored_as_told_is_noticed(game: tuple[Kept, Shown], told: str) -> None:
    kept, _shown = game
    moves = [row.text for row in kept.rows if row.kind == "move" and row.seat == 0]
    crowd = Crowd([])
    crowd.acked.append(Acked("table", 0, list(moves)))
    assert check(crowd, {"table": kept.rows}).moves == len(moves)
    wrong = {"lost": [*moves, moves[0]], "doubled": moves[1:], "other": [*moves[1:], moves[0]]}
    crowd.acked[0].moves = wrong[told]
    with pytest.raises(AssertionError):
        check(crowd, {"table": kept.rows})
