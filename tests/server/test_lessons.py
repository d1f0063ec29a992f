"""Lessons on the server: nothing is kept, and what is made up is named."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from logovo.games import GAMES
from logovo.lessons.script import book_of
from logovo.server.net.app import make_app
from logovo.server.process.config import Config
from logovo.server.service import Service
from logovo.wire.http import Problem
from logovo.wire.lessons import LessonAnswer, LessonBook, LessonFilm

Client = AsyncTestClient[Litestar]
AIM = "/api/lessons/larder/aim"


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    async with AsyncTestClient(make_app(Service(Config(data=tmp_path)))) as client:
        yield client


async def do(client: Client, *done: str, path: str = AIM) -> LessonAnswer:
    answer = await client.post(path, json={"done": list(done)})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=LessonAnswer)


async def problem(client: Client, body: object, path: str = AIM) -> str:
    answer = await client.post(path, json=body)
    assert answer.status_code >= 400
    return msgspec.json.decode(answer.content, type=Problem).code


async def test_a_lesson_from_hand_to_hand(client: Client) -> None:
    begun = await do(client)
    assert (begun.at, len(begun.frames)) == (0, 1)
    assert (await do(client, "", "")).at == 2
    tried = await do(client, "", "", "lay 2 1")  # the step is about that refusal
    assert tried.at == 3
    assert tried.refused is not None
    assert tried.refused.rule == "larder.equal-or-higher"
    laid = await do(client, "", "", "lay 2 1", "lay 8 1")
    assert [frame.events[0]["kind"] for frame in laid.frames] == ["laid", "laid", "took"]
    assert laid.frames[-1].moves is not None


async def test_something_else_is_answered_and_changes_nothing(client: Client) -> None:
    astray = await do(client, "", "", "lay 7 1")  # allowed, but the step is about the 2
    assert (astray.at, astray.astray, astray.frames) == (2, True, [])
    refused = await do(client, "", "", "lay 2 1", "lay 9 1")
    assert refused.at == 3
    assert refused.refused is not None


async def test_what_is_made_up_is_named(client: Client) -> None:
    assert await problem(client, {"done": ["", "", "lay 7 1", ""]}) == "malformed"
    assert await problem(client, {"done": ["", "", "dance"]}) == "bad-notation"
    assert await problem(client, {"done": [""] * 41}) == "malformed"
    assert await problem(client, {"done": ["x" * 401]}) == "malformed"
    assert await problem(client, {"done": []}, "/api/lessons/larder/none") == "not-found"
    assert await problem(client, {"done": []}, "/api/lessons/none/aim") == "unknown-game"


async def test_the_book_and_the_films_hold_all_lessons(client: Client) -> None:
    for key in GAMES:
        answer = await client.get(f"/api/lessons/{key}")
        book = msgspec.json.decode(answer.content, type=LessonBook)
        assert [one.id for one in book.lessons] == list(book_of(key).lessons)
        for lesson in book.lessons:
            film = await client.get(f"/api/lessons/{key}/{lesson.id}")
            shown = msgspec.json.decode(film.content, type=LessonFilm)
            assert len(shown.before) == len(shown.frames) == len(lesson.steps)
            # A learner sees a seat's view, never the position.
            assert {frame.view["observer"] for frame in shown.before} == {lesson.seat}
