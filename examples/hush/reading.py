"""A view read back into the open part of a state, where sampled worlds start."""

from __future__ import annotations

from examples.hush.components import COPIES, RANKS, UNKNOWN
from examples.hush.state import Hush, fresh_table
from examples.hush.views import HushView
from logovo.core.options import Options
from logovo.core.seats import NOBODY


def table_of(seen: HushView, options: Options) -> Hush:
    """Hidden cards are 0; the deck holds everything that is not seen."""
    state = fresh_table(options)
    state.turn = seen.awaited_seats[0] if seen.awaited_seats else NOBODY
    state.taken = seen.taken
    state.deck = [0] + [COPIES] * RANKS
    for player in seen.seats:
        state.out[player.seat] = player.out
        if player.card != UNKNOWN:
            state.cards[player.seat] = int(player.card)
            state.deck[int(player.card)] -= 1
    return state
