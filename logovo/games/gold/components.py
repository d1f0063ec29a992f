"""What is in the box: tokens, dragons, knights, the market card, action cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final[i64] = 6
PLACES: Final[i64] = 4

# Kinds of token, in the order of the notation: K G S R B E P Y W.
BLACK: Final = 0
GOLD: Final = 1
SILVER: Final = 2
RED: Final = 3
BLUE: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
YELLOW: Final = 7
WHITE: Final = 8

# [F] the numbers in the bag; [S] the points.
TOKEN_COUNTS: Final = (1, 20, 35, 16, 12, 12, 12, 12, 6)
TOKENS: Final = 126
BLACK_POINTS: Final = 7
LONE_BLACK_POINTS: Final = 19  # [F] option `black` 19
GOLD_POINTS: Final = 3
SET_POINTS: Final = 5

# [S] knights: every player has strengths 1 to 4; a knight is seat * 4 + strength - 1.
KNIGHTS: Final[i64] = 4
WIZARD: Final = 0
THIEF: Final = 1
SWORD_BONUS: Final = 2

# Strength, visible, hidden. [F] the number of dragons; [H] the cards except D1 [F].
DRAGON_CARDS: Final = (
    (5, 4, 1),
    (5, 2, 3),
    (5, 0, 4),
    (6, 5, 0),
    (6, 3, 3),
    (6, 1, 4),
    (7, 6, 0),
    (7, 4, 3),
    (7, 2, 4),
    (8, 5, 2),
    (8, 8, 0),
    (8, 0, 7),
    (9, 6, 2),
    (9, 3, 6),
    (9, 4, 4),
    (10, 9, 0),
    (10, 1, 9),
    (11, 11, 0),
)
DRAGONS: Final[i64] = 18
NO_DRAGON: Final = 18  # stands on an empty place
ALL_DRAGONS: Final = (1 << DRAGONS) - 1

STRENGTHS: Final = vec[i64]([card[0] for card in DRAGON_CARDS])
VISIBLE: Final = vec[i64]([card[1] for card in DRAGON_CARDS])
HIDDEN: Final = vec[i64]([card[2] for card in DRAGON_CARDS])

# [S; counting F] 14 dragons stay in the deck; the market lies under the seventh of them.
DECK: Final = DRAGONS - PLACES
MARKET_BELOW: Final = 7
DECK_AT_MARKET: Final = DECK - MARKET_BELOW  # dragons left in the deck when it turns up

# Kinds of action card, in the order of the rules. [F] 17 cards; [H] the deck.
RING: Final = 0
POWDER: Final = 1
STONE: Final = 2
GLOVES: Final = 3
SWORD: Final = 4
WEAK: Final = 5
RECALL: Final = 6
BALL: Final = 7
CLOAK: Final = 8
SACK: Final = 9
HORN: Final = 10
SEAL: Final = 11
WAND: Final = 12
CARD_KINDS: Final[i64] = 13
CARD_COUNTS: Final = (1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 2)
CARDS: Final = 17
CARD_WORDS: Final = (
    "ring",
    "powder",
    "stone",
    "gloves",
    "sword",
    "weak",
    "recall",
    "ball",
    "cloak",
    "sack",
    "horn",
    "seal",
    "wand",
)

POTION: Final = 2  # [H] what one Potion of Weakness takes from a dragon
LEAST_STRENGTH: Final = 1

OPEN_OFFERS: Final = 2  # [R] of one player at a time
MOST_TURNS: Final = 400  # [R] gold.stall


def majority_points(players: i64) -> i64:
    """[S] For most tokens of one colour: 12 / 10 / 8 points for 3 / 4–5 / 6 players."""
    if players == 3:
        return 12
    if players == 6:
        return 8
    return 10


def dragon_word(dragon: i64) -> str:
    """`D1` to `D18`; `-` for an empty place."""
    return "-" if dragon == NO_DRAGON else f"D{dragon + 1}"


def place_word(place: i64) -> str:
    """`@1` to `@4`."""
    return f"@{place + 1}"


def knight_word(knight: i64) -> str:
    """A knight by its strength, no matter who owns it."""
    return str(int(knight % KNIGHTS) + 1)
