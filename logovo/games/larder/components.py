"""What is in the box: 96 cards, seven tricks, seven hindrances, and what is printed on them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from logovo.core.bags import some

# --- cards: the goblins of value 1 to 9, then the dragons -------------------

TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3
FIVE: Final = 4
SIX: Final = 5
SEVEN: Final = 6
EIGHT: Final = 7
NINE: Final = 8
ZERO: Final = 9
FIREBREATH: Final = 10
GUARDIAN: Final = 11

KINDS: Final = 12
COPIES: Final = 8  # of each: 72 goblins, 24 dragons [S the totals, R the split]
DECK: Final = KINDS * COPIES
WORDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "zero", "firebreath", "guardian")

GOBLIN_COINS: Final = 1  # [H]
DRAGON_COINS: Final = 3  # [H]
BACK_COINS: Final = 1  # [H]

# Bags of cards as masks: all four bits of each kind that belongs.
ANY: Final = 0xFFF_FFFFFFFFF
DRAGONS: Final = 0xFFF_000000000
ONES: Final = 0x000_00000000F
BELOW_THREE: Final = 0x000_0000000FF
SIX_TO_NINE: Final = 0x000_FFFF00000
NINES: Final = 0x000_F00000000
FOUR_OR_MORE: Final = 0xCCC_CCCCCCCCC  # of a count's four bits, those that say so

# --- numbers of the rules ---------------------------------------------------

HAND: Final = 5
TROUBLE: Final = 18
MOST_STACKS: Final = 6
FOURSOME: Final = 4  # equal cards that leave the game; also the most cards in a play
ROUND_CAP: Final = 10
LAST_TOTAL: Final = 21
STALL: Final = 300  # plays in a round [R]
LAST_ROUND: Final = 60  # [R] see RULINGS.md

# --- tricks -----------------------------------------------------------------

TRICK_ZERO: Final = 0
TRICK_DRAGONS: Final = 1
TRICK_ONE: Final = 2
TRICK_TWO: Final = 3
TRICK_SEVEN: Final = 4
TRICK_EIGHT: Final = 5
TRICK_NINE: Final = 6
TRICKS: Final = (
    "trick-zero",
    "trick-dragons",
    "trick-one",
    "trick-two",
    "trick-seven",
    "trick-eight",
    "trick-nine",
)

# --- hindrances -------------------------------------------------------------


@final
class Hindrance:
    """How its taker is dealt to. Reserves are stacks of one closed card; the first `opened`
    stacks have an open card on top."""

    def __init__(self, word: str, hand: int, stacks: int, opened: int) -> None:
        self.word: Final = word
        self.hand: Final = hand
        self.stacks: Final = stacks
        self.opened: Final = opened


CHAOS: Final = 7
HINDRANCES: Final = (
    Hindrance("", HAND, 3, 3),  # 0: nobody's hindrance, the normal deal
    Hindrance("invasion-6", 6, 3, 3),  # [H]
    Hindrance("invasion-7", 7, 3, 3),  # [H]
    Hindrance("invasion-8", 8, 3, 3),  # [H]
    Hindrance("unknown-a", HAND, 4, 2),  # [H]
    Hindrance("unknown-b", HAND, 5, 1),  # [H]
    Hindrance("unknown-c", HAND, 6, 0),  # [H]
    Hindrance("chaos", HAND, 3, 3),  # its taker follows another one besides
)

# --- words ------------------------------------------------------------------


def kind_named(word: str) -> int:
    """The kind of card a word stands for; -1 if none."""
    return WORDS.index(word) if word in WORDS else -1


def trick_named(word: str) -> int:
    return TRICKS.index(word) if word in TRICKS else -1


def hindrance_named(word: str) -> int:
    """The number of a hindrance, 0 for the empty word; -1 if there is none."""
    for number in range(len(HINDRANCES)):
        if HINDRANCES[number].word == word:
            return number
    return -1


def bag_words(bag: i64) -> tuple[str, ...]:
    """The cards of a bag as words, lowest kind first."""
    words: list[str] = []
    for kind in range(KINDS):
        words.extend([WORDS[kind]] * int((bag >> (kind * 4)) & 15))
    return tuple(words)


def bag_of(words: tuple[str, ...]) -> i64:
    """The inverse of `bag_words`, in any order."""
    bag: i64 = 0
    for word in words:
        bag += some(kind_named(word), 1)
    return bag
