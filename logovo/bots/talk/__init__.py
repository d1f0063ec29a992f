"""What the house's bots say in public, in games with claims.

`logovo/bots/talk/<key>.py` has a tongue: it hears what its seat hears and says what a bot there
would say, whatever plays for the seat. `logovo/roster.py` enters it here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from logovo.bots.bot import Bot, Speaker
from logovo.bots.policy import PolicyBot
from logovo.bots.search import SearchBot
from logovo.bots.seated import SeatedBot
from logovo.core.game import Game
from logovo.core.options import Options
from logovo.core.seats import Seat

MakeTongue: TypeAlias = Callable[[Options, Seat], Speaker]

HOUSE: Final = (PolicyBot, SearchBot, SeatedBot)
BY_GAME: Final[dict[str, MakeTongue]] = {}


def register(key: str, make: MakeTongue) -> None:
    BY_GAME[key] = make


def voice_of(bot: Bot, game: Game, options: Options, seat: Seat) -> Speaker | None:
    """Who speaks for a bot that sits there: a bot from outside for itself, if it can; the house's
    thinking and policy bots have the game's tongue."""
    if isinstance(bot, Speaker):
        return bot
    return tongue(game, options, seat) if isinstance(bot, HOUSE) else None


def tongue(game: Game, options: Options, seat: Seat) -> Speaker | None:
    """Of a seat that has just been given a bot; None where nobody talks."""
    if game.key not in BY_GAME or game.claim_board(options) is None:
        return None
    return BY_GAME[game.key](options, seat)
