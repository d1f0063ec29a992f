"""Fills a Fluent message with facts: plurals, cases, words of the game."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from logovo.core.rulebook import Fact
from logovo.text.syntax import (
    Call,
    Expression,
    Literal,
    Message,
    Pattern,
    Reference,
    Select,
    Variable,
)

NOT_IN_ID: Final = re.compile(r"[^A-Za-z0-9_-]")
NO_THINGS: Final = "-"  # a heap with nothing in it, as moves write it


class MissingText(KeyError):
    """A message, attribute or variable that is not there: our mistake, found by the tests."""


def plural(lang: str, n: int) -> str:
    """The category a whole number selects."""
    n = abs(n)
    if lang == "ru":
        if n % 10 == 1 and n % 100 != 11:
            return "one"
        if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14:
            return "few"
        return "many"
    return "one" if n == 1 else "other"


class Resolver:
    """One language: messages by id, asked for with facts."""

    def __init__(self, lang: str, messages: dict[str, Message]) -> None:
        self.lang: Final = lang
        self.messages: Final = messages

    def has(self, id: str, attribute: str = "") -> bool:
        message = self.messages.get(id)
        return message is not None and (not attribute or attribute in message.attributes)

    def format(self, id: str, facts: dict[str, Fact], attribute: str = "") -> str:
        """The sentence; raises MissingText rather than show a hole."""
        return self.fill(self.pattern(id, attribute), facts)

    def word(self, word: str, case: str = "") -> str:
        """The name of a component, in a case if the language has it; unknown words as they are."""
        id = "word-" + NOT_IN_ID.sub("-", word)
        if not self.has(id):
            return word
        return self.format(id, {}, case if self.has(id, case) else "")

    def pattern(self, id: str, attribute: str) -> Pattern:
        message = self.messages.get(id)
        if message is None:
            raise MissingText(f"{self.lang}: no message {id}")
        if not attribute:
            return message.value
        if attribute not in message.attributes:
            raise MissingText(f"{self.lang}: no attribute {id}.{attribute}")
        return message.attributes[attribute]

    def fill(self, pattern: Pattern, facts: dict[str, Fact]) -> str:
        return "".join(
            part if isinstance(part, str) else self.text(part, facts) for part in pattern
        )

    def text(self, part: Expression, facts: dict[str, Fact]) -> str:
        match part:
            case Select():
                return self.fill(self.chosen(part, facts), facts)
            case _:
                return as_text(self.value(part, facts))

    def value(self, part: Expression, facts: dict[str, Fact]) -> Fact:
        match part:
            case Literal():
                return part.value
            case Variable():
                if part.name not in facts:
                    raise MissingText(f"{self.lang}: no fact {part.name} among {sorted(facts)}")
                return facts[part.name]
            case Reference():
                given: dict[str, Fact] = facts
                if part.id.startswith("-"):
                    given = {name: item.value for name, item in part.arguments.items()}
                return self.fill(self.pattern(part.id, part.attribute), given)
            case Call():
                return self.call(part, facts)
            case Select():
                return self.text(part, facts)

    def call(self, part: Call, facts: dict[str, Fact]) -> str:
        if part.function not in ("NAME", "HEAP") or len(part.positional) != 1:
            raise MissingText(f"{self.lang}: no function {part.function}")
        words = self.value(part.positional[0], facts)
        if part.function == "HEAP":
            return self.heaps(words)
        case = part.named.get("case", Literal("")).value
        if not isinstance(words, tuple):
            words = (str(words),)
        return ", ".join(self.word(str(word), str(case)) for word in words)

    def heaps(self, written: Fact) -> str:
        """A heap by the names of its things (`GGS`: a letter for each), several by number."""
        if not isinstance(written, tuple):
            return self.heap(str(written))
        return "; ".join(f"{i}) {self.heap(str(one))}" for i, one in enumerate(written, 1))

    def heap(self, written: str) -> str:
        if written == NO_THINGS:
            return self.word("nothing")
        return ", ".join(
            self.word(thing) if count == 1 else f"{self.word(thing)} ×{count}"
            for thing, count in Counter(written).items()
        )

    def chosen(self, part: Select, facts: dict[str, Fact]) -> Pattern:
        if isinstance(part.selector, Variable) and part.selector.name not in facts:
            # A term asked for without its parameter shows its default form.
            return part.variants[part.default][1]
        value = self.value(part.selector, facts)
        if isinstance(value, tuple):
            value = len(value)
        for key, pattern in part.variants:
            if key == value or (isinstance(key, int) and str(key) == value):
                return pattern
        if isinstance(value, int):
            category = plural(self.lang, value)
            for key, pattern in part.variants:
                if key == category:
                    return pattern
        return part.variants[part.default][1]


def as_text(value: Fact) -> str:
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value)
    return str(value)
