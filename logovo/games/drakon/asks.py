"""What the table can wait for, and what it still has to do by itself: kinds on the stack."""

from __future__ import annotations

from typing import Final

# Decisions. The seat of the ask decides; numbers a and b are named where they are used.
ASK_HERO: Final = 0
ASK_ACTION: Final = 1
ASK_AFTER: Final = 2  # a: 1 if the action was a move
ASK_ABILITY: Final = 3  # no action is possible, an ability is
ASK_FIGURE: Final = 4
ASK_JUMP: Final = 5  # a: the Escape just placed
ASK_DESTROY: Final = 6
ASK_DRAKON: Final = 7
ASK_FLOAT: Final = 8  # a: the floating chamber
ASK_SHIFT: Final = 9
ASK_MAP: Final = 10
ASK_CONTROL: Final = 11
ASK_ROTATE: Final = 12
ASK_KNIGHT: Final = 13  # a: the seat that would take the coin, -1 for the hoard
ASK_DRAW: Final = 14  # the Dwarf may draw one more
ASK_WORDS: Final = (
    "hero",
    "action",
    "after",
    "ability",
    "figure",
    "jump",
    "destroy",
    "drakon",
    "float",
    "shift",
    "map",
    "control",
    "rotate",
    "knight",
    "draw",
)

# Things still to be done without asking anybody; they lie on the same stack.
FIRST_JOB: Final = 32
JOB_BEGIN: Final = 32  # the seat's turn begins
JOB_ACT: Final = 33  # see what the seat can do; a: 1 if an ability was used this turn
JOB_DRAW: Final = 34
JOB_AFTER: Final = 35  # a: 1 if the action was a move
JOB_FINISH: Final = 36  # the turn ends
JOB_ENTER: Final = 37  # the seat's hero has entered a chamber; a: 1 by its own move
JOB_LOSE: Final = 38  # a: who takes the coin, -1 the hoard; b: 1 if the Knight may refuse
JOB_CATCH: Final = 39  # the seat's hero is under the figure
JOB_TAKE: Final = 40  # a: the seat that loses a random chamber to this one
