"""The observation written straight from the table, the same as `fields.encode` of the view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.bags import count, size, some
from logovo.games.larder import asks
from logovo.games.larder.components import FOUR, GUARDIAN, KINDS, MOST_STACKS, TRICKS
from logovo.games.larder.fields import TOP
from logovo.games.larder.legality import fitting
from logovo.games.larder.moves import codes
from logovo.games.larder.state import Larder, Player


def write(state: Larder, observer: i64, out: vec[i16], at: i64) -> None:
    players = state.players
    ask = state.ask
    for i in range(i64(asks.OVER)):
        out[at + i] = i16(i == ask)
    out[at + asks.OVER] = i16(ask == asks.OVER)
    at += asks.OVER + 1
    for seat in range(players):
        out[at + seat] = i16(seat == observer)
    at += players
    if observer >= 0:
        write_own(state, state.seats[observer], out, at)
    else:
        for i in range(i64(KINDS) + 3):
            out[at + i] = 0
    at += KINDS + 3
    out[at] = i16(state.round)
    out[at + 1] = i16(state.direction > 0)
    at = write_discard(state, out, at + 2)
    out[at] = i16(state.value)
    out[at + 1] = i16(state.debt)
    out[at + 2] = i16(state.skips)
    out[at + 3] = i16(state.touched)
    out[at + 4] = i16(state.left)
    out[at + 5] = i16(state.trouble_size)
    out[at + 6] = i16(state.aside_to - state.aside_from)
    out[at + 7] = i16(size(state.gone))
    out[at + 8] = i16(state.plays)
    at += 9
    tricks = state.tricks
    for i in range(i64(len(TRICKS))):
        out[at + i] = i16((tricks >> i) & 1)
    at += len(TRICKS)
    out[at] = i16(state.chaos)
    out[at + 1] = i16(state.closing)
    at += 2
    for seat in range(players):
        at = write_seat(state, seat, out, at)


def write_own(state: Larder, me: Player, out: vec[i16], at: i64) -> None:
    """The hand, and the exchange chosen while others still choose."""
    hand = me.hand
    for kind in range(i64(KINDS)):
        out[at + kind] = i16((hand >> (4 * kind)) & 15)
    at += KINDS
    chosen = state.ask == asks.SWAP and me.swap != asks.UNDECIDED
    out[at] = i16(chosen)
    out[at + 1] = 0
    out[at + 2] = 0
    if chosen and me.swap != codes.KEEP:
        out[at + 1] = i16(codes.given_kind(me.swap) + 1)
        out[at + 2] = i16(codes.taken_kind(me.swap) + 1)


def write_discard(state: Larder, out: vec[i16], at: i64) -> i64:
    discard = state.discard
    for kind in range(i64(KINDS)):
        out[at + kind] = i16((discard >> (4 * kind)) & 15)
    at += KINDS
    recent = state.recent
    for i in range(i64(TOP)):
        out[at + i] = i16((recent >> (4 * i)) & 15)
    at += TOP
    fits = shown_fits(state)
    for kind in range(i64(KINDS)):
        out[at + kind] = i16(count(fits, kind) > 0)
    return at + KINDS


def shown_fits(state: Larder) -> i64:
    # larder.four-pass-on, larder.five-guardian: under a 4 or a 5 only these answer it.
    ask = state.ask
    if ask == asks.DEBT:
        return some(FOUR, 1) + some(GUARDIAN, 1)
    if ask == asks.SKIP:
        return some(GUARDIAN, 1)
    if ask == asks.OVER:
        return 0
    return fitting(state)


def write_seat(state: Larder, seat: i64, out: vec[i16], at: i64) -> i64:
    me = state.seats[seat]
    out[at] = i16(state.owes(seat))
    out[at + 1] = i16(seat == state.starter)
    out[at + 2] = i16(seat == state.winner)
    out[at + 3] = i16(me.hand_size)
    out[at + 4] = i16(me.lost)
    out[at + 5] = i16(me.last_loss)
    out[at + 6] = i16(me.hindrance)
    at += 7
    closed = me.closed_at
    opened = me.open_at
    for stack in range(i64(MOST_STACKS)):
        out[at + stack] = i16((closed >> (4 * stack)) & 15 != 0)
        out[at + MOST_STACKS + stack] = i16((opened >> (4 * stack)) & 15)
    return at + 2 * MOST_STACKS
