"""Single bits for masks. Compiled code must not shift the constant 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 62


def _bits() -> vec[i64]:
    # By doubling: mypyc writes `1 << n` as a shift of a 32-bit C constant, also where the 1
    # stands in an i64 local or in `i64(1)`, so that bits from 31 on come out wrong.
    bits = vec[i64]([1] * WIDTH)
    for i in range(1, WIDTH):
        bits[i] = bits[i - 1] + bits[i - 1]
    return bits


BIT: Final = _bits()
"""`BIT[n]` is 1 << n, for n below 62."""
