"""All lessons of all games: playable, true, short, said in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logovo.core.errors import Refused
from logovo.games import GAMES
from logovo.lessons.fields import BadLesson, Fields
from logovo.lessons.run import Astray, Run
from logovo.lessons.script import Lesson, ScriptStep, book_of
from logovo.testkit import lessons as laws

LESSONS = [
    pytest.param(lesson, id=f"{key}-{name}")
    for key in GAMES
    for name, lesson in book_of(key).lessons.items()
]
WITH_LESSONS = [key for key in GAMES if book_of(key).lessons]


@pytest.mark.parametrize("key", WITH_LESSONS)
def test_a_game_is_taught(key: str) -> None:
    laws.a_game_is_taught(GAMES[key])
    laws.a_lesson_is_said_in_both_languages(GAMES[key])
    laws.a_book_has_every_rule_once(GAMES[key])


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_leads_where_it_says(lesson: Lesson) -> None:
    laws.a_lesson_leads_where_it_says(lesson)
    laws.a_lesson_is_short(GAMES[lesson.game], lesson)


AIM = book_of("larder").lessons["aim"]
LAY = AIM.steps[3]


def altered(step: ScriptStep) -> Lesson:
    """The first lesson of larder with its fourth step written otherwise."""
    return replace(AIM, steps=(*AIM.steps[:3], step, *AIM.steps[4:]))


@pytest.mark.parametrize(
    ("wrong", "error", "why"),
    [
        (replace(LAY, play=("lay 2 1",)), Refused, "refused"),
        (replace(LAY, tells=("burnt",)), AssertionError, "does not tell"),
        (replace(LAY, then=("p2 lay 3 1",)), BadLesson, "larder.equal-or-higher"),
        (replace(LAY, then=("p1 take",)), BadLesson, "no move of another seat"),
        (replace(LAY, then=(), tells=()), Refused, "refused"),  # then it is not the learner's turn
    ],
)
def test_a_broken_lesson_is_noticed(wrong: ScriptStep, error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        laws.a_lesson_leads_where_it_says(altered(wrong))


def test_a_lesson_takes_only_what_it_asks_for() -> None:
    run = Run(book_of("larder").lessons["aim"])
    with pytest.raises(Astray):
        run.take("lay 7 1")  # there is something to read first
    run.take("")
    assert run.at == 1


@pytest.mark.parametrize(
    "values",
    [{"id": 3}, {"id": "a", "light": "hand"}, {"id": "a", "luck": ["x"]}, {"id": "a", "steps": 1}],
)
def test_a_lesson_written_wrongly_is_named(values: dict[str, object]) -> None:
    fields = Fields("here", values)
    with pytest.raises(BadLesson, match="here"):  # noqa: PT012
        fields.word("id")
        fields.words("light")
        fields.numbers("luck")
        fields.done()
