"""Lessons as the browser gets them: the learner's views and told events, nothing else."""

from __future__ import annotations

from typing import cast

from logovo.core.errors import Refused
from logovo.core.journal import Event
from logovo.core.plain import plain
from logovo.core.rulebook import Refusal
from logovo.core.seats import TABLE
from logovo.core.state import State
from logovo.core.story import heard
from logovo.lessons.run import Astray, Run, canonical
from logovo.lessons.script import Chapter, Lesson
from logovo.server.process.errors import RequestError, wire_facts
from logovo.server.table.choices import moves_in
from logovo.server.table.projection import event_facts, longest_look
from logovo.wire.lessons import (
    ChapterInfo,
    LessonAnswer,
    LessonFilm,
    LessonFrame,
    LessonInfo,
    LessonStep,
)
from logovo.wire.nouns import RefusalInfo, View


def chapter_info(chapter: Chapter) -> ChapterInfo:
    return ChapterInfo(
        chapter.id, list(chapter.rules), list(chapter.figures), dict(chapter.options)
    )


def lesson_info(lesson: Lesson) -> LessonInfo:
    options = Run(lesson).options
    steps = [
        LessonStep(step.id, list(step.light), list(step.play), step.refused, list(step.teaches))
        for step in lesson.steps
    ]
    return LessonInfo(
        lesson.key,
        options.players,
        lesson.seat,
        dict(lesson.options),
        dict(options.values),
        steps,
    )


def film_of(lesson: Lesson) -> LessonFilm:
    run = Run(lesson)
    before: list[LessonFrame] = []
    frames: list[list[LessonFrame]] = []
    for text in canonical(lesson):
        before.append(frame(run, [], run.state))
        moments = run.take(text)
        frames.append([frame(run, one.events, one.state) for one in moments])
    return LessonFilm(lesson_info(lesson), before, frames)


def answer_to(lesson: Lesson, done: list[str], pace: float) -> LessonAnswer:
    """Only the last of these may be a mistake: a client that sends others has made them up."""
    run = Run(lesson)
    frames = [frame(run, run.opening, run.state, pace)]
    for i, text in enumerate(done):
        try:
            moments = run.take(text)
        except (Astray, Refused) as error:
            if i + 1 < len(done):
                raise RequestError(
                    "malformed", {"why": "done: no way through the lesson"}
                ) from None
            return missed(run, error)
        if i + 1 == len(done) and run.tried is not None:
            return LessonAnswer(run.at, [frame(run, [], run.state, pace)], refusal_info(run.tried))
        if moments or i + 1 == len(done):
            frames = [frame(run, one.events, one.state, pace) for one in moments]
    return LessonAnswer(run.at, frames or [frame(run, [], run.state, pace)])


def missed(run: Run, error: Astray | Refused) -> LessonAnswer:
    if isinstance(error, Astray):
        return LessonAnswer(run.at, astray=True)
    return LessonAnswer(run.at, refused=refusal_info(error.refusal))


def refusal_info(refusal: Refusal) -> RefusalInfo:
    return RefusalInfo(refusal.rule.id, wire_facts(refusal.facts))


def frame(run: Run, events: list[Event], state: State, pace: float = 1.0) -> LessonFrame:
    """The moves are those of this very state, so that a board never offers yesterday's."""
    game, seat = run.game, run.seat
    over = state.is_over()
    return LessonFrame(
        view=cast(View, plain(game.view(state, seat))),
        events=[event_facts(game, one, seat, over) for one in heard(game, events, seat)],
        moves=moves_in(game, state, int(seat), blocked=True),
        linger=longest_look(game, heard(game, events, TABLE)) * pace,
    )
