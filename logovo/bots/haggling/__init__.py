"""Trade between players, where a game has it: a seat's trader weighs, makes and counters offers.

`logovo/bots/haggling/<key>.py` has a trader; `logovo/roster.py` enters it here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.core.views import Knowledge, View, asked


class Trader(Protocol):
    """Sits behind a bot and answers for it where goods change hands."""

    def choose(self, view: View, knowledge: Knowledge, chance: Chance) -> Move | None:
        """What to do at a market; None where nothing is traded."""


MARKET: Final = "market"
"""The word of the ask where goods change hands: everybody asked may act, in no order."""

MakeTrader: TypeAlias = Callable[[Game, Seat], Trader]

BY_GAME: Final[dict[str, MakeTrader]] = {}


def register(key: str, make: MakeTrader) -> None:
    BY_GAME[key] = make


def is_market(game: Game, view: View) -> bool:
    return game.key in BY_GAME and asked(view)[0] == MARKET


def trader(game: Game, seat: Seat) -> Trader | None:
    return BY_GAME[game.key](game, seat) if game.key in BY_GAME else None
