"""Heroes!: the six abilities and their timing."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.games.drakon.abilities import FULL_ORDERS
from logovo.games.drakon.events import Drew, Refilled
from logovo.games.drakon.game import GAME
from tests.drakon.build import (
    ask,
    at,
    coins,
    decider,
    gold,
    hand,
    hoard,
    legal,
    pile,
    play,
    refused,
    table,
)


@pytest.mark.rule("drakon.heroes-dealt")
def test_the_ability_of_another_hero_is_refused() -> None:
    state = table("1r0@0,-1", heroes={"p1": "dwarf"})
    assert refused(state, "thief swap 1") == "heroes-dealt"


@pytest.mark.rule("drakon.ability-once")
def test_an_ability_is_used_once() -> None:
    state = table("1r0@0,-1", heroes={"p1": "dwarf"}, hands={"p1": [2]})
    play(state, "dwarf", "enough")
    assert refused(state, "dwarf") == "ability-once"
    assert not GAME.view(state, Seat(1)).seats[0].ability


@pytest.mark.rule("drakon.ability-when")
def test_before_or_after_the_action_but_never_inside() -> None:
    state = table("52r0@0,-1", heroes={"p1": "dwarf"}, hands={"p1": [2], "p2": [1, 3]})
    assert "dwarf" in legal(state)
    play(state, "move north")
    assert refused(state, "dwarf") == "ability-when"
    play(state, "map p2")
    assert (ask(state), refused(state, "dwarf")) == ("after", "")
    assert refused(state, "move north") == "one-action"
    play(state, "end")
    assert decider(state) == "p2"


@pytest.mark.rule("drakon.ability-only")
def test_who_has_only_an_ability_is_asked_and_may_pass() -> None:
    stuck = {"p2": "@0,-1"}
    state = table("1r0@0,-1", heroes={"p2": "dwarf"}, at=stuck, hands={"p1": [2]})
    play(state, "place 2 r0 @1,0")
    assert (decider(state), ask(state), legal(state)) == ("p2", "ability", ["dwarf", "pass"])
    assert refused(state, "move north") == "move-needs-chamber"
    play(state, "dwarf", "draw", "enough")
    assert (decider(state), ask(state)) == ("p2", "action")  # now they must act
    assert refused(state, "pass") == "must-act"
    state = table("1r0@0,-1", heroes={"p2": "dwarf"}, at=stuck, hands={"p1": [2]})
    play(state, "place 2 r0 @1,0", "pass")
    assert (decider(state), state.idle) == ("p1", 1)


@pytest.mark.rule("drakon.ability-only")
def test_an_ability_that_would_change_nothing_is_not_asked_for() -> None:
    state = table("1r0@0,-1", heroes={"p2": "dwarf"}, at={"p2": "@0,-1"}, rest="p1")
    play(state, "place 2 r0 @1,0")
    assert decider(state) == "p1"


@pytest.mark.rule("drakon.amazon")
def test_caught_on_her_first_move_she_goes_on_from_start() -> None:
    state = table("8r0@0,-1 9r1@1,0", heroes={"p1": "amazon"}, figure="@0,-1")
    play(state, "move north")
    assert (at(state, "p1"), ask(state)) == ("@0,0", "after")
    play(state, "amazon east")
    assert (at(state, "p1"), coins(state, "p1"), decider(state)) == ("@1,0", 1, "p2")


@pytest.mark.rule("drakon.amazon")
def test_the_amazon_leaves_a_teleport_at_once() -> None:
    state = table("69r0@0,-1 8r0@5,5", heroes={"p1": "amazon"})
    play(state, "move north", "amazon @5,5")
    assert (at(state, "p1"), coins(state, "p1")) == ("@5,5", 1)


@pytest.mark.rule("drakon.barbarian")
def test_the_barbarian_pushes_and_then_takes_a_chamber() -> None:
    state = table("8r0@0,-1", heroes={"p1": "barbarian"}, hands={"p1": [1], "p2": [2]})
    play(state, "barbarian p2 north")
    assert (at(state, "p2"), coins(state, "p2"), hand(state, "p1")) == ("@0,-1", 1, [1, 2])
    assert (decider(state), ask(state)) == ("p1", "action")
    assert refused(state, "barbarian p2 north") == "ability-once"


@pytest.mark.rule("drakon.barbarian")
def test_the_barbarian_needs_company() -> None:
    state = table("8r0@0,-1", heroes={"p1": "barbarian"}, at={"p2": "@0,-1"})
    assert refused(state, "barbarian p2 north") == "barbarian"


@pytest.mark.rule("drakon.dwarf")
def test_the_order_under_the_pile_is_the_dwarfs_secret() -> None:
    state = table(heroes={"p1": "dwarf"}, hands={"p1": [10, 20, 30, 40], "p2": [5]})
    told = play(state, "dwarf 40 10")
    assert pile(state)[-2:] == [40, 10] and len(hand(state, "p1")) == 4
    event = next(e for e in told if isinstance(e, Refilled))
    assert GAME.told_to(event, Seat(1)) == Refilled(Seat(0), ("unknown",) * 2, ("unknown",) * 2)
    assert refused(state, "dwarf 99".replace("99", "71")) == "ability-once"


@pytest.mark.rule("drakon.dwarf")
def test_a_short_pile_gives_what_it_has() -> None:
    state = table(heroes={"p1": "dwarf"}, hands={"p1": [10]}, rest="p2")
    play(state, "dwarf 10")
    assert (hand(state, "p1"), pile(state)) == ([10], [])


@pytest.mark.rule("drakon.dwarf")
def test_a_short_hand_goes_on_drawing_as_long_as_its_owner_likes() -> None:
    state = table(heroes={"p1": "dwarf"}, hands={"p1": [10, 11], "p2": [5]})
    told = play(state, "dwarf")
    assert Refilled(Seat(0), (), ()) in told
    assert (ask(state), legal(state)) == ("draw", ["draw", "enough"])
    assert refused(state, "place 10 r0 @0,-1") == "dwarf"
    assert refused(state, "stay") == "dwarf"
    told = play(state, "draw")
    assert [GAME.told_to(event, Seat(1)) for event in told] == [Drew(Seat(0), "unknown")]
    play(state, "enough")
    assert (ask(state), decider(state), len(hand(state, "p1"))) == ("action", "p1", 3)
    assert refused(state, "draw") == "one-action"


@pytest.mark.rule("drakon.dwarf")
def test_drawing_on_ends_with_four_chambers_or_with_the_pile() -> None:
    state = table(heroes={"p1": "dwarf"}, hands={"p1": [10, 11], "p2": [5]})
    play(state, "place 10 r0 @0,-1", "dwarf 11", "draw", "draw")
    assert (len(hand(state, "p1")), decider(state)) == (4, "p2")
    state = table(heroes={"p1": "dwarf"}, hands={"p1": [10]}, rest="p2")
    play(state, "dwarf")
    assert (ask(state), hand(state, "p1")) == ("action", [10])  # no pile, nothing to ask


@pytest.mark.rule("drakon.default-move")
def test_an_absent_dwarf_fills_the_hand() -> None:
    state = table(heroes={"p1": "dwarf"}, hands={"p1": [10], "p2": [5]})
    play(state, "dwarf")
    assert str(GAME.default_move(state, Seat(0), Chance(1))) == "draw"


@pytest.mark.rule("drakon.dwarf")
def test_every_order_of_a_small_hand_is_listed() -> None:
    state = table(heroes={"p1": "dwarf"}, hands={"p1": [10, 20, 30]})
    assert len(legal(state, "dwarf")) == 1 + 3 + 6 + 6
    assert refused(state, "dwarf 11") == "dwarf"


@pytest.mark.rule("drakon.dwarf")
def test_a_large_hand_lists_proposals_and_takes_any_order() -> None:
    held = list(range(30, 40))
    assert len(held) > FULL_ORDERS
    state = table(heroes={"p1": "dwarf"}, hands={"p1": held})
    assert GAME.is_partial(state, Seat(0))
    assert len(legal(state, "dwarf")) == 1 + 10 + 45 + 120
    long = " ".join(str(chamber) for chamber in reversed(held))
    play(state, f"dwarf {long}")
    assert pile(state)[-10:] == list(reversed(held)) and len(hand(state, "p1")) == 10


@pytest.mark.rule("drakon.knight")
@pytest.mark.parametrize("board", ["18r0@0,-1", "34r0@0,-1 1r1@1,0"])
def test_the_knight_keeps_a_coin_from_chambers(board: str) -> None:
    figure = "@1,0" if "34" in board else ""
    state = table(board, coins={"p1": [1]}, heroes={"p1": "knight"}, figure=figure)
    play(state, "move north")
    if figure:
        play(state, "drakon @0,-1")
        assert at(state, "p1") == "@0,0"  # sent to Start all the same
    assert (ask(state), legal(state)) == ("knight", ["knight", "allow"])
    play(state, "knight")
    assert coins(state, "p1") == 1


@pytest.mark.rule("drakon.knight")
def test_the_knight_is_asked_when_the_thief_steals() -> None:
    state = table("1r0@0,-1", coins={"p2": [1]}, heroes={"p1": "thief", "p2": "knight"})
    play(state, "thief steal p2")
    assert decider(state) == "p2"
    play(state, "allow")
    assert (coins(state, "p1"), coins(state, "p2"), decider(state)) == (1, 0, "p1")


@pytest.mark.rule("drakon.knight")
def test_walking_into_the_figure_costs_the_knight_unless_the_host_says_otherwise() -> None:
    board = "8r0@0,-1"
    state = table(board, coins={"p1": [1]}, heroes={"p1": "knight"}, figure="@0,-1")
    play(state, "move north")
    assert coins(state, "p1") == 0
    state = table(
        board,
        coins={"p1": [1]},
        heroes={"p1": "knight"},
        figure="@0,-1",
        knight_shield="always",
    )
    play(state, "move north")
    assert (ask(state), decider(state)) == ("knight", "p1")


@pytest.mark.rule("drakon.thief-steal")
def test_the_thief_steals_from_company_with_coins() -> None:
    state = table("1r0@0,-1", players=3, coins={"p2": [3]}, heroes={"p1": "thief"})
    assert legal(state, "thief") == ["thief steal p2"]
    assert refused(state, "thief steal p3") == "thief-steal"
    assert refused(state, "thief steal p1") == "thief-steal"
    play(state, "thief steal p2")
    assert (gold(state, "p1"), ask(state)) == (3, "action")


@pytest.mark.rule("drakon.thief-swap")
def test_the_thief_swaps_a_coin_with_the_hoard() -> None:
    state = table("1r0@0,-1", coins={"p1": [1]}, heroes={"p1": "thief"})
    assert refused(state, "thief swap 2") == "thief-swap"
    play(state, "thief swap 1", luck=[26])
    assert (gold(state, "p1"), hoard(state)) == (3, 27)


@pytest.mark.rule("drakon.thief-swap")
def test_a_swap_can_win() -> None:
    state = table("1r0@0,-1", coins={"p1": [3, 3, 2, 1]}, heroes={"p1": "thief"})
    play(state, "thief swap 1", luck=[23])
    assert state.is_over() and gold(state, "p1") == 11


@pytest.mark.rule("drakon.wizard")
def test_the_wizard_walks_through_any_side() -> None:
    board = "1r0@0,-1 8r0@1,-1"
    state = table(board, at={"p1": "@0,-1"}, heroes={"p1": "wizard"}, hands={"p1": [2]})
    assert legal(state, "wizard") == ["wizard east", "wizard south"]
    assert refused(state, "wizard north") == "move-needs-chamber"
    play(state, "wizard east")
    assert (coins(state, "p1"), decider(state)) == (1, "p2")  # the ordinary move, not one more


@pytest.mark.rule("drakon.wizard-wind")
def test_the_second_step_needs_its_own_arrow() -> None:
    state = table(
        "64r1@0,-1 1r1@0,-2 8r0@1,-2 9r0@-1,-2",
        hands={"p1": [2]},
        at={"p1": "@0,-1"},
        heroes={"p1": "wizard"},
    )
    assert refused(state, "wizard north west") == "wizard-wind"
    assert refused(state, "wizard north") == "wind"
