"""Dragon's Larder rule by rule, in the order of the printed page."""

from __future__ import annotations

from typing import Final

from logovo.core.rulebook import Rule

# --- set-up of a round ------------------------------------------------------

DEAL_RESERVE: Final = Rule("larder.deal-reserve", "SF")
DEAL_HAND: Final = Rule("larder.deal-hand", "S")
SWAP: Final = Rule("larder.swap", "SR")
TROUBLE_PILE: Final = Rule("larder.trouble-pile", "S")
FIRST_PLAYER: Final = Rule("larder.first-player", "SR")

# --- a turn -----------------------------------------------------------------

CLOCKWISE: Final = Rule("larder.clockwise", "SR")
LAY_EQUAL: Final = Rule("larder.lay-equal", "SF")
TAKE_DISCARD: Final = Rule("larder.take-discard", "SR")
REMOVE_FOUR: Final = Rule("larder.remove-four", "S")
HAND_FIRST: Final = Rule("larder.hand-first", "S")
OPEN_RESERVE: Final = Rule("larder.open-reserve", "S")
JOIN_RESERVE: Final = Rule("larder.join-reserve", "S")
BLIND_RESERVE: Final = Rule("larder.blind-reserve", "SR")
COVERED: Final = Rule("larder.covered", "S")
TURN_ENDS: Final = Rule("larder.turn-ends", "S")

# --- what may be laid -------------------------------------------------------

EMPTY_DISCARD: Final = Rule("larder.empty-discard", "S")
EQUAL_OR_HIGHER: Final = Rule("larder.equal-or-higher", "S")
DRAGON_ANY: Final = Rule("larder.dragon-any", "S")
NO_DRAGON_ON_SIX: Final = Rule("larder.no-dragon-on-six", "S")
NO_NINE_ON_DRAGON: Final = Rule("larder.no-nine-on-dragon", "S")
EFFECTIVE_TOP: Final = Rule("larder.effective-top", "SR")
FOUR_IN_A_ROW: Final = Rule("larder.four-in-a-row", "SR")

# --- effects of goblins -----------------------------------------------------

THREE_LOWER: Final = Rule("larder.three-lower", "S")
FOUR_DRAW_TWO: Final = Rule("larder.four-draw-two", "S")
FOUR_PASS_ON: Final = Rule("larder.four-pass-on", "SR")
FOUR_SPENT: Final = Rule("larder.four-spent", "R")
FOUR_DRAW_FIRST: Final = Rule("larder.four-draw-first", "SR")
TROUBLE_EMPTY: Final = Rule("larder.trouble-empty", "S")
FIVE_SKIP: Final = Rule("larder.five-skip", "SR")
FIVE_GUARDIAN: Final = Rule("larder.five-guardian", "S")
SIX_NO_DRAGONS: Final = Rule("larder.six-no-dragons", "S")

# --- effects of dragons -----------------------------------------------------

ZERO: Final = Rule("larder.zero", "S")
FIREBREATH: Final = Rule("larder.firebreath", "S")
GUARDIAN: Final = Rule("larder.guardian", "S")

# --- end of round and game --------------------------------------------------

ROUND_ENDS: Final = Rule("larder.round-ends", "S")
SCORE_COINS: Final = Rule("larder.score-coins", "S")
SCORE_CAP: Final = Rule("larder.score-cap", "S")
GAME_ENDS: Final = Rule("larder.game-ends", "S")
TIE_ROUND: Final = Rule("larder.tie-round", "S")
DEFAULT_MOVE: Final = Rule("larder.default-move", "R")
STALL: Final = Rule("larder.stall", "R")
LAST_ROUND: Final = Rule("larder.last-round", "R")

# --- option: hindrances -----------------------------------------------------

HINDRANCE_TAKEN: Final = Rule("larder.hindrance-taken", "S")
INVASION: Final = Rule("larder.invasion", "S")
UNKNOWN: Final = Rule("larder.unknown", "S")
CHAOS: Final = Rule("larder.chaos", "SR")

# --- option: tricks ---------------------------------------------------------

TRICK_REVEALED: Final = Rule("larder.trick-revealed", "S")
TRICK_ZERO: Final = Rule("larder.trick-zero", "S")
TRICK_DRAGONS: Final = Rule("larder.trick-dragons", "SR")
TRICK_ONE: Final = Rule("larder.trick-one", "SR")
TRICK_TWO: Final = Rule("larder.trick-two", "SR")
TRICK_SEVEN: Final = Rule("larder.trick-seven", "S")
TRICK_EIGHT: Final = Rule("larder.trick-eight", "SR")
TRICK_NINE: Final = Rule("larder.trick-nine", "SR")

RULES: Final = (
    DEAL_RESERVE,
    DEAL_HAND,
    SWAP,
    TROUBLE_PILE,
    FIRST_PLAYER,
    CLOCKWISE,
    LAY_EQUAL,
    TAKE_DISCARD,
    REMOVE_FOUR,
    HAND_FIRST,
    OPEN_RESERVE,
    JOIN_RESERVE,
    BLIND_RESERVE,
    COVERED,
    TURN_ENDS,
    EMPTY_DISCARD,
    EQUAL_OR_HIGHER,
    DRAGON_ANY,
    NO_DRAGON_ON_SIX,
    NO_NINE_ON_DRAGON,
    EFFECTIVE_TOP,
    FOUR_IN_A_ROW,
    THREE_LOWER,
    FOUR_DRAW_TWO,
    FOUR_PASS_ON,
    FOUR_SPENT,
    FOUR_DRAW_FIRST,
    TROUBLE_EMPTY,
    FIVE_SKIP,
    FIVE_GUARDIAN,
    SIX_NO_DRAGONS,
    ZERO,
    FIREBREATH,
    GUARDIAN,
    ROUND_ENDS,
    SCORE_COINS,
    SCORE_CAP,
    GAME_ENDS,
    TIE_ROUND,
    DEFAULT_MOVE,
    STALL,
    LAST_ROUND,
    HINDRANCE_TAKEN,
    INVASION,
    UNKNOWN,
    CHAOS,
    TRICK_REVEALED,
    TRICK_ZERO,
    TRICK_DRAGONS,
    TRICK_ONE,
    TRICK_TWO,
    TRICK_SEVEN,
    TRICK_EIGHT,
    TRICK_NINE,
)
