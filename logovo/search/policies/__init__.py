"""Quick policies, one module a game: its class `Greedy`, and `Rollout` where rollouts want
another one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from logovo.search.policy import Policy, Uniform


def greedy(key: str) -> Policy | None:
    """The greedy policy of a game, if it has one."""
    return _policy(key, "Greedy")


def rollout(key: str) -> Policy:
    """Who plays the rollouts of a search in this game."""
    return _policy(key, "Rollout") or _policy(key, "Greedy") or Uniform()


def _policy(key: str, name: str) -> Policy | None:
    if find_spec(f"logovo.search.policies.{key}") is None:
        return None
    made = getattr(import_module(f"logovo.search.policies.{key}"), name, None)
    if made is None:
        return None
    policy = made()
    assert isinstance(policy, Policy)
    return policy
