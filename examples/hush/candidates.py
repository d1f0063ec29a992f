"""What a player might try: every seat and every rank, also one too many."""

from __future__ import annotations

from examples.hush.components import RANKS
from examples.hush.moves import Accuse, Peek, Swap
from examples.hush.state import Hush
from logovo.core.moves import Move
from logovo.core.seats import Seat


def candidates(state: Hush, seat: Seat) -> list[Move]:
    seats = [Seat(other) for other in range(int(state.players))]
    tried: list[Move] = [Swap()]
    tried += [Peek(other) for other in seats]
    tried += [Accuse(other, rank) for other in seats for rank in range(1, RANKS + 2)]
    return tried
