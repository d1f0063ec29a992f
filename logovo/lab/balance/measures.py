"""From what was counted at a table to measures of it, and how an option shifts them."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from logovo.lab.arena import SHARE
from logovo.lab.balance.plan import QUICK
from logovo.lab.stats import Z95, Share
from logovo.lab.study.counts import Counts, Sums
from logovo.lab.study.estimates import bot_share
from logovo.lab.study.results import cohens_h

MEASURES: Final = (
    *("first", "length", "minutes", "forced", "branching"),
    *("leads", "decided", "kings", "skill"),
)
SHARES: Final = ("first", "kings", "skill")
"""Measures that say yes or no of each game: their effect is Cohen's h, that of others d."""
NOTICED: Final = 0.2
"""An effect that one would notice at a table: Cohen's "small"."""


VISIBLE: Final = 0.05
SURE: Final = 3.29
"""Standard errors: 99.9 %, because a report looks at a hundred differences."""


class Value(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; `deviation` is that of single games."""

    mean: float
    low: float
    high: float
    error: float
    deviation: float


class OptionShift(msgspec.Struct, frozen=True):
    """`relative` is the change as a share of what it was; 0 for measures that are shares of games.
    A length that hardly varies gets a large effect from a change that nobody sees."""

    mean: float
    low: float
    high: float
    effect: float
    relative: float

    @property
    def noticed(self) -> bool:
        error = (self.high - self.low) / 2 / Z95
        clear = abs(self.mean) > SURE * error
        visible = not self.relative or abs(self.relative) >= VISIBLE
        return clear and visible and abs(self.effect) >= NOTICED


def measures(counts: Counts, skill: Counts) -> dict[str, Value]:
    """What there is: kingmaking takes three, and a table without games has nothing."""
    traits = counts.traits
    found = {"first": share(counts.order_wins.get(0, 0) / SHARE, counts.games)}
    found["length"] = mean(Sums(counts.games, counts.decisions, counts.squares))
    for name, trait, unit in (
        ("minutes", "seconds", 60),
        ("forced", "forced", 1000),
        ("branching", "branching", 100),
        ("leads", "leads", 1),
        ("decided", "decided", 1000),
    ):
        if trait in traits:
            found[name] = mean(traits[trait], unit)
    for name in ("forced", "decided"):
        if name in found:
            one = found[name]
            limits = {"low": max(0.0, one.low), "high": min(1.0, one.high)}
            found[name] = msgspec.structs.replace(one, **limits)
    if "kingmade" in traits:
        found["kings"] = share(traits["kingmade"].sum, traits["kingmade"].n)
    if skill.games:
        won = bot_share(skill, QUICK)
        found["skill"] = Value(
            won.mean, won.low, won.high, won.error, math.sqrt(won.mean * (1 - won.mean))
        )
    return {name: found[name] for name in MEASURES if name in found}


def mean(sums: Sums, unit: int = 1) -> Value:
    if not sums.n:
        return Value(0.0, 0.0, 0.0, 0.0, 0.0)
    middle = sums.sum / sums.n
    deviation = math.sqrt(max(0.0, sums.squares / sums.n - middle * middle))
    error = deviation / math.sqrt(sums.n)
    low, high = middle - Z95 * error, middle + Z95 * error
    return Value(middle / unit, low / unit, high / unit, error / unit, deviation / unit)


def share(won: float, of: int) -> Value:
    found = Share(won, of)
    deviation = math.sqrt(max(0.0, found.value * (1 - found.value)))
    return Value(found.value, *found.interval, deviation / math.sqrt(max(1, of)), deviation)


def shift(name: str, before: Value, after: Value) -> OptionShift:
    difference = after.mean - before.mean
    error = math.hypot(before.error, after.error)
    relative = 0.0
    if name in SHARES:
        effect = cohens_h(after.mean, before.mean)
    else:
        relative = difference / before.mean if before.mean else 1.0
        pooled = math.sqrt((before.deviation**2 + after.deviation**2) / 2)
        effect = difference / pooled if pooled else 0.0
    low, high = difference - Z95 * error, difference + Z95 * error
    return OptionShift(difference, low, high, effect, relative)
