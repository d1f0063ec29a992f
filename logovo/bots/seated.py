"""A bot as it sits at a table with people: a player of some level who also trades.

`medium` is the player that ladders and studies measure, `medium@plain` the one people meet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from logovo.bots.bot import Bot, Listener
from logovo.bots.haggling import trader
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import View

AT: Final = "@"
PLAIN: Final = "plain"
Make: TypeAlias = Callable[[str, Game, int], Bot]


def with_character(level: str, character: str = PLAIN) -> str:
    """The name of a bot of this level as it sits at a table."""
    return f"{level}{AT}{character}"


def seated(name: str, game: Game, seed: int, make: Make) -> SeatedBot | None:
    """The bot of such a name; None if nobody is called like that."""
    level, _at, character = name.partition(AT)
    if character != PLAIN:
        return None
    return SeatedBot(make(level, game, seed), seed)


@final
class SeatedBot:
    """Trades by the game's trader where there is one, and plays everything else by `bot`."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.bot = bot
        self.chance: Chance = Chance(seed)

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.bot.sit(game, options, seat)
        self.game = game
        self.seat = seat
        self.trader = trader(game, seat)
        self.knowledge = None if self.trader is None else game.knowledge(options, seat)

    def hear(self, event: Event) -> None:
        self.bot.hear(event)
        if self.knowledge is not None:
            self.knowledge.hear(event)

    def hear_claim(self, seat: Seat, text: str) -> None:
        if isinstance(self.bot, Listener):
            self.bot.hear_claim(seat, text)

    def choose(self, view: View, legal: list[Move]) -> Move:
        if self.trader is not None and self.knowledge is not None:
            traded = self.trader.choose(view, self.knowledge, self.chance)
            if traded is not None:
                return traded
        return self.bot.choose(view, legal)
