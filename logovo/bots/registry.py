"""Bots by name: what command lines, tables and measurements ask for.

random            any legal move
greedy            the game's quick policy; greedy:0.3 slips in three of ten decisions;
                  greedy:weak, greedy:fair, greedy:good forget, where a game is about memory
learned           a trained network, where one ships: see docs/learned.md; search+learned:2000
                  searches with its opinion of the decision at hand
search            worlds searched; search:5000 iterations, search:800ms of time, search:5000:800ms
easy medium hard  what these mean is a matter of the game
LEVEL@plain       the same as people meet it at a table: it trades, too (`seated.py`)
module:Class      a bot of your own, for command lines and programs: `outside.py`
"""

from __future__ import annotations

import re
from typing import Final

from logovo.bots.bot import Bot, RandomBot
from logovo.bots.learned import LearnedSearchBot
from logovo.bots.memory import MEMORIES, has_levels
from logovo.bots.policy import PER_MILLE, PolicyBot
from logovo.bots.search import Budget, SearchBot
from logovo.bots.seated import AT, seated
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.models.shelf import AtAnyTable
from logovo.search.policies import greedy, rollout
from logovo.search.policy import Uniform

NAMES: Final = ("random", "greedy", "learned", "search")
LEVELS: Final = ("easy", "medium", "hard")

USUAL: Final = {"easy": "greedy:0.35", "medium": "greedy", "hard": "search:2000:1500ms"}
SPECIAL: Final[dict[str, dict[str, str]]] = {
    "vampires": {"easy": "greedy:weak", "medium": "greedy:fair"},
}
"""Levels of a game that differ from the usual ones."""

SLIPS: Final = re.compile(r"0?\.[0-9]{1,3}")
THINKING: Final = re.compile(r"(?:([1-9][0-9]{0,7}))?:?(?:([1-9][0-9]{0,5})ms)?")
USUAL_ITERATIONS: Final = 2000
SEARCHING: Final = ("search", "search+learned")


class UnknownBot(LogovoError):
    def __init__(self, name: str) -> None:
        allowed = ", ".join((*NAMES, *LEVELS))
        super().__init__("unknown-bot", {"name": name[:40], "allowed": allowed})


def recipe(name: str, key: str) -> str:
    """What a level means in a game; other names stand for themselves."""
    if name in LEVELS:
        return SPECIAL.get(key, {}).get(name, USUAL[name])
    return name


def without_clock(name: str, key: str) -> str:
    """The same bot bounded by its iterations alone, which gives the same game on any machine. A bot
    that has nothing but a clock stays as it is."""
    kind, _colon, rest = recipe(name, key).partition(":")
    found = THINKING.fullmatch(rest) if kind in SEARCHING else None
    return f"{kind}:{found[1]}" if found is not None and found[1] else name


def by_clock(name: str, key: str) -> bool:
    """Whether nothing but milliseconds bounds its thinking."""
    kind, _colon, rest = recipe(name, key).partition(":")
    return kind in SEARCHING and rest.endswith("ms") and without_clock(name, key) == name


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot that has not sat down yet; raises UnknownBot."""
    if AT in name and (found := seated(name, game, seed, make_bot)) is not None:
        return found
    kind, _colon, rest = recipe(name, game.key).partition(":")
    match kind:
        case "random" if not rest:
            return RandomBot(seed)
        case "greedy" if not rest or SLIPS.fullmatch(rest):
            slips = round(float(rest) * PER_MILLE) if rest else 0
            return PolicyBot(greedy(game.key) or Uniform(), seed, slips)
        case "greedy" if rest in MEMORIES and has_levels(game.key):
            return PolicyBot(greedy(game.key) or Uniform(), seed, memory=rest)
        case "learned" if not rest:
            return PolicyBot(AtAnyTable(game), seed)
        case "search+learned" if THINKING.fullmatch(rest):
            return LearnedSearchBot(game, budget(rest), seed)
        case "search" if THINKING.fullmatch(rest):
            return SearchBot(rollout(game.key), budget(rest), seed)
        case _:
            raise UnknownBot(name)


def budget(text: str) -> Budget:
    found = THINKING.fullmatch(text)
    if found is None or not (found[1] or found[2]):
        return Budget(iterations=USUAL_ITERATIONS)
    return Budget(int(found[1] or 0), int(found[2] or 0))
