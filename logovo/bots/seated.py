"""A bot as it sits at a table with people: a player of some level who trades and is somebody.

`medium` is the player that ladders and studies measure, `medium@bold` one that people meet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from logovo.bots.bot import Bot, Listener
from logovo.bots.characters import CHARACTERS, PLAIN
from logovo.bots.characters.leanings import EVERYBODY, leaning
from logovo.bots.characters.taste import (
    about_as_good,
    favourite,
    has_likings,
    is_indifferent,
    liked_as_well,
)
from logovo.bots.haggling import trader
from logovo.bots.policy import PolicyBot
from logovo.bots.search import SearchBot
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import NOBODY, Seat
from logovo.core.views import View

AT: Final = "@"
Make: TypeAlias = Callable[[str, Game, int, int], Bot]


def with_character(level: str, character: str = PLAIN) -> str:
    """The name of a bot of this level as it sits at a table."""
    return f"{level}{AT}{character}"


def seated(name: str, game: Game, seed: int, players: int, make: Make) -> SeatedBot | None:
    """The bot of such a name; None if nobody is called like that."""
    level, _at, character = name.partition(AT)
    if character not in (PLAIN, *CHARACTERS):
        return None
    return SeatedBot(make(level, game, seed, players), seed, character)


def searcher(bot: Bot) -> SearchBot | None:
    """Who searches in it, if anybody does."""
    inner = bot.bot if isinstance(bot, SeatedBot) else bot
    return inner if isinstance(inner, SearchBot) else None


@final
class SeatedBot:
    """Trades by the game's trader where there is one, and plays everything else by `bot`; of moves
    that are about as good to it the one its character likes."""

    def __init__(self, bot: Bot, seed: int, character: str = PLAIN) -> None:
        self.bot = bot
        self.character = character
        self.grudge: int = NOBODY  # who did this seat harm last
        self.before: Event | None = None  # what it heard last
        self.decided = 0  # how often it had a choice …
        self.swayed = 0  # … and played otherwise than its level: for those who study it
        self.chance: Chance = Chance(seed)

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.bot.sit(game, options, seat)
        self.game = game
        self.seat = seat
        self.grudge, self.before = NOBODY, None
        self.harm = leaning(game.key).harm
        self.trader = trader(game, seat)
        self.knowledge = None if self.trader is None else game.knowledge(options, seat)

    def hear(self, event: Event) -> None:
        self.bot.hear(event)
        done, self.before = self.harm(event, self.before), event
        if done is not None and done[0] != self.seat and done[1] in (self.seat, EVERYBODY):
            self.grudge = done[0]
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
        chosen = self.bot.choose(view, legal)
        self.decided += len(legal) > 1
        key, character, grudge = self.game.key, self.character, self.grudge
        if not has_likings(character, grudge):
            return chosen
        if is_indifferent(key, character, [chosen, *legal], view, grudge):
            return chosen
        moves = about_as_good(self.bot, chosen, view, legal)
        if isinstance(self.bot, PolicyBot) and len(set(moves)) < 2:
            moves = liked_as_well(self.bot, character, chosen, view, grudge, self.chance)
        liked = favourite(key, character, moves, view, grudge)
        self.swayed += liked != chosen
        return liked
