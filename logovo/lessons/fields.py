"""Fields of a written lesson, taken one by one with their types; what is left over is an error."""

from __future__ import annotations

from typing import Final, TypeVar

NOTHING: Final = object()
Kind = TypeVar("Kind")


class BadLesson(ValueError):
    """A lesson is not written as it must be. Only writers of lessons ever meet it."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")


class Fields:
    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where
        self.values = dict(values)

    def take(self, key: str, default: object) -> object:
        found = self.values.pop(key, default)
        if found is NOTHING:
            raise BadLesson(self.where, f"{key} is missing")
        return found

    def word(self, key: str, default: object = NOTHING) -> str:
        found = self.take(key, default)
        if not isinstance(found, str):
            raise BadLesson(self.where, f"{key} is no text")
        return found

    def number(self, key: str, default: int) -> int:
        found = self.take(key, default)
        if not isinstance(found, int):
            raise BadLesson(self.where, f"{key} is no number")
        return found

    def items(self, key: str) -> list[object]:
        found = self.take(key, [])
        if not isinstance(found, list):
            raise BadLesson(self.where, f"{key} is no list")
        return found

    def words(self, key: str) -> tuple[str, ...]:
        return tuple(self.of_type(key, one, str) for one in self.items(key))

    def numbers(self, key: str) -> tuple[int, ...]:
        return tuple(self.of_type(key, one, int) for one in self.items(key))

    def of_type(self, key: str, one: object, kind: type[Kind]) -> Kind:
        if not isinstance(one, kind):
            raise BadLesson(self.where, f"{key} holds {one!r}")
        return one

    def table(self, key: str) -> dict[str, str]:
        found = self.take(key, {})
        if not isinstance(found, dict):
            raise BadLesson(self.where, f"{key} is no table")
        return {str(name): str(value) for name, value in found.items()}

    def parts(self, key: str) -> list[Fields]:
        parts: list[Fields] = []
        for i, one in enumerate(self.items(key)):
            if not isinstance(one, dict):
                raise BadLesson(self.where, f"{key} holds {one!r}")
            parts.append(Fields(f"{self.where}, {key} {i + 1}", one))
        return parts

    def done(self) -> None:
        if self.values:
            raise BadLesson(self.where, f"unknown: {', '.join(self.values)}")
