"""What a character prefers where several moves are about as good."""

from __future__ import annotations

from typing import Final

from logovo.bots.bot import Bot
from logovo.bots.search import SearchBot
from logovo.core.moves import Move
from logovo.core.plain import facts_of, is_seat_fact, kind_of
from logovo.core.seats import NOBODY
from logovo.core.views import View

NEAR: Final = 0.01  # of a win: so little less is about as good
TRIED: Final = 0.6  # tried so often, by the most tried, a move's value is taken at its word

DARING: Final[dict[str, frozenset[str]]] = {
    "larder": frozenset({"turn-up", "draw", "name", "turn-round"}),
    "drakon": frozenset({"jump", "leap", "push", "thief-steal", "control", "destroy", "draw"}),
    "gold": frozenset({"rob", "accuse", "play-card"}),
    "lucky": frozenset({"break-tool", "burn-path"}),
    "vampires": frozenset({"open", "garlic"}),
}
"""Kinds of moves that risk something or provoke somebody."""
WARY: Final[dict[str, frozenset[str]]] = {
    "larder": frozenset({"keep", "take", "skip", "go-on"}),
    "drakon": frozenset({"stay", "pass", "enough", "shield", "end-turn"}),
    "gold": frozenset({"skip", "trust"}),
    "lucky": frozenset({"look-at-goal", "mend-tool", "pass-card"}),
    "vampires": frozenset({"stop", "leave"}),
}
"""Kinds that risk nothing."""


def has_likings(character: str, grudge: int) -> bool:
    """Whether it prefers anything now: who does not plays exactly as its level."""
    return character in ("bold", "careful") or (character == "grudging" and grudge != NOBODY)


def liking(key: str, character: str, move: Move, grudge: int) -> int:
    """How much a character likes a move; `grudge` is the seat it has a score to settle with."""
    kind = kind_of(move)
    daring, wary = kind in DARING.get(key, ()), kind in WARY.get(key, ())
    if character == "bold":
        return int(daring) - int(wary)
    if character == "careful":
        return int(wary) - int(daring)
    if character == "grudging" and grudge != NOBODY:
        facts = facts_of(move)
        named = any(is_seat_fact(name) and facts[name] == grudge for name in facts)
        return int(named and daring)
    return 0


def about_as_good(bot: Bot, chosen: Move, view: View, legal: list[Move]) -> list[Move]:
    """Moves between which the bot itself sees hardly a difference, its own choice first: by what
    its search found, or by what else it would have played had it been asked twice."""
    if len(legal) < 2:
        return [chosen]
    if not isinstance(bot, SearchBot):
        return [chosen, bot.choose(view, legal)]
    thoughts = bot.thoughts
    if not thoughts or thoughts[0].move != chosen:
        return [chosen]
    best = thoughts[0]
    return [
        thought.move
        for thought in thoughts
        if thought.value >= best.value - NEAR and thought.visits >= TRIED * best.visits
    ]


def favourite(key: str, character: str, moves: list[Move], grudge: int) -> Move:
    """The one it likes best, the first of equals."""
    return max(moves, key=lambda move: liking(key, character, move, grudge))
