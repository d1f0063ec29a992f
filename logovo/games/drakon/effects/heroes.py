"""Hero figures on the chambers, and the Dwarf's refill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.drakon import asks
from logovo.games.drakon.components import HAND
from logovo.games.drakon.events import Refilled
from logovo.games.drakon.moves import codes

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon


def stand(state: Drakon, seat: i64, chamber: i64) -> None:
    """A hero changes chamber."""
    # drakon.together: any number may share it.
    state.stands[seat] = u8(chamber)


def refill(state: Drakon, seat: i64, order: i64, journal: Journal) -> None:
    """For an order that has a code."""
    # drakon.dwarf, drakon.under-pile
    n: i64 = 0
    while codes.ordered(order, n) != 0:
        state.give_chamber(seat, codes.ordered(order, n))
        state.put_under(codes.ordered(order, n))
        n += 1
    put = [codes.ordered(order, i) for i in range(n)] if journal.loud else []
    draw_again(state, seat, n, put, journal)


def refill_long(state: Drakon, seat: i64, order: list[i64], journal: Journal) -> None:
    """The same for an order too long for a code."""
    for chamber in order:
        state.give_chamber(seat, chamber)
        state.put_under(chamber)
    draw_again(state, seat, len(order), order, journal)


def draw_again(state: Drakon, seat: i64, n: i64, put: list[i64], journal: Journal) -> None:
    """As many as were put away; a short pile gives what it has."""
    drew: list[i64] = []
    while state.pile_size > 0 and n > 0:
        chamber = state.draw()
        state.gain_chamber(seat, chamber)
        n -= 1
        if journal.loud:
            drew.append(chamber)
    if journal.loud:
        journal.add(
            Refilled(
                Seat(int(seat)),
                tuple([str(int(chamber)) for chamber in put]),
                tuple([str(int(chamber)) for chamber in drew]),
            )
        )
    ask_for_more(state, seat)


def ask_for_more(state: Drakon, seat: i64) -> None:
    """drakon.dwarf: with fewer than four chambers the owner may go on, one by one."""
    if state.held(seat) < HAND and state.pile_size > 0:
        state.asks.push(asks.ASK_DRAW, seat, 0, 0, 0, 0)
