"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import TABLE, Seat
from logovo.core.views import View


@runtime_checkable
class Bot(Protocol):
    """Sits down once, hears every event as it is told to its seat, and chooses when asked.

    It is never given a state, so it cannot look where a person could not.
    """

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        """A game begins; whatever was remembered of another one is forgotten."""

    def hear(self, event: Event) -> None:
        """Something happened."""

    def choose(self, view: View, legal: list[Move]) -> Move:
        """One of the legal moves (or, where these are proposals only, any other allowed one)."""


@runtime_checkable
class Listener(Protocol):
    """A bot may hear what the seats say in public, too, in games that have such talk."""

    def hear_claim(self, seat: Seat, text: str) -> None:
        """A seat has said this; true or not."""


class Hearer(Protocol):
    """Whoever is told events as a seat learns of them: a bot, or its tongue."""

    def hear(self, event: Event) -> None:
        """Something happened."""


@runtime_checkable
class Speaker(Protocol):
    """A bot may say something in public, too, in games that have such talk. It hears what it has
    said itself like everybody else's words: only what was heard was said."""

    def hear(self, event: Event) -> None:
        """Something happened."""

    def hear_claim(self, seat: Seat, text: str) -> None:
        """A seat has said this; true or not."""

    def speak(self) -> str:
        """A claim in notation; empty for nothing to say. Asking changes nothing."""


@dataclass(frozen=True)
class Said:
    """A claim, among the events: what it is worth depends on when it was made."""

    seat: Seat
    text: str


def tell(bot: Hearer, game: Game, seat: Seat, news: Iterable[Event | Said]) -> None:
    """Events as they are told to the bot's seat, and claims, which all hear alike."""
    for item in news:
        if not isinstance(item, Said):
            bot.hear(game.told_to(item, seat))
        elif isinstance(bot, Listener):
            bot.hear_claim(item.seat, item.text)


def public(game: Game, item: Event | Said) -> Event | Said:
    """As everybody heard it. Where the world is exchanged for one that fits what a seat knew,
    this still holds for all of them."""
    return item if isinstance(item, Said) else game.told_to(item, TABLE)


class RandomBot:
    """Any legal move, all alike."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = Chance(seed)

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        pass

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: View, legal: list[Move]) -> Move:
        return legal[int(self.chance.below(len(legal)))]
