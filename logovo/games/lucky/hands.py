"""A hand as one number: a byte for each card, the card held longest lowest, and a count.

A byte is the kind of the card plus 1; six bytes are enough for any hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COUNT: Final = 48  # bits below the count


def size(hand: i64) -> i64:
    return hand >> COUNT


def card(hand: i64, at: i64) -> i64:
    """The kind of a card; the one held longest is at 0."""
    return ((hand >> (8 * at)) & 255) - 1


def kinds(hand: i64) -> i64:
    """The kinds in the hand as a set of bits."""
    found: i64 = 0
    for _at in range(hand >> COUNT):
        found |= 1 << ((hand & 255) - 1)
        hand >>= 8
    return found


def with_card(hand: i64, kind: i64) -> i64:
    """The hand with one card more, held shortest."""
    return hand + ((kind + 1) << (8 * (hand >> COUNT))) + (1 << COUNT)


def without(hand: i64, kind: i64) -> i64:
    """The hand without one card of the kind it holds: of equal ones the one held longest."""
    at: i64 = 0
    while (hand >> at) & 255 != kind + 1:
        at += 8
    bytes_only = hand & ((1 << COUNT) - 1)
    below = hand - ((hand >> at) << at)
    above = (bytes_only >> (at + 8)) << at
    return (((hand >> COUNT) - 1) << COUNT) | above | below


def listed(hand: i64) -> list[int]:
    """The kinds in the order held."""
    return [int(card(hand, at)) for at in range(size(hand))]


def hand_of(cards: list[int]) -> i64:
    hand: i64 = 0
    for kind in cards:
        hand = with_card(hand, kind)
    return hand
