"""The search finds what can be found, says how sure it is, and repeats itself for a seed."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.search.ismcts import Search
from logovo.search.policy import Uniform
from logovo.search.tree import Marks


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


def test_marks_hold_more_codes_than_their_first_size() -> None:
    moves, marks = Moves(), Marks()
    for i in range(3000):
        moves.add(i * 1048576 + i)
    marks.put_all(moves)
    assert marks.try_it(2999 * 1048576 + 2999) and not marks.try_it(7)
    assert marks.is_tried(2999 * 1048576 + 2999) and not marks.is_tried(0)
