"""Every example on the page about the protocol is one the server could send or take."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from logovo.core.journal import Event
from logovo.core.plain import field_names, kind_name
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.server.process.errors import SENTENCES
from logovo.text.catalogue import texts
from logovo.wire import http, puzzles, reviews
from logovo.wire.commands import AnyDo, FromClient
from logovo.wire.messages import FromServer

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```json ?(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SENT = {str(kind.__struct_config__.tag): FromClient for kind in get_args(FromClient)}
SENT |= {str(kind.__struct_config__.tag): FromServer for kind in get_args(FromServer)}
BODIES = {**vars(http), **vars(reviews), **vars(puzzles)}


def examples() -> Iterator[tuple[str, dict[str, object]]]:
    """Each JSON object in a block, with the type its block names."""
    for name, text in BLOCK.findall(PAGE):
        decoder, at = json.JSONDecoder(), 0
        while at < len(text):
            found, at = decoder.raw_decode(text, at)
            at += len(text[at:]) - len(text[at:].lstrip())
            yield name, found


EXAMPLES = list(examples())


def test_the_page_shows_every_kind_of_message() -> None:
    assert {str(found["t"]) for _name, found in EXAMPLES if "t" in found} == set(SENT)


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_is_what_the_types_say(name: str, example: dict[str, object]) -> None:
    kind: object = BODIES[name] if name else SENT[str(example["t"])]
    check_known(example, msgspec.convert(example, type=kind))


def check_known(written: object, read: object) -> None:
    """Nothing was written that the types do not know."""
    if isinstance(read, Struct) and isinstance(written, dict):
        config = read.__struct_config__
        unknown = set(written) - set(read.__struct_fields__) - {config.tag_field}
        assert not unknown, f"{type(read).__name__} has no {unknown}"
        for key in set(written) - {config.tag_field}:
            check_known(written[key], getattr(read, key))
    elif isinstance(read, list) and isinstance(written, list):
        for one, other in zip(written, read, strict=True):
            check_known(one, other)


def values(key: str, where: object) -> Iterator[str]:
    """Every text under this key, however deep."""
    if isinstance(where, dict):
        for name, value in where.items():
            if name == key and isinstance(value, str) and value:
                yield value
            yield from values(key, value)
    elif isinstance(where, list):
        for value in where:
            yield from values(key, value)


def test_examples_speak_of_things_that_exist() -> None:
    everything = [example for _name, example in EXAMPLES]
    rules = {rule.id for game in GAMES.values() for rule in game.rules}
    assert set(values("rule", everything)) - {""} <= rules
    assert set(values("code", everything)) - {"slow"} <= set(SENTENCES)
    larder, names = texts("en", "larder"), ["Anna", "Boris", "Clara"]
    for word in values("ask", everything):
        assert f"ask-{word}" not in larder.ask(word, (Seat(0),), names, Seat(1))
    told = [event for example in everything for event in events_in(example)]
    known = {kind_name(kind.__name__): kind for kind in Event.__subclasses__()}
    assert len(told) > 3
    for event in told:
        kind = known[str(event["kind"])]
        assert set(event) - {"kind", "fleeting"} == set(field_names(kind))
    moves = [*values("move", everything)]
    for example in everything:
        do = example.get("do")
        if isinstance(do, dict) and do["kind"] == "move":
            moves.append(str(do["text"]))
        moves += [str(text) for text in list_of(example, "legal")]
    assert len(moves) > 3
    for text in moves:
        assert str(GAMES["larder"].parse_move(text)) == text


def events_in(where: object) -> Iterator[dict[str, object]]:
    if isinstance(where, dict):
        for name, value in where.items():
            if name == "events" and isinstance(value, list):
                yield from value
            else:
                yield from events_in(value)
    elif isinstance(where, list):
        for value in where:
            yield from events_in(value)


def list_of(example: dict[str, object], key: str) -> list[object]:
    moves = example.get("moves")
    found = moves.get(key) if isinstance(moves, dict) else []
    return found if isinstance(found, list) else []


def test_every_command_is_on_the_page() -> None:
    for kind in get_args(AnyDo):
        assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_the_table_of_errors_has_every_code_once() -> None:
    table = PAGE.partition("| code | when |\n")[2].partition("\n\n")[0].splitlines()[1:]
    listed = [code for line in table for code in re.findall(r"`([^`]*)`", line.split("|")[1])]
    assert sorted(listed) == sorted(SENTENCES)
