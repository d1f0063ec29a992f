"""Reads Fluent files. The subset is what our catalogues use; anything else is an error.

Kept in the house because the Python runtime of Fluent has seen no release for years, while
the subset is small: the browser reads the same files with its own library.
"""

from __future__ import annotations

import re
from typing import Final

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

ID: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
ENTRY: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *= *")
ATTRIBUTE: Final = re.compile(r"\n+ +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *")
NUMBER: Final = re.compile(r"-?[0-9]+")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
BLANK: Final = re.compile(r"\s*")
VARIANT: Final = re.compile(r"\s*(\*?)\[ *(-?[0-9]+|[a-zA-Z][a-zA-Z0-9_-]*) *\] *")
CONTINUED: Final = re.compile(r"(\n+) +(?=[^\s.*\[}])|(\n+) +(?=\{)")


class BadFluent(ValueError):
    """A catalogue that cannot be read: our mistake, found by the tests."""


def parse(text: str) -> dict[str, Message]:
    """All messages and terms of a file by id."""
    return _Reader(text.replace("\r\n", "\n") + "\n").resource()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def resource(self) -> dict[str, Message]:
        found: dict[str, Message] = {}
        while self.at < len(self.text):
            if self.text[self.at] == "\n":
                self.at += 1
            elif self.text[self.at] == "#":
                self.at = self.text.index("\n", self.at)
            else:
                message = self.message()
                if message.id in found:
                    raise self.wrong(f"{message.id} stands twice")
                found[message.id] = message
        return found

    def message(self) -> Message:
        entry = self.take(ENTRY, "an id and =")
        value = self.pattern()
        attributes: dict[str, Pattern] = {}
        while (found := ATTRIBUTE.match(self.text, self.at)) is not None:
            self.at = found.end()
            attributes[found[1]] = self.pattern()
        if self.at < len(self.text) and self.text[self.at] != "\n":
            raise self.wrong("the end of a message")
        return Message(entry[1], value, attributes)

    def pattern(self) -> Pattern:
        """Text and placeables up to the end of the line and its indented continuations."""
        parts: list[str | Expression] = []
        if (first := CONTINUED.match(self.text, self.at)) is not None:
            self.at = first.end()
        while True:
            letter = self.text[self.at]
            if letter == "{":
                parts.append(self.placeable())
            elif letter == "}":
                break
            elif letter == "\n":
                more = CONTINUED.match(self.text, self.at)
                if more is None:
                    break
                self.at = more.end()
                parts.append("\n" * len(more[1] or more[2]))
            else:
                end = min(self.find("{"), self.find("}"), self.find("\n"))
                parts.append(self.text[self.at : end])
                self.at = end
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        return tuple(part for part in parts if part != "")

    def placeable(self) -> Expression:
        self.at += 1
        self.skip_blank()
        inside = self.expression()
        self.skip_blank()
        if self.text.startswith("->", self.at):
            self.at += 2
            inside = self.select(inside)
            self.skip_blank()
        if self.text[self.at : self.at + 1] != "}":
            raise self.wrong("}")
        self.at += 1
        return inside

    def select(self, selector: Expression) -> Select:
        if self.text[self.at : self.find("\n")].strip():
            raise self.wrong("a new line after ->")
        variants: list[tuple[str | int, Pattern]] = []
        default = -1
        while (found := VARIANT.match(self.text, self.at)) is not None:
            self.at = found.end()
            if found[1]:
                default = len(variants)
            key: str | int = int(found[2]) if NUMBER.fullmatch(found[2]) else found[2]
            variants.append((key, self.pattern()))
        if default < 0:
            raise self.wrong("a default variant *[…]")
        return Select(selector, tuple(variants), default)

    def expression(self) -> Expression:
        letter = self.text[self.at]
        if letter == '"' or letter.isdigit():
            return self.literal()
        if letter == "$":
            self.at += 1
            return Variable(self.take(ID, "a variable")[0])
        if letter == "-":
            self.at += 1
            term = "-" + self.take(ID, "a term")[0]
            return Reference(term, "", self.arguments()[1])
        name = self.take(ID, "an expression")[0]
        if self.text[self.at] == "(":
            positional, named = self.arguments()
            return Call(name, tuple(positional), named)
        if self.text[self.at] == ".":
            self.at += 1
            return Reference(name, self.take(ID, "an attribute")[0], {})
        return Reference(name, "", {})

    def literal(self) -> Literal:
        if self.text[self.at] == '"':
            raw = self.take(STRING, "a string")[1]
            plain = re.sub(r"\\u([0-9a-fA-F]{4})", lambda m: chr(int(m[1], 16)), raw)
            return Literal(plain.replace('\\"', '"').replace("\\\\", "\\"))
        return Literal(int(self.take(NUMBER, "a number")[0]))

    def arguments(self) -> tuple[list[Expression], dict[str, Literal]]:
        positional: list[Expression] = []
        named: dict[str, Literal] = {}
        if self.text[self.at] != "(":
            return positional, named
        self.at += 1
        self.skip_blank()
        while self.text[self.at] != ")":
            name = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *: *").match(self.text, self.at)
            if name is not None:
                self.at = name.end()
                named[name[1]] = self.literal()
            else:
                positional.append(self.expression())
            self.skip_blank()
            if self.text[self.at] == ",":
                self.at += 1
                self.skip_blank()
        self.at += 1
        return positional, named

    def take(self, what: re.Pattern[str], named: str) -> re.Match[str]:
        found = what.match(self.text, self.at)
        if found is None:
            raise self.wrong(named)
        self.at = found.end()
        return found

    def skip_blank(self) -> None:
        found = BLANK.match(self.text, self.at)
        if found is not None:
            self.at = found.end()

    def find(self, letter: str) -> int:
        found = self.text.find(letter, self.at)
        return len(self.text) if found < 0 else found

    def wrong(self, expected: str) -> BadFluent:
        line = self.text.count("\n", 0, self.at) + 1
        return BadFluent(f"line {line}: expected {expected}")
