"""What is told of a move, word by word: who did it, to whom, where, and what came up."""

from __future__ import annotations

from logovo.core.seats import NOBODY, Seat
from logovo.games.vampires import events as told
from logovo.games.vampires.components import NO_GIFT
from tests.vampires.build import crowd, table
from tests.vampires.test_end import gifts_for_seat_1, quiet

S0, S1, S2, S3 = (Seat(seat) for seat in range(4))
THREE = ["RR??RR", "GG??GG", "YY??YY"]


def test_an_opening_a_burial_and_what_is_turned_up() -> None:
    scene = table(["GRw?RR", "GG??GG", "YY??YY"], {"a1": "green"}, seat=0)
    assert scene.play("open a1") == [told.Opened(S0, "a1", "green", "empty", NOBODY)]
    assert scene.play("bury left") == [
        told.Buried(S0, "left"),
        told.TurnedUp(S0, "left", "white"),
    ]
    assert scene.play("stop") == [told.Stopped(S0), told.TurnBegan(S1)]


def test_a_match_not_used_a_miss_and_garlic() -> None:
    scene = table(THREE, {"a1": "green", "b1": "white"}, seat=1)
    scene.play("open a1")
    assert scene.play("leave") == [told.Declined(S1), told.TurnBegan(S2)]
    scene.play("open b1")
    assert scene.play("garlic") == [told.GarlicLaid(S2), told.TurnBegan(S0)]
    assert scene.play("open b1") == [
        told.Opened(S0, "b1", "white", "garlic", S2),
        told.GarlicFound(S0, S2),
    ]
    laid = {f"{column}1": "black garlic 1" for column in "bcd"}
    none = table(THREE, {"a1": "white", **laid}, seat=1)
    assert none.play("open a1")[1:] == [told.Missed(S1), told.TurnBegan(S2)]


def test_the_third_stake_and_its_gifts() -> None:
    scene = table(["RR?bRR", *THREE[1:]], {"a1": "white vampire"}, stakes=[0, 0, 2], seat=2)
    assert scene.play("open a1") == [
        told.Opened(S2, "a1", "white", "vampire", NOBODY),
        told.StakeTaken(S2, 3),
    ]
    assert scene.play("give right") == [
        told.Given(S0, S2, "right"),
        told.TurnedUp(S0, "right", "blue"),
    ]
    assert scene.play("put left") == [told.GiftPut(S2, "left")]
    scene.play("give left")
    assert scene.play("put right") == [
        told.GiftPut(S2, "right"),
        told.StakesReturned(S2),
        told.TurnBegan(S0),
    ]
    assert scene.state.gifts_left == 0


def test_garlic_that_goes_home() -> None:
    scene = table(THREE, {"a1": "white garlic 2"}, seat=0)
    assert scene.play("open a1", "give left", "put right") == [
        told.GiftPut(S0, "right"),
        told.GarlicReturned(S2),
        told.TurnBegan(S1),
    ]


def test_garlic_of_every_seat_goes_home_after_a_long_quiet() -> None:
    scene = table(
        ["RR??RR", "GG??GGG", "YY??YY"],
        {"a1": "white", "b1": "black garlic 0", "c1": "black garlic 2"},
        turn=18,
        stirred=0,
    )
    assert scene.play("open a1", "leave") == [
        told.Missed(S0),
        told.GarlicAllReturned(),
        told.TurnBegan(S1),
    ]
    assert [scene.garlic(seat) for seat in range(3)] == [3, 3, 3]


def test_a_barred_grave() -> None:
    scene = table(["RR??RR", "YY??YY"], {"b3": "white"})
    scene.play("open b3", "leave", "open b3", "leave")
    assert scene.play("open b3") == [
        told.Barred(S0, "b3"),
        told.StakeTaken(S0, 1),
        told.TurnBegan(S1),
    ]


def test_a_rat_and_the_end_of_the_plague() -> None:
    scene = table([crowd(13)] * 4, {"c3": "rat", "b2": "rat"}, seat=3)
    assert scene.play("open c3")[1:] == [told.RatFound(S3, S3)]
    # Their own second rat is the plague of their left neighbour.
    assert scene.play("open b2")[1:] == [told.PlagueEnded(), told.RatFound(S3, S0)]
    scene.play("stop", "stop", "stop")
    assert scene.play("stop") == [told.Stopped(S3), told.PlagueEnded(), told.TurnBegan(S1)]


def test_those_who_win_are_named() -> None:
    alone = gifts_for_seat_1(shared=False)
    assert alone.events[-1] == told.Won((S3,))
    assert alone.state.gift == NO_GIFT  # it has reached its new row, whoever looks afterwards
    both = gifts_for_seat_1(shared=True)
    assert both.play("put left", "put right")[-1] == told.Won((S0, S3))
    scene = quiet(34)
    scene.play("open a1", "leave")
    assert scene.play("open a1", "leave")[-1] == told.Stalled((S0, S2))
    assert scene.view.over
    assert scene.legal == []
