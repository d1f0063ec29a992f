"""Sorts of moves in vampires: openings by what the grave is to the opener and to the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.games.vampires.asks import MISS
from logovo.games.vampires.components import GARLIC, LEFT, MOST_NEIGHBOURS, RIGHT
from logovo.games.vampires.moves import CODES, LEAVE, STOP, is_opening, opened_grave
from logovo.games.vampires.state import VampiresState
from logovo.search.policies.vampires.worth import (
    BARRED,
    FITS,
    GARLICKY,
    IDLE,
    UNSEEN,
    behind,
    kind_of,
    unseen_beside,
)

# Sorts of moves: openings first, then whatever else there is, as the codes have it.
FIT: Final = 0  # left, right, both
UNKNOWN: Final = 3  # and so many unseen graves beside it
USELESS: Final = UNKNOWN + MOST_NEIGHBOURS + 1
"""Empty: 1 more if the opener could use it soon, 2 if another could, 4 if it is barred to the
rival."""
HARMFUL: Final = USELESS + 8  # a vampire, own garlic, another's garlic, barred
OTHERS: Final = HARMFUL + 4
SORTS: Final = OTHERS + CODES - STOP + 1
LEFT_ALONE: Final = SORTS - 1  # a grave that nothing in the row fits


def sort_of(table: VampiresState, code: i64) -> i64:
    if is_opening(code):
        return opening_sort(table, opened_grave(code))
    if code == LEAVE and table.ask == MISS:
        return LEFT_ALONE
    return OTHERS + code - STOP


def opening_sort(table: VampiresState, grave: i64) -> i64:
    kind = kind_of(table, grave)
    if kind == UNSEEN:
        return UNKNOWN + unseen_beside(table, grave)
    seat = table.opener
    lid = table.lid(grave)
    if kind == FITS:
        sort: i64 = FIT - 1
        if table.end_vampire(seat, LEFT) == lid:
            sort += 1
        if table.end_vampire(seat, RIGHT) == lid:
            sort += 2
        return sort
    if kind == IDLE:
        return useless_sort(table, grave, lid)
    if kind == BARRED:
        return HARMFUL + 3
    if kind == GARLICKY:
        return HARMFUL + 1 + i64(table.inside(grave) - GARLIC != seat)
    return HARMFUL


def useless_sort(table: VampiresState, grave: i64, lid: i64) -> i64:
    """An empty grave into which nothing of the opener's goes now."""
    seat = table.opener
    sort: i64 = USELESS
    if behind(table, seat, LEFT) == lid or behind(table, seat, RIGHT) == lid:
        sort += 1
    for other in range(table.players):
        if other != seat and wants(table, other, lid):
            sort += 2
            break
    if table.players == 2 and (table.ever[1 - seat] >> grave) & 1 != 0:
        sort += 4
    return sort


def wants(table: VampiresState, seat: i64, colour: i64) -> bool:
    """Whether a vampire of this colour is at an end of the row or next to it."""
    for end in range(2):
        if table.end_vampire(seat, end) == colour or behind(table, seat, end) == colour:
            return True
    return False
