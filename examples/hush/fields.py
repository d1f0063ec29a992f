"""What the numbers of an observation mean, and the observation made from a view."""

from __future__ import annotations

from examples.hush.components import COPIES, RANKS, UNKNOWN
from examples.hush.views import HushView
from logovo.core.door import Field


def fields(players: int) -> tuple[Field, ...]:
    return (
        Field("over", 1, 0, 1),
        Field("me", players, 0, 1, True),
        Field("card", 1, 0, RANKS, True),
        Field("deck", 1, 0, RANKS * COPIES),
        Field("taken", 1, 0, 1000),
        Field("rounds", 1, 0, 1000),
        Field("awaited", players, 0, 1),
        Field("out", players, 0, 1),
        Field("open", players, 0, RANKS),  # the cards that all see
    )


def encode(view: HushView) -> list[int]:
    """The observation, field by field as they are named above."""
    own = view.seats[view.observer].card if view.observer >= 0 else "0"
    row = [int(view.over)] + [int(view.observer == seat) for seat in range(view.players)]
    row += [int(own), view.deck, view.taken, view.rounds]
    row += [int(seat in view.awaited_seats) for seat in range(view.players)]
    row += [int(seat.out) for seat in view.seats]
    for seat in view.seats:
        is_open = seat.card != UNKNOWN and (seat.out or view.over)
        row.append(int(seat.card) if is_open else 0)
    return row
