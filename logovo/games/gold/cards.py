"""Which action cards fit a window, and which targets they may have."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.moves import Moves
from logovo.games.gold import heaps
from logovo.games.gold.asks import BETWEEN, CARD, CUT_LAID, HOARD, ROBBED, SHARES
from logovo.games.gold.components import (
    BALL,
    CLOAK,
    GLOVES,
    HORN,
    KNIGHTS,
    LEAST_STRENGTH,
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
from logovo.games.gold.moves.codes import (
    card_code,
    two_targets,
)
from logovo.games.gold.table import GoldTable


def has(state: GoldTable, seat: i64, card: i64) -> bool:
    return bags.count(state.hands[seat], card) != 0


def fits(state: GoldTable, window: i64, seat: i64) -> bool:
    # gold.action-window: whether the seat holds a card it may play in this window.
    hand = state.hands[seat]
    if hand == 0:
        return False
    if window == CARD:
        return bags.count(hand, WAND) != 0
    if window == BETWEEN:
        return bags.count(hand, POWDER) != 0 and open_dragons(state) >= 2
    if window == HOARD:
        return bags.count(hand, GLOVES) != 0 and may_glove(state, seat)
    if window == CUT_LAID:
        return bags.count(hand, SEAL) != 0 and may_seal(state, seat)
    if window == SHARES:
        return bags.count(hand, RING) != 0 and others_fighting(state, seat) >= 2
    if window == ROBBED:
        return seat == state.victim and (
            bags.count(hand, STONE) != 0 or bags.count(hand, CLOAK) != 0
        )
    return has_turn_card(state, seat)


def has_turn_card(state: GoldTable, seat: i64) -> bool:
    if state.hands[seat] == 0:
        return False
    if has(state, seat, SWORD) and may_raise_sword(state, seat):
        return True
    if has(state, seat, WEAK):
        for place in range(PLACES):
            if may_weaken(state, place):
                return True
    if has(state, seat, RECALL) and away(state, seat) != 0:
        return True
    if has(state, seat, BALL):
        for other in range(state.players):
            if may_look(state, seat, other):
                return True
    if has(state, seat, SACK) and state.stash[seat] != 0 and state.bag != 0:
        return True
    return has(state, seat, HORN) and state.down_of(seat) != 0


def list_cards(state: GoldTable, window: i64, seat: i64, moves: Moves) -> None:
    """The cards the seat may play in this window with their targets, in the order of the
    rules. Must agree with `fits` and with the refusals in legality.py."""
    hand = state.hands[seat]
    if hand == 0:
        return
    if window == CARD:
        list_plain(state, seat, WAND, True, moves)
    elif window == BETWEEN:
        if bags.count(hand, POWDER) != 0:
            list_powder(state, moves)
    elif window == HOARD:
        if bags.count(hand, GLOVES) != 0 and may_glove(state, seat):
            list_tokens(GLOVES, state.hoard, moves)
    elif window == CUT_LAID:
        list_plain(state, seat, SEAL, may_seal(state, seat), moves)
    elif window == SHARES:
        if bags.count(hand, RING) != 0:
            list_ring(state, seat, moves)
    elif window == ROBBED:
        list_plain(state, seat, STONE, seat == state.victim, moves)
        list_plain(state, seat, CLOAK, seat == state.victim, moves)
    else:
        list_turn_cards(state, seat, moves)


def list_turn_cards(state: GoldTable, seat: i64, moves: Moves) -> None:
    list_plain(state, seat, SWORD, may_raise_sword(state, seat), moves)
    if has(state, seat, WEAK):
        for place in range(PLACES):
            if may_weaken(state, place):
                moves.add(card_code(WEAK, place))
    if has(state, seat, RECALL):
        gone = away(state, seat)
        for knight in range(KNIGHTS):
            if (gone >> knight) & 1:
                moves.add(card_code(RECALL, knight))
    if has(state, seat, BALL):
        for other in range(state.players):
            if may_look(state, seat, other):
                moves.add(card_code(BALL, other))
    if has(state, seat, SACK) and state.bag != 0:
        list_tokens(SACK, state.stash[seat], moves)
    list_plain(state, seat, HORN, state.down_of(seat) != 0, moves)


def list_plain(state: GoldTable, seat: i64, card: i64, allowed: bool, moves: Moves) -> None:
    """A card without a target."""
    if allowed and has(state, seat, card):
        moves.add(card_code(card, 0))


def list_tokens(card: i64, heap: i64, moves: Moves) -> None:
    for kind in range(heaps.KINDS):
        if heaps.count(heap, kind) != 0:
            moves.add(card_code(card, kind))


def list_powder(state: GoldTable, moves: Moves) -> None:
    for first in range(PLACES):
        for second in range(first + 1, i64(PLACES)):
            if not state.is_empty(first) and not state.is_empty(second):
                moves.add(card_code(POWDER, two_targets(first, second)))


def list_ring(state: GoldTable, seat: i64, moves: Moves) -> None:
    for first in range(state.players):
        for second in range(first + 1, state.players):
            if first != seat and second != seat:
                if state.is_fighter(first) and state.is_fighter(second):
                    moves.add(card_code(RING, two_targets(first, second)))


# --- when a card may be played ------------------------------------------------------


def open_dragons(state: GoldTable) -> i64:
    n: i64 = 0
    for place in range(PLACES):
        if not state.is_empty(place):
            n += 1
    return n


def others_fighting(state: GoldTable, seat: i64) -> i64:
    n = state.fighters
    if state.is_fighter(seat):
        n -= 1
    return n


def may_glove(state: GoldTable, seat: i64) -> bool:
    # gold.card-gloves: three participants or more, you among them.
    return state.fighters >= 3 and state.hoard != 0 and state.is_fighter(seat)


def may_seal(state: GoldTable, seat: i64) -> bool:
    # gold.card-seal: a participant, not the divider, not first already.
    return state.is_fighter(seat) and seat != state.divider() and seat != (state.choosing & 15)


def may_raise_sword(state: GoldTable, seat: i64) -> bool:
    return not state.sword_on and state.up_of(seat) != 0


def may_weaken(state: GoldTable, place: i64) -> bool:
    return not state.is_empty(place) and state.strength(place) > LEAST_STRENGTH


def may_look(state: GoldTable, seat: i64, other: i64) -> bool:
    return other != seat and state.stash[other] != 0


def away(state: GoldTable, seat: i64) -> i64:
    """Four bits: this seat's knights standing at dragons."""
    return ~(state.up_of(seat) | state.down_of(seat)) & 15
