"""What is in the box of Mad Lucky: path cards, action cards, gold, roles and the tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Sides of a card as bits of its mask. [R axes]
UP: Final = 1
RIGHT: Final = 2
DOWN: Final = 4
LEFT: Final = 8

# Path cards: name, openings upright, number in the deck. [S 44 in all; F shapes and split]
PATHS: Final = (
    ("T1", UP | DOWN, 4),
    ("T2", LEFT | RIGHT, 3),
    ("T3", UP | RIGHT | DOWN | LEFT, 5),
    ("T4", UP | RIGHT | DOWN, 5),
    ("T5", UP | RIGHT | LEFT, 5),
    ("T6", UP | RIGHT, 5),
    ("T7", UP | LEFT, 4),
    ("B1", UP, 1),
    ("B2", RIGHT, 1),
    ("B3", UP | DOWN, 1),
    ("B4", LEFT | RIGHT, 1),
    ("B5", UP | RIGHT, 1),
    ("B6", UP | LEFT, 1),
    ("B7", UP | RIGHT | DOWN, 1),
    ("B8", UP | RIGHT | LEFT, 1),
    ("B9", UP | RIGHT | DOWN | LEFT, 1),
)
THROUGH_KINDS: Final = 7  # T1 to T7 join their openings, B1 to B9 are dead ends
PATH_KINDS: Final = 16
PATH_CARDS: Final = 40

# Action cards: name and number. [S kinds and 27 in all; F counts]
TOOLS: Final = ("lamp", "spade", "boots")
ACTIONS: Final = (
    ("break-lamp", 3),
    ("break-spade", 3),
    ("break-boots", 3),
    ("mend-lamp", 2),
    ("mend-spade", 2),
    ("mend-boots", 2),
    ("mend-boots+lamp", 1),
    ("mend-lamp+spade", 1),
    ("mend-spade+boots", 1),
    ("fire", 3),
    ("dust", 6),
)
BREAK_KIND: Final = 16  # break lamp, spade, boots
MEND_KIND: Final = 19  # mend lamp, spade, boots
DOUBLE_KIND: Final = 22  # the three double mends
FIRE_KIND: Final = 25
DUST_KIND: Final = 26
KINDS: Final = 27
DECK_CARDS: Final = 67
MOST_IN_HAND: Final = 6

KIND_WORDS: Final = tuple([row[0] for row in PATHS] + [row[0] for row in ACTIONS])
KIND_COUNTS: Final = tuple([row[2] for row in PATHS] + [row[1] for row in ACTIONS])

DOUBLES: Final = ("boots+lamp", "lamp+spade", "spade+boots")
MENDS: Final = vec[i64]([1, 2, 4, 4 | 1, 1 | 2, 2 | 4])
"""Tools (bit 1 lamp, 2 spade, 4 boots) that a mend card can repair, from MEND_KIND on."""

# Goals: the gold and two pits. [S one gold, two pits; F shapes]
GOLD: Final = 0
GOALS: Final = 3
GOAL_WORDS: Final = ("g1", "g2", "g3")
GOAL_CARDS: Final = ("G", "P1", "P2")
GOAL_MASKS: Final = vec[i64]([15, UP | RIGHT, UP | LEFT])
GOAL_MASKS_TURNED: Final = vec[i64]([15, DOWN | LEFT, DOWN | RIGHT])

# Gold cards: how many of value 1, 2 and 3. [S 28 in all; F values]
GOLD_COUNTS: Final = (16, 8, 4)
GOLD_CARDS: Final = 28

# Role cards. [S]
LUCKY: Final = 0
MAD: Final = 1
ROLE_WORDS: Final = ("lucky", "mad")
ROLE_CARDS: Final = (7, 4)
LEAST: Final = 3
MOST: Final = 10

# By the number of players from 3 to 10. [S; classic F]
MAD_USED: Final = (1, 1, 2, 2, 3, 3, 3, 4)
LUCKY_USED: Final = (3, 4, 5, 6, 5, 6, 7, 7)
LUCKY_USED_CLASSIC: Final = (3, 4, 4, 5, 5, 6, 7, 7)
HAND: Final = (6, 6, 6, 5, 5, 4, 4, 4)

# Nuggets for each Mad Lucky by how many of them won. [S; four F]
MAD_PAY: Final = (0, 4, 3, 3, 2)

ROUNDS: Final = 3


def mask_of(kind: int, turned: int) -> int:
    """The openings of a path card as it lies."""
    mask = PATHS[kind][1]
    if turned:
        return ((mask << 2) | (mask >> 2)) & 15
    return mask


def has_turned_form(kind: int) -> bool:
    """Whether the card looks different when turned by 180°."""
    return mask_of(kind, 0) != mask_of(kind, 1)
