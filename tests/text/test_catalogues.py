"""The sentences of the command line and of the lab: the same ids and facts in both languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

from logovo.text.catalogue import LANGS
from logovo.text.parser import parse
from logovo.text.syntax import Call, Expression, Pattern, Select, Variable


def variables(pattern: Pattern) -> set[str]:
    found: set[str] = set()
    for part in pattern:
        if not isinstance(part, str):
            found |= inside(part)
    return found


def inside(part: Expression) -> set[str]:
    match part:
        case Variable():
            return {part.name}
        case Select():
            return inside(part.selector).union(*(variables(one) for _key, one in part.variants))
        case Call():
            return set().union(*(inside(one) for one in part.positional))
        case _:
            return set()


@pytest.mark.parametrize("package", ["logovo.cli", "logovo.lab"])
def test_both_languages_say_the_same(package: str) -> None:
    told = []
    for lang in LANGS:
        source = (files(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        told.append({id: variables(message.value) for id, message in parse(source).items()})
    assert told[0] == told[1]
