"""The whole table as plain JSON values, and the box counted."""

from __future__ import annotations

from examples.hush.components import RANKS, word_of
from examples.hush.options import ROUNDS
from examples.hush.state import Hush


def dump(state: Hush) -> dict[str, object]:
    return {
        "players": int(state.players),
        "options": {ROUNDS: str(state.rounds)},
        "cards": [word_of(card) for card in state.cards],
        "out": [seat for seat in range(int(state.players)) if state.out[seat]],
        "deck": [word_of(rank) for rank in range(1, RANKS + 1) for _n in range(state.deck[rank])],
        "turn": state.turn,
        "taken": state.taken,
    }


def census(state: Hush) -> dict[str, int]:
    """Every card wherever it lies."""
    return {
        word_of(rank): state.deck[rank] + state.cards.count(rank) for rank in range(1, RANKS + 1)
    }
