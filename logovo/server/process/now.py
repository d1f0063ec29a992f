"""The time as it is written down and sent.

The wall clock is asked once. From there on time goes by evenly: whoever sets the clock of the
machine takes or gives nobody time for a move.
"""

from __future__ import annotations

import time
from typing import Final


def steady_ns() -> int:
    """Goes on while the machine sleeps, where there is such a clock."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)


BEGUN: Final = time.time_ns() - steady_ns()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return (BEGUN + steady_ns()) // 1_000_000
