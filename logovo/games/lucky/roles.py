"""Who may be mad: exact odds over all ways the role cards can lie.

Each seat has a weight: how many times likelier its play is for a Mad Lucky than for a digger.
Of all ways to lay the Mad Lucky cards on seats and aside, each is as likely as the product of
the weights of the seats that get one. Sums over those ways are kept in a small table.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance

RANGE: Final = 1 << 30


@final
class RoleOdds:
    """`slots` are seats (and role cards aside, as -1); `mad` of them are Mad Luckies."""

    def __init__(self, seats: list[int], weights: list[float], aside: int, mad: int) -> None:
        self.seats = vec[i64](seats + [-1] * aside)
        self.weights = vec[float](weights + [1.0] * aside)
        self.mad: i64 = mad
        self.slots: i64 = len(seats) + aside
        # ways[slot * width + k]: total weight of k Mad Luckies among the slots from `slot` on
        self.width: i64 = mad + 1
        self.ways = vec[float]([0.0] * ((len(seats) + aside + 1) * (mad + 1)))
        self.fill()

    def fill(self) -> None:
        width = self.width
        self.ways[self.slots * width] = 1.0
        slot = self.slots - 1
        while slot >= 0:
            for k in range(width):
                total = self.ways[(slot + 1) * width + k]
                if k > 0:
                    total += self.weights[slot] * self.ways[(slot + 1) * width + k - 1]
                self.ways[slot * width + k] = total
            slot -= 1

    def draw(self, chance: Chance) -> i64:
        """Seats of Mad Luckies as bits, drawn by weight."""
        left = self.mad
        found: i64 = 0
        for slot in range(self.slots):
            if left == 0:
                break
            here = self.weights[slot] * self.ways[(slot + 1) * self.width + left - 1]
            share = here / self.ways[slot * self.width + left]
            if float(chance.below(RANGE)) < share * float(RANGE):
                left -= 1
                if self.seats[slot] >= 0:
                    found |= 1 << self.seats[slot]
        return found

    def chances(self) -> list[float]:
        """For each seat given, how likely it is mad."""
        found: list[float] = []
        whole = self.ways[self.mad]
        for slot in range(int(self.slots)):
            if self.seats[slot] < 0:
                break
            found.append(self.share_of(slot) / whole)
        return found

    def share_of(self, slot: int) -> float:
        """The total weight of all ways in which this slot is mad."""
        others = [int(self.seats[i]) for i in range(int(self.slots)) if i != slot]
        weights = [float(self.weights[i]) for i in range(int(self.slots)) if i != slot]
        if self.mad == 0:
            return 0.0
        rest = RoleOdds(others, weights, 0, int(self.mad) - 1)
        return float(self.weights[slot]) * float(rest.ways[rest.mad])
