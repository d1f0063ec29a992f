"""The observation written straight from the table, the same as `fields.encode` of the view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.moves import Moves
from logovo.core.squares import CELLS, SIDE
from logovo.games.drakon import asks
from logovo.games.drakon.asks import ASK_WORDS
from logovo.games.drakon.components import CHAMBERS, HOARD_POOL, NO_HERO
from logovo.games.drakon.fields import CHAMBER_WIDTH
from logovo.games.drakon.maze import x_of, y_of
from logovo.games.drakon.moves import numbers
from logovo.games.drakon.moves.numbers import MIDDLE
from logovo.games.drakon.state import VALUES, Drakon


def write(state: Drakon, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
    players = state.players
    over = state.is_over()
    kind = state.asks.kind()
    for i in range(i64(len(ASK_WORDS))):
        out[at + i] = i16(not over and i == kind)
    at += len(ASK_WORDS)
    out[at] = i16(over)
    at += 1
    for seat in range(players):
        out[at + seat] = i16(seat == observer)
    at = write_own(state, observer, out, at + players)
    out[at] = i16(state.turns)
    out[at + 1] = i16(state.stir)
    out[at + 2] = i16(state.idle)
    out[at + 3] = i16(state.forced)
    out[at + 4] = i16(state.pile_size)
    out[at + 5] = i16(state.coin_count(HOARD_POOL))
    out[at + 6] = i16(state.figure + 1)
    out[at + 7] = 0
    if kind == asks.ASK_JUMP or kind == asks.ASK_FLOAT:
        out[at + 7] = i16(state.asks.a() + 1)
    out[at + 8] = 0
    if kind == asks.ASK_KNIGHT:
        out[at + 8] = i16(state.asks.a() + 1)
    out[at + 9] = i16(state.ended + 1)
    out[at + 10] = i16(state.asks.depth)
    at += 11
    for seat in range(players):
        at = write_seat(state, seat, out, at)
    write_maze(state, out, at)
    write_draft(draft, out, at + CHAMBERS * CHAMBER_WIDTH + CELLS)


def blank(out: vec[i16], at: i64, n: i64) -> i64:
    for i in range(at, at + n):
        out[i] = 0
    return at + n


def write_own(state: Drakon, observer: i64, out: vec[i16], at: i64) -> i64:
    """The hand and the coins: drakon.coins-face-down."""
    blank(out, at, CHAMBERS + VALUES)
    if observer >= 0:
        for i in range(state.held(observer)):
            out[at + state.hand(observer, i)] = 1
        coins = state.pool(observer) * VALUES
        for value in range(i64(VALUES)):
            out[at + CHAMBERS + value] = i16(state.coins[coins + value])
    return at + CHAMBERS + VALUES


def write_seat(state: Drakon, seat: i64, out: vec[i16], at: i64) -> i64:
    hero = i64(state.hero[seat])
    out[at] = i16(not state.is_over() and state.decider() == seat)
    out[at + 1] = i16(state.turn == seat)
    out[at + 2] = i16(state.first == seat)
    out[at + 3] = i16((state.winners >> seat) & 1)
    out[at + 4] = 0
    if hero != NO_HERO:
        out[at + 4] = i16(hero + 1)
    out[at + 5] = i16(state.heroes and (state.used >> seat) & 1 == 0)
    out[at + 6] = i16(i64(state.stands[seat]) + 1)
    out[at + 7] = i16(state.held(seat))
    out[at + 8] = i16(state.coin_count(state.pool(seat)))
    return at + 9


def write_maze(state: Drakon, out: vec[i16], at: i64) -> None:
    maze = state.maze
    cells = at + CHAMBERS * CHAMBER_WIDTH
    clear_maze(out, at)
    for chamber in range(i64(CHAMBERS)):
        if not maze.is_laid(chamber):
            continue
        square = maze.square_of(chamber)
        x = x_of(square)
        y = y_of(square)
        row = at + chamber * CHAMBER_WIDTH
        out[row] = 1
        out[row + 1] = i16(x)
        out[row + 2] = i16(y)
        out[row + 3] = i16(maze.arrows(chamber))
        cell = MIDDLE.cell_of(x, y)
        if cell >= 0:
            out[cells + cell] = i16(chamber + 1)
    for i in range(len(state.acted)):
        pair = state.acted[i]
        row = at + (pair % CHAMBERS) * CHAMBER_WIDTH + 4
        out[row] = i16(i64(out[row]) | (i64(1) << (pair // CHAMBERS)))


def clear_maze(out: vec[i16], at: i64) -> None:
    """Take up the chambers of the observation that was written here before: it says where each
    lay. A chamber may have acted and be gone, so that bit is cleared always."""
    cells = at + CHAMBERS * CHAMBER_WIDTH
    row = at
    for _chamber in range(i64(CHAMBERS)):
        out[row + 4] = 0
        if out[row] != 0:
            cell = MIDDLE.cell_of(i64(out[row + 1]), i64(out[row + 2]))
            if cell >= 0:
                out[cells + cell] = 0
            blank(out, row, 4)
        row += CHAMBER_WIDTH


def write_draft(draft: Moves, out: vec[i16], at: i64) -> None:
    """What the observer has begun to spell."""
    if out[at] == numbers.DWARF + 1:  # an order was written here before
        blank(out, at + 3, CHAMBERS)
    blank(out, at, 3)
    if draft.size == 0:
        return
    first = draft.get(0)
    out[at] = i16(first + 1)
    if first == numbers.DWARF:
        for i in range(i64(1), draft.size):
            if draft.get(i) != numbers.DONE:
                out[at + 3 + draft.get(i) - numbers.CHAMBER] = i16(i)
        return
    out[at + 1] = i16((MIDDLE.x_of(draft, 1) - MIDDLE.west) // SIDE)
    out[at + 2] = i16((MIDDLE.y_of(draft, 1) - MIDDLE.south) // SIDE)
