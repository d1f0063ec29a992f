"""Why a move of vampires: what the greedy and the keener player weigh."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.state import State
from logovo.games.vampires.asks import GIVE, MATCH, MISS, PLAGUE, PUT
from logovo.games.vampires.components import STAKES_LIMIT
from logovo.games.vampires.moves import LAY, LEAVE, STOP, is_opening, opened_grave
from logovo.games.vampires.state import VampiresState
from logovo.search.policies.vampires.worth import FITS, IDLE, UNSEEN, kind_of, leads
from logovo.search.reasons import Reasons

NAMES: Final = (
    "fits",
    "explore",
    "plague",
    "idle",
    "least-harm",
    "last-stake",
    "stop",
    "stop-ahead",
    "bury",
    "garlic",
    "no-garlic",
    "leave",
    "give",
    "put",
)


def reason(state: State, move: int) -> str:
    assert isinstance(state, VampiresState)
    table = state
    code = i64(move)
    ask = table.ask
    if ask == MATCH:
        return "leave" if code == LEAVE else "bury"
    if ask == MISS:
        return "garlic" if code == LAY else "no-garlic"
    if ask == GIVE:
        return "give"
    if ask == PUT:
        return "put"
    seat = table.opener
    if code == STOP:
        if table.stakes[seat] + 1 == STAKES_LIMIT:
            return "last-stake"
        return "stop-ahead" if leads(table, seat) else "stop"
    if not is_opening(code):
        return ""
    kind = kind_of(table, opened_grave(code))
    if kind == FITS:
        return "fits"
    if kind == UNSEEN:
        return "plague" if ask == PLAGUE else "explore"
    return "idle" if kind == IDLE else "least-harm"


REASONS: Final = Reasons(NAMES, reason)
