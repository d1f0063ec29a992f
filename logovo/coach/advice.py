"""What a coach would play from one seat, how the other moves compare, and one reason.

A first look at all candidates finds the finalists; fresh worlds then judge these, because the
worlds that found a move would call it better than it is. The work is bounded by decisions played,
not by time: the same seat that knows the same gets the same hint, to the last byte.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from logovo.bots.worlds import NeverMyTurn
from logovo.coach.imagining import Imagination, Imagined
from logovo.core import chance as a_compiled_module
from logovo.core.game import Game
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import View
from logovo.review.report import UNSAID
from logovo.review.story import Mind
from logovo.review.verdicts import limits_of, verdict_of
from logovo.search.reasons import reason_for

FINALISTS: Final = 4
REASONED: Final = 3  # moves that get a reason
LISTENED: Final = 7  # worlds asked for the reason; the one that most name is given
MOST_CANDIDATES: Final = 24


@dataclass(frozen=True)
class CoachBudget:
    """`steps` are decisions played in imagined games, a third of them to find the finalists;
    `worlds` bounds each of the two looks."""

    steps: int = 60_000
    worlds: int = 2048


USUAL: Final = CoachBudget()
BUDGETS: Final[dict[str, CoachBudget]] = {
    "larder": CoachBudget(800_000),
    "gold": CoachBudget(250_000),
    "lucky": CoachBudget(300_000),
    "vampires": CoachBudget(500_000),
}
"""Games whose decisions are cheaper to play: about half a second each (`bench/hints.py`)."""
INTERPRETED: Final = str(a_compiled_module.__file__).endswith(".py")
SLOWER: Final = 120
"""So many times fewer decisions are played where the rules are interpreted: a rougher answer in
the same time."""


def budget_for(key: str) -> CoachBudget:
    usual = BUDGETS.get(key, USUAL)
    return CoachBudget(usual.steps // SLOWER, usual.worlds) if INTERPRETED else usual


@dataclass(frozen=True)
class Advised:
    """A move: the share of imagined games it won, how much less that is than the best one's with
    the standard error of the difference, the verdict of a review, and a reason or none."""

    move: str
    won: float
    loss: float
    error: float
    verdict: str
    reason: str


@dataclass(frozen=True)
class Advice:
    """The best move first. Empty where there is nothing to choose, or nothing to imagine."""

    moves: tuple[Advised, ...]
    worlds: int = 0


NOTHING: Final = Advice(())


def advise(
    game: Game,
    options: Options,
    seat: Seat,
    view: View,
    mind: Mind,
    seed: int,
    budget: CoachBudget | None = None,
) -> Advice:
    """For a seat that is asked. `view` and `mind` are all that is looked at."""
    budget = budget or budget_for(game.key)
    imagined = Imagination(game, options, seat, view, mind, seed)
    try:
        candidates = worth_a_look(imagined)
        if len(candidates) == 1:
            return NOTHING
        first = imagined.compare(candidates, budget.worlds, budget.steps // 3)
        finalists = first.ranked()[:FINALISTS]
        final = imagined.compare(finalists, budget.worlds, budget.steps - first.steps)
        return Advice(tuple(told(imagined, first, final)), len(final.values[final.ranked()[0]]))
    except NeverMyTurn:
        return NOTHING


def worth_a_look(imagined: Imagination) -> list[Move]:
    """All legal moves where these are few; else those of the policy's shortlist."""
    legal = imagined.legal()
    if len(legal) <= MOST_CANDIDATES:
        return legal
    listed = imagined.shortlist()
    obvious = imagined.obvious()
    return listed if obvious in listed else [obvious, *listed]


def told(imagined: Imagination, first: Imagined, final: Imagined) -> list[Advised]:
    """The finalists by the second look, the others by the first one behind them."""
    limits = limits_of(imagined.game.key)
    ranked = final.ranked()
    best = ranked[0]
    others = [move for move in first.ranked() if move not in final.values]
    listed: list[Advised] = []
    for move in [*ranked, *others]:
        trials = final if move in final.values else first
        loss, error = trials.behind(best, move)
        verdict = UNSAID if move == best else verdict_of(loss, error, False, limits)
        reason = reason_of(imagined, move) if len(listed) < REASONED else ""
        # What lacks more than the whole of the best one's games is a matter of other worlds.
        won = trials.mean(move) if trials is final else max(0.0, final.mean(best) - max(0.0, loss))
        listed.append(
            Advised(
                str(move), round(won, 4), round(max(0.0, loss), 4), round(error, 4), verdict, reason
            )
        )
    return listed


def reason_of(imagined: Imagination, move: Move) -> str:
    """What carries the move in most of a few worlds."""
    named: Counter[str] = Counter()
    for _world in range(LISTENED):
        world = imagined.world()
        code = imagined.game.code_of(world, imagined.seat, move)
        if code >= 0:
            named[reason_for(imagined.game.key, world, code)] += 1
    del named[""]
    return min(named, key=lambda id: (-named[id], id), default="")
