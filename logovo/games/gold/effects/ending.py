"""The end of the game: the counting is told, nothing is asked any more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold import heaps, scoring
from logovo.games.gold.events import GameEnded, Scored
from logovo.games.gold.table import GoldTable

END_WORDS: Final = ("", "deck-out", "all-slain", "stall")


def finish(state: GoldTable, why: i64, journal: Journal) -> None:
    state.ended = why
    state.asks.clear()
    if not journal.loud:
        return
    journal.add(GameEnded(END_WORDS[why]))
    for seat in range(int(state.players)):
        heap = state.stash[seat]
        coins = int(scoring.coins(state, heap))
        sets = int(scoring.sets(state, heap))
        majorities = int(scoring.majorities(state, seat))
        words = heaps.heap_words(heap)
        total = coins + sets + majorities
        journal.add(Scored(Seat(seat), coins, sets, majorities, total, words))
