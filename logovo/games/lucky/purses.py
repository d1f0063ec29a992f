"""A bag of gold cards as one number: a byte for each value 1, 2 and 3."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.games.lucky.components import GOLD_COUNTS


def one(value: i64) -> i64:
    """A bag with a single card. Bags add and subtract like numbers."""
    return 1 << (8 * (value - 1))


def count(purse: i64, value: i64) -> i64:
    return (purse >> (8 * (value - 1))) & 255


def size(purse: i64) -> i64:
    return (purse & 255) + ((purse >> 8) & 255) + (purse >> 16)


def kinds(purse: i64) -> i64:
    """How many different values."""
    found: i64 = 0
    for value in range(i64(1), i64(4)):
        if count(purse, value) > 0:
            found += 1
    return found


def nuggets(purse: i64) -> i64:
    return (purse & 255) + 2 * ((purse >> 8) & 255) + 3 * (purse >> 16)


def drawn(purse: i64, chance: Chance) -> i64:
    """The value of a card taken blindly out of a bag that is not empty."""
    at = chance.below(size(purse))
    if at < count(purse, 1):
        return 1
    if at < count(purse, 1) + count(purse, 2):
        return 2
    return 3


def highest(purse: i64) -> i64:
    """The best value in a bag that is not empty."""
    value: i64 = 3
    while count(purse, value) == 0:
        value -= 1
    return value


def values(purse: i64) -> list[int]:
    return [value for value in (1, 2, 3) for _card in range(count(purse, value))]


def purse_of(cards: list[int]) -> i64:
    purse: i64 = 0
    for value in cards:
        purse += one(value)
    return purse


def full() -> i64:
    """All gold cards of the box."""
    return GOLD_COUNTS[0] + (GOLD_COUNTS[1] << 8) + (GOLD_COUNTS[2] << 16)
