"""A hero enters a chamber: first the figure, then what the chamber does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.drakon import asks, legality, scoring
from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    CONTROL,
    DESTROY,
    DRAKON_MOVES,
    ESCAPE,
    FIND,
    FLOATING,
    KIND_WORDS,
    LOSE,
    MAP,
    ROTATE,
    SHIFT,
    START,
    STEAL_CCW,
    STEAL_CW,
    TELEPORT,
)
from logovo.games.drakon.effects import coins, heroes
from logovo.games.drakon.events import ActedBefore, NoEffect, SentToStart
from logovo.games.drakon.walking import can_move

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon

MOST_FORCED: Final = 12


def enter(state: Drakon, seat: i64, own: bool, chance: Chance, journal: Journal) -> None:
    """`own` tells a move of the hero's owner from a forced one."""
    # drakon.entry: first the figure.
    chamber = i64(state.stands[seat])
    if state.figure == chamber:
        walk_into_figure(state, seat, journal)
        return
    kind = i64(BOX.kind[chamber])
    if own and (kind == ESCAPE or kind == TELEPORT):
        # drakon.escape-by-moving: a hero moved by an opponent has not escaped.
        escape_if_rich(state, seat, journal)
        return
    if BOX.acts[kind] == 0:
        # drakon.blank, drakon.start-chamber, drakon.escape, drakon.harp-itself and what works
        # only on leaving (Key, Wind, Teleport): nothing happens on entry.
        return
    if state.has_acted(seat, chamber):
        # drakon.no-repeat
        if journal.loud:
            journal.add(ActedBefore(Seat(int(seat)), KIND_WORDS[int(kind)]))
        return
    state.note_acted(seat, chamber)
    act(state, seat, chamber, chance, journal)


def act(state: Drakon, seat: i64, chamber: i64, chance: Chance, journal: Journal) -> None:
    """What a chamber does to the hero who has entered it."""
    # drakon.owner-resolves: whoever moved the hero, its seat decides and gains.
    kind = i64(BOX.kind[chamber])
    if kind == FIND:
        # drakon.find-coin
        coins.find(state, seat, chance, journal)
    elif kind == LOSE:
        # drakon.lose-gold
        stake(state, seat, -1, seat, LOSE, journal)
    elif kind == STEAL_CW:
        stake(state, next_seat(state, seat, 1), seat, seat, STEAL_CW, journal)
    elif kind == STEAL_CCW:
        stake(state, next_seat(state, seat, state.players - 1), seat, seat, STEAL_CCW, journal)
    elif kind == DRAKON_MOVES and state.figure < 0:
        # drakon.figure-late
        ask_if(state, asks.ASK_FIGURE, seat, has_heroless(state), kind, journal)
    elif kind == DRAKON_MOVES:
        state.asks.push(asks.ASK_DRAKON, seat, 0, 0, 0, 0)
    elif kind == DESTROY:
        ask_if(state, asks.ASK_DESTROY, seat, has_bare(state), kind, journal)
    elif kind == FLOATING:
        possible = legality.can_float(state, chamber)
        ask_if(state, asks.ASK_FLOAT, seat, possible, kind, journal)
        if possible:
            state.asks.set_number(0, chamber)
    elif kind == SHIFT:
        # Asked whenever hand and table have something: whether it fits is the hand's secret.
        possible = state.held(seat) > 0 and has_bare(state)
        ask_if(state, asks.ASK_SHIFT, seat, possible, kind, journal)
    elif kind == MAP:
        ask_if(state, asks.ASK_MAP, seat, has_victim(state, seat), kind, journal)
    elif kind == CONTROL:
        # drakon.chain: the thirteenth forced move of a turn does not happen.
        possible = state.forced < MOST_FORCED and has_puppet(state, seat)
        ask_if(state, asks.ASK_CONTROL, seat, possible, kind, journal)
    elif kind == ROTATE:
        ask_if(state, asks.ASK_ROTATE, seat, legality.can_rotate(state), kind, journal)


def ask_if(state: Drakon, ask: i64, seat: i64, possible: bool, kind: i64, journal: Journal) -> None:
    """drakon.must-may: an impossible effect is passed over."""
    if possible:
        state.asks.push(ask, seat, 0, 0, 0, 0)
    elif journal.loud:
        journal.add(NoEffect(Seat(int(seat)), KIND_WORDS[int(kind)]))


def stake(state: Drakon, loser: i64, taker: i64, seat: i64, kind: i64, journal: Journal) -> None:
    """drakon.lose-gold, drakon.steal-cw, drakon.steal-ccw: a chamber costs a coin."""
    if state.coin_count(state.pool(loser)) > 0:
        state.asks.push(asks.JOB_LOSE, loser, taker, 1, 0, 0)
    elif journal.loud:
        journal.add(NoEffect(Seat(int(seat)), KIND_WORDS[int(kind)]))


def next_seat(state: Drakon, seat: i64, steps: i64) -> i64:
    """Clockwise, so many seats on."""
    other = seat + steps
    if other >= state.players:
        return other - state.players
    return other


def walk_into_figure(state: Drakon, seat: i64, journal: Journal) -> None:
    """To Start and a coin lost; on Start only the coin."""
    # drakon.figure-walk-in, drakon.figure-start-entry: with every entry.
    if i64(state.stands[seat]) != START:
        heroes.stand(state, seat, START)
        if journal.loud:
            journal.add(SentToStart(Seat(int(seat)), "walked-in"))
    # drakon.knight: not for walking in, unless the host allows it (`knight-shield`).
    shieldable: i64 = 0
    if state.shield_always:
        shieldable = 1
    state.asks.push(asks.JOB_LOSE, seat, -1, shieldable, 0, 0)


def catch_all(state: Drakon) -> None:
    """Everyone under the figure, in turn order from the active player."""
    # drakon.figure-all; drakon.figure-not-hero: the chamber itself does nothing.
    # drakon.figure-pass: only where the figure ends.
    for step in range(state.players):
        seat = next_seat(state, state.turn, state.players - 1 - step)
        if i64(state.stands[seat]) == state.figure:
            state.asks.push(asks.JOB_CATCH, seat, 0, 0, 0, 0)


def caught(state: Drakon, seat: i64, journal: Journal) -> None:
    """One hero under the figure."""
    # drakon.figure-catch; drakon.figure-at-start: there only the coin is lost.
    if i64(state.stands[seat]) != START:
        heroes.stand(state, seat, START)
        if journal.loud:
            journal.add(SentToStart(Seat(int(seat)), "caught"))
    state.asks.push(asks.JOB_LOSE, seat, -1, 1, 0, 0)


def escape_if_rich(state: Drakon, seat: i64, journal: Journal) -> None:
    """drakon.variant-escape, drakon.escape-by-moving."""
    if scoring.can_escape(state, seat):
        scoring.win(state, seat, journal)


def has_bare(state: Drakon) -> bool:
    for chamber in range(i64(1), i64(CHAMBERS)):
        if state.maze.is_laid(chamber) and state.is_bare(chamber):
            return True
    return False


def has_heroless(state: Drakon) -> bool:
    for chamber in range(i64(CHAMBERS)):
        if state.maze.is_laid(chamber) and not state.is_stood_on(chamber):
            return True
    return False


def has_victim(state: Drakon, seat: i64) -> bool:
    for other in range(state.players):
        if state.are_opponents(seat, other) and state.held(other) > 0:
            return True
    return False


def has_puppet(state: Drakon, seat: i64) -> bool:
    for other in range(state.players):
        if state.are_opponents(seat, other) and can_move(state, i64(state.stands[other])):
            return True
    return False
