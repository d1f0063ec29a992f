"""Probe positions for what searching imagined worlds is known to get wrong, and what ours does.

One seat has a coin under its cup. It is worth knowing what the other may see of that.
- Strategy fusion: who searches each world by itself believes that it will guess a hidden coin
  right, because in each world it would know. Ours keeps one tree for all worlds and does not.
- A rival who knows its own coin: a tree for what one seat sees cannot tell such a rival's worlds
  apart; it is the policy's opinion, which sees them, that puts it right.
- Telling by one's moves: nobody in the tree draws conclusions from a move. Where a move gives a
  secret away the search does not see it, and this is measured, not mended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.search.compare import Compare
from logovo.search.ismcts import Search
from logovo.search.policy import Policy, Uniform

SAFE, GO, HEADS, TAILS = 0, 1, 2, 3
ITERATIONS: Final = 2000


class Cup(State):
    """Seat 0 wins `safe` times in a thousand, or goes on; then `guesser` says heads or tails, and
    wins if that is what lies under the cup."""

    def __init__(self, coin: int, safe: int, guesser: int) -> None:
        super().__init__(2)
        self.coin = coin
        self.is_lucky = False
        self.safe = safe
        self.guesser = guesser
        self.played: list[int] = []

    def decider(self) -> i64:
        if self.is_over():
            return -1
        return self.guesser if self.played else 0

    def is_over(self) -> bool:
        return self.played == [SAFE] or len(self.played) == 2

    def legal_into(self, moves: Moves) -> None:
        moves.clear()
        for code in (HEADS, TAILS) if self.played else (SAFE, GO):
            moves.add(code)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        self.played.append(int(move))
        self.is_lucky = chance.below(1000) < self.safe

    def clone(self) -> Cup:
        twin = Cup(self.coin, self.safe, self.guesser)
        twin.played = self.played[:]
        return twin

    def reward(self, seat: i64) -> float:
        if self.played == [SAFE]:
            return 1.0 if self.is_lucky == (seat == 0) else 0.0
        is_right = self.played[-1] == self.coin
        return 1.0 if is_right == (seat == self.guesser) else 0.0


class Cups(Sampler):
    """What lies under the cup is not known to seat 0."""

    def __init__(self, safe: int, guesser: int) -> None:
        self.safe = safe
        self.guesser = guesser

    def sample(self, chance: Chance) -> Cup:
        return Cup(HEADS + int(chance.below(2)), self.safe, self.guesser)


class Looks(Policy):
    """Seat 1 has looked under the cup; whatever else is asked, it says the first thing."""

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        assert isinstance(state, Cup)
        if state.played and state.guesser == 1:
            return state.coin
        return moves.get(0)


def value_of(code: int, search: Search | Compare) -> float:
    search.more(ITERATIONS)
    return next(tried.value for tried in search.report() if tried.code == code)


def alone(sampler: Sampler) -> float:
    """What going on is thought to be worth by one who solves world after world by itself."""
    chance, total = Chance(5), 0.0
    for _world in range(200):
        world = sampler.sample(chance)
        ends = []
        for code in (HEADS, TAILS):
            end = world.clone()
            for move in (GO, code):
                end.apply(move, chance, Journal(False))
            ends.append(end.reward(0))
        total += max(ends)
    return total / 200


Make = Callable[[Sampler], Search | Compare]


@pytest.mark.parametrize(
    "make", [lambda cups: Search(cups, Uniform(), 3), lambda cups: Compare(cups, Uniform(), 3)]
)
def test_it_does_not_hope_to_guess_what_it_cannot_know(make: Make) -> None:
    cups = Cups(safe=650, guesser=0)
    assert alone(cups) == 1.0, "the trap is one"
    search = make(cups)
    assert value_of(GO, search) == pytest.approx(0.5, abs=0.1)
    assert search.best() == SAFE


def test_a_rival_who_has_looked_is_not_taken_for_one_who_guesses() -> None:
    """Going on is worth nothing: seat 1 knows the coin. Without an opinion the tree thinks it worth
    a half, for it cannot tell the rival's worlds apart; the policy's opinion brings that down."""
    cups = Cups(safe=300, guesser=1)
    blind = Search(cups, Uniform(), 3)
    assert value_of(GO, blind) == pytest.approx(0.5, abs=0.1)
    assert blind.best() == GO, "what a tree of one's own view gets wrong"
    knowing = Search(cups, Looks(), 3)
    assert value_of(GO, knowing) < 0.25
    assert knowing.best() == SAFE
    compared = Compare(cups, Looks(), 3)
    assert value_of(GO, compared) == 0.0 and compared.best() == SAFE


class Cards(State):
    """Seat 0 holds a card of two kinds. It plays safe for 0.4, or says heads or tails, whereupon
    seat 1 guesses the card and takes all if right. To say one's card brings 0.05 more."""

    def __init__(self, card: int) -> None:
        super().__init__(2)
        self.card = card
        self.played: list[int] = []

    def decider(self) -> i64:
        if self.is_over():
            return -1
        return len(self.played)

    def is_over(self) -> bool:
        return self.played == [SAFE] or len(self.played) == 2

    def legal_into(self, moves: Moves) -> None:
        moves.clear()
        if not self.played:
            moves.add(SAFE)
        moves.add(HEADS)
        moves.add(TAILS)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        self.played.append(int(move))

    def clone(self) -> Cards:
        twin = Cards(self.card)
        twin.played = self.played[:]
        return twin

    def reward(self, seat: i64) -> float:
        if self.played == [SAFE]:
            mine = 0.4
        else:
            mine = 0.05 * (self.played[0] == self.card) + 0.9 * (self.played[1] != self.card)
        return mine if seat == 0 else 1.0 - mine


class Holding(Sampler):
    """Seat 0 knows its card: all its worlds have it."""

    def __init__(self, card: int) -> None:
        self.card = card

    def sample(self, chance: Chance) -> Cards:
        return Cards(self.card)


@pytest.mark.parametrize("card", [HEADS, TAILS])
def test_telling_by_ones_moves_is_not_seen(card: int) -> None:
    """Compared by rollouts, it says what it holds whatever it holds: a rival who draws conclusions
    would take all, and to stay safe were better. A tree errs the other way: its rival finds out the
    card by trying, because it is the same in all worlds, and so it stays safe."""
    compared = Compare(Holding(card), Uniform(), 3)
    compared.more(ITERATIONS)
    assert compared.best() == card, "tells"
    tree = Search(Holding(card), Uniform(), 3)
    tree.more(ITERATIONS)
    assert tree.best() == SAFE, "does not, but only because it takes the rival for all-knowing"
