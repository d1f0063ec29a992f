"""What is played for an absent seat."""

from __future__ import annotations

from examples.hush.moves import HushMove, Swap
from examples.hush.state import Hush
from logovo.core.chance import Chance
from logovo.core.seats import Seat


def default_move(state: Hush, seat: Seat, chance: Chance) -> HushMove:
    # hush.default-move
    return Swap()
