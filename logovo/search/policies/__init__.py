"""Quick policies, one module a game: its class `Greedy`, and `Rollout` where rollouts want
another one. `logovo/roster.py` enters them here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from logovo.search.policy import Policy, Uniform

MakePolicy: TypeAlias = Callable[[], Policy]

GREEDY: Final[dict[str, MakePolicy]] = {}
ROLLOUT: Final[dict[str, MakePolicy]] = {}


def register(key: str, greedy: MakePolicy, rollout: MakePolicy | None) -> None:
    GREEDY[key] = greedy
    ROLLOUT[key] = rollout or greedy


def greedy(key: str) -> Policy | None:
    """The greedy policy of a game, if it has one."""
    return GREEDY[key]() if key in GREEDY else None


def rollout(key: str) -> Policy:
    """Who plays the rollouts of a search in this game."""
    return ROLLOUT.get(key, Uniform)()
