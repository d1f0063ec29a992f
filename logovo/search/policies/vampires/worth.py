"""What a vampires player makes of a table: graves they recall, counted and judged.

Of a table it uses only what the seat may know: rows, garlic and stakes before the players,
public counts, and of the graves those in `state.seen`, whose lids all have looked at. In the
real game that is what a perfect memory holds. In a sampled world `seen` holds what the sampler
was told to recall, so a forgetful player's greed is limited by their own memory, and in
rollouts everybody is taken to recall what the searching seat recalls. Lids and contents of
all other graves in the world at hand are never looked at.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.games.vampires.components import (
    COLOURS,
    EACH_COLOUR,
    EMPTY,
    GARLIC_EACH,
    LEFT,
    NEIGHBOURS,
    NO_GIFT,
    NO_GRAVE,
    RAT,
    RIGHT,
    STAKES_LIMIT,
    VAMPIRE,
)
from logovo.games.vampires.state import VampiresState

KINDS: Final = len(COLOURS)

# What a recalled grave is to the one who looks for a place.
FITS: Final = 0  # empty, and an end has its colour
UNSEEN: Final = 1
IDLE: Final = 2  # empty, of no use now
TAKEN: Final = 3  # a vampire: a stake
GARLICKY: Final = 4
BARRED: Final = 5


@final
class Recall:
    """What is recalled of all graves, as numbers."""

    def __init__(self) -> None:
        self.free = vec[i64]([0] * KINDS)  # recalled empty graves by colour
        self.hidden_lids = vec[i64]([0] * KINDS)  # lids nobody recalls, by colour
        self.lurking: i64 = 0  # vampires and garlic in graves nobody recalls

    def look(self, table: VampiresState) -> None:
        free = self.free
        hidden = self.hidden_lids
        in_rows: i64 = 0
        buried: i64 = 0
        garlic: i64 = 0
        all_vampires: i64 = 0
        for colour in range(KINDS):
            free[colour] = 0
            hidden[colour] = 0
            if (table.colours >> colour) & 1 != 0:
                hidden[colour] = EACH_COLOUR
                all_vampires += EACH_COLOUR
        yard = table.yard_list
        seen = table.seen
        for i in range(i64(len(yard))):
            grave = yard[i]
            if (seen >> grave) & 1 == 0:
                continue
            lid = table.lid(grave)
            if lid == RAT:
                continue
            hidden[lid] -= 1
            inside = table.inside(grave)
            if inside == EMPTY:
                free[lid] += 1
            elif inside == VAMPIRE:
                buried += 1
            else:
                garlic += 1
        for seat in range(table.players):
            in_rows += table.sizes[seat]
            garlic += table.garlic[seat]
        if table.gift != NO_GIFT:
            in_rows += 1
        self.lurking = all_vampires - in_rows - buried + GARLIC_EACH * table.players - garlic

    def fitting(self, table: VampiresState, seat: i64) -> i64:
        """Hidden lids that an end of the row would fit."""
        left = table.end_vampire(seat, LEFT)
        right = table.end_vampire(seat, RIGHT)
        fitting = self.hidden_lids[left]
        if right != left:
            fitting += self.hidden_lids[right]
        return fitting

    def hope(self, colour: i64) -> i64:
        """How easily a colour is buried: recalled graves count most."""
        return self.free[colour] * 16 + self.hidden_lids[colour]


# --- graves -------------------------------------------------------------------


def kind_of(table: VampiresState, grave: i64) -> i64:
    """What the opener recalls of this grave."""
    if (table.barred >> grave) & 1 != 0 and table.rat_grave == NO_GRAVE:
        return BARRED
    if (table.seen >> grave) & 1 == 0:
        return UNSEEN
    inside = table.inside(grave)
    if inside == VAMPIRE:
        return TAKEN
    if inside != EMPTY:
        return GARLICKY
    lid = table.lid(grave)
    seat = table.opener
    if table.end_vampire(seat, LEFT) == lid or table.end_vampire(seat, RIGHT) == lid:
        return FITS
    return IDLE


def harm_of(table: VampiresState, seat: i64, kind: i64) -> i64:
    """How bad it is to open a grave that does not help. The last stake is the worst."""
    if kind == TAKEN or kind == BARRED:
        if table.stakes[seat] + 1 == STAKES_LIMIT:
            return GARLICKY + 1
        return TAKEN
    return kind


def unseen_beside(table: VampiresState, grave: i64) -> i64:
    """How many neighbours of a grave nobody has looked into."""
    return bits_in(NEIGHBOURS[grave] & table.yard & ~table.seen)


def bits_in(mask: i64) -> i64:
    """How many graves a mask holds."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


# --- rows ---------------------------------------------------------------------


def behind(table: VampiresState, seat: i64, end: i64) -> i64:
    """The open vampire behind an end; -1 if there is none."""
    size = table.sizes[seat]
    if size < 2:
        return -1
    if end == LEFT:
        return table.vampire(seat, 1)
    return table.vampire(seat, size - 2)


def wanted_by_others(table: VampiresState) -> i64:
    """Colours at the ends of the others' rows or next to them, as a mask."""
    mask: i64 = 0
    for other in range(table.players):
        if other != table.opener:
            for end in range(2):
                mask |= BIT[table.end_vampire(other, end)]
                second = behind(table, other, end)
                if second >= 0:
                    mask |= BIT[second]
    return mask


def leads(table: VampiresState, seat: i64) -> bool:
    """Whether a standstill would be won by the seat: nobody has fewer vampires."""
    for other in range(table.players):
        if table.sizes[other] < table.sizes[seat]:
            return False
    return True
