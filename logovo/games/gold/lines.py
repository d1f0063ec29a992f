"""The knights standing at a dragon, in the order in which they came, in one integer.

Five bits for each knight (its number plus one), the first comer lowest. The strongest
dragon falls to at most ten knights, so a line always fits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.games.gold.components import KNIGHTS, SWORD_BONUS

BITS: Final = 5
FIELD: Final = 31


def knight_in(line: i64, at: i64) -> i64:
    """The knight at this position of the line; -1 behind its end."""
    return ((line >> (at * BITS)) & FIELD) - 1


def joined(line: i64, knight: i64) -> i64:
    """The line with one more knight at its end."""
    shift: i64 = 0
    while line >> shift != 0:
        shift += BITS
    return line | ((knight + 1) << shift)


def without(line: i64, knight: i64) -> i64:
    """The line with this knight gone and the later ones moved up."""
    shift: i64 = 0
    while (line >> shift) & FIELD != knight + 1:
        shift += BITS
    return (line & (BIT[shift] - 1)) | ((line >> (shift + BITS)) << shift)


def strength_of(knight: i64, swords: i64) -> i64:
    """What a knight adds, a sword included."""
    # gold.card-sword
    plain = knight % KNIGHTS + 1
    if (swords >> knight) & 1:
        return plain + SWORD_BONUS
    return plain


def power(line: i64, swords: i64) -> i64:
    """The strengths of all knights of the line together."""
    total: i64 = 0
    while line != 0:
        total += strength_of((line & FIELD) - 1, swords)
        line >>= BITS
    return total


def has_knight(line: i64, knight: i64) -> bool:
    while line != 0:
        if line & FIELD == knight + 1:
            return True
        line >>= BITS
    return False


def seats_in(line: i64) -> i64:
    """The players with a knight in the line, as a mask of seats."""
    mask: i64 = 0
    while line != 0:
        mask |= 1 << (((line & FIELD) - 1) // KNIGHTS)
        line >>= BITS
    return mask


def wizards_in(line: i64) -> i64:
    """The owners of the wizards in the line, as a mask of seats."""
    mask: i64 = 0
    while line != 0:
        knight = (line & FIELD) - 1
        if knight % KNIGHTS == 0:
            mask |= 1 << (knight // KNIGHTS)
        line >>= BITS
    return mask


def as_list(line: i64) -> list[int]:
    """First comer first."""
    out: list[int] = []
    while line != 0:
        out.append(int(line & FIELD) - 1)
        line >>= BITS
    return out
