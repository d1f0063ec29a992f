"""The rules by their ids, in the order in which the house tells them."""

from __future__ import annotations

from typing import Final

from logovo.core.rulebook import Rule

# Components
NEIGHBOURS: Final = Rule("vampires.neighbours", "S")

# Set-up
LIDS_SETUP: Final = Rule("vampires.lids-setup", "S")
STAKES_SETUP: Final = Rule("vampires.stakes-setup", "S")
GARLIC_SETUP: Final = Rule("vampires.garlic-setup", "S")
DEAL: Final = Rule("vampires.deal", "S")
ROW: Final = Rule("vampires.row", "S")
FIRST_PLAYER: Final = Rule("vampires.first-player", "SR")

# The row
ENDS: Final = Rule("vampires.ends", "SR")
ORDER_FIXED: Final = Rule("vampires.order-fixed", "S")
TURN_UP: Final = Rule("vampires.turn-up", "S")
GIFT_OPEN: Final = Rule("vampires.gift-open", "SR")
FOUR_OPEN: Final = Rule("vampires.four-open", "S")

# A turn: opening a grave
OPEN_ONE: Final = Rule("vampires.open-one", "S")
SHOW: Final = Rule("vampires.show", "S")
MATCH: Final = Rule("vampires.match", "S")
MATCH_BOTH: Final = Rule("vampires.match-both", "S")
MATCH_DECLINE: Final = Rule("vampires.match-decline", "R")
GO_ON: Final = Rule("vampires.go-on", "S")
MISS: Final = Rule("vampires.miss", "S")
GARLIC_LAY: Final = Rule("vampires.garlic-lay", "S")
GARLIC_NONE: Final = Rule("vampires.garlic-none", "S")
CLOSE: Final = Rule("vampires.close", "S")
REOPEN: Final = Rule("vampires.reopen", "SR")
TURN_PASSES: Final = Rule("vampires.turn-passes", "S")

# Occupied grave
OCCUPIED: Final = Rule("vampires.occupied", "S")
THIRD_STAKE: Final = Rule("vampires.third-stake", "S")
GIFT_ORDER: Final = Rule("vampires.gift-order", "R")
GIFT_CHOICE: Final = Rule("vampires.gift-choice", "S")
PUT_CHOICE: Final = Rule("vampires.put-choice", "S")

# Garlic in the grave
GARLIC_FOREIGN: Final = Rule("vampires.garlic-foreign", "S")
GARLIC_OWN: Final = Rule("vampires.garlic-own", "S")
GARLIC_BACK: Final = Rule("vampires.garlic-back", "S")
GARLIC_GRAVE: Final = Rule("vampires.garlic-grave", "S")

# Plague
RAT: Final = Rule("vampires.rat", "S")
RAT_EMPTY: Final = Rule("vampires.rat-empty", "R")
PLAGUE_GRAVES: Final = Rule("vampires.plague-graves", "S")
PLAGUE_CIRCUIT: Final = Rule("vampires.plague-circuit", "SR")
PLAGUE_MATCH: Final = Rule("vampires.plague-match", "S")
PLAGUE_MISS: Final = Rule("vampires.plague-miss", "S")
PLAGUE_OCCUPIED: Final = Rule("vampires.plague-occupied", "S")
PLAGUE_JUST_OPENED: Final = Rule("vampires.plague-just-opened", "S")
PLAGUE_OPEN: Final = Rule("vampires.plague-open", "S")
PLAGUE_ENDS: Final = Rule("vampires.plague-ends", "SR")
PLAGUE_CLEAR: Final = Rule("vampires.plague-clear", "S")
PLAGUE_NEXT: Final = Rule("vampires.plague-next", "S")

# Another rat during a plague
RAT_AGAIN: Final = Rule("vampires.rat-again", "S")
RAT_OWNER: Final = Rule("vampires.rat-owner", "S")
RAT_CLOSE: Final = Rule("vampires.rat-close", "S")
RAT_FRESH: Final = Rule("vampires.rat-fresh", "R")
RAT_CHAIN: Final = Rule("vampires.rat-chain", "R")
RAT_NEXT: Final = Rule("vampires.rat-next", "SR")

# End
WIN: Final = Rule("vampires.win", "SR")
STALL_GARLIC: Final = Rule("vampires.stall-garlic", "R")
STALL_END: Final = Rule("vampires.stall-end", "R")
STALL_CAP: Final = Rule("vampires.stall-cap", "R")

# Two players
TWO_COLOURS: Final = Rule("vampires.two-colours", "SR")
TWO_LIDS: Final = Rule("vampires.two-lids", "S")
TWO_GRAVES: Final = Rule("vampires.two-graves", "SR")
TWO_GARLIC: Final = Rule("vampires.two-garlic", "S")
TWO_FOUR: Final = Rule("vampires.two-four", "S")
TWO_ONE_BY_ONE: Final = Rule("vampires.two-one-by-one", "R")
TWO_RAT: Final = Rule("vampires.two-rat", "S")
TWO_BARRED: Final = Rule("vampires.two-barred", "SR")
TWO_BARRED_STAKE: Final = Rule("vampires.two-barred-stake", "SR")

# Options
OPEN_NOTES: Final = Rule("vampires.open-notes", "R")
OPT_TWO_GRAVES: Final = Rule("vampires.opt-two-graves", "SH")
OPT_BARRED: Final = Rule("vampires.opt-barred", "SR")
OPT_SHARED_WIN: Final = Rule("vampires.opt-shared-win", "R")
OPT_FIRST: Final = Rule("vampires.opt-first", "R")

# Decisions and moves
DEFAULT_MOVE: Final = Rule("vampires.default-move", "R")

# Known to all / to one / to none
SAME_VIEW: Final = Rule("vampires.same-view", "S")
VIEW: Final = Rule("vampires.view", "R")
VIEW_FORGETS: Final = Rule("vampires.view-forgets", "R")
SHOW_TIME: Final = Rule("vampires.show-time", "R")
OWN_MEMORY: Final = Rule("vampires.own-memory", "R")

RULES: Final = (
    NEIGHBOURS,
    LIDS_SETUP,
    STAKES_SETUP,
    GARLIC_SETUP,
    DEAL,
    ROW,
    FIRST_PLAYER,
    ENDS,
    ORDER_FIXED,
    TURN_UP,
    GIFT_OPEN,
    FOUR_OPEN,
    OPEN_ONE,
    SHOW,
    MATCH,
    MATCH_BOTH,
    MATCH_DECLINE,
    GO_ON,
    MISS,
    GARLIC_LAY,
    GARLIC_NONE,
    CLOSE,
    REOPEN,
    TURN_PASSES,
    OCCUPIED,
    THIRD_STAKE,
    GIFT_ORDER,
    GIFT_CHOICE,
    PUT_CHOICE,
    GARLIC_FOREIGN,
    GARLIC_OWN,
    GARLIC_BACK,
    GARLIC_GRAVE,
    RAT,
    RAT_EMPTY,
    PLAGUE_GRAVES,
    PLAGUE_CIRCUIT,
    PLAGUE_MATCH,
    PLAGUE_MISS,
    PLAGUE_OCCUPIED,
    PLAGUE_JUST_OPENED,
    PLAGUE_OPEN,
    PLAGUE_ENDS,
    PLAGUE_CLEAR,
    PLAGUE_NEXT,
    RAT_AGAIN,
    RAT_OWNER,
    RAT_CLOSE,
    RAT_FRESH,
    RAT_CHAIN,
    RAT_NEXT,
    WIN,
    STALL_GARLIC,
    STALL_END,
    STALL_CAP,
    TWO_COLOURS,
    TWO_LIDS,
    TWO_GRAVES,
    TWO_GARLIC,
    TWO_FOUR,
    TWO_ONE_BY_ONE,
    TWO_RAT,
    TWO_BARRED,
    TWO_BARRED_STAKE,
    OPEN_NOTES,
    OPT_TWO_GRAVES,
    OPT_BARRED,
    OPT_SHARED_WIN,
    OPT_FIRST,
    DEFAULT_MOVE,
    SAME_VIEW,
    VIEW,
    VIEW_FORGETS,
    SHOW_TIME,
    OWN_MEMORY,
)
