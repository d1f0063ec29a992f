"""Small statistics in constant memory: shares with intervals, distributions of numbers."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

Z95: Final = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """How often of how many, with the 95 % interval (Wilson)."""

    won: float  # a shared win counts as its share
    of: int

    @property
    def value(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.of:
            return (0.0, 1.0)
        n, p = self.of, self.value
        middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 * math.sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return (max(0.0, middle - half), min(1.0, middle + half))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


@dataclass(frozen=True)
class Spread:
    """The shape of a distribution of whole numbers."""

    mean: float
    deviation: float
    least: int
    quarter: int
    median: int
    three_quarters: int
    most: int

    def __str__(self) -> str:
        return (
            f"{self.mean:.1f} ± {self.deviation:.1f}  "
            f"[{self.least} · {self.quarter} · {self.median} · {self.three_quarters} · {self.most}]"
        )


def spread(counts: Counter[int]) -> Spread | None:
    """None if nothing was counted."""
    n = counts.total()
    if n == 0:
        return None
    mean = sum(value * times for value, times in counts.items()) / n
    square = sum((value - mean) ** 2 * times for value, times in counts.items()) / n
    values = sorted(counts)
    return Spread(
        mean,
        math.sqrt(square),
        values[0],
        quantile(counts, 0.25),
        quantile(counts, 0.5),
        quantile(counts, 0.75),
        values[-1],
    )


def quantile(counts: Counter[int], part: float) -> int:
    """The least value that at least this part of the counted does not exceed."""
    wanted = part * counts.total()
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return max(counts)
