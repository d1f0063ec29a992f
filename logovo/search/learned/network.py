"""A small network evaluated in microseconds: what a seat sees becomes likings of numbers and a
guess of how the game will end.

Two hidden layers of rectified sums. Most of an observation is zeros, so the first layer adds up
only the rows of weights that belong to something; of the last one only what is legal is worked
out. `logovo/models/files.py` reads networks from files, `logovo/learn` trains them.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

NONE: Final = -1


@final
class Inputs:
    """Which numbers of an observation are looked at, and how.

    `columns` has, seat after seat, the column of each place as that seat sees it: its own part
    first. At the places `numbers` lie amounts, which are shifted by their mean and divided by their
    spread, no farther than `far`. At the places `kind_at` lie names of things: the value `kinds[k]`
    there is an input of its own, 1 or 0. Inputs are counted in that order.
    """

    def __init__(
        self,
        columns: list[list[int]],
        numbers: list[int],
        means: list[float],
        spreads: list[float],
        kind_at: list[int],
        kinds: list[int],
        far: float,
    ) -> None:
        self.size: i64 = len(numbers) + len(kinds)
        self.far: float = far
        places = sorted({*numbers, *kind_at})
        self.places: i64 = len(places)
        self.columns: vec[i64] = vec[i64]([of_seat[at] for of_seat in columns for at in places])
        self.amount: vec[i64] = vec[i64]([NONE] * len(places))  # the input of an amount
        self.means: vec[float] = vec[float]([0.0] * len(places))
        self.scales: vec[float] = vec[float]([1.0] * len(places))
        self.first: vec[i64] = vec[i64]([0] * len(places))  # the slot of the lowest kind
        self.low: vec[i64] = vec[i64]([0] * len(places))
        self.high: vec[i64] = vec[i64]([NONE] * len(places))
        where = {at: i for i, at in enumerate(places)}
        for n in range(len(numbers)):
            i = where[numbers[n]]
            self.amount[i] = n
            self.means[i] = means[n]
            self.scales[i] = 1.0 / spreads[n]
        slots: list[int] = []
        for at in sorted(set(kind_at)):
            found = [k for k in range(len(kinds)) if kind_at[k] == at]
            low = min([kinds[k] for k in found])
            high = max([kinds[k] for k in found])
            i = where[at]
            self.first[i] = len(slots)
            self.low[i] = low
            self.high[i] = high
            row = [NONE] * (high - low + 1)
            for k in found:
                row[kinds[k] - low] = len(numbers) + k
            slots += row
        self.slots: vec[i64] = vec[i64](slots)

    def scaled(self, i: i64, value: i64) -> float:
        """What an amount counts."""
        far = self.far
        found = (float(value) - self.means[i]) * self.scales[i]
        if found > far:
            return far
        if found < -far:
            return -far
        return found


@final
class Network:
    """`look` at an observation, then ask. Weights lie input by input, so that one input adds one
    stretch of memory to the sums; those of the last layer number by number."""

    def __init__(self, inputs: Inputs, hidden: int, actions: int) -> None:
        self.inputs: Final = inputs
        self.hidden: i64 = hidden
        self.actions: i64 = actions
        self.first: vec[float] = vec[float]([0.0] * (inputs.size * hidden))
        self.first_bias: vec[float] = vec[float]([0.0] * hidden)
        self.second: vec[float] = vec[float]([0.0] * (hidden * hidden))
        self.second_bias: vec[float] = vec[float]([0.0] * hidden)
        self.last: vec[float] = vec[float]([0.0] * (actions * hidden))
        self.last_bias: vec[float] = vec[float]([0.0] * actions)
        self.trusts: vec[float] = vec[float]([0.0] * (hidden + 1))  # the last one is the bias
        self.values: vec[float] = vec[float]([0.0] * (hidden + 1))
        self.blank: vec[float] = vec[float]([0.0] * hidden)  # sums over an observation of zeros
        self.sums: vec[float] = vec[float]([0.0] * hidden)
        self.deep: vec[float] = vec[float]([0.0] * hidden)

    def take(self, parts: list[list[float]]) -> None:
        """New weights: `first`, `first_bias`, `second`, `second_bias`, `last`, `last_bias`,
        `trusts` and `values`."""
        self.first = vec[float](parts[0])
        self.first_bias = vec[float](parts[1])
        self.second = vec[float](parts[2])
        self.second_bias = vec[float](parts[3])
        self.last = vec[float](parts[4])
        self.last_bias = vec[float](parts[5])
        self.trusts = vec[float](parts[6])
        self.values = vec[float](parts[7])
        inputs = self.inputs
        for j in range(self.hidden):
            self.blank[j] = self.first_bias[j]
        for i in range(inputs.places):
            if inputs.amount[i] != NONE:
                add(self.blank, self.first, inputs.amount[i] * self.hidden, inputs.scaled(i, 0))

    def look(self, row: vec[i16], seat: i64) -> None:
        """Take in what a seat sees."""
        hidden = self.hidden
        inputs = self.inputs
        sums = self.sums
        first = self.first
        blank = self.blank
        for j in range(hidden):
            sums[j] = blank[j]
        columns = inputs.columns
        at = seat * inputs.places
        for i in range(inputs.places):
            value = i64(row[columns[at + i]])
            if value == 0:
                continue
            amount = inputs.amount[i]
            if amount != NONE:
                add(sums, first, amount * hidden, inputs.scaled(i, value) - inputs.scaled(i, 0))
            if value >= inputs.low[i] and value <= inputs.high[i]:
                slot = inputs.slots[inputs.first[i] + value - inputs.low[i]]
                if slot != NONE:
                    add(sums, first, slot * hidden, 1.0)
        deep = self.deep
        second = self.second
        second_bias = self.second_bias
        for j in range(hidden):
            deep[j] = second_bias[j]
        for j in range(hidden):
            if sums[j] > 0.0:
                add(deep, second, j * hidden, sums[j])
        for j in range(hidden):
            if deep[j] < 0.0:
                deep[j] = 0.0

    def liking(self, number: i64) -> float:
        """How much it likes a number, as the logarithm of odds."""
        return self.last_bias[number] + product(self.deep, self.last, number * self.hidden)

    def trust(self) -> float:
        """How much more it likes what the hint says."""
        return self.trusts[self.hidden] + product(self.deep, self.trusts, 0)

    def value(self) -> float:
        """The reward at the end that it expects for the seat, 0 to 1."""
        found = self.values[self.hidden] + product(self.deep, self.values, 0)
        return 1.0 / (1.0 + math.exp(-found))


def add(sums: vec[float], weights: vec[float], at: i64, times: float) -> None:
    n = i64(len(sums))
    for j in range(n):
        sums[j] += times * weights[at + j]


def product(one: vec[float], weights: vec[float], at: i64) -> float:
    total = 0.0
    n = i64(len(one))
    for j in range(n):
        total += one[j] * weights[at + j]
    return total
