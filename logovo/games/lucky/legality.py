"""What may be played now: the list for search and bots. `refusals` explains the rest to
people; the two must agree.

Moves are listed in this order: paths by place (upwards, then to the right) and card; breaks
and mends by card, tool and seat; fires by place; goals to look at; passes by card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.lucky import asks, hands, purses
from logovo.games.lucky.cells import FIT, FITS, LEAD, OPENS, VARIANTS
from logovo.games.lucky.components import (
    BREAK_KIND,
    DUST_KIND,
    FIRE_KIND,
    GOALS,
    MEND_KIND,
    MENDS,
    PATH_KINDS,
    has_turned_form,
)
from logovo.games.lucky.moves import codes

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.lucky.state import Lucky

PATHS_HELD: Final = (1 << PATH_KINDS) - 1
MENDS_HELD: Final = 0b111111 << MEND_KIND
BREAKS_HELD: Final = 0b111 << BREAK_KIND
ANYBODY: Final = 0o1111111111  # every third bit: one tool before each of ten seats


def variants_table() -> vec[i64]:
    """For each kind of path card: the ways it can lie, as bits of variants."""
    ways = [(3 if has_turned_form(kind) else 1) << (2 * kind) for kind in range(PATH_KINDS)]
    return vec[i64](ways)


WAYS: Final = variants_table()

LOWEST_FACTOR: Final = 0x077CB531
"""Multiplied by a power of two below 2**32, its top five bits differ for each power."""


def lowest_table() -> vec[i64]:
    table = vec[i64]([0] * 32)
    for bit in range(32):
        table[((LOWEST_FACTOR << bit) & 0xFFFFFFFF) >> 27] = bit
    return table


LOWEST: Final = lowest_table()


def legal_into(state: Lucky, moves: Moves) -> None:
    moves.clear()
    if state.ask == asks.TURN:
        list_turn(state, moves)
    elif state.ask == asks.PIT:
        # lucky.goal-turn: both ways are equally good, so the layer chooses.
        moves.add(codes.turning(state.tied_goal, 0))
        moves.add(codes.turning(state.tied_goal, 1))
    elif state.ask == asks.CHOICE:
        for value in range(i64(1), i64(4)):
            if purses.count(state.offer, value) > 0:
                moves.add(codes.taking(value))


def list_turn(state: Lucky, moves: Moves) -> None:
    seat = state.turn
    held = hands.kinds(state.hands[seat])
    # lucky.lay-blocked, lucky.break-effect: broken tools forbid paths and nothing else.
    if held & PATHS_HELD != 0 and state.broken_of(seat) == 0:
        list_paths(state, ways_of(held), moves)
    list_tools(state, held, moves)
    forest = state.forest
    if held & (1 << FIRE_KIND) != 0:
        for i in range(forest.laid_n):
            moves.add(codes.burning(forest.place(forest.laid[i])))
    list_rest(state, held, moves)


def list_tools(state: Lucky, held: i64, moves: Moves) -> None:
    if held & BREAKS_HELD != 0:
        list_breaks(state, held, moves)
    if held & MENDS_HELD != 0 and state.broken != 0:
        list_mends(state, held, moves)


def list_rest(state: Lucky, held: i64, moves: Moves) -> None:
    """Goals to look at, and what may be passed."""
    forest = state.forest
    if held & (1 << DUST_KIND) != 0:
        for goal in range(i64(GOALS)):
            if forest.open_goals & (1 << goal) == 0:
                moves.add(codes.dusting(goal))
    # lucky.pass: any card may be passed away, playable or not.
    while held != 0:
        lowest = held & -held
        held ^= lowest
        moves.add(codes.passing(LOWEST[((lowest * LOWEST_FACTOR) & 0xFFFFFFFF) >> 27]))


def ways_of(held: i64) -> i64:
    """All variants of the path cards among these kinds."""
    ways: i64 = 0
    held &= PATHS_HELD
    while held != 0:
        lowest = held & -held
        held ^= lowest
        ways |= WAYS[LOWEST[((lowest * LOWEST_FACTOR) & 0xFFFFFFFF) >> 27]]
    return ways


def list_paths(state: Lucky, ways: i64, moves: Moves) -> None:
    forest = state.forest
    cells = forest.cells
    edge = forest.edge
    must_continue = state.must_continue
    items = moves.items
    room: i64 = len(items)
    n = moves.size
    fits = FITS
    lowest_of = LOWEST
    # The edge holds the free cells beside standing cards: lucky.lay-free-cell,
    # lucky.lay-side and lucky.cut-off are met there.
    for i in range(forest.edge_n):
        word = cells[edge[i]]
        fitting = fits[word & FIT] & ways  # lucky.lay-fit
        if must_continue:
            fitting &= OPENS[(word >> LEAD) & 15]
        if fitting == 0:
            continue
        if n + VARIANTS > room:
            moves.grow()
            items = moves.items
            room = len(items)
        first = codes.lay(forest.place(edge[i]), 0)
        while fitting != 0:
            lowest = fitting & -fitting
            items[n] = first | lowest_of[((lowest * LOWEST_FACTOR) & 0xFFFFFFFF) >> 27]
            fitting ^= lowest
            n += 1
        moves.size = n


def list_breaks(state: Lucky, held: i64, moves: Moves) -> None:
    for tool in range(i64(3)):
        if held & (1 << (BREAK_KIND + tool)) == 0:
            continue
        for seat in range(state.players):
            # lucky.break-one-each
            if (state.broken >> (3 * seat + tool)) & 1 == 0:
                moves.add(codes.breaking(tool, seat))


def list_mends(state: Lucky, held: i64, moves: Moves) -> None:
    for card in range(i64(6)):
        if held & (1 << (MEND_KIND + card)) == 0:
            continue
        # lucky.mend, lucky.mend-double: the card's own tool, or one of its two.
        tools = MENDS[card]
        for tool in range(i64(3)):
            if tools & (1 << tool) == 0 or (state.broken >> tool) & ANYBODY == 0:
                continue
            for seat in range(state.players):
                # lucky.mend-match
                if (state.broken >> (3 * seat + tool)) & 1 == 1:
                    moves.add(codes.mending(card, tool, seat))


def nobody_can_play(state: Lucky) -> bool:
    """Whether no hand holds a card that its owner could play now."""
    # lucky.end-exhausted: asked only when the deck is empty; empty hands count as unable.
    fitting = state.forest.playable(state.must_continue)
    actions = actions_playable(state)
    for seat in range(state.players):
        held = hands.kinds(state.hands[seat])
        if held & actions != 0:
            return False
        if state.broken_of(seat) == 0 and ways_of(held) & fitting != 0:
            return False
    return True


def kinds_playable(state: Lucky, seat: i64) -> i64:
    """The kinds of card that this seat could play now if it held them, as bits."""
    found = actions_playable(state)
    if state.broken_of(seat) == 0:
        fitting = state.forest.playable(state.must_continue)
        for kind in range(i64(PATH_KINDS)):
            if WAYS[kind] & fitting != 0:
                found |= 1 << kind
    return found


def actions_playable(state: Lucky) -> i64:
    """The kinds of action card that anybody could play now, as bits."""
    found = mends_of(state.broken)
    if state.forest.open_goals != 7:
        found |= 1 << DUST_KIND
    if state.forest.laid_n > 0:
        found |= 1 << FIRE_KIND
    for tool in range(i64(3)):
        broken: i64 = 0
        for seat in range(state.players):
            broken += (state.broken >> (3 * seat + tool)) & 1
        if broken < state.players:
            found |= 1 << (BREAK_KIND + tool)
    return found


def mends_of(broken: i64) -> i64:
    """The kinds of mend cards that have something to mend, as bits."""
    tools: i64 = 0
    while broken != 0:
        tools |= broken & 7
        broken >>= 3
    found: i64 = 0
    for card in range(i64(6)):
        if MENDS[card] & tools != 0:
            found |= 1 << (MEND_KIND + card)
    return found
