"""Nuggets: who has how many, who has won, and how a seat stands."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from logovo.core.outcome import Outcome, places_by
from logovo.core.seats import Seat
from logovo.games.lucky import asks, purses, rulebook

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.lucky.state import Lucky

LEAD_SCALE: Final = 1.5
"""A lead of so many nuggets over the others' mean makes about three chances in four."""
ROUND_SHARE: Final = 0.7
"""How much the last round counts against the totals while the game goes on."""


def totals(state: Lucky) -> tuple[int, ...]:
    return tuple([int(purses.nuggets(state.gold[seat])) for seat in range(int(state.players))])


def winners(state: Lucky) -> tuple[Seat, ...]:
    # lucky.tie: equal highest share the victory.
    places = places_by(list(totals(state)))
    return tuple([Seat(seat) for seat in range(len(places)) if places[seat] == 1])


def outcome(state: Lucky) -> Outcome | None:
    if state.ask != asks.OVER:
        return None
    scores = totals(state)
    reason = rulebook.GAME_END if len(winners(state)) == 1 else rulebook.TIE
    return Outcome(places_by(list(scores)), scores, reason)


def reward(state: Lucky, seat: i64) -> float:
    """At the end 1 for winners, below a half for the others by their place. At the end of a
    round: what it brought, and what the lead over the mean of the others is worth."""
    mine = purses.nuggets(state.gold[seat])
    ahead: i64 = 0
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            theirs = purses.nuggets(state.gold[other])
            others += theirs
            if theirs > mine:
                ahead += 1
    rivals = float(state.players - 1)
    if state.ask == asks.OVER:
        if ahead == 0:
            return 1.0
        return 0.5 * (rivals - float(ahead)) / rivals
    lead = float(mine) - float(others) / rivals
    standing = 1.0 / (1.0 + math.exp(-lead / LEAD_SCALE))
    return ROUND_SHARE * round_value(state, seat) + (1.0 - ROUND_SHARE) * standing


def round_value(state: Lucky, seat: i64) -> float:
    """What the last round brought: to be paid at all matters most."""
    gain = state.gain_of(seat)
    if gain == 0:
        return 0.0
    return 0.7 + 0.075 * float(gain)
