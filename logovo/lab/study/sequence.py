"""Intervals that hold at every look, so that a study may stop when it knows enough.

An ordinary 95 % interval looked at again and again misses the truth far more often than once in
twenty. These are asymptotic confidence sequences (Robbins' normal mixture with the variance
estimated from the data; Waudby-Smith and others 2021): with a probability of 95 % the truth lies in
*all* of them at once, so stopping early keeps the error rate.
"""

from __future__ import annotations

import math
from typing import Final

ALPHA: Final = 0.05
FEWEST: Final = 100
"""Deals before the first look: the variance must have settled."""


def half_width(deals: int, deviation: float, target: float, alpha: float = ALPHA) -> float:
    """Half of the width after so many deals whose results have this standard deviation.
    The mixture is tuned to be narrowest about when `target` is reached."""
    if deals < FEWEST:
        return math.inf
    # Never believe in no variance at all: a rare event may just not have happened yet.
    deviation = max(deviation, 1 / math.sqrt(deals))
    expected = max(FEWEST, (3 * deviation / target) ** 2)
    tuned = (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / expected
    wide = deals * tuned + 1
    inside = 2 * wide / (deals * deals * tuned) * math.log(math.sqrt(wide) / alpha)
    return deviation * math.sqrt(inside)
