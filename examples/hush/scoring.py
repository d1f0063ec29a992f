"""When the game ends, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.hush import rulebook
from logovo.core.outcome import Outcome, places_by

if TYPE_CHECKING:  # the state imports this module
    from examples.hush.state import Hush


def turns_left(state: Hush) -> int:
    return int(state.players) * state.rounds - state.taken


def is_decided(state: Hush) -> bool:
    # hush.last-one, hush.last-turn
    return len(state.still_in()) == 1 or turns_left(state) <= 0


def scores(state: Hush) -> list[int]:
    """The card of everybody who is still in; nothing for those who are out."""
    return [0 if state.out[seat] else state.cards[seat] for seat in range(int(state.players))]


def outcome(state: Hush) -> Outcome | None:
    if not state.is_over():
        return None
    alone = len(state.still_in()) == 1
    keys = scores(state)
    return Outcome(places_by(keys), tuple(keys), rulebook.LAST_ONE if alone else rulebook.LAST_TURN)


def reward(state: Hush, seat: int) -> float:
    """A shared win counts as its share; before the end everybody in has the same hope."""
    best = max(scores(state)) if state.is_over() else 0
    winners = [
        other for other in state.still_in() if not state.is_over() or state.cards[other] == best
    ]
    return 1 / len(winners) if seat in winners else 0.0
