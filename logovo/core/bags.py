"""A bag is a multiset of at most 15 kinds in one integer: four bits for each kind."""

from __future__ import annotations

from mypy_extensions import i64


def some(kind: i64, n: i64) -> i64:
    """A bag of n equal things. Bags add and subtract like numbers; 15 of a kind at most."""
    return n << (kind << 2)


def count(bag: i64, kind: i64) -> i64:
    return (bag >> (kind << 2)) & 15


def size(bag: i64) -> i64:
    """How many things are in the bag."""
    total: i64 = 0
    while bag != 0:
        total += bag & 15
        bag >>= 4
    return total
