"""What is in the box: graves, lids, vampires, garlic and stakes; tags S R H F give the source."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bits import BIT

COLOURS: Final = ("red", "yellow", "white", "blue", "green", "black")  # S six, F names
EACH_COLOUR: Final = 10  # vampires of a colour, and lids of a colour; F
RAT: Final = 6  # the kind of a rat lid, after the six colours
LIDS: Final = (*COLOURS, "rat")

LEFT: Final = 0  # the ends of a row
RIGHT: Final = 1

# What lies in a grave: nothing, a vampire (of its lid's colour), or garlic of a seat.
EMPTY: Final = 0
VAMPIRE: Final = 1
GARLIC: Final = 2  # plus the seat that owns it
INSIDE_WORDS: Final = ("empty", "vampire", "garlic")

UNTURNED: Final = 7  # the lid of the last opening when a barred grave was chosen
NO_GRAVE: Final = -1
NO_GIFT: Final = -1

GARLIC_EACH: Final = 3  # of every player's own colour; S
STAKES: Final = 13  # S
STAKES_LIMIT: Final = 3  # the stake that brings the gifts; S

MOST_PLAYERS: Final = 6

# vampires.two-lids, two-colours: four colours and four rats for two players, all for more. S
TWO_COLOURS: Final = 4
TWO_RATS: Final = 4
TWO_GRAVES: Final = 40
MANY_RATS: Final = 6

# The silhouette, H: a dot or an o is a grave, an o one that keeps its lid when two play,
# a hash the free square in the middle. Paths run down and across the middle.
BOARD: Final = (
    "...oo...",
    ".oooooo.",
    ".oooooo.",
    "ooo##ooo",
    "ooo##ooo",
    ".oooooo.",
    ".oooooo.",
    "...oo...",
)
COLUMNS: Final = "abcdefgh"

SILENT_TURNS_GARLIC: Final = 6  # full rounds without a vampire leaving a row; R
SILENT_TURNS_END: Final = 12  # R
TURNS_CAP: Final = 1000  # R


def _graves() -> tuple[str, ...]:
    return tuple(
        [
            COLUMNS[column] + str(row + 1)
            for row in range(8)
            for column in range(8)
            if BOARD[row][column] != "#"
        ]
    )


GRAVES: Final = _graves()
"""Names of the graves in board order: row by row from the top, left to right."""

GRAVE_COUNT: Final = 60  # S
ALL_GRAVES: Final = 0xFFF_FFFF_FFFF_FFFF  # as a mask: 60 bits


def grave_named(word: str) -> int:
    """Its number, or -1 if there is no such grave."""
    return GRAVES.index(word) if word in GRAVES else -1


def _row(grave: int) -> int:
    return int(GRAVES[grave][1]) - 1


def _column(grave: int) -> int:
    return COLUMNS.index(GRAVES[grave][0])


def _are_neighbours(one: int, other: int) -> bool:
    # vampires.neighbours: touching by side or corner, no path between.
    if one == other or abs(_row(one) - _row(other)) > 1 or abs(_column(one) - _column(other)) > 1:
        return False
    return _row(one) // 4 == _row(other) // 4 and _column(one) // 4 == _column(other) // 4


def _neighbour_masks() -> vec[i64]:
    masks = vec[i64]([0] * GRAVE_COUNT)
    for one in range(GRAVE_COUNT):
        mask: i64 = 0
        for other in range(GRAVE_COUNT):
            if _are_neighbours(one, other):
                mask |= BIT[other]
        masks[one] = mask
    return masks


NEIGHBOURS: Final = _neighbour_masks()
"""Per grave: its neighbours as a mask of graves."""

MOST_NEIGHBOURS: Final = 8


def _neighbour_lists() -> vec[u8]:
    lists = vec[u8]([u8(255)] * (GRAVE_COUNT * MOST_NEIGHBOURS))
    for one in range(GRAVE_COUNT):
        at = one * MOST_NEIGHBOURS
        for other in range(GRAVE_COUNT):
            if _are_neighbours(one, other):
                lists[at] = u8(other)
                at += 1
    return lists


NEIGHBOUR_LISTS: Final = _neighbour_lists()
"""The same in board order, eight places for each grave; 255 fills what is left."""


def centre_graves() -> i64:
    """The 40 graves of the two-player diagram as a mask."""
    mask: i64 = 0
    for grave in range(GRAVE_COUNT):
        if BOARD[_row(grave)][_column(grave)] == "o":
            mask |= BIT[grave]
    return mask


def in_a_row(players: int) -> int:
    """Vampires dealt to each: 20 20 15 12 10. S"""
    return 20 if players == 2 else 60 // players


def rats_for(players: int) -> int:
    """Rats in play, and as many lids in the reserve."""
    return TWO_RATS if players == 2 else MANY_RATS
