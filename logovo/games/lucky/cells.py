"""A cell of the forest as one word of bits, and which cards fit where.

    a free cell or closed goal   which sides are open towards it, which are known at all,
                                 from which sides a path from the entrance leads into it
    a face-up card               its openings; whether it is through, reached, standing

A variant is a path card as it lies: twice its kind, plus 1 if it is turned by 180°.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.lucky.components import has_turned_form, mask_of

MASK: Final = 15  # openings of a face-up card; elsewhere sides open towards the cell
KNOWN: Final = 4  # shift: sides that touch a face-up card
LEAD: Final = 8  # shift: sides from which a path from the entrance leads in
FACE_UP: Final = 1 << 12
THROUGH: Final = 1 << 13
REACHED: Final = 1 << 14
STANDING: Final = 1 << 15  # of a free cell: it is beside a standing card
ADRIFT: Final = ~(REACHED | STANDING)
CONTENT: Final = 16  # shift: what lies there
FIT: Final = 255  # open and known sides together: the index of FITS

# What lies in a cell: 0 nothing, 1 to 32 a path card (its variant + 1), then these.
HOME: Final = 33
GOAL: Final = 34  # + 0, 1, 2

VARIANTS: Final = 32


def fits_table() -> vec[i64]:
    """For open | known << 4: the variants that fit there, as a set of bits."""
    table = vec[i64]([0] * 256)
    for known in range(16):
        for opened in range(16):
            fitting = 0
            for variant in range(VARIANTS):
                turned = variant & 1
                if turned and not has_turned_form(variant >> 1):
                    continue
                if mask_of(variant >> 1, turned) & known == opened & known:
                    fitting |= 1 << variant
            table[known << 4 | opened] = fitting
    return table


def opens_table() -> vec[i64]:
    """For a set of sides: the variants with an opening on at least one of them."""
    table = vec[i64]([0] * 16)
    for sides in range(16):
        opening = 0
        for variant in range(VARIANTS):
            if mask_of(variant >> 1, variant & 1) & sides:
                opening |= 1 << variant
        table[sides] = opening
    return table


FITS: Final = fits_table()
OPENS: Final = opens_table()
VARIANT_MASKS: Final = vec[i64]([mask_of(v >> 1, v & 1) for v in range(VARIANTS)])
