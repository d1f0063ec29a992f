"""Every rule of the game by its id, in the order of the printed rules."""

from __future__ import annotations

from typing import Final

from logovo.core.rulebook import Rule

# Set-up
DRAGONS_OPEN: Final = Rule("gold.dragons-open", "S")
MARKET_PLACED: Final = Rule("gold.market-placed", "S")
VISIBLE_TOKENS: Final = Rule("gold.visible-tokens", "S")
KNIGHTS_DEALT: Final = Rule("gold.knights-dealt", "S")
STASH_HIDDEN: Final = Rule("gold.stash-hidden", "FR")
FIRST_PLAYER: Final = Rule("gold.first-player", "R")

# A turn
CLOCKWISE: Final = Rule("gold.clockwise", "R")
SEND: Final = Rule("gold.send", "S")
MUST_SEND: Final = Rule("gold.must-send", "F")
NO_KNIGHT: Final = Rule("gold.no-knight", "F")
STAY: Final = Rule("gold.stay", "S")
SEVERAL: Final = Rule("gold.several", "S")
SLAIN: Final = Rule("gold.slain", "S")
OVERSHOOT: Final = Rule("gold.overshoot", "R")
ORDER: Final = Rule("gold.order", "S")
ONE_SEND: Final = Rule("gold.one-send", "R")

# Division
HIDDEN_TOKENS: Final = Rule("gold.hidden-tokens", "S")
BAG_EMPTY: Final = Rule("gold.bag-empty", "R")
SOLO: Final = Rule("gold.solo", "S")
PARTICIPANTS: Final = Rule("gold.participants", "S")
WIZARD_RED: Final = Rule("gold.wizard-red", "S")
WIZARDS_MANY: Final = Rule("gold.wizards-many", "S")
CONTRIBUTION: Final = Rule("gold.contribution", "S")
RANK: Final = Rule("gold.rank", "SR")
DIVIDER: Final = Rule("gold.divider", "S")
CUT_SHARES: Final = Rule("gold.cut-shares", "SR")
CUT_COMPLETE: Final = Rule("gold.cut-complete", "S")
CUT_NOTHING: Final = Rule("gold.cut-nothing", "R")
CHOOSE: Final = Rule("gold.choose", "S")
AUTO_CUT: Final = Rule("gold.auto-cut", "H")

# Thieves
THIEF: Final = Rule("gold.thief", "S")
THIEF_ORDER: Final = Rule("gold.thief-order", "SR")
THIEF_MUST: Final = Rule("gold.thief-must", "SR")
THIEF_WIZARD: Final = Rule("gold.thief-wizard", "SF")

# End of a battle
KNIGHTS_HOME: Final = Rule("gold.knights-home", "S")
FLIP: Final = Rule("gold.flip", "SR")
DRAGON_OUT: Final = Rule("gold.dragon-out", "S")
REPLACE: Final = Rule("gold.replace", "S")
STUCK: Final = Rule("gold.stuck", "R")

# The market
MARKET_WHEN: Final = Rule("gold.market-when", "SR")
MARKET_ALL: Final = Rule("gold.market-all", "SF")
MARKET_GOODS: Final = Rule("gold.market-goods", "R")
OFFER: Final = Rule("gold.offer", "R")
OFFER_LIMIT: Final = Rule("gold.offer-limit", "R")
ACCEPT: Final = Rule("gold.accept", "R")
OFFER_STALE: Final = Rule("gold.offer-stale", "R")
ACCEPT_SHORT: Final = Rule("gold.accept-short", "R")
DECLINE: Final = Rule("gold.decline", "R")
READY: Final = Rule("gold.ready", "R")
MARKET_ENDS: Final = Rule("gold.market-ends", "R")

# Advanced rules
ACTIONS_DEALT: Final = Rule("gold.actions-dealt", "S")
WIZARD_CARDS: Final = Rule("gold.wizard-cards", "SFR")
WIZARD_CARDS_ONLY: Final = Rule("gold.wizard-cards-only", "R")
ACTION_RESHUFFLE: Final = Rule("gold.action-reshuffle", "SR")
ACTION_PLAY: Final = Rule("gold.action-play", "FR")
ACTION_WINDOW: Final = Rule("gold.action-window", "R")

# Action cards
CARD_RING: Final = Rule("gold.card-ring", "F")
CARD_POWDER: Final = Rule("gold.card-powder", "FR")
CARD_STONE: Final = Rule("gold.card-stone", "FH")
CARD_GLOVES: Final = Rule("gold.card-gloves", "F")
ACCUSE: Final = Rule("gold.accuse", "H")
CARD_SWORD: Final = Rule("gold.card-sword", "H")
CARD_WEAK: Final = Rule("gold.card-weak", "H")
CARD_RECALL: Final = Rule("gold.card-recall", "H")
CARD_BALL: Final = Rule("gold.card-ball", "H")
CARD_CLOAK: Final = Rule("gold.card-cloak", "H")
CARD_SACK: Final = Rule("gold.card-sack", "H")
CARD_HORN: Final = Rule("gold.card-horn", "H")
CARD_SEAL: Final = Rule("gold.card-seal", "H")
CARD_WAND: Final = Rule("gold.card-wand", "H")

# Scoring
SCORE_COINS: Final = Rule("gold.score-coins", "S")
SCORE_SETS: Final = Rule("gold.score-sets", "SF")
SCORE_MAJORITY: Final = Rule("gold.score-majority", "SR")
MAJORITY_TIE: Final = Rule("gold.majority-tie", "SR")
DEFAULT_MOVE: Final = Rule("gold.default-move", "R")
WINNER: Final = Rule("gold.winner", "S")
TIE: Final = Rule("gold.tie", "R")

# End
END_DECK: Final = Rule("gold.end-deck", "S")
END_ALL_SLAIN: Final = Rule("gold.end-all-slain", "F")
STALL: Final = Rule("gold.stall", "R")

RULES: Final = (
    DRAGONS_OPEN,
    MARKET_PLACED,
    VISIBLE_TOKENS,
    KNIGHTS_DEALT,
    STASH_HIDDEN,
    FIRST_PLAYER,
    CLOCKWISE,
    SEND,
    MUST_SEND,
    NO_KNIGHT,
    STAY,
    SEVERAL,
    SLAIN,
    OVERSHOOT,
    ORDER,
    ONE_SEND,
    HIDDEN_TOKENS,
    BAG_EMPTY,
    SOLO,
    PARTICIPANTS,
    WIZARD_RED,
    WIZARDS_MANY,
    CONTRIBUTION,
    RANK,
    DIVIDER,
    CUT_SHARES,
    CUT_COMPLETE,
    CUT_NOTHING,
    CHOOSE,
    AUTO_CUT,
    THIEF,
    THIEF_ORDER,
    THIEF_MUST,
    THIEF_WIZARD,
    KNIGHTS_HOME,
    FLIP,
    DRAGON_OUT,
    REPLACE,
    STUCK,
    MARKET_WHEN,
    MARKET_ALL,
    MARKET_GOODS,
    OFFER,
    OFFER_LIMIT,
    ACCEPT,
    OFFER_STALE,
    ACCEPT_SHORT,
    DECLINE,
    READY,
    MARKET_ENDS,
    ACTIONS_DEALT,
    WIZARD_CARDS,
    WIZARD_CARDS_ONLY,
    ACTION_RESHUFFLE,
    ACTION_PLAY,
    ACTION_WINDOW,
    CARD_RING,
    CARD_POWDER,
    CARD_STONE,
    CARD_GLOVES,
    ACCUSE,
    CARD_SWORD,
    CARD_WEAK,
    CARD_RECALL,
    CARD_BALL,
    CARD_CLOAK,
    CARD_SACK,
    CARD_HORN,
    CARD_SEAL,
    CARD_WAND,
    SCORE_COINS,
    SCORE_SETS,
    SCORE_MAJORITY,
    MAJORITY_TIE,
    DEFAULT_MOVE,
    WINNER,
    TIE,
    END_DECK,
    END_ALL_SLAIN,
    STALL,
)

# In the order of `components.CARD_WORDS`.
CARD_RULES: Final = (
    CARD_RING,
    CARD_POWDER,
    CARD_STONE,
    CARD_GLOVES,
    CARD_SWORD,
    CARD_WEAK,
    CARD_RECALL,
    CARD_BALL,
    CARD_CLOAK,
    CARD_SACK,
    CARD_HORN,
    CARD_SEAL,
    CARD_WAND,
)
