"""Values of the core as plain JSON values, so that they can be sent, kept and compared."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Final

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
    out: dict[str, object] = {}
    if isinstance(value, Event):
        out["kind"] = kind_of(value)
    for name in field_names(type(value)):
        out[name] = plain(getattr(value, name))
    return out


FIELDS: Final[dict[type, list[str]]] = {}
"""Asked of every part of every view a server sends, so looked up once for each class."""


def field_names(kind: type) -> list[str]:
    """The fields of a dataclass, in order; raises TypeError for anything else."""
    known = FIELDS.get(kind)
    if known is None:
        if not is_dataclass(kind):
            raise TypeError(f"no plain form for {kind.__name__}")
        known = [field.name for field in fields(kind)]
        FIELDS[kind] = known
    return known


def canonical(value: object) -> str:
    """One text for one value: for fingerprints and byte-for-byte comparisons."""
    return json.dumps(plain(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def kind_of(value: object) -> str:
    """The kind of an event or move: a `FigureMoved` is told as `figure-moved`."""
    return kind_name(type(value).__name__)


def kind_name(class_name: str) -> str:
    out = ""
    for letter in class_name:
        if letter.isupper() and out:
            out += "-"
        out += letter.lower()
    return out


def facts_of(value: object) -> dict[str, Fact]:
    """The facts of an event or move by name, as its sentence wants them."""
    found: dict[str, Fact] = {}
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            fact = getattr(value, field.name)
            found[field.name] = int(fact) if isinstance(fact, bool) else fact
    return found


def is_seat_fact(name: str) -> bool:
    return name in ("seat", "seats") or name.endswith(("_seat", "_seats"))
