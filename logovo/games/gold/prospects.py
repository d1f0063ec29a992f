"""What a share would add to one's own score, as far as its taker can tell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.moves import Move
from logovo.core.rulebook import Fact
from logovo.core.seats import Seat
from logovo.games.gold import heaps, moves, scoring
from logovo.games.gold.components import BLUE, WHITE, majority_points
from logovo.games.gold.table import GoldTable

POINT: Final = 1000  # prospects are weighed in thousandths of a point


def rivals(state: GoldTable, kind: i64) -> i64:
    """The square of what the strongest other player is likely to get of a colour."""
    if kind == WHITE:
        if state.players == 3:
            return 6
        return 5
    if state.players == 3:
        return 22
    if state.players == 4:
        return 17
    return 12


def sure(state: GoldTable, heap: i64) -> i64:
    """gold.score-coins, gold.score-sets: what a stash counts whatever the others have."""
    return scoring.coins(state, heap) + scoring.sets(state, heap)


def hoped(state: GoldTable, heap: i64) -> i64:
    """gold.score-majority: the award for each colour by the chance to have most of it; the
    others' stashes are hidden, so only the own number counts."""
    if scoring.is_coins_only(state, heap):
        return 0
    award = majority_points(state.players) * POINT
    total: i64 = 0
    for kind in range(BLUE, WHITE + 1):
        square = heaps.count(heap, kind) * heaps.count(heap, kind)
        total += award * square // (square + rivals(state, kind))
    return total


def whole(weighed: i64) -> int:
    return round(int(weighed) / POINT)


def preview(state: GoldTable, seat: Seat, move: Move) -> dict[str, Fact]:
    """Of a share to take, or a token to pick out of an open stash: whole points."""
    if isinstance(move, moves.Take):
        heap = state.shares[move.share - 1]
    elif isinstance(move, moves.Pick):
        heap = heaps.parse_heap(move.token)
    else:
        return {}
    own = state.stash[seat]
    certain = sure(state, own + heap) - sure(state, own)
    perhaps = hoped(state, own + heap) - hoped(state, own)
    return {"sure": int(certain), "hoped": whole(perhaps)}
