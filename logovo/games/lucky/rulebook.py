"""Every rule of Mad Lucky as a name that code can point at, in printed order."""

from __future__ import annotations

from typing import Final

from logovo.core.rulebook import Rule

# Set-up
ROUNDS: Final = Rule("lucky.rounds", "S")
ROLES_TABLE: Final = Rule("lucky.roles-table", "S")
ROLES_DEAL: Final = Rule("lucky.roles-deal", "S")
ROLES_ASIDE: Final = Rule("lucky.roles-aside", "S")
ENTRANCE: Final = Rule("lucky.entrance", "SR")
GOALS: Final = Rule("lucky.goals", "S")
DECK: Final = Rule("lucky.deck", "S")
GOLD_DECK: Final = Rule("lucky.gold-deck", "SF")
FIRST_PLAYER: Final = Rule("lucky.first-player", "SR")

# A turn
CLOCKWISE: Final = Rule("lucky.clockwise", "S")
TURN: Final = Rule("lucky.turn", "S")
PASS: Final = Rule("lucky.pass", "S")
PASS_EMPTY: Final = Rule("lucky.pass-empty", "SR")
DISCARD_CLOSED: Final = Rule("lucky.discard-closed", "SR")
DRAW: Final = Rule("lucky.draw", "SR")
DECK_EMPTY: Final = Rule("lucky.deck-empty", "S")

# Laying a path card
LAY_BLOCKED: Final = Rule("lucky.lay-blocked", "S")
LAY_FREE_CELL: Final = Rule("lucky.lay-free-cell", "S")
LAY_SIDE: Final = Rule("lucky.lay-side", "SR")
LAY_UPRIGHT: Final = Rule("lucky.lay-upright", "S")
LAY_FIT: Final = Rule("lucky.lay-fit", "S")
LAY_CLOSED_GOAL: Final = Rule("lucky.lay-closed-goal", "F")
CUT_OFF: Final = Rule("lucky.cut-off", "SR")
NO_BOUNDS: Final = Rule("lucky.no-bounds", "S")
DEAD_END_PASSES_NOTHING: Final = Rule("lucky.dead-end-passes-nothing", "SF")

# Reaching a goal
GOAL_REACHED: Final = Rule("lucky.goal-reached", "SR")
PATH_LENGTH: Final = Rule("lucky.path-length", "SR")
TWO_GOALS: Final = Rule("lucky.two-goals", "S")
GOAL_GOLD: Final = Rule("lucky.goal-gold", "S")
GOAL_PIT: Final = Rule("lucky.goal-pit", "S")
GOAL_TURN: Final = Rule("lucky.goal-turn", "SR")
GOAL_MISFIT: Final = Rule("lucky.goal-misfit", "SR")
GOAL_CHAIN: Final = Rule("lucky.goal-chain", "R")

# Action cards
ACTION_OPEN: Final = Rule("lucky.action-open", "S")
BREAK: Final = Rule("lucky.break", "S")
BREAK_ONE_EACH: Final = Rule("lucky.break-one-each", "S")
BREAK_EFFECT: Final = Rule("lucky.break-effect", "S")
MEND: Final = Rule("lucky.mend", "S")
MEND_MATCH: Final = Rule("lucky.mend-match", "S")
MEND_DOUBLE: Final = Rule("lucky.mend-double", "S")
FIRE: Final = Rule("lucky.fire", "S")
FIRE_TARGET: Final = Rule("lucky.fire-target", "SR")
FIRE_GAP: Final = Rule("lucky.fire-gap", "SR")
DUST: Final = Rule("lucky.dust", "SR")
DUST_TALK: Final = Rule("lucky.dust-talk", "S")

# End of a round
END_GOLD: Final = Rule("lucky.end-gold", "S")
END_EXHAUSTED: Final = Rule("lucky.end-exhausted", "SR")
FINITE: Final = Rule("lucky.finite", "R")
REVEAL_ROLES: Final = Rule("lucky.reveal-roles", "SR")
WIN_DIGGERS: Final = Rule("lucky.win-diggers", "SR")
WIN_MAD: Final = Rule("lucky.win-mad", "S")

# Gold
PAY_DIGGERS: Final = Rule("lucky.pay-diggers", "S")
PAY_SKIP_MAD: Final = Rule("lucky.pay-skip-mad", "SF")
PAY_MAD: Final = Rule("lucky.pay-mad", "SF")
PAY_NONE: Final = Rule("lucky.pay-none", "S")
PAY_EXACT: Final = Rule("lucky.pay-exact", "SR")
GOLD_SECRET: Final = Rule("lucky.gold-secret", "SR")

# Next round and end of the game
NEXT_ROUND: Final = Rule("lucky.next-round", "F")
NEXT_FIRST: Final = Rule("lucky.next-first", "FR")
GAME_END: Final = Rule("lucky.game-end", "S")
TIE: Final = Rule("lucky.tie", "F")

# Options (first value is the default)
MUST_CONTINUE: Final = Rule("lucky.must-continue", "SF")
BROKEN_NO_GOLD: Final = Rule("lucky.broken-no-gold", "SR")
OPT_GAP: Final = Rule("lucky.opt-gap", "SF")
OPT_GOAL_STEP: Final = Rule("lucky.opt-goal-step", "F")
OPT_ROLES: Final = Rule("lucky.opt-roles", "SF")
OPT_FIRST: Final = Rule("lucky.opt-first", "R")
CLAIMS: Final = Rule("lucky.claims", "SR")

# Talk
CLAIM_GOAL: Final = Rule("lucky.claim-goal", "R")
CLAIM_ROLE: Final = Rule("lucky.claim-role", "R")
CLAIM_FREE: Final = Rule("lucky.claim-free", "SR")
CLAIM_OUTSIDE: Final = Rule("lucky.claim-outside", "R")
CLAIM_NEWEST: Final = Rule("lucky.claim-newest", "R")
CLAIM_LANGUAGE: Final = Rule("lucky.claim-language", "R")

# Decisions and moves
DEFAULT_MOVE: Final = Rule("lucky.default-move", "R")

RULES: Final = (
    ROUNDS,
    ROLES_TABLE,
    ROLES_DEAL,
    ROLES_ASIDE,
    ENTRANCE,
    GOALS,
    DECK,
    GOLD_DECK,
    FIRST_PLAYER,
    CLOCKWISE,
    TURN,
    PASS,
    PASS_EMPTY,
    DISCARD_CLOSED,
    DRAW,
    DECK_EMPTY,
    LAY_BLOCKED,
    LAY_FREE_CELL,
    LAY_SIDE,
    LAY_UPRIGHT,
    LAY_FIT,
    LAY_CLOSED_GOAL,
    CUT_OFF,
    NO_BOUNDS,
    DEAD_END_PASSES_NOTHING,
    GOAL_REACHED,
    PATH_LENGTH,
    TWO_GOALS,
    GOAL_GOLD,
    GOAL_PIT,
    GOAL_TURN,
    GOAL_MISFIT,
    GOAL_CHAIN,
    ACTION_OPEN,
    BREAK,
    BREAK_ONE_EACH,
    BREAK_EFFECT,
    MEND,
    MEND_MATCH,
    MEND_DOUBLE,
    FIRE,
    FIRE_TARGET,
    FIRE_GAP,
    DUST,
    DUST_TALK,
    END_GOLD,
    END_EXHAUSTED,
    FINITE,
    REVEAL_ROLES,
    WIN_DIGGERS,
    WIN_MAD,
    PAY_DIGGERS,
    PAY_SKIP_MAD,
    PAY_MAD,
    PAY_NONE,
    PAY_EXACT,
    GOLD_SECRET,
    NEXT_ROUND,
    NEXT_FIRST,
    GAME_END,
    TIE,
    MUST_CONTINUE,
    BROKEN_NO_GOLD,
    OPT_GAP,
    OPT_GOAL_STEP,
    OPT_ROLES,
    OPT_FIRST,
    CLAIMS,
    CLAIM_GOAL,
    CLAIM_ROLE,
    CLAIM_FREE,
    CLAIM_OUTSIDE,
    CLAIM_NEWEST,
    CLAIM_LANGUAGE,
    DEFAULT_MOVE,
)
