"""Why a move of gold: what the greedy player weighs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.state import State
from logovo.games.gold.asks import ACCUSE, CUT, MARKET, PICK, ROB, TAKE, YIELD
from logovo.games.gold.components import THIEF, WIZARD
from logovo.games.gold.game import ours
from logovo.games.gold.moves import codes
from logovo.games.gold.table import GoldTable
from logovo.search.policies.gold_worth import gain, open_worth
from logovo.search.reasons import Reasons

NAMES: Final = (
    "slay",
    "lead",
    "join",
    "thief",
    "wizard",
    "cut",
    "share-fits",
    "share-rich",
    "share-denies",
    "rob",
    "pick",
    "yield",
    "trade",
    "offer",
    "no-trade",
    "ready",
    "card",
    "keep-card",
    "accuse",
    "trust",
)


def reason(state: State, move: int) -> str:
    table = ours(state)
    code = i64(move)
    kind = table.asks.kind()
    if codes.is_card(code):
        return "card"
    if code == codes.SKIP:
        return "keep-card"
    if kind == CUT:
        return "cut"
    if kind == TAKE:
        return share_reason(table, code)
    if kind == ROB:
        return "rob"
    if kind == PICK:
        return "pick"
    if kind == YIELD:
        return "yield"
    if kind == MARKET:
        return market_reason(code)
    if kind == ACCUSE:
        return "trust" if code == codes.TRUST else "accuse"
    return send_reason(table, codes.sent_knight(code), codes.sent_place(code))


def send_reason(table: GoldTable, knight: i64, place: i64) -> str:
    strength = knight + 1
    if table.sword_on:
        strength += 2
    if strength >= table.lack(place):
        return "slay"
    if knight == THIEF:
        return "thief"
    if knight == WIZARD:
        return "wizard"
    return "join" if table.line(place) != 0 else "lead"


def share_reason(table: GoldTable, code: i64) -> str:
    """Whether the share adds most to the own stash, looks richest, or is better not left."""
    seat = table.asks.seat()
    share = table.shares[codes.taken_share(code)]
    mine = gain(table, seat, share)
    best = mine
    richest = open_worth(share)
    for i in range(table.fighters):
        other = table.shares[i]
        if other != 0:
            best = max(best, gain(table, seat, other))
            richest = max(richest, open_worth(other))
    if mine == best:
        return "share-fits"
    return "share-rich" if open_worth(share) == richest else "share-denies"


def market_reason(code: i64) -> str:
    if code == codes.READY:
        return "ready"
    if codes.is_accept(code):
        return "trade"
    return "offer" if codes.is_offer(code) else "no-trade"


REASONS: Final = Reasons(NAMES, reason)
