"""Luck: even, repeatable, recorded, replayed, rigged."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logovo.core.chance import Chance, LuckAsked, asking, recording, replaying, rigged, secret
from logovo.core.errors import BadLog
from logovo.core.piles import blank_pile, pile_list

FIRST_OF_SEED_7 = [80, 88, 6, 66, 32, 11, 40, 37]


def draws(chance: Chance, n: int, count: int) -> list[int]:
    return [int(chance.below(n)) for _ in range(count)]


def test_a_seed_gives_the_same_luck_for_ever() -> None:
    assert draws(Chance(7), 100, 8) == FIRST_OF_SEED_7


def test_neighbouring_seeds_differ() -> None:
    assert len({tuple(draws(Chance(seed), 1000, 4)) for seed in range(500)}) == 500


@given(st.integers(0, 2**40), st.integers(2, 96))
def test_every_result_is_in_range_and_even(seed: int, n: int) -> None:
    found = draws(Chance(seed), n, 50 * n)
    counts = [found.count(value) for value in range(n)]
    # A fair count of 50 strays this far about once in 10**9 draws.
    assert min(counts) >= 8 and max(counts) <= 110


@given(st.integers(0, 2**40), st.lists(st.integers(1, 500), max_size=30))
def test_what_was_recorded_replays(seed: int, sizes: list[int]) -> None:
    first = recording(seed)
    results = [int(first.below(n)) for n in sizes]
    tape = first.take_tape()
    assert tape == results and first.take_tape() == []
    again = replaying(tape)
    assert [int(again.below(n)) for n in sizes] == results
    assert again.is_spent()


def test_a_replay_asked_for_more_or_for_less_is_told() -> None:
    chance = replaying([3])
    with pytest.raises(BadLog):
        chance.below(3)
    with pytest.raises(BadLog):
        replaying([]).below(2)
    assert not replaying([1]).is_spent()


def test_rigged_luck_comes_first_and_is_recorded_with_the_rest() -> None:
    chance = rigged([4, 0], seed=1)
    assert draws(chance, 5, 2) == [4, 0]
    more = draws(chance, 5, 3)
    assert chance.take_tape() == [4, 0, *more]


def test_secret_luck_is_recorded_and_does_not_repeat() -> None:
    one, other = secret(), secret()
    assert draws(one, 2**30, 8) != draws(other, 2**30, 8)
    assert len(one.take_tape()) == 8


def test_a_shuffle_keeps_every_card() -> None:
    pile = blank_pile(96)
    for i in range(96):
        pile[i] = i
    Chance(3).shuffle(pile, 96)
    assert sorted(pile_list(pile, 96)) == list(range(96))
    assert pile_list(pile, 96) != list(range(96))


def test_luck_that_asks_stops_and_says_how_many_outcomes_there_are() -> None:
    chance = asking([2, 0])
    assert draws(chance, 3, 2) == [2, 0]
    with pytest.raises(LuckAsked) as asked:
        chance.below(17)
    assert asked.value.outcomes == 17
    with pytest.raises(BadLog):
        asking([5]).below(5)
