"""What one observer sees of the table. Built up from nothing, never cut down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from examples.hush import asks
from examples.hush.components import UNKNOWN, word_of
from examples.hush.state import Hush
from logovo.core.seats import Seat
from logovo.core.views import View


@final
@dataclass(frozen=True)
class SeatView:
    seat: Seat
    card: str  # `unknown` unless it is the observer's own or lies open
    out: bool


@final
@dataclass(frozen=True)
class HushView(View):
    observer: Seat
    players: int
    ask: str
    awaited_seats: tuple[Seat, ...]
    over: bool

    seats: tuple[SeatView, ...]
    deck: int  # cards
    taken: int  # turns so far
    rounds: int  # turns for each seat before the game ends


def view(state: Hush, observer: Seat) -> HushView:
    return HushView(
        observer=observer,
        players=int(state.players),
        ask=asks.WORDS[state.ask],
        awaited_seats=() if state.is_over() else (Seat(state.turn),),
        over=state.is_over(),
        seats=tuple(seat_view(state, Seat(i), observer) for i in range(int(state.players))),
        deck=sum(state.deck),
        taken=state.taken,
        rounds=state.rounds,
    )


def seat_view(state: Hush, seat: Seat, observer: Seat) -> SeatView:
    is_open = seat == observer or state.out[seat] or state.is_over()
    return SeatView(seat, word_of(state.cards[seat]) if is_open else UNKNOWN, state.out[seat])
