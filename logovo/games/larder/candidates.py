"""What a player looking at the table might try, allowed or not."""

from __future__ import annotations

from logovo.core.bags import count
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.larder import asks
from logovo.games.larder.components import FOURSOME, HINDRANCES, KINDS, WORDS
from logovo.games.larder.moves import (
    Draw,
    Fetch,
    GoOn,
    Keep,
    Lay,
    Name,
    Remove,
    Skip,
    Swap,
    Take,
    TurnRound,
    TurnUp,
)
from logovo.games.larder.state import Larder, Player


def candidates(state: Larder, seat: Seat) -> list[Move]:
    """Everything the seat could point at, in every phase it might think it is in."""
    me = state.seats[seat]
    if state.ask == asks.SWAP:
        return swaps_in_sight(me)
    if state.ask == asks.NAME:
        return [Name(Seat(other)) for other in range(int(state.players))]
    if state.ask == asks.CAROUSEL:
        return [GoOn(), TurnRound()]
    if state.ask == asks.FETCH:
        return [Fetch(WORDS[kind]) for kind in range(KINDS) if count(me.hand + me.open, kind) > 0]
    tries: list[Move] = []
    if state.ask == asks.DEBT:
        tries.append(Draw())
    if state.ask == asks.SKIP:
        tries.append(Skip())
    for kind in range(KINDS):
        for n in range(int(count(me.hand + me.open, kind))):
            if n < FOURSOME:
                tries.append(Lay(WORDS[kind], n + 1))
    tries.extend([Remove(WORDS[kind]) for kind in range(KINDS) if count(me.hand, kind) > 1])
    tries.extend([TurnUp(i + 1) for i in range(HINDRANCES[me.hindrance].stacks)])
    tries.append(Take())
    return tries


def swaps_in_sight(me: Player) -> list[Move]:
    tries: list[Move] = [Keep()]
    for given in range(KINDS):
        for taken in range(KINDS):
            if count(me.hand, given) > 0 and count(me.open, taken) > 0:
                tries.append(Swap(WORDS[given], WORDS[taken]))
    return tries
