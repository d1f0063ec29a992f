"""A bot that slips plays the same by the fast door: so often anything at all, else its policy."""

from __future__ import annotations

import pytest

from logovo.bots.policy import PER_MILLE, Slipping, quick_policy
from logovo.bots.registry import make_bot
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games import game
from logovo.search.policy import Policy

CODES = 4
TIMES = 4000


class First(Policy):
    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        return int(moves.get(0))


@pytest.mark.parametrize(("slips", "others"), [(0, 0.0), (350, 0.2625), (PER_MILLE, 0.75)])
def test_slips_are_as_frequent_as_they_should_be(slips: int, others: float) -> None:
    moves, chance = Moves(), Chance(3)
    for code in range(CODES):
        moves.add(code)
    policy = Slipping(First(), slips)
    chosen = [policy.choose(State(2), moves, chance) for _time in range(TIMES)]
    assert sum(code != 0 for code in chosen) / TIMES == pytest.approx(others, abs=0.02)


def test_which_bots_have_a_quick_policy() -> None:
    larder, vampires = game("larder"), game("vampires")
    assert isinstance(quick_policy(make_bot("greedy:0.35", larder, 1)), Slipping)
    assert not isinstance(quick_policy(make_bot("greedy", larder, 1)), Slipping)
    assert quick_policy(make_bot("greedy:weak", vampires, 1)) is None, "it forgets"
    assert quick_policy(make_bot("easy", larder, 1)) is None, "it thinks, if not for long"
    assert quick_policy(make_bot("search:10", larder, 1)) is None
