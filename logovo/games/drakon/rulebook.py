"""Every rule of the ledger by name, in printed order."""

from __future__ import annotations

from typing import Final

from logovo.core.rulebook import Rule

# Set-up
START_TILE: Final = Rule("drakon.start-tile", "S")
DEAL: Final = Rule("drakon.deal", "S")
HERO_FIGURE: Final = Rule("drakon.hero-figure", "S")
HOARD: Final = Rule("drakon.hoard", "S")
COINS_FACE_DOWN: Final = Rule("drakon.coins-face-down", "SR")
FIRST_PLAYER: Final = Rule("drakon.first-player", "S")

# A turn
CLOCKWISE: Final = Rule("drakon.clockwise", "S")
ONE_ACTION: Final = Rule("drakon.one-action", "S")
MUST_ACT: Final = Rule("drakon.must-act", "S")
SKIP: Final = Rule("drakon.skip", "S")

# Placing
PLACE_ADJACENT: Final = Rule("drakon.place-adjacent", "SR")
NO_FACING_ARROWS: Final = Rule("drakon.no-facing-arrows", "SR")
PLACE_TURNED: Final = Rule("drakon.place-turned", "R")
PLACE_ANYWHERE: Final = Rule("drakon.place-anywhere", "R")
PLACE_ORDER: Final = Rule("drakon.place-order", "SR")
DRAW: Final = Rule("drakon.draw", "S")
PILE_EMPTY: Final = Rule("drakon.pile-empty", "S")
HAND_EMPTY: Final = Rule("drakon.hand-empty", "S")
LAST_TILE: Final = Rule("drakon.last-tile", "R")
UNDER_PILE: Final = Rule("drakon.under-pile", "SR")
NO_FIT: Final = Rule("drakon.no-fit", "R")

# Moving
MOVE_ARROW: Final = Rule("drakon.move-arrow", "S")
MOVE_NEEDS_CHAMBER: Final = Rule("drakon.move-needs-chamber", "S")
ENTRY: Final = Rule("drakon.entry", "S")
NO_REPEAT: Final = Rule("drakon.no-repeat", "SR")
NOT_ENTRY: Final = Rule("drakon.not-entry", "R")
MUST_MAY: Final = Rule("drakon.must-may", "SR")
OWNER_RESOLVES: Final = Rule("drakon.owner-resolves", "S")
TOGETHER: Final = Rule("drakon.together", "S")

# The Drakon figure
FIGURE_ASIDE: Final = Rule("drakon.figure-aside", "S")
FIGURE_FIRST: Final = Rule("drakon.figure-first", "SFR")
FIGURE_LATE: Final = Rule("drakon.figure-late", "SR")
FIGURE_CATCH: Final = Rule("drakon.figure-catch", "S")
FIGURE_ALL: Final = Rule("drakon.figure-all", "SR")
FIGURE_AT_START: Final = Rule("drakon.figure-at-start", "S")
FIGURE_PASS: Final = Rule("drakon.figure-pass", "S")
FIGURE_WALK_IN: Final = Rule("drakon.figure-walk-in", "S")
FIGURE_START_ENTRY: Final = Rule("drakon.figure-start-entry", "R")
FIGURE_NOT_HERO: Final = Rule("drakon.figure-not-hero", "S")
RANDOM_COIN: Final = Rule("drakon.random-coin", "SR")

# Chambers
BLANK: Final = Rule("drakon.blank", "S")
START_CHAMBER: Final = Rule("drakon.start-chamber", "S")
DESTROY: Final = Rule("drakon.destroy", "S")
DRAKON_MOVES: Final = Rule("drakon.drakon-moves", "SR")
FIGURE_STAY: Final = Rule("drakon.figure-stay", "SR")
ESCAPE: Final = Rule("drakon.escape", "S")
ESCAPE_JUMP: Final = Rule("drakon.escape-jump", "SR")
ESCAPE_FREES: Final = Rule("drakon.escape-frees", "S")
FIND_COIN: Final = Rule("drakon.find-coin", "SR")
FLOATING: Final = Rule("drakon.floating", "SR")
FLOATING_RIDERS: Final = Rule("drakon.floating-riders", "F")
LOSE_GOLD: Final = Rule("drakon.lose-gold", "S")
HARP: Final = Rule("drakon.harp", "SRF")
HARP_CHOICE: Final = Rule("drakon.harp-choice", "S")
HARP_MAY_PLACE: Final = Rule("drakon.harp-may-place", "R")
HARP_NO_ARROW: Final = Rule("drakon.harp-no-arrow", "F")
HARP_ITSELF: Final = Rule("drakon.harp-itself", "R")
SHIFT: Final = Rule("drakon.shift", "S")
MAP: Final = Rule("drakon.map", "S")
MASTER_KEY: Final = Rule("drakon.master-key", "S")
MIND_CONTROL: Final = Rule("drakon.mind-control", "S")
FORCED_WAY: Final = Rule("drakon.forced-way", "SR")
CHAIN: Final = Rule("drakon.chain", "R")
ROTATE: Final = Rule("drakon.rotate", "SR")
STEAL_CW: Final = Rule("drakon.steal-cw", "S")
STEAL_CCW: Final = Rule("drakon.steal-ccw", "S")
WIND: Final = Rule("drakon.wind", "S")
WIND_THROUGH: Final = Rule("drakon.wind-through", "S")
WIND_VIRTUAL: Final = Rule("drakon.wind-virtual", "S")
WIND_HARP: Final = Rule("drakon.wind-harp", "SR")
WIND_STUCK: Final = Rule("drakon.wind-stuck", "S")
TELEPORT: Final = Rule("drakon.teleport", "SR")

# Option: Heroes! (off / on)
HEROES_DEALT: Final = Rule("drakon.heroes-dealt", "S")
ABILITY_ONCE: Final = Rule("drakon.ability-once", "S")
ABILITY_WHEN: Final = Rule("drakon.ability-when", "S")
ABILITY_ONLY: Final = Rule("drakon.ability-only", "R")
AMAZON: Final = Rule("drakon.amazon", "SR")
BARBARIAN: Final = Rule("drakon.barbarian", "S")
DWARF: Final = Rule("drakon.dwarf", "SR")
KNIGHT: Final = Rule("drakon.knight", "SR")
THIEF_STEAL: Final = Rule("drakon.thief-steal", "S")
THIEF_SWAP: Final = Rule("drakon.thief-swap", "SFR")
WIZARD: Final = Rule("drakon.wizard", "S")
WIZARD_WIND: Final = Rule("drakon.wizard-wind", "S")

# Variants
VARIANT_ESCAPE: Final = Rule("drakon.variant-escape", "S")
ESCAPE_BY_MOVING: Final = Rule("drakon.escape-by-moving", "SR")
TEAM_SEATS: Final = Rule("drakon.team-seats", "S")
TEAM_GOAL: Final = Rule("drakon.team-goal", "S")
TEAM_POOL: Final = Rule("drakon.team-pool", "S")
TEAM_OPPONENTS: Final = Rule("drakon.team-opponents", "R")
FIXED_GOLD: Final = Rule("drakon.fixed-gold", "S")
VARIANTS_MIX: Final = Rule("drakon.variants-mix", "R")

# End
WIN_GOLD: Final = Rule("drakon.win-gold", "S")
WIN_ANYTIME: Final = Rule("drakon.win-anytime", "R")
NO_ACTION_END: Final = Rule("drakon.no-action-end", "SR")
DEFAULT_MOVE: Final = Rule("drakon.default-move", "R")
TIE: Final = Rule("drakon.tie", "R")
STALL: Final = Rule("drakon.stall", "R")

RULES: Final = (
    START_TILE,
    DEAL,
    HERO_FIGURE,
    HOARD,
    COINS_FACE_DOWN,
    FIRST_PLAYER,
    CLOCKWISE,
    ONE_ACTION,
    MUST_ACT,
    SKIP,
    PLACE_ADJACENT,
    NO_FACING_ARROWS,
    PLACE_TURNED,
    PLACE_ANYWHERE,
    PLACE_ORDER,
    DRAW,
    PILE_EMPTY,
    HAND_EMPTY,
    LAST_TILE,
    UNDER_PILE,
    NO_FIT,
    MOVE_ARROW,
    MOVE_NEEDS_CHAMBER,
    ENTRY,
    NO_REPEAT,
    NOT_ENTRY,
    MUST_MAY,
    OWNER_RESOLVES,
    TOGETHER,
    FIGURE_ASIDE,
    FIGURE_FIRST,
    FIGURE_LATE,
    FIGURE_CATCH,
    FIGURE_ALL,
    FIGURE_AT_START,
    FIGURE_PASS,
    FIGURE_WALK_IN,
    FIGURE_START_ENTRY,
    FIGURE_NOT_HERO,
    RANDOM_COIN,
    BLANK,
    START_CHAMBER,
    DESTROY,
    DRAKON_MOVES,
    FIGURE_STAY,
    ESCAPE,
    ESCAPE_JUMP,
    ESCAPE_FREES,
    FIND_COIN,
    FLOATING,
    FLOATING_RIDERS,
    LOSE_GOLD,
    HARP,
    HARP_CHOICE,
    HARP_MAY_PLACE,
    HARP_NO_ARROW,
    HARP_ITSELF,
    SHIFT,
    MAP,
    MASTER_KEY,
    MIND_CONTROL,
    FORCED_WAY,
    CHAIN,
    ROTATE,
    STEAL_CW,
    STEAL_CCW,
    WIND,
    WIND_THROUGH,
    WIND_VIRTUAL,
    WIND_HARP,
    WIND_STUCK,
    TELEPORT,
    HEROES_DEALT,
    ABILITY_ONCE,
    ABILITY_WHEN,
    ABILITY_ONLY,
    AMAZON,
    BARBARIAN,
    DWARF,
    KNIGHT,
    THIEF_STEAL,
    THIEF_SWAP,
    WIZARD,
    WIZARD_WIND,
    VARIANT_ESCAPE,
    ESCAPE_BY_MOVING,
    TEAM_SEATS,
    TEAM_GOAL,
    TEAM_POOL,
    TEAM_OPPONENTS,
    FIXED_GOLD,
    VARIANTS_MIX,
    WIN_GOLD,
    WIN_ANYTIME,
    NO_ACTION_END,
    DEFAULT_MOVE,
    TIE,
    STALL,
)
