"""Which search suits a policy."""

from __future__ import annotations

from logovo.core.views import Sampler
from logovo.search.compare import Compare
from logovo.search.ismcts import ROLLOUT_LIMIT, Search
from logovo.search.policy import Policy


def search_for(
    sampler: Sampler, policy: Policy, seed: int, sight: int = ROLLOUT_LIMIT
) -> Search | Compare:
    """A search that has not begun yet. Its rollouts go on for `sight` decisions at most."""
    if policy.compares():
        return Compare(sampler, policy, seed, sight)
    return Search(sampler, policy, seed, rollout_limit=sight)
