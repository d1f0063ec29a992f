"""Bots by name: what command lines, tables and measurements ask for.

random            any legal move
greedy            the game's quick policy; greedy:0.3 slips in three of ten decisions;
                  greedy:weak, greedy:fair, greedy:good forget, where a game is about memory
hasty             the quick policy among the moves it notices; hasty:0.3 notices three of ten
learned           a trained network, where one ships: see docs/learned.md; search+learned:2000
                  searches with its opinion of the decision at hand
casual            thinks as people do: casual:4x2 pictures four times how the obvious move and two
                  others may go on; casual:4x2:30 so many decisions ahead; casual:4x2:weak
                  forgets, where a game is about memory
search            worlds searched; search:5000 iterations, search:800ms of time, search:5000:800ms;
                  search:5000:2parts in so many trees at once, which share the iterations;
                  search:5000:0.85 among the moves it notices, 85 of a hundred;
                  search:5000:6glances among the obvious move and six others that catch the eye;
                  search:5000:30ahead sees so many decisions beyond those it searches;
                  search:5000:good forgets, where a game is about memory
easy medium hard master   what these mean is a matter of the game
LEVEL@CHARACTER   the same as people meet it at a table: bold, careful, grudging, chatty, plain
module:Class      a bot of your own, for command lines and programs: `outside.py`
"""

from __future__ import annotations

import re
from typing import Final

from logovo.bots.bot import Bot, RandomBot
from logovo.bots.casual import CasualBot, Manner
from logovo.bots.glance import PER_MILLE
from logovo.bots.learned import LearnedSearchBot
from logovo.bots.memory import MEMORIES, PERFECT, has_levels
from logovo.bots.policy import Overlooking, PolicyBot
from logovo.bots.search import FULL, Attention, Budget, SearchBot
from logovo.bots.seated import AT, seated
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.models.shelf import AtAnyTable
from logovo.search.ismcts import ROLLOUT_LIMIT
from logovo.search.policies import greedy, rollout
from logovo.search.policy import Uniform

NAMES: Final = ("random", "greedy", "hasty", "casual", "learned", "search")
MASTER: Final = "master"
LEVELS: Final = ("easy", "medium", "hard", MASTER)

RECIPES: Final[dict[str, dict[str, str]]] = {
    "larder": {
        "easy": "casual:12x4",
        "medium": "casual:40x9",
        "hard": "search:40000:500ms:0.95:2glances",
        "master": "search:160000:2000ms",
    },
    "drakon": {
        "easy": "casual:1x2",
        "medium": "casual:24x8:120",
        "hard": "search:1500:480ms:2glances",
        "master": "search:6000:2000ms",
    },
    "gold": {
        "easy": "casual:1x2",
        "medium": "casual:5x4",
        "hard": "search:16000:500ms:2glances",
        "master": "search:64000:2000ms",
    },
    "lucky": {
        "easy": "hasty:0.5",
        "medium": "hasty:0.9",
        "hard": "search:12000:500ms:0.65",
        "master": "search:48000:2000ms",
    },
    "vampires": {
        "easy": "greedy:fair",
        "medium": "greedy:good",
        "hard": "search:8000:500ms:sharp",
        "master": "search:32000:2000ms",
    },
}
"""What a level is in a game. The iterations of those that think are about what their milliseconds
are good for: studies play them by iterations alone."""
DUELS: Final[dict[str, dict[str, str]]] = {
    "drakon": {"easy": "casual:3x4"},
    "vampires": {
        "easy": "greedy:good",
        "medium": "greedy:sharp",
        "hard": "search:8000:500ms:sharp",
    },
}
"""With two players, where it is something else. There is less luck in a duel, so the same steps are
wider there."""
DUEL: Final = 2
MANY: Final = 0  # more than two
USUAL: Final = {
    "easy": "casual:1x2",
    "medium": "casual:6x4",
    "hard": "search:2000:500ms",
    "master": "search:8000:2000ms",
}
"""The same for games that came in from outside."""

SLIPS: Final = re.compile(r"0?\.[0-9]{1,3}")
CASUALLY: Final = re.compile(
    r"([1-9][0-9]{0,3})x([1-9][0-9]{0,2})(?::([1-9][0-9]{0,3}))?(?::([a-z]+))?"
)
THINKING: Final = re.compile(
    r"(?:([1-9][0-9]{0,7}))?:?(?:([1-9][0-9]{0,5})ms)?(?::([2-8])parts)?"
    r"(?P<attention>(?::(?P<sees>0?\.[0-9]{1,3}))?(?::(?P<glances>[1-9][0-9]?)glances)?"
    r"(?::(?P<ahead>[1-9][0-9]{0,3})ahead)?(?::(?P<memory>[a-z]+))?)"
)
USUAL_ITERATIONS: Final = 2000
SEARCHING: Final = ("search", "search+learned")
USUAL_CASUAL: Final = "4x3"
USUAL_HASTE: Final = "0.5"


class UnknownBot(LogovoError):
    def __init__(self, name: str) -> None:
        allowed = ", ".join((*NAMES, *LEVELS))
        super().__init__("unknown-bot", {"name": name[:40], "allowed": allowed})


def recipe(name: str, key: str, players: int = MANY) -> str:
    """What a level means in a game at a table of so many; other names stand for themselves."""
    if name not in LEVELS:
        return name
    found = RECIPES.get(key, USUAL)[name]
    return DUELS.get(key, {}).get(name, found) if players == DUEL else found


def without_clock(name: str, key: str, players: int = MANY) -> str:
    """The same bot bounded by its iterations alone, which gives the same game on any machine. A bot
    that has nothing but a clock stays as it is."""
    kind, _colon, rest = recipe(name, key, players).partition(":")
    found = THINKING.fullmatch(rest) if kind in SEARCHING else None
    if found is None or not found[1]:
        return name
    parts = f":{found[3]}parts" if found[3] else ""
    return f"{kind}:{found[1]}{parts}{found['attention']}"


def by_clock(name: str, key: str, players: int = MANY) -> bool:
    """Whether nothing but milliseconds bounds its thinking."""
    kind, _colon, rest = recipe(name, key, players).partition(":")
    return kind in SEARCHING and "ms" in rest and without_clock(name, key, players) == name


def searches(name: str, key: str, players: int = MANY) -> bool:
    """Whether it grows a search, which can begin while others decide."""
    return recipe(name, key, players).partition(":")[0] in SEARCHING


def make_bot(name: str, game: Game, seed: int, players: int = MANY) -> Bot:
    """A bot for a table of so many that has not sat down yet; raises UnknownBot."""
    if AT in name and (found := seated(name, game, seed, players, make_bot)) is not None:
        return found
    kind, _colon, rest = recipe(name, game.key, players).partition(":")
    match kind:
        case "random" if not rest:
            return RandomBot(seed)
        case "greedy" if not rest or SLIPS.fullmatch(rest):
            slips = round(float(rest) * PER_MILLE) if rest else 0
            return PolicyBot(greedy(game.key) or Uniform(), seed, slips)
        case "greedy" if rest in MEMORIES and has_levels(game.key):
            return PolicyBot(greedy(game.key) or Uniform(), seed, memory=rest)
        case "hasty" if not rest or SLIPS.fullmatch(rest):
            sees = max(1, round(float(rest or USUAL_HASTE) * PER_MILLE))
            return PolicyBot(Overlooking(greedy(game.key) or Uniform(), sees), seed)
        case "learned" if not rest:
            return PolicyBot(AtAnyTable(game), seed)
        case "search+learned" if THINKING.fullmatch(rest) and attention(name, rest, game) == FULL:
            return LearnedSearchBot(game, budget(rest), seed)
        case "casual":
            return casual(name, rest, game, seed)
        case "search" if THINKING.fullmatch(rest):
            return SearchBot(rollout(game.key), budget(rest), seed, attention(name, rest, game))
        case _:
            raise UnknownBot(name)


def casual(name: str, text: str, game: Game, seed: int) -> CasualBot:
    found = CASUALLY.fullmatch(text or USUAL_CASUAL)
    if found is None:
        raise UnknownBot(name)
    memory = memory_level(name, found[4], game)
    manner = Manner(int(found[1]), int(found[2]), int(found[3] or ROLLOUT_LIMIT), memory)
    return CasualBot(rollout(game.key), manner, seed)


def memory_level(name: str, memory: str | None, game: Game) -> str:
    if memory and (memory not in MEMORIES or not has_levels(game.key)):
        raise UnknownBot(name)
    return memory or PERFECT


def attention(name: str, text: str, game: Game) -> Attention:
    found = THINKING.fullmatch(text)
    if found is None:
        raise UnknownBot(name)
    sees = max(1, round(float(found["sees"] or 1) * PER_MILLE))
    sight = int(found["ahead"] or ROLLOUT_LIMIT)
    memory = memory_level(name, found["memory"], game)
    return Attention(int(found["glances"] or 0), sight, memory, sees)


def budget(text: str) -> Budget:
    found = THINKING.fullmatch(text)
    if found is None or not (found[1] or found[2]):
        return Budget(iterations=USUAL_ITERATIONS)
    return Budget(int(found[1] or 0), int(found[2] or 0), int(found[3] or 1))
