"""What Python's Fluent reader and the browser's must both say: `golden.json`, which the client's
own tests read too (`web/test/golden.test.ts`)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from logovo.core.plain import is_seat_fact
from logovo.core.rulebook import Fact
from logovo.core.seats import Seat
from logovo.text.catalogue import forms_for, named
from logovo.text.parser import parse
from logovo.text.resolve import Resolver

Facts = dict[str, bool | int | str | list[int | str]]


class Sentence(msgspec.Struct):
    lang: str
    id: str
    facts: Facts
    reader: int
    says: str


class Forms(msgspec.Struct):
    facts: Facts
    reader: int
    forms: tuple[str, ...]


class Golden(msgspec.Struct):
    names: list[str]
    sources: dict[str, list[str]]
    sentences: list[Sentence]
    forms: list[Forms]
    seat_facts: dict[str, bool]


GOLDEN = msgspec.json.decode((Path(__file__).parent / "golden.json").read_bytes(), type=Golden)


def facts_in(found: Facts) -> dict[str, Fact]:
    """The facts as a game has them: truth values count, several of a kind are a tuple."""
    return {key: fact_in(value) for key, value in found.items()}


def fact_in(value: bool | int | str | list[int | str]) -> Fact:
    if isinstance(value, list):
        seats = tuple(item for item in value if isinstance(item, int))
        return seats or tuple(item for item in value if isinstance(item, str))
    return int(value) if isinstance(value, bool) else value


@pytest.mark.parametrize("case", GOLDEN.sentences, ids=lambda case: f"{case.lang}-{case.says}")
def test_a_sentence_is_the_same_in_python_and_in_the_browser(case: Sentence) -> None:
    resolver = Resolver(case.lang, parse("\n".join(GOLDEN.sources[case.lang])))
    facts = facts_in(case.facts)
    forms = [form for form in forms_for(facts, Seat(case.reader)) if resolver.has(case.id, form)]
    said = resolver.format(case.id, named(facts, GOLDEN.names), forms[0] if forms else "")
    assert said == case.says


@pytest.mark.parametrize("case", GOLDEN.forms, ids=lambda case: str(case.facts))
def test_a_form_of_address_is_the_same_in_python_and_in_the_browser(case: Forms) -> None:
    assert forms_for(facts_in(case.facts), Seat(case.reader)) == case.forms


def test_a_seat_fact_is_the_same_in_python_and_in_the_browser() -> None:
    assert {name: is_seat_fact(name) for name in GOLDEN.seat_facts} == GOLDEN.seat_facts
