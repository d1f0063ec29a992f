"""The sampler against an exact filter over all worlds; see `exact.py`."""

from __future__ import annotations

import pytest

from tests.vampires.exact import CASES, compare


@pytest.mark.parametrize("name", CASES)
def test_the_sampler_deals_every_world_that_is_left_alike(name: str) -> None:
    found = [one for seed in range(3) for one in compare(CASES[name], 40 + seed, 30)]
    assert len(found) > 8
    assert sum(one.worlds for one in found) > 50
    assert sum(one.impossible for one in found) == 0
    # By chance one position of a hundred is below.
    assert sum(one.chance < 0.01 for one in found) <= 2
    assert sum(one.chance < 0.0001 for one in found) == 0
