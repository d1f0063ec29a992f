"""Hands of imagined worlds when the deck is empty, against a count of all deals."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.games.lucky import hands, legality
from logovo.games.lucky.components import KIND_COUNTS, KIND_WORDS, KINDS
from logovo.games.lucky.game import GAME
from logovo.games.lucky.knowledge import LuckyKnowledge
from tests.lucky.build import Desk, lay_out

SCARCE = {"dust": 5, "break-lamp": 3, "break-spade": 3, "break-boots": 1, "mend-boots": 2}
"""Known to be gone, so that of the unseen cards next to none can be played."""
DRAWN = 3000


def stuck(hand: str) -> Desk:
    """Seats 2 and 3 hold a card each and can lay nothing, seat 1 can play nothing."""
    return lay_out(hand, "dust", "T1", deck="", broken="2 boots, 3 boots")


def recall(desk: Desk, gone: dict[str, int]) -> LuckyKnowledge:
    knowledge = GAME.knowledge(desk.state.options, Seat(0))
    for word, number in gone.items():
        knowledge.gone[KIND_WORDS.index(word)] = number
    return knowledge


def exact_odds(desk: Desk, gone: dict[str, int], *, playable: bool) -> dict[tuple[int, int], float]:
    """By the kinds that seats 2 and 3 hold: the share of all deals in which somebody can play,
    or nobody can."""
    left = list(KIND_COUNTS)
    for word in [*desk.hand(1), "break-boots", "break-boots"]:
        left[KIND_WORDS.index(word)] -= 1
    for word, number in gone.items():
        left[KIND_WORDS.index(word)] -= number
    ways: dict[tuple[int, int], float] = {}
    twin = desk.state.clone()
    for one in range(KINDS):
        for other in range(KINDS):
            number = left[one] * (left[other] - (1 if one == other else 0))
            twin.hands[1], twin.hands[2] = hands.hand_of([one]), hands.hand_of([other])
            if number > 0 and legality.nobody_can_play(twin) != playable:
                ways[(one, other)] = float(number)
    total = sum(ways.values())
    return {key: number / total for key, number in ways.items()}


def sampled(desk: Desk, knowledge: LuckyKnowledge) -> dict[tuple[int, int], int]:
    sampler, chance = GAME.sampler(desk.seen(1), knowledge), Chance(5)
    counts: dict[tuple[int, int], int] = {}
    for _world in range(DRAWN):
        world = sampler.sample(chance)
        key = int(hands.card(world.hands[1], 0)), int(hands.card(world.hands[2], 0))
        counts[key] = counts.get(key, 0) + 1
    return counts


def agree(counts: dict[tuple[int, int], int], odds: dict[tuple[int, int], float]) -> None:
    assert counts.keys() <= odds.keys(), "a world that cannot be"
    for seat in (0, 1):
        for kind in range(KINDS):
            share = sum(p for key, p in odds.items() if key[seat] == kind)
            found = sum(n for key, n in counts.items() if key[seat] == kind)
            spread = (DRAWN * share * (1 - share)) ** 0.5
            assert abs(found - DRAWN * share) <= 4.5 * spread + 1, KIND_WORDS[kind]


@pytest.mark.rule("lucky.end-exhausted")
@pytest.mark.parametrize("gone", [SCARCE, {}])
def test_somebody_can_play_while_the_round_goes_on(gone: dict[str, int]) -> None:
    desk = stuck("mend-lamp mend-spade")
    odds = exact_odds(desk, gone, playable=True)
    if gone:
        rare = exact_odds(desk, gone, playable=False)
        assert len(rare) > len(odds), "deals in which nobody can play abound"
    agree(sampled(desk, recall(desk, gone)), odds)


@pytest.mark.rule("lucky.end-exhausted")
def test_ones_own_playable_card_says_nothing_of_the_others() -> None:
    desk = stuck("dust")
    left = exact_odds(desk, {}, playable=True)
    agree(sampled(desk, recall(desk, {})), left)


@pytest.mark.rule("lucky.end-exhausted")
def test_nobody_could_play_when_the_last_round_ran_out() -> None:
    desk = lay_out(
        *("mend-lamp mend-spade", "T1", "T1"),
        deck="",
        broken="2 boots, 3 boots",
        round=3,
    )
    desk.play("pass mend-lamp")
    assert desk.state.is_over()
    gone = {"mend-lamp": 1}
    agree(sampled(desk, recall(desk, gone)), exact_odds(desk, gone, playable=False))
