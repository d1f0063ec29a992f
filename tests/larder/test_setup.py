"""How a round is set up."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadOption
from logovo.core.journal import SILENT, Journal
from logovo.core.seats import TABLE, Seat
from logovo.games.larder.events import Dealt, Kept, SwapChosen, Swapped
from logovo.games.larder.game import GAME
from tests.larder.build import Desk, lay_out


def fresh(players: int, seed: int = 1) -> Desk:
    return Desk(GAME.setup(GAME.options(players, {}), Chance(seed), SILENT))


@pytest.mark.rule("larder.deal-reserve")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_reserve_is_three_closed_cards_with_an_open_one_on_each(players: int) -> None:
    for player in GAME.view(fresh(players).state, TABLE).seats:
        assert [stack.closed for stack in player.stacks] == ["unknown"] * 3
        assert all(stack.open not in ("", "unknown") for stack in player.stacks)


@pytest.mark.rule("larder.deal-hand")
def test_five_cards_to_each_hand() -> None:
    assert [int(me.hand_size) for me in fresh(4).state.seats] == [5, 5, 5, 5]


@pytest.mark.rule("larder.deal-hand")
def test_only_the_owner_is_told_their_hand() -> None:
    journal = Journal(True)
    GAME.setup(GAME.options(2, {}), Chance(1), journal)
    dealt = [event for event in journal.take() if isinstance(event, Dealt)]
    assert len(dealt) == 2
    mine, other = (GAME.told_to(event, Seat(0)) for event in dealt)
    assert isinstance(mine, Dealt) and "unknown" not in mine.hand
    assert isinstance(other, Dealt) and other.hand == ("unknown",) * 5
    assert other.open == dealt[1].open


@pytest.mark.rule("larder.trouble-pile")
@pytest.mark.parametrize(("players", "aside"), [(2, 56), (4, 34), (6, 12)])
def test_18_cards_of_trouble_and_the_rest_aside(players: int, aside: int) -> None:
    seen = GAME.view(fresh(players).state, TABLE)
    assert (seen.trouble, seen.aside) == (18, aside)


@pytest.mark.rule("larder.swap")
def test_everybody_owes_a_choice_at_once() -> None:
    desk = fresh(3)
    assert desk.turn == "p1 p2 p3"
    desk.play_as("p2", "keep")
    assert desk.turn == "p1 p3"


@pytest.mark.rule("larder.swap")
def test_an_exchange_happens_when_all_have_chosen() -> None:
    desk = lay_out("3 4 5 6 7 | zero/? 9/? 8/?", "1 1 1 1 1 | 2/? 2/? 2/?", ask="swap")
    first = desk.play_as("p1", "swap 3 zero")
    assert first == [SwapChosen(Seat(0), "3", "zero")]
    assert desk.hand("p1") == "3 4 5 6 7"
    second = desk.play_as("p2", "keep")
    assert second[1:] == [Swapped(Seat(0), "3", "zero"), Kept(Seat(1))]
    assert desk.hand("p1") == "4 5 6 7 zero"
    assert desk.open("p1") == "3 8 9"
    assert desk.ask == "turn"


@pytest.mark.rule("larder.swap")
def test_a_choice_is_hidden_from_others_until_then() -> None:
    desk = lay_out("3 4 5 6 7 | zero/? 9/? 8/?", "1 1 1 1 1 | 2/? 2/? 2/?", ask="swap")
    chosen = desk.play_as("p1", "swap 3 zero")[0]
    assert GAME.told_to(chosen, Seat(1)) == SwapChosen(Seat(0), "unknown", "unknown")
    assert GAME.view(desk.state, Seat(0)).swap == "swap 3 zero"
    assert GAME.view(desk.state, Seat(1)).swap == ""
    assert GAME.view(desk.state, TABLE).swap == ""


@pytest.mark.rule("larder.swap")
@pytest.mark.parametrize("text", ["lay 3 1", "take", "swap 3 3", "swap 9 8", "swap 3 4"])
def test_what_is_no_exchange(text: str) -> None:
    desk = lay_out("3 4 5 6 7 | zero/? 9/? 3/?", "1 1 1 1 1 | 2/? 2/? 2/?", ask="swap")
    assert desk.refused(text) == "larder.swap"


@pytest.mark.rule("larder.swap")
def test_no_exchange_later() -> None:
    desk = lay_out("3 4 | zero/? - -", "1")
    assert desk.refused("swap 3 zero") == "larder.swap"
    assert desk.refused("keep") == "larder.swap"


@pytest.mark.rule("larder.first-player")
def test_the_first_starter_is_random() -> None:
    starters = {int(fresh(4, seed).state.starter) for seed in range(40)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("larder.first-player")
@pytest.mark.parametrize(("value", "starter"), [("host", 0), ("p1", 0), ("p3", 2)])
def test_the_host_may_name_the_first_starter(value: str, starter: int) -> None:
    options = GAME.options(4, {"first-player": value})
    for seed in range(8):
        assert GAME.setup(options, Chance(seed), SILENT).starter == starter


@pytest.mark.rule("larder.first-player")
@pytest.mark.parametrize("value", ["p5", "p0", "Anna", ""])
def test_only_somebody_at_the_table_can_be_named(value: str) -> None:
    with pytest.raises(BadOption):
        GAME.options(4, {"first-player": value})


@pytest.mark.rule("larder.first-player")
@pytest.mark.parametrize(
    ("first", "third", "before", "starter"),
    [
        ("1", "1 1", 0, 2),  # the most coins
        ("1", "1", 0, 2),  # of two the nearest after the last starter, who comes last
        ("1", "1", 2, 0),
        ("1", "1", 1, 2),
    ],
)
def test_later_starters_have_lost_most(first: str, third: str, before: int, starter: int) -> None:
    # p2 wins with the last card; the others lose a coin for each of theirs
    desk = lay_out(f"{first} | - - -", "9 | - - -", f"{third} | - - -", turn="p2", starter=before)
    desk.play("lay 9 1")
    assert desk.state.starter == starter
    assert desk.ask == "swap"


@pytest.mark.rule("larder.first-player")
def test_the_total_of_all_rounds_counts_not_the_last_loss() -> None:
    desk = lay_out("1 | - - -", "9 | - - -", "1 1 1 | - - -", turn="p2", lost=(9, 2, 5))
    desk.play("lay 9 1")
    assert desk.lost() == [10, 2, 8]
    assert desk.state.starter == 0
