"""Beliefs about the others, one module a game that needs them: its class `Suspicion`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.search.belief import Belief


def belief(key: str, options: Options, seat: Seat) -> Belief | None:
    """A fresh belief for a seat of a game, if behaviour tells anything there."""
    name = f"logovo.search.beliefs.{key}"
    if find_spec(name) is None:
        return None
    made = import_module(name).Suspicion(options, seat)
    assert isinstance(made, Belief)
    return made
