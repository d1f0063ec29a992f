"""A heap is any number of treasure tokens in one integer: seven bits for each kind.

The box holds at most 35 of a kind, so the seventh bit of every field is free and the
comparisons borrow it as a guard. Heaps add and subtract like numbers. The masks stay below
2**62: compiled code keeps a larger constant as an object and unpacks it at every use.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.chance import Chance

KINDS: Final[i64] = 9
BITS: Final = 7
FIELD: Final = 127

GUARDS: Final[i64] = 0x0081_0204_0810_2040  # the top bit of every field but the last
LAST_AT: Final = 56  # where the last field begins; nothing lies above it
EVERY_SECOND: Final[i64] = 0x3F01_FC07_F01F_C07F  # the fields of kinds 0, 2, 4, 6, 8
EVERY_FOURTH: Final[i64] = 0x3F00_03FF_F000_3FFF  # pairs of fields, once they are added up

LETTERS: Final = ("K", "G", "S", "R", "B", "E", "P", "Y", "W")


def some(kind: i64, n: i64) -> i64:
    """A heap of n tokens of one kind."""
    return n << (kind * BITS)


def count(heap: i64, kind: i64) -> i64:
    return (heap >> (kind * BITS)) & FIELD


def size(heap: i64) -> i64:
    """How many tokens lie in the heap; at most 126."""
    pairs = (heap & EVERY_SECOND) + ((heap >> BITS) & EVERY_SECOND)
    fours = (pairs & EVERY_FOURTH) + ((pairs >> (2 * BITS)) & EVERY_FOURTH)
    return (fours + (fours >> (4 * BITS)) + (fours >> (8 * BITS))) & FIELD


def holds(heap: i64, part: i64) -> bool:
    """Whether the heap has every token of the part."""
    # The last field has no guard: it is compared by itself.
    return ((heap | GUARDS) - part) & GUARDS == GUARDS and heap >> LAST_AT >= part >> LAST_AT


def lacking(heap: i64, part: i64) -> i64:
    """The tokens of the part that the heap does not have."""
    out: i64 = 0
    if holds(heap, part):
        return out
    for kind in range(KINDS):
        short = count(part, kind) - count(heap, kind)
        if short > 0:
            out += some(kind, short)
    return out


def pick_from(heap: i64, chance: Chance) -> i64:
    """The kind of a token taken blindly; the heap must not be empty."""
    return kind_at(heap, chance.below(size(heap)))


def kind_at(heap: i64, left: i64) -> i64:
    """The kind of the token with so many before it, kind after kind."""
    kind: i64 = 0
    while True:
        left -= heap & FIELD
        if left < 0:
            return kind
        heap >>= BITS
        kind += 1


def heap_text(heap: i64) -> str:
    """`GGSB`; `-` for nothing."""
    out = ""
    for kind in range(KINDS):
        out += LETTERS[kind] * int(count(heap, kind))
    return out if out else "-"


def heap_words(heap: i64) -> tuple[str, ...]:
    """The letters one by one, for events and views."""
    words: list[str] = []
    for kind in range(KINDS):
        words.extend([LETTERS[kind]] * int(count(heap, kind)))
    return tuple(words)


def parse_heap(text: str) -> int:
    """The inverse of `heap_text`, letters in any order; -1 if the text is no heap."""
    if text == "-":
        return 0
    if not text or len(text) > FIELD - 1:
        return -1
    heap = 0
    for letter in text:
        if letter not in LETTERS:
            return -1
        heap += int(some(LETTERS.index(letter), 1))
    for kind in range(KINDS):
        # A field filled beyond its guard bit would run into the next kind.
        if text.count(LETTERS[kind]) > FIELD // 2:
            return -1
    return heap


def heap_of(words: tuple[str, ...]) -> int:
    """The heap of such words; `unknown` counts for nothing."""
    heap = 0
    for word in words:
        if word in LETTERS:
            heap += int(some(LETTERS.index(word), 1))
    return heap
