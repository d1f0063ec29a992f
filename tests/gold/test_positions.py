"""Positions that cannot be on a table are refused by name."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from logovo.core.errors import BadPosition
from logovo.games.gold.game import GAME
from tests.gold.build import at_market, lay_out

Change = Callable[[dict[str, object]], object]


def seat(position: dict[str, object], number: int) -> dict[str, object]:
    seats = position["seats"]
    assert isinstance(seats, list)
    found: object = seats[number]
    assert isinstance(found, dict)
    return found


def part(position: dict[str, object], key: str) -> dict[str, object]:
    found = position[key]
    assert isinstance(found, dict)
    return found


CHANGES: dict[str, Change] = {
    "a token too many": lambda p: seat(p, 0).update(stash="K"),
    "no heap": lambda p: p.update(bag="XX"),
    "a knight twice": lambda p: seat(p, 0).update(down=["4"]),
    "a knight missing": lambda p: seat(p, 0).update(up=["4"]),
    "a dragon missing": lambda p: p.update(deck=[]),
    "nobody asked": lambda p: p.update(asks=[]),
    "an unknown ask": lambda p: p.update(
        asks=[{"ask": "sing", "seat": 0, "at": 0, "card": "", "by": 0}]
    ),
    "a cut without a battle": lambda p: p.update(
        asks=[{"ask": "cut", "seat": 0, "at": 0, "card": "", "by": 0}]
    ),
    "a card in the basic game": lambda p: seat(p, 0).update(cards=["ring"]),
    "fighters without knights": lambda p: part(p, "battle").update(
        place="@1", ranks=[0, 1], choosing=[0, 1], shares=["-", "-"]
    ),
    "two players": lambda p: p.update(players=2),
    "an unknown option": lambda p: p.update(options={"weather": "fine"}),
    "a missing key": lambda p: p.pop("bag"),
    "text for a number": lambda p: p.update(turns="many"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_position_that_cannot_be(what: str) -> None:
    position = copy.deepcopy(GAME.dump(lay_out().state))
    GAME.load(position)
    CHANGES[what](position)
    with pytest.raises(BadPosition):
        GAME.load(position)


def test_market_positions_round_trip() -> None:
    desk = at_market(stash={"p1": "GW", "p2": "S"})
    desk.play_as("p1", "offer p2 give G get S")
    desk.play_as("p2", "offer p3 give S get K")
    again = GAME.load(GAME.dump(desk.state))
    assert GAME.dump(again) == GAME.dump(desk.state)
    assert [str(m) for m in GAME.legal(again, GAME.awaited(again)[1])] == desk.legal("p2")
