"""One move, played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.journal import Journal
from logovo.games.vampires.asks import GIVE, PLAGUE, PUT
from logovo.games.vampires.effects.gifts import give, put
from logovo.games.vampires.effects.opening import bury, lay_garlic, leave, open_grave
from logovo.games.vampires.effects.plague import stop
from logovo.games.vampires.moves import LAY, LEAVE, STOP, end_of, is_opening, opened_grave

if TYPE_CHECKING:
    from logovo.games.vampires.state import VampiresState


def apply(state: VampiresState, move: i64, journal: Journal) -> None:
    ask = state.ask
    if ask <= PLAGUE:
        if is_opening(move):
            open_grave(state, opened_grave(move), journal)
        else:
            assert move == STOP
            stop(state, journal)
    elif ask == GIVE:
        give(state, end_of(move), journal)
    elif ask == PUT:
        put(state, end_of(move), journal)
    elif move == LEAVE:
        leave(state, journal)
    elif move == LAY:
        lay_garlic(state, journal)
    else:
        bury(state, end_of(move), journal)
