"""What a player might try: always every move there is, so that the list tells nothing."""

from __future__ import annotations

from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.vampires.moves import ALL_MOVES
from logovo.games.vampires.state import VampiresState


def candidates(state: VampiresState, seat: Seat) -> list[Move]:
    return list(ALL_MOVES)
