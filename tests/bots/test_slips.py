"""A bot that slips plays the same by the fast door: so often anything at all, else its policy."""

from __future__ import annotations

import pytest

from logovo.bots.glance import PER_MILLE
from logovo.bots.policy import Overlooking, Slipping, quick_policy
from logovo.bots.registry import UnknownBot, make_bot
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games import game
from logovo.lab.arena import Plan, run, total
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


@pytest.mark.parametrize(("sees", "best"), [(PER_MILLE, 1.0), (500, 0.5 + 0.5**4 / 4), (1, 0.25)])
def test_who_overlooks_plays_the_best_of_what_it_sees(sees: int, best: float) -> None:
    """Of four moves the first is best: played when it is noticed, or when none is and the eye
    falls on it."""
    moves, chance = Moves(), Chance(5)
    for code in range(CODES):
        moves.add(code)
    policy = Overlooking(First(), sees)
    chosen = [policy.choose(State(2), moves, chance) for _time in range(TIMES)]
    assert sum(code == 0 for code in chosen) / TIMES == pytest.approx(best, abs=0.02)
    assert [int(moves.get(i)) for i in range(CODES)] == list(range(CODES)), "left as they were"


def test_a_hasty_player_is_weaker_than_the_policy_and_stronger_than_chance() -> None:
    lucky = game("lucky")
    steps = (("lucky", "greedy", "hasty:0.3"), ("larder", "hasty:0.5", "random"))
    for key, stronger, weaker in steps:
        plan = Plan(key, 3, (stronger, weaker, weaker), 7)
        assert total(run(plan, 120, 1)).bot_share(stronger).value > 0.45
    assert isinstance(quick_policy(make_bot("hasty", lucky, 1)), Overlooking)
    for name in ("hasty:2", "hasty:x", "hasty:0.5x"):
        with pytest.raises(UnknownBot):
            make_bot(name, lucky, 1)
