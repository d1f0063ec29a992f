"""What a search expects of the moves of a kept game, asked as the game is told again."""

from __future__ import annotations

from typing import Final

from logovo.bots.registry import MANY, make_bot, without_clock
from logovo.bots.search import SearchBot
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.log import WORLD, Entry
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.lab.moments import LogStep, inform
from logovo.lab.study.spec import BadStudy

SEED: Final = 1


def thinker(name: str, game: Game, seed: int, players: int = MANY) -> SearchBot:
    """By iterations alone, so that values repeat; raises UnknownBot or BadStudy."""
    bot = make_bot(without_clock(name, game.key, players), game, seed, players)
    if not isinstance(bot, SearchBot):
        raise BadStudy("think", f"{name}: a bot that searches, such as search:200")
    return bot


class Thinkers:
    """One searching bot at every seat; each knows what its seat was told, and no more."""

    def __init__(self, name: str, game: Game, options: Options) -> None:
        self.name = name
        self.game = game
        self.options = options
        self.steps: list[LogStep] = []
        self.bots: list[SearchBot] = []
        self.sit()

    def sit(self) -> None:
        players = self.options.players
        self.bots = [thinker(self.name, self.game, SEED, players) for _seat in range(players)]
        for seat, bot in enumerate(self.bots):
            bot.sit(self.game, self.options, Seat(seat))

    def hear(self, entry: Entry, events: list[Event]) -> None:
        self.steps.append(LogStep(entry, events))
        news = self.steps[-1:]
        if entry.kind == WORLD:  # what they were told of the world before does not hold any more
            self.sit()
            news = self.steps
        for seat, bot in enumerate(self.bots):
            inform(bot, self.game, Seat(seat), news)

    def value(self, state: State, seat: Seat, move: Move) -> float | None:
        """What this move brings on the average, 0 to 1; None where nothing else could be played or
        the search has not tried it."""
        bot = self.bots[seat]
        bot.thoughts = []
        bot.choose(self.game.view(state, seat), self.game.legal(state, seat))
        return next((one.value for one in bot.thoughts if one.move == move), None)
