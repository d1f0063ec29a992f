"""What is kept for the moment, and what a screen covers on purpose."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.events import RoleDealt
from logovo.games.lucky.game import GAME
from logovo.testkit.walks import Party, walk


def whole_game() -> list[Event]:
    """Everything that happened in a random game of four."""
    options = GAME.options(4, {})
    party = Party(GAME, options, 3)
    events = list(party.table.opening)
    chance = Chance(4)
    while not party.table.state.is_over():
        seat, move = party.pick(chance)
        events += party.play(seat, move)
    return events


@pytest.mark.rule("lucky.roles-deal")
def test_only_ones_own_role_is_covered_on_ones_screen() -> None:
    covered = 0
    for event in whole_game():
        for observer in range(-1, 4):
            told = GAME.told_to(event, Seat(observer))
            is_own_role = isinstance(told, RoleDealt) and told.seat == observer
            assert GAME.secret(told, Seat(observer)) == is_own_role
            covered += is_own_role
        assert not GAME.secret(GAME.told_to(event, TABLE), TABLE)
    assert covered == 3 * 4, "once for each player and round"


def test_nothing_must_be_remembered_that_cannot_be_looked_up() -> None:
    """What a seat looked at stays in its view to the end of the round, so no event is fleeting."""
    assert not any(GAME.fleeting(event) for event in whole_game())
    options = GAME.options(3, {})
    for seed in range(5):
        for party in walk(GAME, options, seed, 60):
            for seat in party.observers[1:]:
                for goal in GAME.view(party.table.state, seat).goals:
                    assert seat not in goal.looked_seats or goal.card != "unknown"
