"""The comparing search is fair to every move, drops the hopeless and repeats itself for a seed."""

from __future__ import annotations

from typing import final

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.search.choosing import search_for
from logovo.search.compare import Compare
from logovo.search.ismcts import Search
from logovo.search.policy import Policy, Uniform


class Dice(State):
    """Choose 0 to 3, then a die decides: a move's value is what it promises and the luck of
    the world, which is the same for all moves and much greater."""

    def __init__(self, world: int) -> None:
        super().__init__(1)
        self.world = world
        self.chosen = -1
        self.rolled = -1

    def decider(self) -> int:
        return -1 if self.is_over() else 0

    def is_over(self) -> bool:
        return self.rolled >= 0

    def legal_into(self, moves: Moves) -> None:
        moves.clear()
        moves.add_run(0, 4 if self.chosen < 0 else 1)

    def apply(self, move: int, chance: Chance, journal: Journal) -> None:
        if self.chosen < 0:
            self.chosen = move
        else:
            self.rolled = int(chance.below(100))

    def clone(self) -> Dice:
        copy = Dice(self.world)
        copy.chosen, copy.rolled = self.chosen, self.rolled
        return copy

    def reward(self, seat: int) -> float:
        promised = (0.0, 0.001, 0.002, 0.0015)[self.chosen]
        return promised + (self.world + self.rolled) / 400


class Shuffled(Sampler):
    """Every world is another one."""

    def sample(self, chance: Chance) -> State:
        return Dice(int(chance.below(200)))


@final
class Comparing(Policy):
    def compares(self) -> bool:
        return True

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        return int(moves.get(0))


@final
class Doubting(Policy):
    """Would play 1, and is told of no better move unless it is ahead by so much."""

    def __init__(self, errors: float) -> None:
        self.errors = errors

    def compares(self) -> bool:
        return True

    def doubt(self) -> float:
        return self.errors

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        return int(moves.get(min(1, int(moves.size) - 1)))

    def shortlist(self, state: State, moves: Moves) -> None:
        moves.size -= 1  # 3 is not worth a look


class Noisy(Sampler):
    def sample(self, chance: Chance) -> State:
        return Fickle(int(chance.below(2)))


class Fickle(Dice):
    """Move 2 is better than move 1 in half of the worlds, and as much worse in the others."""

    def clone(self) -> Fickle:
        copy = Fickle(self.world)
        copy.chosen, copy.rolled = self.chosen, self.rolled
        return copy

    def reward(self, seat: int) -> float:
        if self.chosen == 2:
            return 0.9 if self.world == 1 else 0.11
        return 0.5 if self.chosen == 1 else 0.0


def compared(iterations: int, seed: int = 1) -> Compare:
    search = Compare(Shuffled(), Comparing(), seed)
    search.more(iterations)
    return search


def test_luck_that_all_share_makes_no_difference() -> None:
    """Two hundred rollouts tell a thousandth apart under luck that is hundreds of times as big."""
    for seed in range(5):
        assert compared(200, seed).best() == 2


def test_what_is_clearly_worse_drops_out_and_the_matter_is_settled() -> None:
    search = compared(4 * 31)
    assert not search.is_settled(1000)
    search.more(4)
    assert search.is_settled(1000)
    search.more(100)
    report = search.report()
    assert report[0].code == 2
    assert [tried.visits for tried in report] == [132, 32, 32, 32]
    assert sum(tried.visits for tried in report) == search.iterations == 228


def test_the_same_seed_gives_the_same_report_in_any_slices() -> None:
    whole = compared(90)
    sliced = compared(41)
    sliced.more(7)
    sliced.more(42)
    assert repr(whole.report()) == repr(sliced.report())
    assert repr(whole.report()) != repr(compared(90, seed=2).report())


def test_nothing_is_said_before_the_first_world() -> None:
    search = Compare(Shuffled(), Comparing(), 1)
    assert search.best() == -1
    assert search.report() == []


def test_a_policy_says_which_search_suits_it() -> None:
    assert isinstance(search_for(Shuffled(), Comparing(), 1), Compare)
    assert isinstance(search_for(Shuffled(), Uniform(), 1), Search)


def test_a_policy_that_asks_for_proof_keeps_its_move_until_there_is_some() -> None:
    for seed in range(20):
        unsure = Compare(Noisy(), Doubting(3.0), seed)
        unsure.more(3 * 60)
        assert unsure.best() == 1, "half a hundredth is lost in the noise"
    for seed in range(5):
        proven = Compare(Shuffled(), Doubting(3.0), seed)
        proven.more(200)
        assert proven.best() == 2


def test_without_doubt_a_narrow_lead_is_enough() -> None:
    chosen = set()
    for seed in range(20):
        search = Compare(Noisy(), Doubting(0.0), seed)
        search.more(3 * 60)
        chosen.add(int(search.best()))
    assert chosen == {1, 2}


def test_the_policys_own_move_is_tried_even_if_it_is_not_on_the_shortlist() -> None:
    class Stubborn(Policy):
        def compares(self) -> bool:
            return True

        def doubt(self) -> float:
            return 1.0

        def choose(self, state: State, moves: Moves, chance: Chance) -> int:
            return int(moves.get(moves.size - 1))

        def shortlist(self, state: State, moves: Moves) -> None:
            moves.size -= 1

    search = Compare(Shuffled(), Stubborn(), 1)
    search.more(8)
    assert {tried.code for tried in search.report()} == {0, 1, 2, 3}
    assert [tried.visits for tried in search.report()] == [2, 2, 2, 2]


def test_it_compares_nothing_else_when_asked_about_some_moves() -> None:
    """Not even with the policy's own move, for which proof would be needed."""
    search = Compare(Shuffled(), Doubting(3.0), 1)
    search.only([0, 3])
    search.more(400)
    report = search.report()
    assert [tried.code for tried in report] == [3, 0]
    assert sum(tried.visits for tried in report) == 400


def test_among_the_moves_it_sees_the_policys_own_needs_no_proof() -> None:
    for seed in range(20):
        unsure = Compare(Noisy(), Doubting(3.0), seed)
        unsure.among([2, 0])
        unsure.more(3 * 60)
        assert unsure.best() == 1
        assert {tried.code for tried in unsure.report()} == {0, 1, 2}
    proven = Compare(Shuffled(), Doubting(3.0), 1)
    proven.among([3, 0])
    proven.more(200)
    assert proven.best() == 3
    assert {tried.code for tried in proven.report()} == {0, 1, 3}
