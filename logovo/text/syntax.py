"""What a Fluent file is made of, once read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Literal:
    """`"text"` or a number inside a placeable."""

    value: str | int


@dataclass(frozen=True)
class Variable:
    """`$name`"""

    name: str


@dataclass(frozen=True)
class Reference:
    """`message`, `message.attribute`, `-term` or `-term(case: "acc")`."""

    id: str
    attribute: str
    arguments: dict[str, Literal]


@dataclass(frozen=True)
class Call:
    """`NAME($card, case: "acc")`"""

    function: str
    positional: tuple[Expression, ...]
    named: dict[str, Literal]


@dataclass(frozen=True)
class Select:
    """`{ $n -> [one] … *[many] … }`; one variant is the default."""

    selector: Expression
    variants: tuple[tuple[str | int, Pattern], ...]
    default: int


Expression: TypeAlias = Literal | Variable | Reference | Call | Select
Pattern: TypeAlias = tuple[str | Expression, ...]


@dataclass(frozen=True)
class Message:
    """A value, which may be empty, and attributes. Terms are messages whose id starts with -."""

    id: str
    value: Pattern
    attributes: dict[str, Pattern]


def variables(pattern: Pattern) -> set[str]:
    """All variables a pattern asks for, in every branch."""
    found: set[str] = set()
    for part in pattern:
        if not isinstance(part, str):
            found |= _variables_of(part)
    return found


def _variables_of(part: Expression) -> set[str]:
    match part:
        case Variable():
            return {part.name}
        case Call():
            return set().union(*(_variables_of(item) for item in part.positional))
        case Select():
            branches = (variables(pattern) for _key, pattern in part.variants)
            return _variables_of(part.selector).union(*branches)
        case Literal() | Reference():
            return set()
