"""A review as it is sent."""

from __future__ import annotations

from logovo.core.game import Game
from logovo.games import game as game_of
from logovo.review.report import Certainty, Decision, Judged, Review
from logovo.server.process.errors import RequestError
from logovo.server.reviews.job import Job
from logovo.server.table.judged import WORDS, move_text
from logovo.wire import reviews as wire
from logovo.wire.nouns import TableInfo


def review_page(info: TableInfo, job: Job, after: int = 0) -> wire.ReviewPage:
    """Without the decisions up to entry `after`: whoever asks again has them already."""
    game = game_of(info.game)
    decisions = [decision(game, job.decisions[at]) for at in sorted(job.decisions) if at > after]
    told = job.review
    if told is None:
        return wire.ReviewPage(info, False, job.done, job.total, decisions)
    return wire.ReviewPage(
        table=info,
        ready=True,
        done=job.total,
        total=job.total,
        decisions=decisions,
        scale=told.scale,
        entries=[step.entry for step in told.steps],
        curve=[list(point) for point in told.curve],
        accounts=[
            wire.SeatAccount(
                one.seat,
                one.first,
                one.own,
                one.others,
                one.luck,
                one.result,
                one.decisions,
                one.sound,
            )
            for one in told.accounts
        ],
        moments=[moment(told, at) for at in told.moments],
    )


def decision(game: Game, made: Decision) -> wire.JudgedDecision:
    return wire.JudgedDecision(
        entry=made.entry,
        seat=made.seat,
        played=move_text(game, made.played),
        foresight=judged(game, made.foresight),
        hindsight=judged(game, made.hindsight),
        because=lying(made.because) if made.because is not None else None,
    )


def could_know(job: Job, entry: int) -> wire.CouldKnow:
    made = job.decisions.get(entry)
    if made is None:
        raise RequestError("no-decision", {"at": entry})
    return wire.CouldKnow(entry, made.seat, [lying(one) for one in made.known])


def lying(told: Certainty) -> wire.LyingThere:
    things = [wire.LyingThing(one.word, one.count) for one in told.things]
    return wire.LyingThere(told.kind, told.seat, told.at, things, told.share)


def judged(game: Game, told: Judged | None) -> wire.JudgedMove | None:
    if told is None:
        return None
    best = move_text(game, told.best)
    return wire.JudgedMove(WORDS[told.verdict], best, told.loss, told.error)


def moment(told: Review, at: int) -> wire.ReviewMoment:
    """Whose chance a step moved most, and whether that was a choice or luck."""
    step = told.steps[at]
    before, after = told.curve[at], told.curve[at + 1]
    gained = [new - old for old, new in zip(before, after, strict=True)]
    whom = max(range(len(gained)), key=lambda seat: abs(gained[seat]))
    chosen = step.seat >= 0 and abs(step.choice[whom]) >= abs(step.luck[whom])
    if not chosen:
        return wire.ReviewMoment(step.entry, "luck", step.seat, whom, gained[whom])
    if step.seat == whom:
        return wire.ReviewMoment(step.entry, "own", step.seat, whom, gained[whom])
    return wire.ReviewMoment(step.entry, "choice", step.seat, whom, gained[whom])
