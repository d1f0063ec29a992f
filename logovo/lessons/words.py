"""The sentences of a game's lessons and of its rulebook's chapters, and which there must be."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from logovo.core.game import Game
from logovo.games import package_name
from logovo.lessons.script import Book
from logovo.text.parser import parse
from logovo.text.syntax import Message


def lesson_messages(game: Game, lang: str) -> dict[str, Message]:
    file = files(package_name(game)) / "lessons" / f"{lang}.ftl"
    return parse(file.read_text(encoding="utf-8"))


def needed(book: Book) -> Iterator[tuple[str, str]]:
    """(message, attribute) of every sentence that must be there."""
    for lesson in book.lessons.values():
        yield f"lesson-{lesson.key}", ""
        yield f"lesson-{lesson.key}", "about"
        for step in lesson.steps:
            yield f"lesson-{lesson.key}-{step.id}", ""
    for chapter in book.chapters:
        yield f"chapter-{chapter.id}", ""
        yield f"chapter-{chapter.id}", "about"
