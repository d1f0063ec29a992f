"""How rounds and games end, and what they cost."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import OtherRuleset
from logovo.core.log import Entry, Header, Log
from logovo.core.outcome import Outcome
from logovo.core.seats import Seat
from logovo.core.table import replay
from logovo.games.larder import rulebook
from logovo.games.larder.components import LAST_ROUND
from logovo.games.larder.events import GameWon, RoundStalled, RoundWon, Scored
from logovo.games.larder.game import GAME
from tests.larder.build import Desk, lay_out

WINS = "9 | - - -"


def end_by_p1(other: str) -> Desk:
    """p1 lays their last card while p2 has these cards."""
    desk = lay_out(WINS, other)
    desk.play("lay 9 1")
    return desk


@pytest.mark.rule("larder.round-ends")
def test_the_round_is_over_when_hand_and_reserve_are_empty() -> None:
    desk = lay_out(WINS, "1 | - - -")
    told = desk.play("lay 9 1")
    assert RoundWon(1, Seat(0)) in told
    assert (int(desk.state.round), int(desk.state.winner), desk.ask) == (2, 0, "swap")


@pytest.mark.rule("larder.round-ends")
@pytest.mark.parametrize("last", ["4", "5", "firebreath"])
def test_the_last_card_has_no_effect(last: str) -> None:
    desk = lay_out(f"{last} | - - -", "1 | - - -")
    desk.play(f"lay {last} 1")
    assert desk.lost() == [0, 1]


@pytest.mark.rule("larder.round-ends")
def test_a_last_2_is_no_surprise() -> None:
    desk = lay_out("2 | - - -", "1 | - - -", tricks="trick-two")
    desk.play("lay 2 1")
    assert desk.lost() == [0, 1]


@pytest.mark.rule("larder.score-coins")
@pytest.mark.parametrize(
    ("cards", "loss"),
    [
        ("1 5 9 | - - -", 3),  # goblins cost 1
        ("zero | - - -", 3),  # dragons 3
        (" | 7/? - -", 1),  # an open card, but not what it covers
        (" | guardian/zero - -", 3),
        (" | /zero - -", 1),  # the back of a closed card
        ("1 zero | 7/? /? -", 6),
    ],
)
def test_coins_of_hand_open_cards_and_bare_backs(cards: str, loss: int) -> None:
    assert end_by_p1(cards).lost() == [0, loss]


@pytest.mark.rule("larder.score-coins")
def test_the_hand_is_shown_when_it_is_counted() -> None:
    desk = lay_out(WINS, "1 zero | - - -")
    assert Scored(Seat(1), ("1", "zero"), 4, 4, 0, 0) in desk.play("lay 9 1")


@pytest.mark.rule("larder.score-cap")
def test_ten_at_most_in_a_round() -> None:
    assert end_by_p1("zero zero zero zero | - - -").lost() == [0, 10]


@pytest.mark.rule("larder.game-ends")
def test_the_game_ends_when_somebody_has_lost_21() -> None:
    desk = lay_out(WINS, "1 1 | - - -", "1 | - - -", lost=(8, 19, 8))
    assert desk.play("lay 9 1")[-1] == GameWon((Seat(0),))
    assert desk.state.is_over() and desk.ask == ""


@pytest.mark.rule("larder.game-ends")
def test_the_lowest_total_wins() -> None:
    desk = lay_out(WINS, "1 1 | - - -", "1 | - - -", lost=(12, 19, 8))
    desk.play("lay 9 1")
    assert GAME.outcome(desk.state) == Outcome((2, 3, 1), (12, 21, 9), rulebook.GAME_ENDS)
    assert [desk.state.reward(seat) for seat in range(3)] == [0.5, 0.0, 1.0]


@pytest.mark.rule("larder.game-ends")
def test_20_is_not_enough() -> None:
    desk = lay_out(WINS, "1 | - - -", lost=(0, 19))
    desk.play("lay 9 1")
    assert not desk.state.is_over() and GAME.outcome(desk.state) is None


@pytest.mark.rule("larder.tie-round")
def test_a_tie_for_the_lowest_means_another_round() -> None:
    desk = lay_out(WINS, "1 1 | - - -", "1 | - - -", lost=(9, 19, 8))
    desk.play("lay 9 1")
    assert desk.lost() == [9, 21, 9]
    assert not desk.state.is_over() and desk.state.closing


@pytest.mark.rule("larder.tie-round")
def test_then_one_who_is_lowest_alone_wins() -> None:
    desk = lay_out(WINS, "1 1 | - - -", "1 | - - -", lost=(9, 21, 9), round=4)
    desk.play("lay 9 1")
    assert desk.state.is_over()
    assert desk.lost() == [9, 23, 10]


@pytest.mark.rule("larder.default-move")
@pytest.mark.parametrize(
    ("desk", "move"),
    [
        (lay_out("3 4 | zero/? - -", "1", ask="swap", swaps=("", "keep")), "keep"),
        (lay_out("4 9", "1", discard="4", ask="debt", debt=2), "draw"),
        (lay_out("guardian", "1", discard="5", ask="skip", skips=1, touched=1), "skip"),
        (lay_out("8 8 7 7 zero", "1", discard="5"), "lay 7 1"),
        (lay_out("3 3 zero guardian", "1", discard="5"), "lay zero 1"),
        (lay_out("7 7 7 7", "1", discard="9"), "take"),
        (lay_out(" | 7/? 8/? -", "1", discard="8"), "lay 8 1"),
        (lay_out(" | - /? /?", "1", discard="8"), "turn 2"),
        (lay_out(" | /1 /zero /9", "1", discard="8"), "turn 1"),  # not knowing what it is
        (lay_out("3", "1", discard="8"), "take"),
        (lay_out("3", "1", "1", ask="name", left=1, discard="2", tricks="trick-two"), "name p2"),
        (
            lay_out("3", "1", "1", ask="carousel", discard="7", tricks="trick-seven"),
            "go-on",
        ),
        (
            lay_out("3 | - 8/? 2/?", "1", ask="fetch", left=1, discard="9", tricks="trick-nine"),
            "fetch 8",
        ),
    ],
)
def test_what_is_played_for_somebody_absent(desk: Desk, move: str) -> None:
    assert str(GAME.default_move(desk.state, desk.seat(), Chance(0))) == move


@pytest.mark.rule("larder.default-move")
def test_the_next_player_is_named_in_the_direction_of_play() -> None:
    desk = lay_out(
        "3",
        "1",
        "1",
        ask="name",
        left=1,
        discard="2",
        tricks="trick-two trick-seven",
        clockwise=False,
    )
    assert str(GAME.default_move(desk.state, Seat(0), Chance(0))) == "name p3"


@pytest.mark.rule("larder.stall")
def test_after_300_plays_a_round_ends_without_a_winner() -> None:
    desk = lay_out("1 1 | - - -", "9 zero | - - -", plays=299)
    told = desk.play("lay 1 1")
    assert RoundStalled(1, 300) in told
    assert desk.lost() == [1, 4]
    assert desk.state.winner == -1 and desk.state.round == 2


@pytest.mark.rule("larder.stall")
def test_the_300th_play_may_still_win() -> None:
    desk = lay_out(WINS, "1 | - - -", plays=299)
    desk.play("lay 9 1")
    assert desk.state.winner == 0


@pytest.mark.rule("larder.stall")
def test_nobody_takes_a_hindrance_after_a_stall() -> None:
    desk = lay_out("1 1 | - - -", "9 | - - -", plays=299, hindrances="- -")
    desk.play("lay 1 1")
    assert [int(me.hindrance) for me in desk.state.seats] == [0, 0]


@pytest.mark.rule("larder.last-round")
def test_a_game_ends_with_its_last_round_and_a_tie_is_shared() -> None:
    desk = lay_out("1 1 | - - -", "9 | - - -", plays=299, round=LAST_ROUND, lost=(3, 3))
    desk.play("lay 1 1")
    assert GAME.outcome(desk.state) == Outcome((1, 1), (4, 4), rulebook.LAST_ROUND)


@pytest.mark.rule("larder.last-round")
def test_the_last_round_ends_the_game_below_21_too() -> None:
    desk = lay_out(WINS, "1 | - - -", round=LAST_ROUND, lost=(3, 4))
    desk.play("lay 9 1")
    assert GAME.outcome(desk.state) == Outcome((1, 2), (3, 5), rulebook.LAST_ROUND)


@pytest.mark.rule("larder.last-round")
def test_a_game_decided_in_its_last_round_ends_by_the_usual_rule() -> None:
    desk = lay_out(WINS, "1 | - - -", round=LAST_ROUND, lost=(3, 20))
    desk.play("lay 9 1")
    assert GAME.outcome(desk.state) == Outcome((1, 2), (3, 21), rulebook.GAME_ENDS)


@pytest.mark.rule("larder.last-round")
def test_the_round_before_the_last_is_followed_by_another() -> None:
    desk = lay_out(WINS, "1 | - - -", round=LAST_ROUND - 1, lost=(3, 4))
    desk.play("lay 9 1")
    assert (int(desk.state.round), desk.ask) == (LAST_ROUND, "swap")


def test_a_log_of_the_first_ruleset_is_told_apart() -> None:
    log = Log(Header("larder", 1, 2, {}, ["a", "b"]))
    log.add(Entry("setup", -1, "", []))
    with pytest.raises(OtherRuleset) as caught:
        replay(GAME, log)
    assert caught.value.facts == {"game": "larder", "written": 1, "ours": 2}
