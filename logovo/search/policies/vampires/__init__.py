"""The players of vampires: the greedy one, and the keener one of a search's rollouts."""

from __future__ import annotations

from logovo.search.policies.vampires.greedy import Greedy
from logovo.search.policies.vampires.keen import Rollout

__all__ = ["Greedy", "Rollout"]
