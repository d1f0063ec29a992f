"""Mad Lucky: roles, goals one has not looked at, others' hands and gold, the next card."""

from __future__ import annotations

from collections import Counter
from typing import Final

from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.games.lucky import hands, purses
from logovo.games.lucky.components import GOAL_CARDS, GOAL_WORDS, GOALS, KIND_WORDS
from logovo.games.lucky.events import UNKNOWN
from logovo.games.lucky.rounds import role_word
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import goal_seen
from logovo.review.hidden import Lots, Place

GOLD: Final = GOAL_CARDS.index("G")  # the others are pits, which differ in their paths only


def lay(state: State, seat: Seat) -> Lots:
    assert isinstance(state, Lucky)
    found: Lots = {}
    for goal in range(GOALS):
        if goal_seen(state, goal, seat).card == UNKNOWN:
            is_gold = int(state.goal_card(goal)) == GOLD
            found[Place("goal", at=GOAL_WORDS[goal])] = Counter(["gold" if is_gold else "pit"])
    for other in (Seat(i) for i in range(int(state.players)) if i != seat):
        if not state.is_shown:
            found[Place("role", other)] = Counter([role_word(state, other)])
        held = hands.listed(state.hands[other])
        found[Place("hand", other)] = Counter(KIND_WORDS[kind] for kind in held)
        found[Place("gold", other)] = Counter(map(str, purses.values(state.gold[other])))
    if state.deck_left > 0:
        found[Place("next")] = Counter([KIND_WORDS[int(state.deck[state.deck_left - 1])]])
    return found
