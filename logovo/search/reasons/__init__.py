"""Why a move: the consideration of a game's policy that carries it, by name.

`logovo/search/reasons/<key>.py` has `REASONS`: every name it may give, and the function that gives
one. Like a policy it is asked in sampled worlds and looks only at what the decider may know. The
sentence for a name is `reason-<name>` in the game's texts. `logovo/roster.py` enters them here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from logovo.core.state import State


@dataclass(frozen=True)
class Reasons:
    names: tuple[str, ...]
    give: Callable[[State, int], str]
    """Of the decider's move, by its code; "" where there is nothing to say."""


BY_GAME: Final[dict[str, Reasons]] = {}


def register(key: str, reasons: Reasons) -> None:
    BY_GAME[key] = reasons


def reason_for(key: str, state: State, code: int) -> str:
    """Of the decider's move in this world; "" if the game gives none."""
    return BY_GAME[key].give(state, code) if key in BY_GAME else ""
