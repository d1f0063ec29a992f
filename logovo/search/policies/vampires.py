"""The players of vampires: the greedy one, and the keener one of a search's rollouts."""

from __future__ import annotations

from logovo.search.policies.vampires_greedy import Greedy
from logovo.search.policies.vampires_keen import Rollout

__all__ = ["Greedy", "Rollout"]
