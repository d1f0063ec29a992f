"""Which search suits a policy."""

from __future__ import annotations

from logovo.core.views import Sampler
from logovo.search.compare import Compare
from logovo.search.ismcts import Search
from logovo.search.policy import Policy


def search_for(sampler: Sampler, policy: Policy, seed: int) -> Search | Compare:
    """A search that has not begun yet."""
    if policy.compares():
        return Compare(sampler, policy, seed)
    return Search(sampler, policy, seed)
