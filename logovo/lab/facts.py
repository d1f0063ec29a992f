"""What is hidden on a table, as plain facts: a position taken apart into names and values."""

from __future__ import annotations

from collections import Counter
from typing import Final

SHORT: Final = 4
"""Lists of at most so many numbers are counts by kind: the place of a number means something.
Longer lists, and lists of words, are heaps, in which order means nothing."""
ABSENT: Final = ""


def facts_in(position: object, at: str = "") -> dict[str, str]:
    """Every value by its place, such as `seats.1.role = mad`; for a heap how often each thing
    lies in it, such as `seats.1.hand#T4 = 2`. What is not there is not named."""
    if isinstance(position, dict):
        found: dict[str, str] = {}
        for key, value in position.items():
            found.update(facts_in(value, f"{at}.{key}" if at else str(key)))
        return found
    if not isinstance(position, list):
        return {at: str(position)}
    if is_heap(position):
        return {f"{at}#{item}": str(count) for item, count in Counter(map(str, position)).items()}
    found = {}
    for number, value in enumerate(position):
        found.update(facts_in(value, f"{at}.{number}"))
    return found


def is_heap(items: list[object]) -> bool:
    if any(isinstance(item, (dict, list)) for item in items):
        return False
    numbers = all(isinstance(item, int) for item in items)
    return len(items) > SHORT or not numbers
