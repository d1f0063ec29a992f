"""What may be asked for now: the list for search and bots. `refusals` explains the rest to
people; the two must agree.

Moves are listed in this order: lays by kind (goblins upwards, then Zero, Firebreath,
Guardian) and number; removals by kind; closed cards by stack; take. A debt or skip lists its
acceptance first, a swap begins with keeping.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.bags import count, some
from logovo.core.moves import Moves
from logovo.games.larder import asks
from logovo.games.larder.components import (
    ANY,
    BELOW_THREE,
    DRAGONS,
    FOUR,
    FOUR_OR_MORE,
    FOURSOME,
    GUARDIAN,
    KINDS,
    MOST_STACKS,
    NINES,
    ONES,
    SIX_TO_NINE,
    TRICK_ONE,
    WORDS,
    ZERO,
)
from logovo.games.larder.moves import codes

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.larder.state import Larder, Player


def fitting(state: Larder) -> i64:
    """A mask of the kinds of card that may lie on the discard now."""
    if state.discard_size == 0:  # larder.empty-discard
        return ANY
    return fitting_on(state, state.top, state.value)


def fitting_on(state: Larder, top: i64, value: i64) -> i64:
    """The same for a discard with this top card and this value in force."""
    if value == 6:  # larder.six-no-dragons, larder.no-dragon-on-six
        return SIX_TO_NINE
    if value == 3:  # larder.three-lower
        return BELOW_THREE | DRAGONS
    mask: i64 = ANY  # larder.dragon-any
    if value > 0:  # larder.equal-or-higher
        mask &= ~(some(value - 1, 1) - 1)
    if top >= ZERO:  # larder.no-nine-on-dragon, larder.zero
        mask &= ~NINES
    if value == 9 and state.has_trick(TRICK_ONE):  # larder.trick-one
        mask |= ONES
    return mask


def kinds_in(mask: i64) -> tuple[str, ...]:
    """The kinds of a mask by their words, lowest first."""
    return tuple([WORDS[kind] for kind in range(KINDS) if count(mask, kind) > 0])


def legal_into(state: Larder, seat: i64, moves: Moves) -> None:
    moves.clear()
    me = state.seats[seat]
    ask = state.ask
    if ask == asks.TURN:
        turn_into(state, me, moves)
    elif ask == asks.DEBT:
        moves.add(codes.DRAW)
        answer_into(state, me, FOUR, moves)  # larder.four-pass-on
        answer_into(state, me, GUARDIAN, moves)
    elif ask == asks.SKIP:
        moves.add(codes.SKIP)
        answer_into(state, me, GUARDIAN, moves)  # larder.five-guardian
    elif ask == asks.SWAP:
        swap_into(me, moves)
    elif ask == asks.NAME:
        for other in range(state.players):  # larder.trick-two
            if other != seat:
                moves.add(codes.name(other))
    elif ask == asks.CAROUSEL:
        moves.add(codes.GO_ON)  # larder.trick-seven
        moves.add(codes.TURN_ROUND)
    elif ask == asks.FETCH:
        for kind in range(i64(KINDS)):  # larder.trick-nine
            if count(me.open, kind) > 0:
                moves.add(codes.fetch(kind))


def turn_into(state: Larder, me: Player, moves: Moves) -> None:
    fits = fitting(state)
    if me.hand_size > 0:  # larder.hand-first
        hand_into(me, fits, moves)
        if (me.hand & FOUR_OR_MORE) != 0:
            removals_into(state, me, fits, moves)
    elif me.open_size > 0:
        open_into(state, me, fits, moves)
    else:  # larder.blind-reserve
        for stack in range(i64(MOST_STACKS)):
            if count(me.closed_at, stack) > 0:
                moves.add(codes.turn_up(stack))
    if state.discard_size > 0:  # larder.take-discard
        moves.add(codes.TAKE)


def hand_into(me: Player, fits: i64, moves: Moves) -> None:
    # larder.lay-equal, larder.join-reserve
    bag = me.hand & fits
    kind: i64 = 0
    while bag != 0:
        if (bag & 15) != 0:
            codes.lays_into(kind, me.most(kind), moves)
        kind += 1
        bag >>= 4


def removals_into(state: Larder, me: Player, fits: i64, moves: Moves) -> None:
    # larder.remove-four
    for kind in range(i64(KINDS)):
        if count(me.hand, kind) >= FOURSOME and may_remove(state, kind, fits):
            moves.add(codes.remove(kind))


def may_remove(state: Larder, kind: i64, fits: i64) -> bool:
    """With `must-lay-foursome` a foursome that fits the discard is laid, not removed."""
    return not state.must_lay or count(fits, kind) == 0


def open_into(state: Larder, me: Player, fits: i64, moves: Moves) -> None:
    # larder.open-reserve
    bag = me.open & fits
    for kind in range(i64(KINDS)):
        if count(bag, kind) > 0:
            codes.lays_into(kind, most_open(state, me, kind), moves)


def most_open(state: Larder, me: Player, kind: i64) -> i64:
    """How many open cards of a kind may be laid at once with an empty hand."""
    n = count(me.open, kind)
    if n > 1 and not state.multiples:
        return 1
    return n


def answer_into(state: Larder, me: Player, kind: i64, moves: Moves) -> None:
    """The ways to answer a 4 or 5 with cards of this kind; a closed card never answers."""
    codes.lays_into(kind, most_of(state, me, kind), moves)


def most_of(state: Larder, me: Player, kind: i64) -> i64:
    """How many cards of a kind could be laid now, whether they fit or not."""
    if me.hand_size == 0:
        return most_open(state, me, kind)
    if count(me.hand, kind) == 0:
        return 0
    return me.most(kind)


def swap_into(me: Player, moves: Moves) -> None:
    # larder.swap: equal cards are not worth exchanging.
    moves.clear()
    moves.add(codes.KEEP)
    for given in range(i64(KINDS)):
        if count(me.hand, given) > 0:
            for taken in range(i64(KINDS)):
                if taken != given and count(me.open, taken) > 0:
                    moves.add(codes.swap(given, taken))
