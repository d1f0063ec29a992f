"""The laws of sampled worlds, on worlds that are made up: what cannot be is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from examples.hush.game import GAME, ours
from examples.hush.state import Hush
from logovo.core.chance import Chance
from logovo.core.seats import NOBODY, Seat
from logovo.testkit.walks import Party
from logovo.testkit.worlds import could_be, looks_the_same, sampled_world

P2 = Seat(1)


@pytest.fixture
def party() -> Party:
    """Three seats; the first is to move, and everybody is in."""
    return Party(GAME, GAME.options(3, {}), 5)


def ask_another(world: Hush) -> None:
    world.turn = 2


def end(world: Hush) -> None:
    world.turn = NOBODY


def lose_a_card(world: Hush) -> None:
    world.deck[next(rank for rank in range(1, 6) if world.deck[rank])] -= 1


def already_decided(world: Hush) -> None:
    """The rules would have ended the game when the last turn was taken."""
    world.taken = 18


def show_another_card(world: Hush) -> None:
    world.cards[P2] = 1 + world.cards[P2] % 5


def test_a_world_of_the_sampler_passes(party: Party) -> None:
    for seed in range(20):
        world = sampled_world(party, P2, Chance(seed))
        looks_the_same(party, P2, world)
        could_be(party, P2, world)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (ask_another, "asked, not"),
        (end, "over in one world only"),
        (lose_a_card, "box-does-not-add-up"),
        (already_decided, "over-or-not"),
    ],
)
def test_a_world_that_could_not_be_is_noticed(
    party: Party, spoil: Callable[[Hush], None], said: str
) -> None:
    world = ours(sampled_world(party, P2, Chance(1)))
    spoil(world)
    with pytest.raises(AssertionError, match=said):
        could_be(party, P2, world)


@pytest.mark.parametrize("spoil", [show_another_card, lose_a_card, already_decided])
def test_a_world_that_looks_different_is_noticed(
    party: Party, spoil: Callable[[Hush], None]
) -> None:
    world = ours(sampled_world(party, P2, Chance(1)))
    spoil(world)
    with pytest.raises(AssertionError):
        looks_the_same(party, P2, world)
