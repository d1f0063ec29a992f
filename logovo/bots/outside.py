"""Bots that live outside the house, by `module:Class`. For command lines and programs only: a name
that comes from a network must never get here, for importing a module runs it."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final

from logovo.bots.bot import Bot
from logovo.bots.registry import MANY, make_bot
from logovo.core.errors import LogovoError
from logovo.core.game import Game

NAMED: Final = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)")
HOUSE: Final = ("random", "greedy", "hasty", "casual", "search")
VERBS: Final = ("sit", "hear", "choose")


class BadBot(LogovoError):
    """A bot from outside that is not there, or is no bot."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__("bad-bot", {"name": name[:80], "why": why})


def any_bot(name: str, game: Game, seed: int, players: int = MANY) -> Bot:
    """A bot of the house, or `module:Class`, which is made with the seed; raises UnknownBot or
    BadBot."""
    found = NAMED.fullmatch(name)
    if found is None or found[1] in HOUSE:
        return make_bot(name, game, seed, players)
    try:
        kind = getattr(import_module(found[1]), found[2])
    except (ImportError, AttributeError) as missing:
        raise BadBot(name, str(missing)) from missing
    if not callable(kind):
        raise BadBot(name, f"{found[2]} cannot be called")
    try:
        bot = kind(seed)
    except TypeError as refused:
        raise BadBot(name, str(refused)) from refused
    if not isinstance(bot, Bot):
        lacking = [verb for verb in VERBS if not callable(getattr(bot, verb, None))]
        raise BadBot(name, f"{found[2]} has no {', '.join(lacking)}")
    return bot
