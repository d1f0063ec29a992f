"""The twenty-four examples of the ledger, in its order and its notation."""

from __future__ import annotations

import pytest

from tests.drakon.build import (
    ask,
    at,
    chamber_at,
    coins,
    decider,
    figure_at,
    gold,
    hand,
    hoard,
    legal,
    pile,
    play,
    reason,
    refused,
    table,
    winners,
)


@pytest.mark.rule("drakon.no-facing-arrows")
@pytest.mark.rule("drakon.place-adjacent")
def test_01_first_placings() -> None:
    state = table(hands={"p1": [8]})
    assert refused(state, "place 8 r0 @0,-1") == ""
    assert refused(state, "place 8 r2 @0,-1") == "no-facing-arrows"
    assert refused(state, "place 8 r0 @1,-1") == "place-adjacent"


@pytest.mark.rule("drakon.move-needs-chamber")
@pytest.mark.rule("drakon.move-arrow")
@pytest.mark.rule("drakon.no-repeat")
def test_02_one_coin_for_one_entry() -> None:
    state = table("8r0@0,-1", hands={"p1": [1], "p2": [2]})
    play(state, "move north")
    assert (coins(state, "p1"), hoard(state)) == (1, 27)
    play(state, "place 2 r1 @1,0")
    assert refused(state, "move north") == "move-needs-chamber"
    assert refused(state, "move east") == "move-arrow"
    play(state, "place 1 r0 @0,-2")
    assert coins(state, "p1") == 1


@pytest.mark.rule("drakon.harp")
@pytest.mark.rule("drakon.harp-choice")
@pytest.mark.rule("drakon.harp-may-place")
def test_03_the_harp_calls() -> None:
    board = "6r0@0,-1 1r0@0,-2 46r0@1,-1"
    state = table(board, hands={"p1": [8]}, at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move east"]
    assert refused(state, "move north") == "harp"
    assert legal(state, "place")
    state = table(board + " 45r3@-1,-1", at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move east", "move west"]


@pytest.mark.rule("drakon.harp-no-arrow")
def test_04_no_harp_binds_on_a_key() -> None:
    state = table("66r0@1,0 46r0@1,-1", at={"p1": "@1,0"})
    assert legal(state, "move") == ["move north", "move west"]


@pytest.mark.rule("drakon.wind")
@pytest.mark.rule("drakon.wind-through")
@pytest.mark.rule("drakon.wind-stuck")
def test_05_two_steps_out_of_the_wind() -> None:
    state = table("64r1@0,-1 8r0@1,-1 9r0@1,-2", at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move east north"]
    play(state, "move east north")
    assert coins(state, "p1") == 1
    state = table("64r1@0,-1 8r0@1,-1", hands={"p1": [1]}, at={"p1": "@0,-1"})
    assert legal(state, "move") == []
    assert refused(state, "move east north") == "wind-stuck"


@pytest.mark.rule("drakon.wind-virtual")
def test_06_through_a_teleport() -> None:
    state = table("64r1@0,-1 69r0@1,-1 8r0@1,-2", at={"p1": "@0,-1"})
    assert legal(state, "move") == ["move east north"]
    state = table("64r1@0,-1 69r0@1,-1 8r2@1,-2", hands={"p1": [1]}, at={"p1": "@0,-1"})
    assert legal(state, "move") == []


@pytest.mark.rule("drakon.wizard-wind")
def test_07_the_wizard_in_the_wind() -> None:
    state = table(
        "64r1@0,-1 1r1@0,-2 8r0@1,-2",
        hands={"p1": [2]},
        at={"p1": "@0,-1"},
        heroes={"p1": "wizard"},
    )
    assert legal(state, "move") == []
    assert "wizard north east" in legal(state, "wizard")
    play(state, "wizard north east")
    assert (at(state, "p1"), coins(state, "p1")) == ("@1,-2", 1)


@pytest.mark.rule("drakon.figure-first")
@pytest.mark.rule("drakon.figure-walk-in")
@pytest.mark.rule("drakon.place-order")
def test_08_the_figure_is_set_and_met() -> None:
    state = table(hands={"p1": [34], "p2": [1]})
    play(state, "place 34 r0 @0,-1")
    assert (ask(state), decider(state), hand(state, "p1")) == ("figure", "p1", [])
    assert refused(state, "figure @0,0") == "figure-first"
    play(state, "figure @0,-1")
    assert (figure_at(state), len(hand(state, "p1"))) == ("@0,-1", 1)
    play(state, "move north")
    assert (at(state, "p2"), coins(state, "p2"), figure_at(state)) == ("@0,0", 0, "@0,-1")


@pytest.mark.rule("drakon.figure-catch")
@pytest.mark.rule("drakon.figure-all")
@pytest.mark.rule("drakon.figure-stay")
def test_09_the_figure_catches_two() -> None:
    def caught() -> tuple[str, str, int, int, int]:
        return (
            at(state, "p2"),
            at(state, "p3"),
            coins(state, "p2"),
            coins(state, "p3"),
            hoard(state),
        )

    board = "36r1@0,-1 1r0@1,-1 2r0@1,-2 8r1@1,0"
    purses = {"p2": [1, 2], "p3": [1, 1]}
    heroes_at = {"p2": "@1,0", "p3": "@1,0"}
    state = table(board, players=3, coins=purses, at=heroes_at, figure="@1,-2")
    play(state, "move north", "drakon @1,0")
    assert caught() == ("@0,0", "@0,0", 1, 1, 26)
    state = table(board, players=3, coins=purses, at=heroes_at, figure="@1,-2")
    play(state, "move north", "drakon stay")
    assert caught() == ("@1,0", "@1,0", 2, 2, 24)


@pytest.mark.rule("drakon.floating")
@pytest.mark.rule("drakon.floating-riders")
def test_10_a_floating_room() -> None:
    state = table("42r0@0,-1 1r1@1,0")
    play(state, "move north")
    assert refused(state, "float @2,0 r3") == "no-facing-arrows"
    assert refused(state, "float @0,-2 r0") == "floating"
    play(state, "float @2,0 r0")
    assert (at(state, "p1"), chamber_at(state, "@2,0")) == ("@2,0", "42r0")
    assert chamber_at(state, "@0,-1") == ""


@pytest.mark.rule("drakon.rotate")
def test_11_rotating() -> None:
    state = table("1r0@0,-1 59r1@1,0")
    play(state, "move east")
    assert refused(state, "rotate @0,-1 +2") == "no-facing-arrows"
    assert refused(state, "rotate @0,-1 +1") == ""
    assert refused(state, "rotate @0,-1 +3") == ""
    play(state, "rotate @0,0 +1")
    assert chamber_at(state, "@0,0") == "0r0"


@pytest.mark.rule("drakon.destroy")
@pytest.mark.rule("drakon.under-pile")
def test_12_destroying() -> None:
    state = table("30r0@0,-1")
    play(state, "move north")
    assert decider(state) == "p2"
    state = table("30r0@0,-1 8r1@1,0", hands={"p2": [1]}, rest="p1")
    assert pile(state) == []
    play(state, "move north", "destroy @1,0")
    assert pile(state) == [8]
    play(state, "place 1 r0 @-1,0")
    assert hand(state, "p2") == [8]


@pytest.mark.rule("drakon.map")
def test_13_the_map_changes_hands_for_good() -> None:
    state = table("52r0@0,-1", hands={"p1": [1, 2, 3, 4], "p2": [8, 9, 10, 11]})
    play(state, "move north", "map p2")
    assert (len(hand(state, "p1")), len(hand(state, "p2"))) == (5, 3)
    for _turn in range(2):
        play(state, legal(state, "place")[0])
    assert (len(hand(state, "p1")), len(hand(state, "p2"))) == (5, 3)


@pytest.mark.rule("drakon.shift")
@pytest.mark.rule("drakon.start-chamber")
def test_14_a_shift() -> None:
    state = table("48r0@0,-1 8r0@1,0", hands={"p1": [66]})
    play(state, "move north")
    assert refused(state, "shift @0,0 66 r0") == "start-chamber"
    play(state, "shift @1,0 66 r0")
    assert (hand(state, "p1"), chamber_at(state, "@1,0")) == ([8], "66r0")


@pytest.mark.rule("drakon.win-anytime")
@pytest.mark.rule("drakon.mind-control")
def test_15_a_victory_in_anothers_turn() -> None:
    state = table(
        "69r0@0,-1 8r0@1,0 55r2@0,1",
        coins={"p1": [3, 3, 3]},
        at={"p1": "@0,-1"},
        turn="p2",
    )
    play(state, "move south", "control p1 @1,0")
    assert (winners(state), reason(state)) == (["p1"], "win-gold")
    assert state.asks.depth == 0


@pytest.mark.rule("drakon.teleport")
@pytest.mark.rule("drakon.figure-start-entry")
def test_16_teleporting() -> None:
    state = table("69r0@1,0", coins={"p1": [2]}, at={"p1": "@1,0"}, figure="@0,0")
    assert refused(state, "move @1,0") == "teleport"
    play(state, "move @0,0")
    assert (at(state, "p1"), coins(state, "p1")) == ("@0,0", 0)


@pytest.mark.rule("drakon.dwarf")
def test_17_the_dwarf_refills() -> None:
    state = table(
        hands={"p1": [17, 18], "p2": list(range(20, 59))},
        heroes={"p1": "dwarf"},
    )
    assert len(pile(state)) == 30
    play(state, "dwarf 17")
    assert (len(hand(state, "p1")), len(pile(state)), pile(state)[-1]) == (2, 30, 17)
    assert (ask(state), decider(state), legal(state)) == ("draw", "p1", ["draw", "enough"])
    content = state.clone()
    play(state, "draw", "draw")
    assert (len(hand(state, "p1")), len(pile(state)), ask(state)) == (4, 28, "action")
    play(content, "draw", "enough")
    assert (len(hand(content, "p1")), len(pile(content)), ask(content)) == (3, 29, "action")


@pytest.mark.rule("drakon.knight")
def test_18_the_knight_keeps_a_coin_once() -> None:
    board = "22r0@0,-1 23r1@1,0"
    state = table(board, coins={"p2": [2]}, heroes={"p2": "knight"}, hands={"p2": [1]})
    play(state, "move north")
    assert (ask(state), decider(state)) == ("knight", "p2")
    play(state, "knight")
    assert coins(state, "p2") == 1
    state.stands[0] = 0
    play(state, "place 1 r0 @0,-2", "move east")
    assert (coins(state, "p1"), coins(state, "p2")) == (1, 0)


@pytest.mark.rule("drakon.barbarian")
def test_19_the_barbarian_on_a_teleport() -> None:
    board = "69r0@0,-1 8r0@1,0"
    both = {"p1": "@0,-1", "p2": "@0,-1"}
    state = table(board, at=both, heroes={"p1": "barbarian"})
    assert refused(state, "barbarian p2 @1,0") == "barbarian"
    state = table(board, at=both, heroes={"p1": "barbarian"}, barbarian_push="any")
    assert refused(state, "barbarian p2 @1,0") == ""


@pytest.mark.rule("drakon.team-goal")
@pytest.mark.rule("drakon.team-pool")
def test_20_a_team_wins_from_its_pool() -> None:
    purse = {"p1": [3, 3, 3], "p3": [3, 3, 3]}
    state = table("8r0@0,-1", players=4, coins=purse, teams="on", turn="p3")
    play(state, "move north", luck=[8])
    assert (winners(state), reason(state)) == (["p1", "p3"], "team-goal")
    state = table("22r0@0,-1", players=4, coins={"p1": [3]}, teams="on", turn="p2")
    play(state, "move north")
    assert (gold(state, "p1"), gold(state, "p3"), gold(state, "p2")) == (0, 0, 3)


@pytest.mark.rule("drakon.variant-escape")
@pytest.mark.rule("drakon.escape-by-moving")
def test_21_escaping() -> None:
    purse = {"p1": [1] * 8}
    state = table("69r0@0,-1", coins=purse, goal="escape")
    play(state, "move north")
    assert (winners(state), reason(state)) == (["p1"], "variant-escape")
    state = table("69r0@0,-1", coins=purse, goal="escape", figure="@0,-1")
    play(state, "move north")
    assert (at(state, "p1"), coins(state, "p1"), state.is_over()) == ("@0,0", 7, False)
    state = table("69r0@0,-1", coins=purse, goal="escape", at={"p1": "@0,-1"}, hands={"p1": [1]})
    play(state, "place 1 r2 @0,1")
    assert not state.is_over()


@pytest.mark.rule("drakon.fixed-gold")
def test_22_the_fifth_coin() -> None:
    state = table("8r0@0,-1", coins={"p1": [1] * 4}, goal="fixed5")
    play(state, "move north", luck=[0])
    assert (winners(state), reason(state), gold(state, "p1")) == (["p1"], "fixed-gold", 5)
    state = table("8r0@0,-1", coins={"p1": [3, 3, 3]}, goal="fixed5")
    play(state, "move north", luck=[24])
    assert (gold(state, "p1"), state.is_over()) == (12, False)


@pytest.mark.rule("drakon.no-action-end")
@pytest.mark.rule("drakon.skip")
@pytest.mark.rule("drakon.tie")
def test_23_nobody_can_act() -> None:
    state = table(
        "18r0@0,-1",
        players=3,
        rest="far",
        coins={"p1": [3, 3, 1, 1], "p2": [3, 3, 1], "p3": [3, 2]},
        at={"p2": "@100,50", "p3": "@102,50"},
    )
    play(state, "move north", luck=[0])
    assert gold(state, "p1") == 7
    assert (winners(state), reason(state)) == (["p1", "p2"], "no-action-end")


@pytest.mark.rule("drakon.amazon")
@pytest.mark.rule("drakon.ability-once")
def test_24_the_amazon_runs_on() -> None:
    state = table("8r0@0,-1 9r0@0,-2", hands={"p1": [1]}, heroes={"p1": "amazon"})
    play(state, "move north", "amazon north")
    assert (coins(state, "p1"), state.used) == (2, 1)
    state = table("8r0@0,-1 9r0@0,-2", hands={"p1": [1]}, heroes={"p1": "amazon"})
    play(state, "place 1 r1 @1,0")
    assert decider(state) == "p2"
    state = table("8r0@0,-1", hands={"p1": [1]}, heroes={"p1": "amazon"})
    assert refused(state, "amazon north") == "amazon"
