"""Drakon: others' chambers and coins, the top of the pile."""

from __future__ import annotations

from collections import Counter

from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.games.drakon.components import BOX, KIND_WORDS
from logovo.games.drakon.effects.coins import coin_word, pool_seats
from logovo.games.drakon.positions import coin_list, hand_list
from logovo.games.drakon.state import Drakon
from logovo.review.hidden import Lots, Place


def lay(state: State, seat: Seat) -> Lots:
    assert isinstance(state, Drakon)
    found: Lots = {}
    for other in (Seat(i) for i in range(int(state.players))):
        if other != seat:
            found[Place("hand", other)] = Counter(map(kind, hand_list(state, other)))
    for pool in range(int(state.pools)):
        owners = pool_seats(state, pool)
        if seat not in owners:
            coins = enumerate(coin_list(state, pool), 1)
            found[Place("coins", owners[0])] = Counter({coin_word(v): n for v, n in coins if n})
    if state.pile_size > 0:
        found[Place("next")] = Counter([kind(int(state.pile[state.pile_top]))])
    return found


def kind(chamber: int) -> str:
    return KIND_WORDS[int(BOX.kind[chamber])]
