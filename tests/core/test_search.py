"""The search finds what can be found, says how sure it is, and repeats itself for a seed."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.search.ismcts import Search
from logovo.search.policies import rollout
from logovo.search.policy import Policy, Uniform
from logovo.search.tree import Marks, Scatter


class Nim(State):
    """Take one to three; who takes the last stone wins."""

    def __init__(self, stones: int) -> None:
        super().__init__(2)
        self.stones = stones
        self.turn = 0

    def decider(self) -> int:
        return self.turn if self.stones else -1

    def is_over(self) -> bool:
        return self.stones == 0

    def legal_into(self, moves: Moves) -> None:
        moves.clear()
        moves.add_run(1, min(3, self.stones))

    def apply(self, move: int, chance: Chance, journal: Journal) -> None:
        self.stones -= move
        self.turn = 1 - self.turn

    def clone(self) -> Nim:
        copy = Nim(self.stones)
        copy.turn = self.turn
        return copy

    def reward(self, seat: int) -> float:
        return 0.5 if self.stones else float(self.turn != seat)


class Open(Sampler):
    """Nothing is hidden: every world is the real one."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, chance: Chance) -> State:
        return self.state.clone()


class Stubborn(Policy):
    """Takes one stone, whatever happens; looks at the moves up to `widest` only."""

    def __init__(self, widest: int = 3) -> None:
        self.widest = widest

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        return int(moves.get(0))

    def shortlist(self, state: State, moves: Moves) -> None:
        moves.size = min(int(moves.size), self.widest)


class Elsewhere(Stubborn):
    """Would take most, but finds only one stone worth a look."""

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        return int(moves.get(moves.size - 1))


class Wavering(Stubborn):
    """Soon trusted less."""

    def fading(self) -> float:
        return 10.0


def searched(stones: int, iterations: int, seed: int = 1) -> Search:
    search = Search(Open(Nim(stones)), Uniform(), seed)
    search.more(iterations)
    return search


def test_it_leaves_multiples_of_four() -> None:
    for stones in (5, 6, 7, 9, 10, 11):
        assert searched(stones, 3000).best() == stones % 4


def test_it_reports_every_move_most_visited_first() -> None:
    report = searched(6, 2000).report()
    assert sorted(tried.code for tried in report) == [1, 2, 3]
    assert report[0].visits == max(tried.visits for tried in report)
    assert sum(tried.visits for tried in report) == 2000
    assert report[0].value > 0.9
    assert all(tried.value < report[0].value for tried in report[1:])


def test_the_same_seed_gives_the_same_report_in_any_slices() -> None:
    whole = searched(11, 600)
    sliced = searched(11, 200)
    sliced.more(150)
    sliced.more(250)
    assert repr(whole.report()) == repr(sliced.report())
    assert repr(whole.report()) != repr(searched(11, 600, seed=2).report())


def test_a_few_iterations_give_the_move_of_the_policy() -> None:
    for seed in range(20):
        for iterations in (1, 2, 3):
            search = Search(Open(Nim(7)), Stubborn(), seed)
            search.more(iterations)
            assert search.best() == 1


def test_many_find_what_the_policy_does_not_see() -> None:
    for seed in range(5):
        search = Search(Open(Nim(7)), Stubborn(), seed)
        search.more(3000)
        assert search.best() == 3
        assert {tried.code for tried in search.report()} == {1, 2, 3}


def test_a_policy_may_lose_its_say_with_the_tries() -> None:
    shares: list[float] = []
    for policy in (Stubborn(), Wavering()):
        for seed in range(5):
            search = Search(Open(Nim(8)), policy, seed)  # every move loses
            search.more(1)
            assert search.best() == 1
            search.more(799)
            shares.append(next(one.visits for one in search.report() if one.code == 1) / 800)
    assert min(shares[:5]) > 0.4
    assert max(shares[5:]) < 0.4


def test_gold_trusts_its_policy_less_the_longer_it_thinks() -> None:
    assert rollout("gold").fading() > 0
    assert rollout("drakon").fading() == 0  # there it is right to be trusted


def test_a_move_that_was_left_out_of_the_shortlist_stays_out() -> None:
    search = Search(Open(Nim(7)), Elsewhere(1), 1)
    search.more(50)
    assert [tried.code for tried in search.report()] == [1]


def test_results_that_are_all_alike_scatter_less_and_less() -> None:
    scatter = Scatter()
    assert scatter.deviation == 0.5
    for _i in range(98):
        scatter.take(0.5)
    assert abs(scatter.deviation - 0.005**0.5) < 1e-9
    for _i in range(10000):
        scatter.take(0.0)
        scatter.take(1.0)
    assert 0.49 < scatter.deviation < 0.5


def test_marks_hold_more_codes_than_their_first_size() -> None:
    moves, marks = Moves(), Marks()
    for i in range(3000):
        moves.add(i * 1048576 + i)
    marks.put_all(moves)
    assert marks.try_it(2999 * 1048576 + 2999) and not marks.try_it(7)
    assert marks.is_tried(2999 * 1048576 + 2999) and not marks.is_tried(0)
    assert marks.is_legal(0) and not marks.is_legal(7)


def test_it_looks_at_nothing_else_when_asked_about_some_moves() -> None:
    """Of six stones two are to be taken; asked about the others, it tells those apart."""
    search = Search(Open(Nim(6)), Uniform(), 1)
    search.only([3, 1])
    search.more(2000)
    report = search.report()
    assert sorted(tried.code for tried in report) == [1, 3]
    assert sum(tried.visits for tried in report) == 2000


def test_among_the_moves_it_sees_it_still_heeds_the_policy() -> None:
    for iterations in (1, 2, 3):
        search = Search(Open(Nim(7)), Stubborn(), 1)
        search.among([3, 1])
        search.more(iterations)
        assert search.best() == 1
    search.more(3000)
    assert search.best() == 3
    assert {tried.code for tried in search.report()} == {1, 3}
