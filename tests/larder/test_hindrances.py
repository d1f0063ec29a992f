"""The option of hindrances."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.seats import TABLE, Seat
from logovo.games.larder.components import HINDRANCES
from logovo.games.larder.events import HindranceTaken
from logovo.games.larder.game import GAME
from tests.larder.build import Desk, lay_out

LOSES = "1 | - - -"


def next_round(first: str, players: int = 3, winner: int = 1) -> Desk:
    """p2 wins a round while this hindrance lies on top of the pile."""
    desk = lay_out(*[LOSES] * players, turn=f"p{winner + 1}", hindrances=" ".join("-" * players))
    position = GAME.dump(desk.state)
    words = [card.word for card in HINDRANCES[1:] if card.word != first]
    position["hindrance_pile"] = [first, *words]
    desk = Desk(GAME.load(position))
    desk.play("lay 1 1")
    return desk


@pytest.mark.rule("larder.hindrance-taken")
def test_only_the_winner_of_the_round_before_takes_one() -> None:
    desk = next_round("invasion-7")
    assert [player.hindrance for player in desk.view().seats] == ["", "invasion-7", ""]


@pytest.mark.rule("larder.hindrance-taken")
def test_nobody_takes_one_in_round_1_or_without_the_option() -> None:
    first = GAME.setup(GAME.options(3, {"hindrances": "on"}), Chance(1), SILENT)
    assert [player.hindrance for player in GAME.view(first, TABLE).seats] == ["", "", ""]
    desk = lay_out(LOSES, LOSES)
    desk.play("lay 1 1")
    assert [player.hindrance for player in desk.view().seats] == ["", ""]


@pytest.mark.rule("larder.hindrance-taken")
def test_afterwards_it_goes_under_the_pile() -> None:
    desk = lay_out(LOSES, LOSES, hindrances="invasion-6 -", winner=0, round=2)
    desk.play("lay 1 1")
    position = GAME.dump(desk.state)
    pile = position["hindrance_pile"]
    assert isinstance(pile, list)
    assert pile[-1] == "invasion-6"
    assert desk.view().seats[0].hindrance == "invasion-7"


@pytest.mark.rule("larder.invasion")
@pytest.mark.parametrize("n", [6, 7, 8])
def test_an_invasion_fills_the_hand(n: int) -> None:
    desk = next_round(f"invasion-{n}")
    assert [int(me.hand_size) for me in desk.state.seats] == [5, n, 5]


@pytest.mark.rule("larder.unknown")
@pytest.mark.parametrize(
    ("hindrance", "stacks"),
    [("unknown-a", "CO CO C C"), ("unknown-b", "CO C C C C"), ("unknown-c", "C C C C C C")],
)
def test_an_unknown_reserve_is_laid_as_printed(hindrance: str, stacks: str) -> None:
    desk = next_round(hindrance)
    laid = [
        ("C" if stack.closed else "") + ("O" if stack.open else "")
        for stack in desk.view().seats[1].stacks
    ]
    assert " ".join(laid) == stacks
    assert desk.state.seats[1].hand_size == 5


@pytest.mark.rule("larder.unknown")
def test_without_an_open_card_there_is_no_swap() -> None:
    assert next_round("unknown-c").turn == "p1 p3"
    assert next_round("unknown-b").turn == "p1 p2 p3"


@pytest.mark.rule("larder.unknown")
def test_hand_then_open_then_closed() -> None:
    desk = lay_out(" | 7/? /? /? /?", LOSES, hindrances="unknown-a -", winner=0, round=2)
    assert desk.legal() == "lay 7 1"
    desk = lay_out(" | /? - /? /?", LOSES, hindrances="unknown-a -", winner=0, round=2)
    assert desk.legal() == "turn 1, turn 3, turn 4"


@pytest.mark.rule("larder.chaos")
def test_chaos_is_for_everybody_from_the_winner_clockwise() -> None:
    desk = next_round("chaos")
    seen = desk.view()
    assert seen.chaos
    assert [player.hindrance for player in seen.seats] == ["invasion-8", "invasion-6", "invasion-7"]


@pytest.mark.rule("larder.chaos")
def test_all_remaining_cards_are_trouble() -> None:
    seen = next_round("chaos").view()
    assert (seen.trouble, seen.aside) == (96 - 3 * 6 - 6 - 7 - 8, 0)


@pytest.mark.rule("larder.chaos")
def test_six_players_need_all_seven() -> None:
    desk = next_round("chaos", players=6)
    assert GAME.dump(desk.state)["hindrance_pile"] == []
    assert all(player.hindrance for player in desk.view().seats)


@pytest.mark.rule("larder.chaos")
def test_all_go_back_in_the_order_taken_chaos_last() -> None:
    desk = lay_out(
        "1 1 | - - -",
        LOSES,
        LOSES,
        hindrances="invasion-8 invasion-6 invasion-7",
        winner=1,
        round=2,
        plays=299,
        chaos=True,
        hindrance_pile=["unknown-a", "unknown-b", "unknown-c"],
    )
    desk.play("lay 1 1")  # the 300th play: nobody wins, nobody takes a new one
    assert GAME.dump(desk.state)["hindrance_pile"] == [
        *("unknown-a", "unknown-b", "unknown-c"),
        *("invasion-6", "invasion-7", "invasion-8", "chaos"),
    ]


@pytest.mark.rule("larder.hindrance-taken")
def test_all_are_told_who_takes_what() -> None:
    desk = lay_out(LOSES, LOSES, hindrances="- -")
    told = desk.play("lay 1 1")
    taken = next(event for event in told if isinstance(event, HindranceTaken))
    assert taken == HindranceTaken(Seat(0), "invasion-6")
    assert GAME.told_to(taken, Seat(1)) == taken
