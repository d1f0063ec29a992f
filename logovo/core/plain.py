"""Values of the core as plain JSON values, so that they can be sent, kept and compared."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass

from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.rulebook import Fact, Rule


def plain(value: object) -> object:
    """Dataclasses become objects; events and moves carry their kind."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, Rule):
        return value.id
    if isinstance(value, Move):
        return str(value)
    if is_dataclass(value) and not isinstance(value, type):
        out: dict[str, object] = {}
        if isinstance(value, Event):
            out["kind"] = event_kind(value)
        for field in fields(value):
            out[field.name] = plain(getattr(value, field.name))
        return out
    raise TypeError(f"no plain form for {type(value).__name__}")


def canonical(value: object) -> str:
    """One text for one value: for fingerprints and byte-for-byte comparisons."""
    return json.dumps(plain(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def event_kind(event: Event) -> str:
    """`FigureMoved` is told as `figure-moved`."""
    out = ""
    for letter in type(event).__name__:
        if letter.isupper() and out:
            out += "-"
        out += letter.lower()
    return out


def event_facts(event: Event) -> dict[str, Fact]:
    """The facts of an event by name, as its sentence wants them."""
    found: dict[str, Fact] = {}
    told: object = event
    if is_dataclass(told) and not isinstance(told, type):
        for field in fields(told):
            value = getattr(told, field.name)
            found[field.name] = int(value) if isinstance(value, bool) else value
    return found


def is_seat_fact(name: str) -> bool:
    return name in ("seat", "seats") or name.endswith(("_seat", "_seats"))
