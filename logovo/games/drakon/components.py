"""What is in the box: chambers with their arrows, coins, heroes. Tags as in the ledger."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

CHAMBERS: Final = 72  # S: with Start; R: "with Start"
START: Final = 0
HAND: Final = 4  # S
MOST_PLAYERS: Final = 6  # S: six figures
COINS: Final = (8, 12, 8)  # of 1, 2 and 3 gold. S: 28 coins of 1 to 3, H: the split
COINS_IN_ALL: Final = 28  # S
HOARD_POOL: Final = MOST_PLAYERS  # the hoard's number among the pools of coins

# Directions, and arrows as a mask with bit d set for direction d.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTION_WORDS: Final = ("north", "east", "south", "west")
ALL_SIDES: Final = 15

# Arrow patterns as they lie at r0 (see the ledger's grid and notation).
P0: Final = 0
P1: Final = 1
P2C: Final = 2
P2S: Final = 3
P3: Final = 4
P4: Final = 5
PATTERN_WORDS: Final = ("P0", "P1", "P2C", "P2S", "P3", "P4")
BASE_ARROWS: Final = (0, 1, 3, 5, 11, 15)
TURNINGS: Final = (1, 4, 4, 2, 4, 1)  # different turnings; the others look the same

# Kinds of chamber.
BLANK: Final = 0
FIND: Final = 1
LOSE: Final = 2
STEAL_CW: Final = 3
STEAL_CCW: Final = 4
DESTROY: Final = 5
DRAKON_MOVES: Final = 6
ESCAPE: Final = 7
FLOATING: Final = 8
HARP: Final = 9
SHIFT: Final = 10
MAP: Final = 11
CONTROL: Final = 12
ROTATE: Final = 13
WIND: Final = 14
KEY: Final = 15
TELEPORT: Final = 16
START_KIND: Final = 17
KIND_WORDS: Final = (
    "blank",
    "find",
    "lose",
    "steal-clockwise",
    "steal-counterclockwise",
    "destroy",
    "drakon-moves",
    "escape",
    "floating",
    "harp",
    "shift",
    "map",
    "mind-control",
    "rotate",
    "wind",
    "key",
    "teleport",
    "start",
)

# Kinds that do nothing to a hero who enters: blank, or at work only on leaving or placing.
QUIET_KINDS: Final = (BLANK, ESCAPE, HARP, WIND, KEY, TELEPORT, START_KIND)

# Chambers 1 to 71 in order: kind, and how many with each of P1, P2C, P2S, P3, P0.
# S: the kinds, "no arrows" on Key and Teleport; H: how many of each and their arrows.
DECK: Final = (
    (BLANK, 1, 2, 2, 2, 0),
    (FIND, 4, 2, 2, 2, 0),
    (LOSE, 1, 1, 1, 1, 0),
    (STEAL_CW, 2, 1, 0, 1, 0),
    (STEAL_CCW, 2, 0, 1, 1, 0),
    (DESTROY, 1, 1, 1, 1, 0),
    (DRAKON_MOVES, 1, 1, 1, 2, 0),
    (ESCAPE, 1, 1, 0, 1, 0),
    (FLOATING, 1, 1, 0, 1, 0),
    (HARP, 1, 0, 1, 1, 0),
    (SHIFT, 1, 1, 1, 1, 0),
    (MAP, 1, 1, 0, 1, 0),
    (CONTROL, 1, 1, 1, 1, 0),
    (ROTATE, 1, 1, 1, 1, 0),
    (WIND, 0, 1, 1, 1, 0),
    (KEY, 0, 0, 0, 0, 3),
    (TELEPORT, 0, 0, 0, 0, 3),
)
DECK_PATTERNS: Final = (P1, P2C, P2S, P3, P0)

AMAZON: Final = 0
BARBARIAN: Final = 1
DWARF: Final = 2
KNIGHT: Final = 3
THIEF: Final = 4
WIZARD: Final = 5
NO_HERO: Final = 6  # before the seat has taken a figure
HERO_WORDS: Final = ("amazon", "barbarian", "dwarf", "knight", "thief", "wizard")


def turned_arrows(arrows: i64, quarters: i64) -> i64:
    """The arrows after so many quarter turns clockwise."""
    return ((arrows << quarters) | (arrows >> (4 - quarters))) & ALL_SIDES


def quarters_listed(pattern: i64) -> i64:
    """How many different turns a chamber has: one more would look like one listed."""
    if pattern == P0 or pattern == P4:
        return 1
    if pattern == P2S:
        return 2
    return 3


@final
class Box:
    """The printed facts as flat tables for the rules to look up."""

    def __init__(self) -> None:
        kind = [START_KIND]
        pattern = [P4]
        for row in DECK:
            for which in range(5):
                for _copy in range(row[which + 1]):
                    kind.append(row[0])
                    pattern.append(DECK_PATTERNS[which])
        self.kind = vec[u8]([u8(k) for k in kind])
        self.acts = vec[u8]([u8(k not in QUIET_KINDS) for k in range(len(KIND_WORDS))])  # by kind
        self.pattern = vec[u8]([u8(p) for p in pattern])  # of Start: an option says
        self.turnings = vec[u8]([u8(n) for n in TURNINGS])
        # arrows[pattern * 4 + turning], fit[pattern * 16 + sides that arrows point at]:
        # the turnings, as a mask, in which no arrow meets an arrow.
        self.arrows = vec[u8]([0] * 24)
        self.fit = vec[u8]([0] * 96)
        for p in range(6):
            for turning in range(4):
                lying = turned_arrows(BASE_ARROWS[p], turning)
                self.arrows[p * 4 + turning] = u8(lying)
                for pointed in range(16):
                    if turning < TURNINGS[p] and lying & pointed == 0:
                        at = p * 16 + pointed
                        self.fit[at] = u8(self.fit[at] | (1 << turning))


BOX: Final = Box()
