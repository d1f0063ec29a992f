"""Which moves the decider has now. `forbids` in `refusals.py` explains the others; they
must agree.

The fixed order of the list. At an action: placings (hand ascending, squares row by row
from the north-west, turnings r0 to r3), ways (north, east, south, west; out of a Teleport
by number of chamber), the Wizard's ways, abilities. Elsewhere chambers by number, seats in
order, and the move that declines last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.drakon import asks
from logovo.games.drakon.abilities import add_abilities
from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    HERO_WORDS,
    WIZARD,
    quarters_listed,
    turned_arrows,
)
from logovo.games.drakon.maze import FREE, VOID
from logovo.games.drakon.moves import codes
from logovo.games.drakon.walking import add_steps, add_ways, within_three

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon


def legal_into(state: Drakon, moves: Moves) -> None:
    moves.clear()
    ask = state.asks.kind()
    seat = state.asks.seat()
    if ask == asks.ASK_ACTION:
        add_placings(state, seat, moves)
        add_actions(state, seat, moves)
    elif ask == asks.ASK_AFTER:
        add_abilities(state, seat, state.asks.a() == 1, moves)
        moves.add(codes.END)
    elif ask == asks.ASK_ABILITY:
        if state.has_ability(seat, WIZARD):
            add_steps(state.maze, i64(state.stands[seat]), codes.WIZARD_MOVE, True, moves)
        add_abilities(state, seat, False, moves)
        moves.add(codes.PASS)
    elif ask == asks.ASK_KNIGHT:
        moves.add(codes.SHIELD)
        moves.add(codes.ALLOW)
    elif ask == asks.ASK_DRAW:
        moves.add(codes.DRAW_ON)
        moves.add(codes.ENOUGH)
    elif ask == asks.ASK_DRAKON:
        add_figure_walks(state, moves)
        moves.add(codes.FIGURE_STAYS)
    elif ask == asks.ASK_FIGURE:
        add_figure_places(state, moves)
    elif ask == asks.ASK_JUMP:
        moves.add(codes.JUMP)
        moves.add(codes.STAY)
    elif ask == asks.ASK_DESTROY:
        add_destroyable(state, moves)
    elif ask == asks.ASK_FLOAT:
        add_flights(state, state.asks.a(), moves)
        moves.add(codes.STAY)
    elif ask == asks.ASK_SHIFT:
        add_exchanges(state, seat, moves)
        moves.add(codes.STAY)
    elif ask == asks.ASK_MAP:
        for other in range(state.players):
            if state.are_opponents(seat, other) and state.held(other) > 0:
                moves.add(codes.with_seat(codes.TAKE, 0, other))
    elif ask == asks.ASK_CONTROL:
        for other in range(state.players):
            if state.are_opponents(seat, other):
                template = codes.with_seat(codes.CONTROL_HERO, 0, other)
                add_ways(state, i64(state.stands[other]), template, moves)
    elif ask == asks.ASK_ROTATE:
        add_turns(state, moves)
    elif ask == asks.ASK_HERO:
        for hero in range(i64(len(HERO_WORDS))):
            if not is_hero_taken(state, hero):
                moves.add(codes.about(codes.HERO, hero))


def add_actions(state: Drakon, seat: i64, moves: Moves) -> None:
    """What a turn may be used for, but for placing a chamber."""
    add_ways(state, i64(state.stands[seat]), codes.MOVE, moves)
    if state.heroes:
        if state.has_ability(seat, WIZARD):
            add_steps(state.maze, i64(state.stands[seat]), codes.WIZARD_MOVE, True, moves)
        add_abilities(state, seat, False, moves)


def is_hero_taken(state: Drakon, hero: i64) -> bool:
    for seat in range(state.players):
        if i64(state.hero[seat]) == hero:
            return True
    return False


def add_placings(state: Drakon, seat: i64, moves: Moves) -> None:
    """Every hand chamber on every square of the rim in every turning that fits."""
    # drakon.place-adjacent: only the rim; drakon.place-anywhere: all of it;
    # drakon.place-turned: any turning without drakon.no-facing-arrows.
    # The longest lists of the game: written straight into the buffer.
    maze = state.maze
    rim_size = maze.rim_size
    while len(moves.items) < moves.size + 4 * rim_size * state.held(seat):
        moves.grow()
    items = moves.items
    n = moves.size
    window = maze.window
    rim = maze.rim
    fit = BOX.fit
    for i in range(state.held(seat)):
        chamber = state.hand(seat, i)
        base = maze.pattern(chamber) * 16 - FREE
        head = codes.about(codes.PLACE, chamber)
        for r in range(rim_size):
            place = i64(rim[r])
            turnings = i64(fit[base + i64(window[place])])
            if turnings == 0:
                continue
            code = codes.on_square(head, maze.square(place))
            if turnings & 1 != 0:
                items[n] = code
                n += 1
            if turnings & 2 != 0:
                items[n] = codes.turned(code, 1)
                n += 1
            if turnings & 4 != 0:
                items[n] = codes.turned(code, 2)
                n += 1
            if turnings & 8 != 0:
                items[n] = codes.turned(code, 3)
                n += 1
    moves.size = n


def add_turnings(code: i64, turnings: i64, moves: Moves) -> None:
    """The code in each turning of a mask."""
    for turning in range(i64(4)):
        if (turnings >> turning) & 1 != 0:
            moves.add(codes.turned(code, turning))


def can_place(state: Drakon, seat: i64) -> bool:
    """Whether any chamber of the hand fits anywhere."""
    # drakon.hand-empty, drakon.no-fit
    maze = state.maze
    for i in range(state.held(seat)):
        base = maze.pattern(state.hand(seat, i)) * 16 - FREE
        for r in range(maze.rim_size):
            if i64(BOX.fit[base + i64(maze.window[i64(maze.rim[r])])]) != 0:
                return True
    return False


def add_figure_walks(state: Drakon, moves: Moves) -> None:
    """drakon.drakon-moves: up to three steps; back where it began is staying."""
    steps = within_three(state.maze, state.figure)
    for chamber in range(i64(CHAMBERS)):
        if i64(steps[chamber]) > 1:
            moves.add(codes.about(codes.MOVE_FIGURE, chamber))


def add_figure_places(state: Drakon, moves: Moves) -> None:
    """drakon.figure-first: any chamber without a hero."""
    for chamber in range(i64(CHAMBERS)):
        if state.maze.is_laid(chamber) and not state.is_stood_on(chamber):
            moves.add(codes.about(codes.SET_FIGURE, chamber))


def add_destroyable(state: Drakon, moves: Moves) -> None:
    """drakon.destroy: no hero, no figure, not Start."""
    for chamber in range(i64(1), i64(CHAMBERS)):
        if state.maze.is_laid(chamber) and state.is_bare(chamber):
            moves.add(codes.about(codes.DESTROY_CHAMBER, chamber))


def add_flights(state: Drakon, chamber: i64, moves: Moves) -> None:
    """drakon.floating: free squares that adjoin another chamber, not its own old one."""
    maze = state.maze
    base = maze.pattern(chamber) * 16 - FREE
    for r in range(maze.rim_size):
        place = i64(maze.rim[r])
        seen = maze.look(place, chamber)
        if seen == VOID:
            continue
        turnings = i64(BOX.fit[base + seen])
        if turnings != 0:
            add_turnings(codes.lay(codes.FLOAT, 0, 0, maze.square(place)), turnings, moves)


def add_exchanges(state: Drakon, seat: i64, moves: Moves) -> None:
    """drakon.shift: a bare chamber, not Start, for one of the hand."""
    maze = state.maze
    for chamber in range(i64(1), i64(CHAMBERS)):
        if not maze.is_laid(chamber) or not state.is_bare(chamber):
            continue
        pointed = maze.pointed_at(chamber)
        for i in range(state.held(seat)):
            laid = state.hand(seat, i)
            turnings = i64(BOX.fit[maze.pattern(laid) * 16 + pointed])
            if turnings != 0:
                add_turnings(codes.lay(codes.EXCHANGE, laid, 0, chamber), turnings, moves)


def add_turns(state: Drakon, moves: Moves) -> None:
    """drakon.rotate: by one to three quarters; those that look the same once."""
    maze = state.maze
    for chamber in range(i64(CHAMBERS)):
        if not maze.is_laid(chamber):
            continue
        pointed = maze.pointed_at(chamber)
        arrows = maze.arrows(chamber)
        for quarters in range(i64(1), quarters_listed(maze.pattern(chamber)) + 1):
            if turned_arrows(arrows, quarters) & pointed == 0:
                moves.add(codes.lay(codes.TURN, chamber, quarters, 0))


def can_float(state: Drakon, chamber: i64) -> bool:
    maze = state.maze
    base = maze.pattern(chamber) * 16 - FREE
    for r in range(maze.rim_size):
        seen = maze.look(i64(maze.rim[r]), chamber)
        if seen != VOID and i64(BOX.fit[base + seen]) != 0:
            return True
    return False


def can_rotate(state: Drakon) -> bool:
    maze = state.maze
    for chamber in range(i64(CHAMBERS)):
        if maze.is_laid(chamber) and can_turn(state, chamber):
            return True
    return False


def can_turn(state: Drakon, chamber: i64) -> bool:
    maze = state.maze
    pointed = maze.pointed_at(chamber)
    for quarters in range(i64(1), quarters_listed(maze.pattern(chamber)) + 1):
        if turned_arrows(maze.arrows(chamber), quarters) & pointed == 0:
            return True
    return False
