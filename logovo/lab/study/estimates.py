"""From counts to what they say: shares, differences, and how sure one may be of them."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import msgspec

from logovo.lab.arena import SHARE
from logovo.lab.stats import Z95, Share, Spread, spread
from logovo.lab.study.counts import Counts
from logovo.lab.study.sequence import half_width


class Estimate(msgspec.Struct, frozen=True):
    """A mean over deals with its 95 % interval; `gain` is by how much pairing cut the variance."""

    mean: float
    low: float
    high: float
    error: float
    gain: float = 1.0

    @property
    def clear(self) -> bool:
        """A difference whose interval leaves 0 out."""
        return self.low > 0 or self.high < 0


def bot_share(counts: Counts, bot: str) -> Estimate:
    """How often a seat of this bot wins."""
    mean, variance = moments(counts, bot)
    seats = counts.bot_seats.get(bot, 0)
    if not counts.deals or not seats:
        return Estimate(0.0, 0.0, 1.0, 0.0)
    each = seats / counts.deals
    error = math.sqrt(variance / counts.deals) / each
    share = mean / each
    alone = share * (1 - share) / seats
    gain = alone / error**2 if error else 1.0
    if each == 1:  # one seat a deal: the interval that is right for small numbers too
        low, high = Share(counts.bot_wins.get(bot, 0) / SHARE, seats).interval
        return Estimate(share, low, high, error)
    low, high = max(0.0, share - Z95 * error), min(1.0, share + Z95 * error)
    if not error:  # nobody has ever won, or lost: that is not certainty
        low, high = Share(share * counts.deals, counts.deals).interval
    return Estimate(share, low, high, error, gain)


def difference(counts: Counts, one: str, other: str) -> Estimate:
    """What a seat of one bot wins more often than one of the other, by deals."""
    if not counts.deals:
        return Estimate(0.0, -1.0, 1.0, 0.0)
    a, b = (counts.bot_seats[bot] / counts.deals for bot in (one, other))
    mean_a, var_a = moments(counts, one)
    mean_b, var_b = moments(counts, other)
    both = counts.cross.get("|".join(sorted((one, other))), 0) / SHARE**2 / counts.deals
    covariance = both - mean_a * mean_b
    variance = max(0.0, var_a / a**2 + var_b / b**2 - 2 * covariance / (a * b))
    error = math.sqrt(variance / counts.deals)
    mean = mean_a / a - mean_b / b
    # The same number of games with a new deal each: one winner in every game.
    turns = counts.games / counts.deals
    wins_a, wins_b = mean_a / turns, mean_b / turns
    seats_a, seats_b = a / turns, b / turns
    single = wins_a / seats_a**2 + wins_b / seats_b**2 - mean**2
    alone = single / counts.games
    gain = alone / error**2 if error else 1.0
    return Estimate(mean, mean - Z95 * error, mean + Z95 * error, error, gain)


def differences(counts: Counts) -> dict[str, Estimate]:
    bots = sorted(counts.bot_seats)
    return {f"{one} − {two}": difference(counts, one, two) for one, two in combinations(bots, 2)}


def seat_shares(counts: Counts, players: int) -> list[Estimate]:
    shares = [Share(counts.seat_wins.get(s, 0) / SHARE, counts.games) for s in range(players)]
    return [
        Estimate(
            share.value,
            *share.interval,
            math.sqrt(share.value * (1 - share.value) / max(1, share.of)),
        )
        for share in shares
    ]


def lengths(counts: Counts) -> Spread | None:
    return spread(Counter(counts.lengths))


def moments(counts: Counts, bot: str) -> tuple[float, float]:
    """Mean and variance of what a bot wins in a deal."""
    if not counts.deals:
        return 0.0, 0.0
    mean = counts.bot_wins.get(bot, 0) / SHARE / counts.deals
    square = counts.cross.get(f"{bot}|{bot}", 0) / SHARE**2 / counts.deals
    return mean, max(0.0, square - mean * mean)


def known_enough(counts: Counts, target: float) -> bool:
    """Whether every bot's share is known to within the target, at whatever moment one asks."""
    if len(counts.bot_seats) < 2:  # equal bots: each seat's share is the question
        p = [counts.seat_wins.get(seat, 0) / SHARE / max(1, counts.games) for seat in range(10)]
        widest = max(math.sqrt(share * (1 - share)) for share in p)
        return half_width(counts.games, widest, target) <= target
    for bot, seats in counts.bot_seats.items():
        _mean, variance = moments(counts, bot)
        each = seats / counts.deals
        if half_width(counts.deals, math.sqrt(variance) / each, target) > target:
            return False
    return True
