"""What one observer has seen happen to stashes, as rows of numbers: (kind, seat, other, heap)."""

from __future__ import annotations

from typing import Final

GAIN: Final = 0  # the heap joins the seat's stash
THEFT: Final = 1  # the seat takes an unseen token from the other
MOVE: Final = 2  # the heap goes from the other to the seat
HOLDS: Final = 3  # the seat has shown that it holds the heap
EXACT: Final = 4  # the seat's stash is this heap
SACK: Final = 5  # the seat exchanges an unseen token with the bag; heap: bag and stashes together
DRAWN: Final = 6  # like MOVE, one token that came out by luck: the more alike, the likelier
LACKS: Final = 7  # the seat has shown that it does not hold the heap
BAG: Final = 8  # the heap `other` comes out of the bag; heap: bag and stashes together before

Happening = tuple[int, int, int, int]
