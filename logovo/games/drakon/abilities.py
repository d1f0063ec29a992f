"""The six heroes of the option Heroes!: what each can do, and when it would change anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.drakon.components import (
    AMAZON,
    BARBARIAN,
    BOX,
    DWARF,
    HOARD_POOL,
    KEY,
    TELEPORT,
    THIEF,
    WIND,
    WIZARD,
)
from logovo.games.drakon.moves import codes
from logovo.games.drakon.walking import (
    add_ways,
    can_move,
    exits,
    has_two_steps,
)

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon

FULL_ORDERS: Final = 6  # with larger hands not every order of the Dwarf is listed
SHORT_ORDER: Final = 3  # but every set of at most so many chambers


def add_abilities(state: Drakon, seat: i64, moved: bool, moves: Moves) -> None:
    """What the seat's hero may do right before or after its action (drakon.ability-when)."""
    if (state.used >> seat) & 1 != 0:  # drakon.ability-once
        return
    hero = i64(state.hero[seat])
    if hero == AMAZON:
        if moved:  # drakon.amazon: not after placing
            add_ways(state, i64(state.stands[seat]), codes.AMAZON_MOVE, moves)
    elif hero == BARBARIAN:
        add_pushes(state, seat, moves)
    elif hero == DWARF:
        add_orders(state, seat, moves)
    elif hero == THIEF:
        add_thefts(state, seat, moves)


def add_pushes(state: Drakon, seat: i64, moves: Moves) -> None:
    """drakon.barbarian: an opponent in the same chamber, along an arrow of it."""
    here = i64(state.stands[seat])
    if not can_push_from(state, here):
        return
    for other in range(state.players):
        if i64(state.stands[other]) == here and state.are_opponents(seat, other):
            add_ways(state, here, codes.with_seat(codes.PUSH, 0, other), moves)


def can_push_from(state: Drakon, chamber: i64) -> bool:
    """No arrow, no push, unless the host allows any way (`barbarian-push`)."""
    kind = i64(BOX.kind[chamber])
    return state.push_any or (kind != KEY and kind != TELEPORT)


def add_thefts(state: Drakon, seat: i64, moves: Moves) -> None:
    """drakon.thief-steal from who shares the chamber; drakon.thief-swap with the hoard."""
    for other in range(state.players):
        if can_steal_from(state, seat, other):
            moves.add(codes.with_seat(codes.THIEF_STEAL, 0, other))
    if state.coin_count(HOARD_POOL) > 0:
        at = state.pool(seat) * 3
        for value in range(i64(1), i64(4)):
            if i64(state.coins[at + value - 1]) > 0:
                moves.add(codes.about(codes.THIEF_SWAP, value))


def can_steal_from(state: Drakon, seat: i64, other: i64) -> bool:
    return (
        state.are_opponents(seat, other)
        and i64(state.stands[seat]) == i64(state.stands[other])
        and state.coin_count(state.pool(other)) > 0
    )


def add_orders(state: Drakon, seat: i64, moves: Moves) -> None:
    """drakon.dwarf: which chambers go under the pile, in which order. Every order of every
    set; with a hand above FULL_ORDERS only the small sets, each in ascending order."""
    held = state.held(seat)
    moves.add(codes.REFILL)
    listed = moves.size - 1
    full = held <= FULL_ORDERS
    longest: i64 = SHORT_ORDER
    if full:
        longest = held
    # Each round makes the orders that are one chamber longer out of those before.
    for length in range(longest):
        end = moves.size
        for i in range(listed, end):
            order = moves.get(i)
            for j in range(held):
                chamber = state.hand(seat, j)
                if may_append(order, length, chamber, full):
                    moves.add(codes.order_with(order, length, chamber))
        listed = end


def may_append(order: i64, length: i64, chamber: i64, full: bool) -> bool:
    if not full:
        return length == 0 or chamber > codes.ordered(order, length - 1)
    for k in range(length):
        if codes.ordered(order, k) == chamber:
            return False
    return True


def has_ability_now(state: Drakon, seat: i64, moved: bool) -> bool:
    """Whether `add_abilities` would list anything."""
    if (state.used >> seat) & 1 != 0:
        return False
    hero = i64(state.hero[seat])
    if hero == AMAZON:
        return moved and can_move(state, i64(state.stands[seat]))
    if hero == BARBARIAN:
        return can_push(state, seat)
    if hero == DWARF:
        return True
    if hero == THIEF:
        return can_thieve(state, seat)
    return False


def can_push(state: Drakon, seat: i64) -> bool:
    here = i64(state.stands[seat])
    if not can_push_from(state, here) or not can_move(state, here):
        return False
    for other in range(state.players):
        if i64(state.stands[other]) == here and state.are_opponents(seat, other):
            return True
    return False


def can_thieve(state: Drakon, seat: i64) -> bool:
    if state.coin_count(HOARD_POOL) > 0 and state.coin_count(state.pool(seat)) > 0:
        return True
    for other in range(state.players):
        if can_steal_from(state, seat, other):
            return True
    return False


def would_change_something(state: Drakon, seat: i64) -> bool:
    """drakon.ability-only: worth asking a seat that can neither place nor move."""
    if state.has_ability(seat, WIZARD):
        here = i64(state.stands[seat])
        if i64(BOX.kind[here]) == WIND:
            return has_two_steps(state.maze, here, True)
        return exits(state.maze, here, True) != 0
    if state.has_ability(seat, DWARF):
        return state.pile_size > 0
    return has_ability_now(state, seat, False)
