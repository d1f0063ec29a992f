"""A whole review: the log read, every decision judged, the result divided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from logovo.core.errors import LogovoError
from logovo.core.log import MOVE, Log
from logovo.games import game
from logovo.review.chances import Chances
from logovo.review.division import accounts_of, curve_of, deciding_moments, steps_of
from logovo.review.report import Certainty, Decision, Review, ReviewBudget, came_badly, came_well
from logovo.review.story import PastMoment, moments
from logovo.review.verdicts import Judge

Progress = Callable[[int, int], None]
Hearer = Callable[[Decision], None]


USUAL: Final = ReviewBudget()
BUDGETS: Final[dict[str, ReviewBudget]] = {
    "drakon": ReviewBudget(worlds=288, iterations=900),  # its games are long, its search is slow
    "gold": ReviewBudget(worlds=448, iterations=4_000),  # its search is quick and sees little
}
"""Games whose rollouts cost more or less: their reviews stay within the same time."""


def budget_for(key: str) -> ReviewBudget:
    return BUDGETS.get(key, USUAL)


class Unfinished(LogovoError):
    """Only a finished game is reviewed: nobody looks into hidden hands while it runs."""

    def __init__(self) -> None:
        super().__init__("review-unfinished", {})


def silent(_done: int, _total: int) -> None:
    """Nobody watches."""


def unheard(_made: Decision) -> None:
    """Nobody waits for single decisions."""


def review(
    log: Log,
    budget: ReviewBudget | None = None,
    progress: Progress = silent,
    hear: Hearer = unheard,
    known: Mapping[int, Decision] | None = None,
) -> Review:
    """Raises Unfinished, BadLog or OtherRuleset.

    `hear` is told every decision as soon as it is judged. `known` are decisions judged before,
    by their entries, with the same budget: they are taken as they are. No decision depends on
    how another was judged, so a review that goes on is the same as one that was never broken off.
    """
    known = known or {}
    if not log.is_finished():
        raise Unfinished()
    played = game(log.header.game)
    budget = budget or budget_for(played.key)
    options = played.options(log.header.players, log.header.options)
    longest = played.longest(options)
    chances = Chances(played, options.players, longest, budget.rollouts, budget.seed)
    judge = Judge(chances, budget.worlds, budget.iterations)
    total, done = 2 * sum(1 for entry in log.entries if entry.kind == MOVE), 0
    story, decisions = [], []
    for moment in moments(played, log):
        if moment.kind == MOVE:
            made = known.get(moment.entry) or judged(judge, moment)
            decisions.append(made)
            hear(made)
            done += 1
            progress(done, total)
        story.append(moment)

    def advance() -> None:
        nonlocal done
        done += 1
        progress(done, total)

    steps = steps_of(chances, story, advance)
    curve = curve_of(chances, steps)
    return Review(
        game=played.key,
        ruleset=played.ruleset,
        names=tuple(log.header.names),
        budget=budget,
        scale=chances.scale,
        curve=tuple(curve),
        steps=tuple(steps),
        decisions=tuple(decisions),
        accounts=tuple(accounts_of(chances, steps, curve, decisions)),
        moments=tuple(deciding_moments(steps, curve)),
    )


def judged(judge: Judge, moment: PastMoment) -> Decision:
    if judge.is_forced(moment):
        return Decision(moment.entry, moment.seat, moment.text, True, None, None)
    seen, lay = judge.foresight(moment), judge.hindsight(moment)
    because: Certainty | None = None
    if came_badly(seen, lay):
        because = judge.because(moment, lay.best, 1.0)
    elif seen is not None and came_well(seen, lay):
        because = judge.because(moment, seen.best, -1.0)
    known = judge.known(moment)
    return Decision(moment.entry, moment.seat, moment.text, False, seen, lay, known, because)
