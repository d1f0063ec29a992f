"""The small numbers the rules speak in: what is asked, ends of a row, what lies in a grave."""

from __future__ import annotations

from typing import Final

# What is asked. Only one seat decides at a time, so no stack is needed: gifts are the only
# thing that interrupts an opening, and nothing interrupts a gift.
OPEN: Final = 0  # open a grave: the first of a turn, obligatory
GO_ON: Final = 1  # after burying: open another or stop
PLAGUE: Final = 2  # in a plague: open a neighbour of the rat's grave or stop
MATCH: Final = 3  # bury in the grave just opened, or leave it
MISS: Final = 4  # lay garlic in the grave just opened, or leave it
GIVE: Final = 5  # which end vampire to give
PUT: Final = 6  # at which end to put the vampire received
OVER: Final = 7
ASK_WORDS: Final = ("open", "go-on", "plague", "match", "miss", "give", "put", "")

LEFT: Final = 0
RIGHT: Final = 1

# What lies in a grave: nothing, a vampire (of its lid's colour), or garlic of a seat.
EMPTY: Final = 0
VAMPIRE: Final = 1
GARLIC: Final = 2  # plus the seat that owns it
INSIDE_WORDS: Final = ("empty", "vampire", "garlic")

UNTURNED: Final = 7  # the lid of the last opening when a barred grave was chosen
NO_GRAVE: Final = -1
NO_GIFT: Final = -1

# How the game ended.
GOING: Final = 0
WON: Final = 1
STALLED: Final = 2
CAPPED: Final = 3
