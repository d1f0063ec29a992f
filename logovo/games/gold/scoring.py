"""Counting: coins, sets, majorities; who won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.outcome import Outcome, places_by
from logovo.games.gold import heaps
from logovo.games.gold.components import (
    BLACK,
    BLACK_POINTS,
    BLUE,
    GOLD,
    GOLD_POINTS,
    LONE_BLACK_POINTS,
    RED,
    SET_POINTS,
    SILVER,
    WHITE,
    majority_points,
)
from logovo.games.gold.rulebook import END_ALL_SLAIN, END_DECK, STALL
from logovo.games.gold.table import ENDED_ALL_SLAIN, ENDED_DECK, GoldTable

STONES_FROM: Final = BLUE
STONES_TO: Final = WHITE + 1


def coins(state: GoldTable, heap: i64) -> i64:
    # gold.score-coins: black 7, gold 3, silver and red 1 each.
    points = heaps.count(heap, GOLD) * GOLD_POINTS
    points += heaps.count(heap, SILVER) + heaps.count(heap, RED)
    if heaps.count(heap, BLACK) != 0:
        if state.lone_black:
            points += LONE_BLACK_POINTS
        else:
            points += BLACK_POINTS
    return points


def is_coins_only(state: GoldTable, heap: i64) -> bool:
    """Option `black` 19: its owner gets nothing for stones."""
    return state.lone_black and heaps.count(heap, BLACK) != 0


def sets(state: GoldTable, heap: i64) -> i64:
    # gold.score-sets: the smallest of the five colours counts.
    if is_coins_only(state, heap):
        return 0
    smallest = heaps.count(heap, STONES_FROM)
    for kind in range(STONES_FROM + 1, STONES_TO):
        n = heaps.count(heap, kind)
        if n < smallest:
            smallest = n
    return smallest * SET_POINTS


def majorities(state: GoldTable, seat: i64) -> i64:
    # gold.score-majority: the points this seat has for all five colours.
    if is_coins_only(state, state.stash[seat]):
        return 0
    points: i64 = 0
    for kind in range(STONES_FROM, STONES_TO):
        points += majority(state, seat, kind)
    return points


def majority(state: GoldTable, seat: i64, kind: i64) -> i64:
    mine = heaps.count(state.stash[seat], kind)
    if mine == 0:
        return 0
    rivals: i64 = 0
    for other in range(state.players):
        if other != seat:
            n = heaps.count(state.stash[other], kind)
            if n > mine:
                return 0
            if n == mine:
                rivals += 1
    # gold.majority-tie: two share, three or more get nothing.
    if rivals == 0:
        return majority_points(state.players)
    if rivals == 1:
        return majority_points(state.players) // 2
    return 0


def points(state: GoldTable, seat: i64) -> i64:
    heap = state.stash[seat]
    return coins(state, heap) + sets(state, heap) + majorities(state, seat)


def all_points(state: GoldTable) -> list[int]:
    return [int(points(state, seat)) for seat in range(int(state.players))]


def outcome(state: GoldTable) -> Outcome | None:
    # gold.winner: most points; gold.tie: equal ones share the victory.
    if not state.is_over():
        return None
    scores = all_points(state)
    reason = STALL
    if state.ended == ENDED_DECK:
        reason = END_DECK
    elif state.ended == ENDED_ALL_SLAIN:
        reason = END_ALL_SLAIN
    return Outcome(places_by(scores), tuple(scores), reason)


def reward(state: GoldTable, seat: i64) -> float:
    """At the end a victory is 1, a shared one its part. Before, the lead over the best
    rival: 30 points decide."""
    mine = points(state, seat)
    best: i64 = -1
    equals: i64 = 1
    for other in range(state.players):
        if other != seat:
            theirs = points(state, other)
            if theirs == mine:
                equals += 1
            if theirs > best:
                best = theirs
    if state.ended != 0:
        if best > mine:
            return 0.0
        return 1.0 / float(equals)
    lead = float(mine - best) / 60.0 + 0.5
    if lead < 0.0:
        return 0.0
    if lead > 1.0:
        return 1.0
    return lead
