"""How rounds and the game end."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.games.lucky.events import GameEnded, RolesShown, RoundBegan, RoundEnded
from logovo.games.lucky.game import GAME
from tests.lucky.build import lay_out

ROW = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"


@pytest.mark.rule("lucky.end-gold")
def test_the_round_ends_at_the_gold() -> None:
    desk = lay_out("T5", "T1", "T1", forest=ROW, goals="P1 G P2")
    ended = [event for event in desk.play("lay T5 @5,0") if isinstance(event, RoundEnded)]
    assert [(event.winners, event.by_seat) for event in ended] == [("lucky", 0)]


@pytest.mark.rule("lucky.end-exhausted")
def test_the_round_ends_when_nobody_can_play() -> None:
    desk = lay_out("T1 T3", "mend-lamp", "", deck="", broken="1 boots")
    ended = [event for event in desk.play("pass T1") if isinstance(event, RoundEnded)]
    assert [(event.winners, event.by_seat) for event in ended] == [("mad", -1)]


@pytest.mark.rule("lucky.end-exhausted")
@pytest.mark.parametrize("card", ["dust", "fire", "break-lamp", "mend-boots", "T1"])
def test_one_playable_card_keeps_the_round_going(card: str) -> None:
    desk = lay_out("T1 T3", "mend-lamp", card, deck="", broken="1 boots", forest="T2 @1,0")
    assert "RoundEnded" not in desk.told("pass T1")
    assert desk.turn == 2
    assert "RoundEnded" not in desk.told("pass mend-lamp"), "a pass does not count"


@pytest.mark.rule("lucky.finite")
@pytest.mark.parametrize("players", [3, 5, 10])
def test_every_game_is_over_in_time(players: int) -> None:
    options = GAME.options(players, {})
    moves = Moves()
    for seed in range(3):
        chance = Chance(seed)
        state = GAME.setup(options, chance, SILENT)
        steps = 0
        while not state.is_over():
            state.legal_into(moves)
            state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
            steps += 1
        assert steps <= GAME.longest(options)


@pytest.mark.rule("lucky.reveal-roles")
def test_roles_and_goals_are_shown() -> None:
    desk = lay_out("T5", "T1", "T1", forest=ROW, goals="P1 G P2", mad="2")
    shown = [event for event in desk.play("lay T5 @5,0") if isinstance(event, RolesShown)]
    assert shown == [RolesShown((Seat(1),), (Seat(0), Seat(2)), ("lucky",), ("P1", "G", "P2"))]
    assert [seat.role for seat in desk.seen().seats] == ["lucky", "mad", "lucky"]
    assert [goal.card for goal in desk.seen().goals] == ["P1", "G", "P2"]
    assert desk.seen().aside == ("lucky",)


@pytest.mark.rule("lucky.win-diggers")
def test_diggers_win_whoever_completes_the_path() -> None:
    desk = lay_out("T5", "T1", "T1", forest=ROW, goals="P1 G P2", mad="1")
    ended = [event for event in desk.play("lay T5 @5,0") if isinstance(event, RoundEnded)]
    assert ended[0].winners == "lucky" and desk.turn == 3


@pytest.mark.rule("lucky.win-mad")
def test_otherwise_the_mad_luckies_win() -> None:
    desk = lay_out("T1", "mend-lamp", "", deck="", mad="3", broken="1 boots")
    desk.play("pass T1")
    assert [len(desk.gold(seat)) for seat in (1, 2, 3)] == [0, 0, 2]


@pytest.mark.rule("lucky.next-round")
def test_all_but_the_gold_is_shuffled_again() -> None:
    desk = lay_out("T1", "", "", deck="", broken="1 boots", gold=((3,), (1, 2), ()))
    desk.play("pass T1")
    seen = desk.seen()
    assert seen.round == 2 and len(seen.forest) == 1 and seen.discard == 0 and seen.deck == 49
    assert [seat.broken for seat in seen.seats] == [(), (), ()]
    assert [seat.cards for seat in seen.seats] == [6, 6, 6]
    assert [desk.gold(seat) for seat in (1, 2, 3)] == [[3], [1, 2], []]
    assert seen.gold_deck == 25


@pytest.mark.rule("lucky.next-first")
def test_the_left_neighbour_of_the_last_player_begins() -> None:
    played = lay_out("T1", "T1", "", deck="", broken="1 boots, 2 boots", last_played=2)
    begun = [event for event in played.play("pass T1") if isinstance(event, RoundBegan)]
    assert begun == [RoundBegan(2, Seat(2))]
    unplayed = lay_out("T1", "T1", "", deck="", broken="1 boots, 2 boots", first=3)
    begun = [event for event in unplayed.play("pass T1") if isinstance(event, RoundBegan)]
    assert begun == [RoundBegan(2, Seat(0))], "left of the first player"


@pytest.mark.rule("lucky.game-end")
def test_the_most_nuggets_win() -> None:
    gold = ((3, 3), (1, 1, 1), (2, 3))
    desk = lay_out("T1", "", "", deck="", broken="1 boots", round=3, gold=gold)
    events = desk.play("pass T1")
    assert events[-1] == GameEnded((Seat(0),), (6, 3, 5))
    outcome = GAME.outcome(desk.state)
    assert outcome is not None and outcome.places == (1, 3, 2) and outcome.scores == (6, 3, 5)
    assert desk.seen().seats[0].gold == ("3", "3"), "values are shown at the end of the game"


@pytest.mark.rule("lucky.tie")
def test_equal_highest_share_the_victory() -> None:
    gold = ((3, 3, 1), (3, 3, 1), (2, 2, 1))
    desk = lay_out("T1", "", "", deck="", broken="1 boots", round=3, gold=gold)
    desk.play("pass T1")
    outcome = GAME.outcome(desk.state)
    assert outcome is not None and outcome.winners == (0, 1)
    assert desk.state.reward(0) == desk.state.reward(1) == 1.0 > desk.state.reward(2)
