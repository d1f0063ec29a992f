"""Lessons. Nothing is kept between two requests: a lesson is short, and is played again from its
first position with what the learner has done so far."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from logovo.lessons.script import Lesson, book_of
from logovo.server.net.lessons import answer_to, chapter_info, film_of, lesson_info
from logovo.server.process.errors import RequestError
from logovo.server.service import Service
from logovo.wire.lessons import LessonAnswer, LessonBook, LessonFilm, LessonWish


def lesson_of(game: str, lesson: str) -> Lesson:
    found = book_of(game).lessons.get(lesson)
    if found is None:
        raise RequestError("not-found")
    return found


@get("/api/lessons/{game:str}", summary="The lessons of a game, and the chapters of its rulebook")
async def book(game: FromPath[str]) -> LessonBook:
    found = book_of(game)
    return LessonBook(
        game,
        [lesson_info(one) for one in found.lessons.values()],
        [chapter_info(one) for one in found.chapters],
    )


@get("/api/lessons/{game:str}/{lesson:str}", summary="A lesson as it goes, step by step")
async def film(game: FromPath[str], lesson: FromPath[str]) -> LessonFilm:
    return await asyncio.to_thread(film_of, lesson_of(game, lesson))


@post("/api/lessons/{game:str}/{lesson:str}", status_code=200, summary="Do the next thing")
async def play(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonWish],
    service: NamedDependency[Service],
) -> LessonAnswer:
    pace = service.config.show_pace
    return await asyncio.to_thread(answer_to, lesson_of(game, lesson), data.done, pace)
