"""Reading a position: plain JSON values taken out one by one, each complaint named."""

from __future__ import annotations

from typing import final

from logovo.core.errors import BadPosition


@final
class Reading:
    """One object of a position. Every getter raises BadPosition `<key>: <why>`; keys are
    checked once for being exactly those expected."""

    def __init__(self, value: object, keys: tuple[str, ...], at: str = "") -> None:
        self.at = at
        self.values: dict[str, object] = {}
        if not isinstance(value, dict):
            raise BadPosition(f"{at or 'position'}: not-an-object")
        for key, item in value.items():
            if not isinstance(key, str) or key not in keys:
                raise BadPosition(f"{at}{key}: unknown-key")
            self.values[key] = item
        for key in keys:
            if key not in self.values:
                raise BadPosition(f"{at}{key}: missing")

    def bad(self, key: str, why: str) -> BadPosition:
        return BadPosition(f"{self.at}{key}: {why}")

    def number(self, key: str, least: int, most: int) -> int:
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(key, "not-a-number")
        if value < least or value > most:
            raise self.bad(key, "out-of-range")
        return value

    def flag(self, key: str) -> bool:
        value = self.values[key]
        if not isinstance(value, bool):
            raise self.bad(key, "not-true-or-false")
        return value

    def word(self, key: str, allowed: tuple[str, ...]) -> str:
        text = self.text(key)
        if text not in allowed:
            raise self.bad(key, "unknown-word")
        return text

    def text(self, key: str) -> str:
        value = self.values[key]
        if not isinstance(value, str):
            raise self.bad(key, "not-a-text")
        return value

    def items(self, key: str) -> list[object]:
        value = self.values[key]
        if not isinstance(value, list):
            raise self.bad(key, "not-a-list")
        return value

    def words(self, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        found: list[str] = []
        for item in self.items(key):
            if not isinstance(item, str) or item not in allowed:
                raise self.bad(key, "unknown-word")
            found.append(item)
        return tuple(found)

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        found: list[int] = []
        for item in self.items(key):
            if not isinstance(item, int) or isinstance(item, bool):
                raise self.bad(key, "not-a-number")
            if item < least or item > most:
                raise self.bad(key, "out-of-range")
            found.append(item)
        return found

    def texts(self, key: str) -> dict[str, str]:
        """An object whose values are all texts, such as the options."""
        value = self.values[key]
        found: dict[str, str] = {}
        if not isinstance(value, dict):
            raise self.bad(key, "not-an-object")
        for name, item in value.items():
            if not isinstance(name, str) or not isinstance(item, str):
                raise self.bad(key, "not-a-text")
            found[name] = item
        return found

    def rows(self, key: str, keys: tuple[str, ...]) -> list[Reading]:
        """A list of objects that all have these keys."""
        items = self.items(key)
        return [Reading(items[i], keys, f"{self.at}{key}[{i}].") for i in range(len(items))]
