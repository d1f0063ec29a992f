"""Gold: the others' stashes and action cards."""

from __future__ import annotations

from collections import Counter

from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.games.gold.heaps import heap_words
from logovo.games.gold.table import GoldTable
from logovo.games.gold.views import card_words
from logovo.review.hidden import Lots, Place


def lay(state: State, seat: Seat) -> Lots:
    assert isinstance(state, GoldTable)
    found: Lots = {}
    for other in (Seat(i) for i in range(int(state.players)) if i != seat):
        found[Place("stash", other)] = Counter(heap_words(state.stash[other]))
        found[Place("cards", other)] = Counter(card_words(state.hands[other]))
    return found
