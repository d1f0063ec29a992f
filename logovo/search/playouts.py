"""Whole games through the fast door, every seat played by its own policy."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.policy import Policy


def play_by(state: State, policies: list[Policy], chance: Chance, moves: Moves, limit: i64) -> i64:
    """Play to the end (or the limit) by one policy a seat; return how many decisions."""
    steps: i64 = 0
    while steps < limit and not state.is_over():
        state.legal_into(moves)
        policy = policies[state.decider()]
        state.apply(policy.choose(state, moves, chance), chance, SILENT)
        steps += 1
    return steps
