"""The table before the first decision."""

from __future__ import annotations

from examples.hush.components import COPIES, RANKS, word_of
from examples.hush.effects import draw
from examples.hush.events import Dealt, TurnBegan
from examples.hush.state import Hush, fresh_table
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.options import Options
from logovo.core.seats import Seat


def setup(options: Options, chance: Chance, journal: Journal) -> Hush:
    # hush.box
    state = fresh_table(options)
    state.deck = [0] + [COPIES] * RANKS
    # hush.deal
    for seat in range(options.players):
        state.cards[seat] = draw(state, chance)
        if journal.loud:
            journal.add(Dealt(Seat(seat), word_of(state.cards[seat])))
    if journal.loud:
        journal.add(TurnBegan(Seat(0)))
    return state
