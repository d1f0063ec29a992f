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
        unsure.among([0, 1, 2])
        unsure.more(3 * 60)
        assert unsure.best() == 1
        assert {tried.code for tried in unsure.report()} == {0, 1, 2}
    proven = Compare(Shuffled(), Doubting(3.0), 1)
    proven.among([0, 1, 3])
    proven.more(200)
    assert proven.best() == 3
    assert {tried.code for tried in proven.report()} == {0, 1, 3}


def test_the_policys_own_is_of_the_moves_it_sees() -> None:
    """What was overlooked is not played, obvious as it may be."""
    search = Compare(Noisy(), Doubting(3.0), 1)
    search.among([0, 2])
    search.more(3 * 60)
    assert search.best() == 2  # the second of those, as it would play 1 of all
    assert {tried.code for tried in search.report()} == {0, 2}


class Foretold(Dice):
    """Its owner sees beforehand what was promised, and luck only in the end."""

    def clone(self) -> Foretold:
        copy = Foretold(self.world)
        copy.chosen, copy.rolled = self.chosen, self.rolled
        return copy

    def reward(self, seat: int) -> float:
        """Move 2 wins twelve in a hundred worlds more than the others, whatever the die says."""
        wins = 56 if self.chosen == 2 else 44
        return 1.0 if (self.world * 37 + self.chosen * 59) % 100 < wins else 0.0


class Prophecies(Sampler):
    def sample(self, chance: Chance) -> State:
        return Foretold(int(chance.below(1000)))


class Guessing(Policy):
    """Would play 1, and guesses what a move is worth before the die is cast."""

    def __init__(self, error: float, hopes: tuple[float, ...] = (0.44, 0.44, 0.56, 0.44)) -> None:
        self.errs = error
        self.hopes = hopes

    def compares(self) -> bool:
        return True

    def doubt(self) -> float:
        return 1.5

    def error(self) -> float:
        return self.errs

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        return int(moves.get(min(1, int(moves.size) - 1)))

    def horizon(self, state: State) -> int:
        return 0

    def guess_at(self, state: State) -> int:
        return 1

    def is_beyond(self, state: State, horizon: int) -> bool:
        return horizon == 1 and isinstance(state, Foretold) and state.chosen >= 0

    def guess(self, state: State, seat: int) -> float:
        assert isinstance(state, Foretold)
        assert not state.is_over(), "the guess comes before the luck"
        return self.hopes[state.chosen]


def test_good_guesses_tell_what_ends_do_not_yet() -> None:
    played = set()
    for seed in range(10):
        blind = Compare(Prophecies(), Guessing(0.0), seed)
        blind.more(4 * 12)
        played.add(int(blind.best()))
        seeing = Compare(Prophecies(), Guessing(0.01), seed)
        seeing.more(4 * 12)
        assert seeing.best() == 2
    assert 1 in played, "a dozen worlds are no proof"


def test_wrong_guesses_are_overruled_by_enough_ends() -> None:
    misled = Compare(Prophecies(), Guessing(0.05, (0.44, 0.56, 0.44, 0.44)), 1)
    misled.more(40)
    assert misled.best() == 1
    misled.more(20_000)
    assert misled.best() == 2


def test_guesses_that_agree_in_a_handful_of_worlds_are_no_proof() -> None:
    for seed in range(10):
        hasty = Compare(Prophecies(), Guessing(0.05, (0.46, 0.44, 0.46, 0.46)), seed)
        hasty.more(4)
        assert hasty.best() == 1


class Widening(Guessing):
    """Sees two moves at first, and the good one only on the second look."""

    def shortlist(self, state: State, moves: Moves) -> None:
        moves.size = min(2, int(moves.size))

    def second_look(self, state: State, moves: Moves) -> None:
        pass


def test_a_second_look_finds_what_was_not_on_the_shortlist() -> None:
    search = Compare(Prophecies(), Widening(0.05), 1)
    search.more(2 * 32)
    assert {tried.code for tried in search.report()} == {0, 1}
    search.more(4 * 64)
    assert {tried.code for tried in search.report()} == {0, 1, 2, 3}
    assert search.best() == 2


def test_a_single_move_on_the_shortlist_is_looked_at_twice_at_once() -> None:
    class Sure(Widening):
        def shortlist(self, state: State, moves: Moves) -> None:
            moves.items[0] = moves.get(min(1, int(moves.size) - 1))
            moves.size = 1

    search = Compare(Prophecies(), Sure(0.05), 1)
    search.more(4)
    assert not search.is_settled(1000)
    assert {tried.code for tried in search.report()} == {0, 1, 2, 3}


def test_nothing_is_looked_at_twice_when_asked_about_some_moves() -> None:
    search = Compare(Prophecies(), Widening(0.05), 1)
    search.only([0, 3])
    search.more(2 * 64)
    assert {tried.code for tried in search.report()} == {0, 3}


def test_guesses_and_second_looks_give_the_same_report_in_any_slices() -> None:
    whole = Compare(Prophecies(), Widening(0.05), 3)
    whole.more(300)
    sliced = Compare(Prophecies(), Widening(0.05), 3)
    for part in (7, 90, 3, 200):
        sliced.more(part)
    assert repr(whole.report()) == repr(sliced.report())
