"""Why a move of drakon: what the greedy player weighs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.state import State
from logovo.games.drakon.components import BOX, ESCAPE, LOSE
from logovo.games.drakon.maze import FIRST_CHAMBER
from logovo.games.drakon.moves import codes
from logovo.games.drakon.scoring import can_escape
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.walking import goal_of
from logovo.search.policies.drakon_worth import gain, prospects, wins
from logovo.search.reasons import Reasons

NAMES: Final = (
    "win",
    "coin",
    "steal",
    "ahead",
    "away",
    "escape",
    "lay-own",
    "lay-other",
    "lay-aside",
    "drakon",
    "force",
    "destroy",
    "ways",
    "hand",
    "take",
    "jump",
    "shield",
    "stay",
)
FORCES: Final = (codes.CONTROL_HERO, codes.PUSH)
FIGURES: Final = (codes.SET_FIGURE, codes.MOVE_FIGURE, codes.FIGURE_STAYS)
HAND: Final = (codes.EXCHANGE, codes.REFILL, codes.DRAW_ON, codes.ENOUGH)
WALKS: Final = (codes.MOVE, codes.AMAZON_MOVE, codes.WIZARD_MOVE)
STEALS: Final = (codes.THIEF_STEAL, codes.THIEF_SWAP)


def reason(state: State, move: int) -> str:
    assert isinstance(state, Drakon)
    table = state
    code = i64(move)
    kind = codes.kind_of(code)
    seat = table.asks.seat()
    if kind in WALKS:
        return walk_reason(table, seat, code)
    if kind == codes.PLACE:
        return place_reason(table, seat, code)
    if kind == codes.JUMP:
        return "win" if wins(table, code) else "jump"
    if kind in FIGURES:
        return "drakon"
    if kind in FORCES:
        return "force"
    if kind == codes.DESTROY_CHAMBER:
        return "destroy"
    if kind == codes.TURN or kind == codes.FLOAT:
        return "ways"
    if kind in HAND:
        return "hand"
    if kind in STEALS:
        return "steal"
    if kind == codes.TAKE:
        return "take"
    if kind == codes.SHIELD:
        return "shield"
    return "stay" if kind == codes.STAY else ""


def walk_reason(table: Drakon, seat: i64, code: i64) -> str:
    target = goal_of(table.maze, i64(table.stands[seat]), codes.first_of(code))
    if wins(table, code):
        return "win"
    brought = gain(table, seat, target)
    if brought > 60:
        return "coin"
    return "ahead" if prospects(table, seat, target, 2) > 0 else "away"


def place_reason(table: Drakon, seat: i64, code: i64) -> str:
    """Before whose hero the chamber comes to lie."""
    maze = table.maze
    chamber = codes.first_of(code)
    if i64(BOX.kind[chamber]) == ESCAPE and can_escape(table, seat):
        return "escape"
    place = maze.place(codes.second_of(code))
    before_others = False
    for d in range(i64(4)):
        held = i64(maze.window[place + maze.step(d)]) - FIRST_CHAMBER
        if held < 0 or (maze.arrows(held) >> (d ^ 2)) & 1 == 0:
            continue
        for hero in range(table.players):
            if i64(table.stands[hero]) == held:
                if table.pool(hero) == table.pool(seat):
                    return "lay-own" if i64(BOX.kind[chamber]) != LOSE else "lay-aside"
                before_others = True
    return "lay-other" if before_others else "lay-aside"


REASONS: Final = Reasons(NAMES, reason)
