"""Lessons and the chapters of the rulebook. The server keeps nothing of a learner: whoever plays a
lesson sends all they have done in it so far."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from logovo.wire.nouns import EventFacts, MovesInfo, RefusalInfo, View


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """Said as `lesson-<lesson>-<id>`. `light` are places of the board; `play` what leads on,
    empty where there is only something to read; `refused` the rule that forbids it, where
    the learner is to try just that."""

    id: str
    light: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    refused: str = ""
    teaches: list[str] = field(default_factory=list)


class LessonInfo(Struct, frozen=True):
    """Said as `lesson-<id>`. `options` that are set make it one for that variant."""

    id: str
    players: int
    seat: int
    options: dict[str, str]
    table_options: dict[str, str]  # all of them, for the board
    steps: list[LessonStep]


class ChapterInfo(Struct, frozen=True):
    """Said as `chapter-<id>`. `figures` are `<lesson>:<step>`."""

    id: str
    rules: list[str]
    figures: list[str]
    options: dict[str, str]


class LessonBook(Struct, frozen=True):
    """`GET /api/lessons/{game}`."""

    game: str
    lessons: list[LessonInfo]
    chapters: list[ChapterInfo]


class LessonFrame(Struct, frozen=True, omit_defaults=True):
    """What the learner is told of one move, and their view after it."""

    view: View
    events: list[EventFacts] = field(default_factory=list)
    moves: MovesInfo | None = None
    linger: float = 0.0


class LessonFilm(Struct, frozen=True):
    """`GET /api/lessons/{game}/{lesson}`: the lesson as it goes if one always does the first
    thing it asks for. `before[i]` is the table before step i, `frames[i]` what the step brings."""

    lesson: LessonInfo
    before: list[LessonFrame]
    frames: list[list[LessonFrame]]


class LessonWish(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/lessons/{game}/{lesson}`. One text for each step: the move, or "" where there
    was only something to read."""

    done: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=40)]


class LessonAnswer(Struct, frozen=True, omit_defaults=True):
    """`at`: before which step the learner stands, and `frames` what the last thing they did has
    brought; without any, the table before the first step. If that last thing was not what the step
    wants, `at` is still that step and it is `refused` by a rule, or allowed but `astray`. Where a
    step is about such a refusal, `at` is the next one and `refused` tells it."""

    at: int
    frames: list[LessonFrame] = field(default_factory=list)
    refused: RefusalInfo | None = None
    astray: bool = False
