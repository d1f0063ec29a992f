"""When a quick player of gold plays an action card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.games.gold import heaps
from logovo.games.gold.asks import CARD
from logovo.games.gold.components import (
    BALL,
    CLOAK,
    GLOVES,
    HORN,
    KNIGHTS,
    PLACES,
    POWDER,
    RECALL,
    RING,
    SACK,
    SEAL,
    STONE,
    SWORD,
    WAND,
    WEAK,
)
from logovo.games.gold.lines import power, seats_in
from logovo.games.gold.moves import codes
from logovo.games.gold.table import GoldTable
from logovo.search.policies.gold_worth import (
    HIDDEN_WORTH,
    POINT,
    count_bits,
    gain,
    open_worth,
    power_of,
    promise,
)

NEVER: Final = -100_000


def best_card(state: GoldTable, listed: Moves, chance: Chance) -> i64:
    """In a window: the best card if it is worth playing, else the first move, `skip`."""
    seat = state.asks.seat()
    best = listed.get(0)
    most: i64 = 0
    for i in range(1, listed.size):
        code = listed.get(i)
        score = card_score(state, seat, code)
        if score > most:
            most = score
            best = code
    return best


def card_score(state: GoldTable, seat: i64, code: i64) -> i64:
    """What a card brings now, less what keeping it would be worth. Turn cards are weighed
    against sending, so their scores stand on top of the best send that stays possible."""
    card = codes.card_of(code)
    target = codes.target_of(code)
    if card == RING:
        return ring_score(state, seat, codes.first_target(code), codes.second_target(code))
    if card == GLOVES:
        return gain(state, seat, heaps.some(target, 1)) - 2 * POINT
    if card == SEAL or card == CLOAK or card == STONE:
        return POINT
    if card == WAND:
        return wand_score(state)
    if card == POWDER:
        return powder_score(state, seat, codes.first_target(code), codes.second_target(code))
    if card == SWORD:
        return sword_score(state, seat)
    if card == WEAK:
        return weak_score(state, seat, target)
    if card == SACK:
        return 30 * POINT + HIDDEN_WORTH + gain(state, seat, -heaps.some(target, 1))
    if card == HORN:
        if count_bits(state.down_of(seat)) >= 2:
            return 30 * POINT
        return NEVER
    if card == BALL:
        return 20 * POINT
    assert card == RECALL
    if state.up_of(seat) == 0:
        return POINT
    return NEVER


def ring_score(state: GoldTable, seat: i64, first: i64, second: i64) -> i64:
    """Only to spoil: take from the one whose share is much the better."""
    one = open_worth(state.shares[state.share_of(first) - 1])
    two = open_worth(state.shares[state.share_of(second) - 1])
    gap = one - two
    if gap < 0:
        gap = -gap
    return gap - 5 * POINT


def wand_score(state: GoldTable) -> i64:
    """Cancel what is dear: a card of the top ask's kind played by somebody else."""
    if state.asks.kind() != CARD:
        return 0
    card = codes.card_of(state.asks.b())
    if card == WEAK or card == POWDER or card == SWORD or card == SEAL or card == WAND:
        return POINT
    return 0


def powder_score(state: GoldTable, seat: i64, first: i64, second: i64) -> i64:
    """Worth it where own knights then face a dragon they slay."""
    return falls(state, seat, first, second) + falls(state, seat, second, first) - 2 * POINT


def falls(state: GoldTable, seat: i64, place: i64, other: i64) -> i64:
    """The seat's part of the dragon from `other`, if the knights at `place` would slay it."""
    line = state.line(place)
    mine = power_of(state, line, seat)
    if mine == 0 or power(line, state.swords) < state.strength(other):
        return 0
    return gain(state, seat, state.tokens(other)) // count_bits(seats_in(line))


def sword_score(state: GoldTable, seat: i64) -> i64:
    """Where it lets the strongest knight slay what it could not slay without."""
    knight: i64 = KNIGHTS - 1
    while (state.up_of(seat) >> knight) & 1 == 0:
        knight -= 1
    for place in range(PLACES):
        if not state.is_empty(place):
            lack = state.lack(place)
            if lack > knight + 1 and lack <= knight + 3:
                if promise(state, seat, place, lack, i64(1) << knight) > 5 * POINT:
                    return 30 * POINT
    return NEVER


def weak_score(state: GoldTable, seat: i64, place: i64) -> i64:
    """Only to slay at once where own knights stand."""
    line = state.line(place)
    mine = power_of(state, line, seat)
    lack = state.lack(place)
    if mine == 0 or lack <= 0 or lack > 2:
        return NEVER
    return 25 * POINT + gain(state, seat, state.tokens(place)) // count_bits(seats_in(line))


def best_accusation(state: GoldTable, listed: Moves, chance: Chance) -> i64:
    """A guess costs nothing, so long as there is somebody with a card to suspect."""
    best = listed.get(0)
    most: i64 = 0
    for i in range(1, listed.size):
        code = listed.get(i)
        suspect = codes.accused_seat(code)
        value = bags.size(state.hands[suspect]) * 8 + chance.below(8)
        if bags.size(state.hands[suspect]) > 0 and value > most:
            most = value
            best = code
    return best
