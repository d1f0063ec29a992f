"""The observation written straight from the table, the same as `fields.encode` of the view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from examples.hush.state import Hush


def write(state: Hush, observer: i64, out: vec[i16], at: i64) -> None:
    players, over = int(state.players), state.is_over()
    row = [int(over)] + [int(seat == observer) for seat in range(players)]
    row += [state.cards[observer] if observer >= 0 else 0]
    row += [sum(state.deck), state.taken, state.rounds]
    row += [int(not over and seat == state.turn) for seat in range(players)]
    row += [int(out) for out in state.out]
    row += [state.cards[seat] if state.out[seat] or over else 0 for seat in range(players)]
    for value in row:
        out[at] = i16(value)
        at += 1
