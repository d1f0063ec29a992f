"""Cuts and offers spelled step by step: what a draft says so far and how it may go on."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.gold import heaps
from logovo.games.gold.components import MOST_PLAYERS
from logovo.games.gold.moves import numbers
from logovo.games.gold.table import GoldTable

MOST_OF_A_KIND: Final = 63  # what the notation can write
MOST_IN_A_HEAP: Final = 126


@final
class OfferDraft:
    """An offer as far as it is spelled."""

    def __init__(self, draft: Moves) -> None:
        self.to: i64 = draft.get(0) - numbers.OFFER
        self.give: i64 = 0
        self.get: i64 = 0
        self.is_wanting: bool = False  # what is given has been said
        self.is_done: bool = False
        self.last: i64 = 0  # the kind named last: kinds never fall
        for i in range(i64(1), draft.size):
            number = draft.get(i)
            if numbers.is_give(number):
                self.last = number - numbers.GIVE
                self.give += heaps.some(self.last, 1)
            elif numbers.is_get(number):
                self.last = number - numbers.GET
                self.get += heaps.some(self.last, 1)
            elif number == numbers.FOR:
                self.is_wanting = True
                self.last = 0
            else:
                self.is_done = True


def list_offer(state: GoldTable, seat: i64, draft: Moves, out: Moves) -> None:
    """How an offer goes on: gold.offer."""
    offer = OfferDraft(draft)
    out.clear()
    if not offer.is_wanting:
        out.add(numbers.FOR)
        for kind in range(offer.last, heaps.KINDS):
            if heaps.count(offer.give, kind) < heaps.count(state.stash[seat], kind):
                out.add(numbers.GIVE + kind)
        return
    if offer.give != 0 or offer.get != 0:
        out.add(numbers.DONE)
    if heaps.size(offer.get) < MOST_IN_A_HEAP:
        for kind in range(offer.last, heaps.KINDS):
            if heaps.count(offer.get, kind) < MOST_OF_A_KIND:
                out.add(numbers.GET + kind)


def list_shares(state: GoldTable, draft: Moves, out: Moves) -> None:
    """Where the next token of the hoard may go: gold.cut-complete."""
    out.clear()
    at = draft.size
    first: i64 = 0
    if at > 0 and heaps.kind_at(state.hoard, at) == heaps.kind_at(state.hoard, at - 1):
        first = draft.get(at - 1) - numbers.SHARE
    for share in range(first, state.fighters):
        out.add(numbers.SHARE + share)


def shares_of(state: GoldTable, draft: Moves) -> vec[i64]:
    """The shares as far as they are spelled."""
    shares = vec[i64]([0] * MOST_PLAYERS)
    for i in range(draft.size):
        share = draft.get(i) - numbers.SHARE
        shares[share] += heaps.some(heaps.kind_at(state.hoard, i), 1)
    return shares
