"""What is played for a seat that cannot play itself."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.gold import cuts, eight_cuts, heaps, moves
from logovo.games.gold.asks import ACCUSE, CUT, MARKET, PICK, ROB, TAKE, TURN, YIELD
from logovo.games.gold.components import KNIGHTS, PLACES, place_word
from logovo.games.gold.table import GoldTable
from logovo.games.gold.worths import WORTH, worth


def default_move(state: GoldTable, seat: Seat, chance: Chance) -> Move:
    # gold.default-move: by what lies open and the seat's own knights.
    kind = state.asks.kind()
    if kind == TURN:
        knight = int(strongest(state, seat)) + 1
        return moves.Send(str(knight), place_word(nearest(state)))
    if kind == CUT:
        return auto_cut(state)
    if kind == TAKE:
        return moves.Take(int(best_share(state)) + 1)
    if kind == ROB:
        return moves.Rob(Seat(int(richest(state))))
    if kind == PICK or kind == YIELD:
        return moves.Pick(heaps.LETTERS[picked(state, kind == PICK)])
    if kind == MARKET:
        return moves.Ready()
    return moves.Trust() if kind == ACCUSE else moves.Skip()


def strongest(state: GoldTable, seat: i64) -> i64:
    up = state.up_of(seat)
    knight: i64 = KNIGHTS - 1
    while (up >> knight) & 1 == 0:
        knight -= 1
    return knight


def nearest(state: GoldTable) -> i64:
    """The open dragon that lacks least; the lowest place of equals."""
    best: i64 = -1
    for place in range(PLACES):
        if not state.is_empty(place):
            if best < 0 or state.lack(place) < state.lack(best):
                best = place
    return best


def auto_cut(state: GoldTable) -> moves.Cut:
    shares = cuts.blank()
    eight_cuts.auto_cut(eight_cuts.Tokens(state.hoard), state.fighters, shares, 0)
    return moves.Cut(tuple([heaps.heap_text(shares[i]) for i in range(int(state.fighters))]))


def best_share(state: GoldTable) -> i64:
    """The share worth most; the lowest number of equals."""
    best: i64 = -1
    for share in range(state.fighters):
        if not state.is_share_taken(share):
            if best < 0 or worth(state.shares[share]) > worth(state.shares[best]):
                best = share
    return best


def richest(state: GoldTable) -> i64:
    """The victim with most tokens; the lowest seat of equals."""
    best: i64 = -1
    for seat in range(state.players):
        if state.is_prey(seat):
            if best < 0 or state.stash_size(seat) > state.stash_size(best):
                best = seat
    return best


def picked(state: GoldTable, dear: bool) -> i64:
    """A thief picks the dearest token, a victim with the Stone yields the cheapest."""
    heap = state.stash[state.victim]
    best: i64 = -1
    for kind in range(heaps.KINDS):
        if heaps.count(heap, kind) == 0:
            continue
        gain: i64 = 0
        if best >= 0:
            gain = WORTH[kind] - WORTH[best]
        if best < 0 or (gain > 0 and dear) or (gain < 0 and not dear):
            best = kind
    return best
