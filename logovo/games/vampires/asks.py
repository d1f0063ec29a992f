"""What the table can wait for.

Only one seat decides at a time, so no stack is needed: gifts are the only thing that interrupts
an opening, and nothing interrupts a gift.
"""

from __future__ import annotations

from typing import Final

OPEN: Final = 0  # open a grave: the first of a turn, obligatory
GO_ON: Final = 1  # after burying: open another or stop
PLAGUE: Final = 2  # in a plague: open a neighbour of the rat's grave or stop
MATCH: Final = 3  # bury in the grave just opened, or leave it
MISS: Final = 4  # lay garlic in the grave just opened, or leave it
GIVE: Final = 5  # which end vampire to give
PUT: Final = 6  # at which end to put the vampire received
OVER: Final = 7

WORDS: Final = ("open", "go-on", "plague", "match", "miss", "give", "put", "")
