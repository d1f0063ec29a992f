"""Larder: others' hands, closed cards of the reserves, the top of the trouble pile."""

from __future__ import annotations

from collections import Counter

from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.games.larder.components import MOST_STACKS, WORDS, bag_words
from logovo.games.larder.positions import place_word
from logovo.games.larder.state import Larder
from logovo.review.hidden import Lots, Place


def lay(state: State, seat: Seat) -> Lots:
    assert isinstance(state, Larder)
    found: Lots = {}
    for other in (Seat(i) for i in range(int(state.players))):
        them = state.seats[other]
        if other != seat:
            found[Place("hand", other)] = Counter(bag_words(them.hand))
        closed = [place_word(them.closed_at, stack) for stack in range(MOST_STACKS)]
        found[Place("reserve", other)] = Counter(word for word in closed if word)
    if state.trouble_size > 0:
        found[Place("next")] = Counter([WORDS[int(state.deck[state.trouble_size - 1])]])
    return found
