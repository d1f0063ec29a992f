"""Vampires: what the closed graves hold. All have seen the same, so it is a matter of memory."""

from __future__ import annotations

from collections import Counter

from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.games.vampires.components import EMPTY, GARLIC, GRAVES, LEFT, LIDS, RAT, RIGHT
from logovo.games.vampires.state import VampiresState
from logovo.games.vampires.views import numbers
from logovo.review.hidden import Lots, Place


def lay(state: State, seat: Seat) -> Lots:
    """By what lies there, and not grave by grave: sixty lines are no help to anybody. Free graves
    whose lid fits the seat's own row, rats and garlic."""
    assert isinstance(state, VampiresState)
    wanted = {int(state.end_vampire(seat, end)) for end in (LEFT, RIGHT)}
    found: Lots = {}
    in_sight = state.open_now() | (state.seen if state.open_notes else 0)
    for grave in numbers(state.yard & ~in_sight):
        lid, inside = int(state.lid(grave)), int(state.inside(grave))
        if inside >= GARLIC:
            place = Place("garlic", Seat(inside - GARLIC))
        elif lid == RAT:
            place = Place("rats")
        elif lid in wanted and inside == EMPTY:
            place = Place("free", at=LIDS[lid])
        else:
            continue
        found.setdefault(place, Counter())[GRAVES[grave]] = 1
    return found
