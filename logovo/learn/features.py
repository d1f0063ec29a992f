"""Observations as networks like them, learnt from a sample of a game."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from logovo.core.door import Door
from logovo.search.learned.columns import own_first

Rows: TypeAlias = npt.NDArray[np.int16]

KINDS: Final = range(9, 41)
"""A field of so many values counts kinds of things rather than things."""
RARE: Final = 0.004
FAR: Final = 4.0
LONG: Final = {"lucky": ("cards",), "drakon": ("chambers",)}
"""Lists of what lies on the board, which the board shows as well."""


class Features:
    """Floats from rows of one door. The seat that looks comes first and the others after it, in
    turn, so that what was learnt at one seat serves at all. A number that names a kind becomes a
    column for each kind seen; other numbers are shifted and scaled to the same spread, because
    a hand of five of sixty cards must not look like none. What hardly ever changes is left out.
    """

    def __init__(
        self,
        door: Door,
        players: int,
        rows: Rows,
        seats: npt.NDArray[np.int64],
        without: tuple[str, ...] = (),
    ) -> None:
        self.columns = np.array(own_first(door.fields, players, without), np.int64)
        turned = np.take_along_axis(rows, self.columns[seats], axis=1)
        sizes = [field.high - field.low for field in door.fields for _i in range(field.size)]
        numbers: list[int] = []
        kinds: list[tuple[int, int]] = []
        for at, column in enumerate(self.columns[0].tolist()):
            values, counts = np.unique(turned[:, at], return_counts=True)
            if counts.max() > (1 - RARE) * len(turned):
                continue
            if sizes[column] in KINDS:
                often = values[counts > RARE * len(turned)].tolist()
                kinds += [(at, value) for value in often if value]
            else:
                numbers.append(at)
        self.numbers = np.array(numbers, np.int64)
        self.kind_at = np.array([at for at, _kind in kinds], np.int64)
        self.kind = np.array([kind for _at, kind in kinds], np.int16)
        self.mean = turned[:, self.numbers].mean(axis=0).astype(np.float32)
        self.spread = turned[:, self.numbers].std(axis=0).astype(np.float32)
        self.size = len(numbers) + len(kinds)

    def __call__(self, rows: Rows, seats: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
        turned = np.take_along_axis(rows, self.columns[seats], axis=1)
        found = np.empty((len(rows), self.size), np.float32)
        many = len(self.numbers)
        found[:, :many] = (turned[:, self.numbers] - self.mean) / self.spread
        np.clip(found[:, :many], -FAR, FAR, out=found[:, :many])
        found[:, many:] = turned[:, self.kind_at] == self.kind
        return found


def span_of(door: Door, name: str) -> slice:
    """The columns of a field."""
    at = 0
    for field in door.fields:
        if field.name == name:
            return slice(at, at + field.size)
        at += field.size
    raise KeyError(name)
