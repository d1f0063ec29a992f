"""Piles of small numbers. A dealt pile is never reordered, so clones share it by index."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


def blank_pile(n: i64) -> vec[u8]:
    """A pile of n zeros."""
    return vec[u8]([0] * n)


def pile_list(pile: vec[u8], n: i64) -> list[int]:
    """The first n things as a plain list."""
    return [int(pile[i]) for i in range(n)]
