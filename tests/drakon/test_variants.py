"""Escape from the lair, teams, fixed gold, and how games end."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.games.drakon.events import Ended
from logovo.games.drakon.game import GAME
from tests.drakon.build import (
    at,
    coins,
    decider,
    gold,
    hand,
    legal,
    play,
    reason,
    refused,
    table,
    winners,
)


@pytest.mark.rule("drakon.variant-escape")
def test_in_the_escape_nobody_wins_by_gold() -> None:
    state = table("8r0@0,-1", coins={"p1": [3] * 6}, goal="escape")
    play(state, "move north")
    assert not state.is_over()
    state = table("39r0@0,-1", coins={"p1": [1] * 7}, goal="escape")
    play(state, "move north")
    assert not state.is_over()


@pytest.mark.rule("drakon.variant-escape")
def test_the_ransom_can_be_counted_in_gold() -> None:
    state = table("39r0@0,-1", coins={"p1": [3, 3, 2]}, goal="escape", escape_needs="8-gold")
    play(state, "move north")
    assert winners(state) == ["p1"]


@pytest.mark.rule("drakon.escape-by-moving")
def test_jumping_counts_being_moved_does_not() -> None:
    state = table(hands={"p1": [39]}, coins={"p1": [1] * 8}, goal="escape")
    play(state, "place 39 r0 @0,-1", "jump")
    assert winners(state) == ["p1"]
    state = table("39r0@0,-1 55r1@1,0", coins={"p2": [1] * 8}, goal="escape", hands={"p2": [1]})
    play(state, "move east", "control p2 north")
    assert at(state, "p2") == "@0,-1" and not state.is_over()


@pytest.mark.rule("drakon.team-goal")
@pytest.mark.rule("drakon.win-gold")
def test_ten_gold_alone_do_not_win_for_a_team() -> None:
    state = table("8r0@0,-1", players=4, coins={"p1": [3, 3, 3]}, teams="on")
    play(state, "move north")
    assert not state.is_over()


@pytest.mark.rule("drakon.team-pool")
def test_mates_look_into_one_pool() -> None:
    state = table("18r0@0,-1", players=4, coins={"p1": [3], "p2": [1]}, teams="on", turn="p3")
    for mate in (Seat(0), Seat(2)):
        assert GAME.view(state, mate).pools[0].coins == ("coin-3",)
        assert GAME.view(state, mate).pools[1].coins == ("unknown",)
    play(state, "move north")
    assert (coins(state, "p1"), coins(state, "p3")) == (0, 0)


@pytest.mark.rule("drakon.team-opponents")
def test_a_mate_is_no_opponent_and_his_hand_is_secret() -> None:
    hands = {f"p{n}": [n] for n in (1, 2, 3, 4)}
    state = table("52r0@0,-1", players=4, hands=hands, teams="on")
    play(state, "move north")
    assert legal(state) == ["map p2", "map p4"]
    assert refused(state, "map p3") == "team-opponents"
    assert GAME.view(state, Seat(0)).seats[2].hand[0].chamber == "unknown"
    state = table("55r0@0,-1 8r1@1,0", players=4, hands=hands, teams="on")
    play(state, "move north")
    assert refused(state, "control p3 east") == "team-opponents"


@pytest.mark.rule("drakon.fixed-gold")
def test_four_coins_are_not_five() -> None:
    state = table("8r0@0,-1", coins={"p1": [3, 3, 3]}, goal="fixed5")
    play(state, "move north")
    assert (coins(state, "p1"), state.is_over()) == (4, False)


@pytest.mark.rule("drakon.variants-mix")
def test_with_teams_the_numbers_double() -> None:
    state = table(
        "8r0@0,-1", players=4, coins={"p1": [1] * 8}, teams="on", goal="fixed5", turn="p3"
    )
    play(state, "move north")
    assert not state.is_over()
    state = table(
        "8r0@0,-1", players=4, coins={"p1": [2] * 9}, teams="on", goal="fixed5", turn="p3"
    )
    play(state, "move north")
    assert (winners(state), reason(state)) == (["p1", "p3"], "fixed-gold")
    state = table("69r0@0,-1", players=4, coins={"p1": [2] * 12}, teams="on", goal="escape")
    play(state, "move north")
    assert not state.is_over()
    sixteen = {"p1": [2] * 12 + [1] * 4}
    state = table("69r0@0,-1", players=4, coins=sixteen, teams="on", goal="escape")
    play(state, "move north")
    assert winners(state) == ["p1", "p3"]
    goal = GAME.choice("goal")
    assert goal is not None and goal.values == ("gold10", "fixed5", "escape")


@pytest.mark.rule("drakon.win-gold")
def test_ten_gold_win_at_once() -> None:
    state = table("8r0@0,-1", coins={"p1": [3, 3, 3]})
    told = play(state, "move north")
    assert (winners(state), reason(state)) == (["p1"], "win-gold")
    assert isinstance(told[-1], Ended) and told[-1].gold[0] == gold(state, "p1") >= 10
    assert GAME.legal(state, Seat(0)) == []


@pytest.mark.rule("drakon.win-anytime")
def test_a_victory_drops_what_was_still_to_come() -> None:
    # The pushed hero finds the tenth gold: the Barbarian gets no chamber for it.
    state = table(
        "8r0@0,-1", coins={"p2": [3, 3, 3]}, heroes={"p1": "barbarian"}, hands={"p2": [1]}
    )
    play(state, "barbarian p2 north")
    assert (winners(state), hand(state, "p2")) == (["p2"], [1])


@pytest.mark.rule("drakon.no-action-end")
def test_fixed_gold_counts_coins_before_gold() -> None:
    state = table(
        "1r0@0,-1",
        rest="far",
        coins={"p1": [1, 1], "p2": [3]},
        at={"p2": "@100,50"},
        goal="fixed5",
    )
    play(state, "move north")
    assert (winners(state), reason(state)) == (["p1"], "no-action-end")


@pytest.mark.rule("drakon.default-move")
def test_the_move_made_for_an_absent_player() -> None:
    def default() -> str:
        seat = Seat(int(state.decider()))
        return str(GAME.default_move(state, seat, Chance(1)))

    state = table("1r0@0,-1 42r1@1,0", hands={"p1": [2]})
    assert default() == "move north"
    play(state, "move east")
    assert default() == "stay"
    state = table(hands={"p1": [2]})
    assert default() == "place 2 r0 @0,-1"
    state = table("30r0@0,-1 8r1@1,0 9r1@2,0")
    play(state, "move north")
    assert default() == "destroy @1,0"
    state = table("18r0@0,-1", coins={"p1": [1]}, heroes={"p1": "knight"})
    play(state, "move north")
    assert default() == "allow"


@pytest.mark.rule("drakon.tie")
def test_equal_players_share_the_victory() -> None:
    state = table("1r0@0,-1", rest="far", coins={"p1": [1, 1], "p2": [2]}, at={"p2": "@100,50"})
    play(state, "move north")
    assert winners(state) == ["p1", "p2"]
    assert [state.reward(0), state.reward(1)] == [0.5, 0.5]


@pytest.mark.rule("drakon.stall")
def test_twelve_quiet_rounds_end_the_game() -> None:
    state = table(
        "69r0@0,-1 70r0@1,0", at={"p1": "@0,-1", "p2": "@1,0"}, rest="far", coins={"p2": [1]}
    )
    turns = 0
    while not state.is_over():
        play(state, next(text for text in legal(state) if text in ("move @0,-1", "move @1,0")))
        turns += 1
    assert (turns, reason(state), winners(state)) == (24, "stall", ["p2"])


@pytest.mark.rule("drakon.stall")
def test_a_placing_or_a_coin_starts_the_count_anew() -> None:
    state = table("69r0@0,-1 8r0@1,0", at={"p1": "@0,-1"}, hands={"p1": [1], "p2": [2]})
    state.turns = 10
    play(state, "move @1,0")
    assert state.stir == 10
    play(state, "place 2 r0 @0,-2")
    assert (state.stir, decider(state)) == (11, "p1")


@pytest.mark.rule("drakon.stall")
def test_no_game_has_more_than_150_rounds() -> None:
    state = table("1r0@0,-1", hands={"p1": [2]})
    state.turns = 299
    state.stir = 298
    play(state, "move north")
    assert reason(state) == "stall"
