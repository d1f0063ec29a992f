"""Heroes on their way: arrows, entries, Harp, Key, Wind, Teleport."""

from __future__ import annotations

import pytest

from logovo.core.seats import Seat
from logovo.games.drakon.events import ActedBefore, HeroMoved
from tests.drakon.build import (
    ask,
    at,
    coins,
    decider,
    facts,
    hand,
    hoard,
    legal,
    play,
    refused,
    table,
)


@pytest.mark.rule("drakon.move-arrow")
def test_only_along_an_arrow() -> None:
    state = table("2r0@0,-1 1r0@0,-2 3r0@1,-1 66r0@-1,-1", at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move north", "move east"]
    assert facts(state, "move west") == {"direction": "west"}


@pytest.mark.rule("drakon.move-needs-chamber")
def test_not_into_the_void() -> None:
    state = table("2r0@0,-1 3r0@1,-1", at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move east"]
    assert refused(state, "move north") == "move-needs-chamber"


@pytest.mark.rule("drakon.entry")
@pytest.mark.rule("drakon.figure-walk-in")
def test_an_entry_looks_for_the_figure_first() -> None:
    state = table("8r0@0,-1", coins={"p1": [2]}, figure="@0,-1")
    play(state, "move north")
    assert (at(state, "p1"), coins(state, "p1"), hoard(state)) == ("@0,0", 0, 28)
    state = table("8r0@0,-1")
    play(state, "move north")
    assert coins(state, "p1") == 1


@pytest.mark.rule("drakon.no-repeat")
def test_standing_sets_off_nothing() -> None:
    state = table("8r0@0,-1", hands={"p1": [1, 3], "p2": [2, 4]}, at={"p1": "@0,-1"})
    play(state, "place 1 r0 @0,-2", "place 2 r0 @1,0", "place 3 r0 @0,-3")
    assert coins(state, "p1") == 0


@pytest.mark.rule("drakon.no-repeat")
def test_a_chamber_acts_on_a_hero_once_in_a_turn() -> None:
    # The Amazon enters 55, is led out by the hero she led into 56, and walks back in.
    state = table(
        "55r0@0,-1 66r0@0,-2 56r2@2,0 2r3@3,0",
        at={"p2": "@3,0"},
        heroes={"p1": "amazon"},
        hands={"p1": [8], "p2": [9]},
    )
    play(state, "move north", "control p2 west", "control p1 north")
    assert (ask(state), at(state, "p1")) == ("after", "@0,-2")
    told = play(state, "amazon south")
    assert at(state, "p1") == "@0,-1"
    assert ActedBefore(Seat(0), "mind-control") in told
    assert (ask(state), decider(state)) == ("action", "p2")


@pytest.mark.rule("drakon.no-repeat")
def test_coins_follow_the_same_line() -> None:
    state = table("8r0@0,-1", hands={"p2": [1]})
    state.note_acted(0, 8)
    play(state, "move north")
    assert (at(state, "p1"), coins(state, "p1"), decider(state)) == ("@0,-1", 0, "p2")


@pytest.mark.rule("drakon.no-repeat")
def test_an_entry_in_a_later_turn_acts_again() -> None:
    state = table("66r0@0,-1 8r2@0,-2", hands={"p1": [1], "p2": [2, 3]}, at={"p1": "@0,-1"})
    play(state, "move north", "place 2 r0 @1,0", "move south", "place 3 r0 @2,0", "move north")
    assert coins(state, "p1") == 2


@pytest.mark.rule("drakon.not-entry")
def test_riding_turning_jumping_and_being_sent_home_are_no_entries() -> None:
    # p2 rides on the floating room and stands on a Find that is turned under the hero.
    state = table("42r0@0,-1 1r1@1,0", at={"p2": "@0,-1"}, hands={"p2": [2]})
    play(state, "move north", "float @2,0 r0")
    assert (at(state, "p2"), decider(state)) == ("@2,0", "p2")
    state = table("59r0@0,-1 8r1@1,0", at={"p2": "@1,0"})
    play(state, "move north", "rotate @1,0 +1")
    assert coins(state, "p2") == 0


@pytest.mark.rule("drakon.must-may")
def test_orders_are_orders_and_offers_are_offers() -> None:
    state = table("52r0@0,-1", hands={"p2": [1]})
    play(state, "move north")
    assert refused(state, "stay") == "must-may"
    assert legal(state) == ["map p2"]
    state = table("42r0@0,-1 1r1@1,0")
    play(state, "move north")
    assert "stay" in legal(state)
    state = table("52r0@0,-1", hands={"p1": [1]})
    play(state, "move north")
    assert decider(state) == "p2"  # nobody has a chamber to take: passed over


@pytest.mark.rule("drakon.owner-resolves")
def test_the_owner_keeps_the_gain_of_a_forced_move() -> None:
    state = table("55r0@0,-1 8r1@1,0")
    play(state, "move north", "control p2 east")
    assert (coins(state, "p1"), coins(state, "p2")) == (0, 1)


@pytest.mark.rule("drakon.together")
def test_heroes_share_a_chamber() -> None:
    state = table("1r0@0,-1", players=6)
    for _seat in range(6):
        play(state, "move north")
    assert {at(state, f"p{n}") for n in range(1, 7)} == {"@0,-1"}


@pytest.mark.rule("drakon.harp")
def test_the_wizard_is_not_freed_from_the_harp() -> None:
    state = table("6r0@0,-1 1r0@0,-2 46r0@1,-1", at={"p1": "@0,-1"}, heroes={"p1": "wizard"})
    assert legal(state, "wizard") == ["wizard east"]
    assert refused(state, "wizard south") == "harp"
    assert facts(state, "wizard south") == {"sides": ("east",)}


@pytest.mark.rule("drakon.harp-choice")
def test_several_harps_leave_the_choice_to_whoever_moves_the_hero() -> None:
    board = "6r0@0,-1 46r0@1,-1 45r3@-1,-1 55r1@1,0 1r0@0,-2"
    state = table(board, at={"p2": "@0,-1"})
    play(state, "move east")
    assert legal(state) == ["control p2 east", "control p2 west"]


@pytest.mark.rule("drakon.harp-may-place")
def test_near_a_harp_placing_is_free() -> None:
    state = table("6r0@0,-1 46r0@1,-1", hands={"p1": [8]}, at={"p1": "@0,-1"})
    assert refused(state, "place 8 r0 @0,-2") == ""


@pytest.mark.rule("drakon.harp-no-arrow")
def test_a_harp_beside_a_teleport_binds_nobody() -> None:
    state = table("69r0@1,0 46r0@1,-1 1r0@0,-1", at={"p1": "@1,0"})
    assert legal(state, "move") == ["move @0,0", "move @0,-1", "move @1,-1"]


@pytest.mark.rule("drakon.harp-itself")
def test_entering_a_harp_does_nothing() -> None:
    state = table("46r1@0,-1")
    told = play(state, "move north")
    assert type(told[0]) is HeroMoved
    assert decider(state) == "p2"


@pytest.mark.rule("drakon.master-key")
def test_a_key_opens_all_sides_with_a_chamber() -> None:
    state = table("66r0@1,0 1r0@2,0 2r2@1,1", at={"p1": "@1,0"})
    assert legal(state, "move") == ["move east", "move south", "move west"]
    assert refused(state, "move north") == "move-needs-chamber"
    play(state, "move east")
    assert refused(state, "move west") != ""  # it works only on the Key


@pytest.mark.rule("drakon.wind")
@pytest.mark.rule("drakon.wind-through")
@pytest.mark.rule("drakon.figure-pass")
def test_the_chamber_in_between_is_passed_with_the_figure_on_it() -> None:
    board = "64r1@0,-1 8r0@1,-1 9r0@1,-2"
    state = table(board, at={"p1": "@0,-1"}, coins={"p1": [1]}, figure="@1,-1")
    assert refused(state, "move east") == "wind"
    play(state, "move east north")
    assert (at(state, "p1"), coins(state, "p1")) == ("@1,-2", 2)


def test_two_steps_lead_only_out_of_a_wind() -> None:
    state = table("8r0@0,-1 9r0@0,-2")
    assert refused(state, "move north north") == "wind"


@pytest.mark.rule("drakon.wind-virtual")
def test_a_neighbour_that_points_at_the_key_is_no_way_on() -> None:
    state = table("64r1@0,-1 66r0@1,-1 8r2@1,-2 9r1@2,-1", at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move east east"]
    assert refused(state, "move east north") == "wind-virtual"


@pytest.mark.rule("drakon.wind-harp")
def test_a_harp_on_the_way_binds_each_step() -> None:
    state = table("64r1@0,-1 6r1@1,-1 9r0@1,-2 46r0@2,-1", at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move east east"]
    assert refused(state, "move east north") == "wind-harp"
    state = table("64r1@0,-1 69r0@1,-1 9r0@1,-2 46r0@2,-1", at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move east east"]


@pytest.mark.rule("drakon.wind-stuck")
def test_no_two_steps_no_move() -> None:
    state = table("64r1@0,-1 1r0@1,-1", hands={"p1": [2]}, at={"p1": "@0,-1"})
    assert legal(state, "move") == []
    assert refused(state, "move east") == "wind-stuck"


@pytest.mark.rule("drakon.teleport")
def test_a_teleport_leads_everywhere_else() -> None:
    state = table("69r0@1,0 8r0@9,9", at={"p1": "@1,0"}, figure="@9,9")
    assert legal(state, "move") == ["move @0,0", "move @9,9"]
    assert refused(state, "move north") == "teleport"
    assert refused(state, "move @4,4") == "teleport"


@pytest.mark.rule("drakon.forced-way")
def test_a_forced_move_obeys_the_chamber_left() -> None:
    board = "55r1@1,0 69r0@0,-1 66r0@-1,0 64r0@1,1 1r2@1,2 2r2@1,3"
    state = table(
        board,
        players=4,
        at={"p2": "@0,-1", "p3": "@-1,0", "p4": "@1,1"},
        heroes={"p2": "wizard", "p3": "amazon"},
    )
    play(state, "move east")
    listed = legal(state)
    assert "control p2 @1,3" in listed and "control p2 south" not in listed
    assert [text for text in listed if "p3" in text] == ["control p3 east"]
    assert [text for text in listed if "p4" in text] == ["control p4 south south"]
    assert not any("wizard" in text for text in listed)


@pytest.mark.rule("drakon.mind-control")
def test_nobody_to_control_is_passed_over() -> None:
    state = table("55r0@0,-1 18r0@-1,0", hands={"p2": [1]}, at={"p2": "@-1,0"})
    play(state, "move north")
    assert (ask(state), decider(state)) == ("action", "p2")
    assert hand(state, "p2") == [1]


@pytest.mark.rule("drakon.chain")
def test_the_thirteenth_forced_move_does_not_happen() -> None:
    # Six heroes in a ring of four Mind Controls send each other round and round. Always the
    # one who was moved least, so that no chamber has acted on that hero before.
    ring = "55r1@1,0 56r1@2,0 57r1@2,1 58r3@1,1"
    places = {"p2": "@2,1", "p3": "@2,0", "p4": "@1,0", "p5": "@1,1", "p6": "@2,1"}
    state = table(ring, players=6, at=places, hands={f"p{n}": [n] for n in range(1, 7)})
    play(state, "move east")
    moved = dict.fromkeys(("p1", "p2", "p3", "p4", "p5", "p6"), 0)
    while ask(state) == "control":
        move = min(legal(state), key=lambda text: (moved[text.split()[1]], "west" in text))
        moved[move.split()[1]] += 1
        play(state, move)
    assert (sum(moved.values()), decider(state)) == (12, "p2")
    state = table("55r0@0,-1 8r1@1,0")
    state.forced = 12
    play(state, "move north")
    assert coins(state, "p2") == 0 and decider(state) == "p2"
    assert state.forced == 0  # every turn counts for itself
