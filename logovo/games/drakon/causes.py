"""What a table can be waiting for: every ask has its cause on the table, or `load` refuses it.

While somebody is asked, the stack has one of few shapes. Before the first turn: the turn to come,
and above it those still without a figure. At the action, or right after it: one ask. Inside a turn:
what comes after the action (or after an ability used before it), then a chamber still to be drawn,
or one still to be taken by the Barbarian, then heroes still to be caught, and on top the ask.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.errors import BadPosition
from logovo.core.moves import Moves
from logovo.games.drakon import abilities, asks, legality
from logovo.games.drakon.components import (
    BARBARIAN,
    BOX,
    CHAMBERS,
    CONTROL,
    DESTROY,
    DRAKON_MOVES,
    DWARF,
    ESCAPE,
    FLOATING,
    HAND,
    KNIGHT,
    LOSE,
    MAP,
    NO_HERO,
    ROTATE,
    SHIFT,
    START,
    STEAL_CCW,
    STEAL_CW,
    THIEF,
)
from logovo.games.drakon.effects import entering
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.walking import can_move

WIDTH: Final = 6  # numbers of an ask
BY_CHAMBER: Final[dict[int, int]] = {
    asks.ASK_DESTROY: DESTROY,
    asks.ASK_DRAKON: DRAKON_MOVES,
    asks.ASK_FLOAT: FLOATING,
    asks.ASK_SHIFT: SHIFT,
    asks.ASK_MAP: MAP,
    asks.ASK_CONTROL: CONTROL,
    asks.ASK_ROTATE: ROTATE,
}
"""What is asked of the hero who has entered a chamber of this kind."""


def require(holds: bool, why: str = "asks") -> None:
    if not holds:
        raise BadPosition(why)


def check_asks(state: Drakon, pending: list[list[int]]) -> None:
    """Take over the stack if the rules could have come to it."""
    require(len(pending) > 0)
    for row in pending:
        require(len(row) == WIDTH and 0 <= row[1] < state.players and row[3:] == [0, 0, 0])
        require(0 <= row[0] <= asks.JOB_TAKE and -1 <= row[2] < CHAMBERS)
    state.asks.load(pending)
    top = pending[-1]
    if top[0] == asks.ASK_HERO:
        check_choosing(state, pending)
        return
    require(NO_HERO not in [int(hero) for hero in state.hero], "heroes")
    if len(pending) == 1:
        check_own(state, top)
    else:
        require(state.idle == 0, "idle")
        check_base(state, pending[0])
        check_inside(state, pending)
    check_figure(state, [row[1] for row in pending if row[0] == asks.JOB_CATCH])
    moves = Moves()
    state.legal_into(moves)
    require(moves.size > 0, "asks-without-move")


def check_choosing(state: Drakon, pending: list[list[int]]) -> None:
    """drakon.hero-figure: in turn order, before anything has happened."""
    require(not state.heroes and state.turns == 0 and state.stir == -1)
    require(state.forced == 0 and len(state.acted) == 0 and state.figure < 0)
    require(pending[0] == [asks.JOB_BEGIN, int(state.first), 0, 0, 0, 0])
    waiting: list[int] = []
    for i in range(1, len(pending)):
        seat = int(state.first + state.players - i) % int(state.players)
        require(pending[i] == [asks.ASK_HERO, seat, 0, 0, 0, 0])
        waiting.append(seat)
    for seat in range(int(state.players)):
        require((int(state.hero[seat]) == NO_HERO) == (seat in waiting), "heroes")
        require(state.held(seat) == HAND, "hands")
    laid = [chamber for chamber in range(CHAMBERS) if state.maze.is_laid(chamber)]
    require(laid == [START] and state.maze.turning(START) == 0, "board")
    for pool in range(state.pools):
        require(state.coin_count(pool) == 0, "coins")


def check_own(state: Drakon, top: list[int]) -> None:
    """At the action of the active player, or right after it."""
    kind, seat, moved = top[0], top[1], top[2]
    require(seat == state.turn)
    used = is_used(state, seat)
    can_act = can_move(state, i64(state.stands[seat])) or legality.can_place(state, seat)
    if kind == asks.ASK_AFTER:
        require(state.heroes and moved in (0, 1) and state.idle == 0)
        require(abilities.has_ability_now(state, seat, moved == 1))
        require(moved == 1 or state.stir == state.turns)
        return
    require(kind == asks.ASK_ACTION or kind == asks.ASK_ABILITY)
    require(moved == 0 and can_act == (kind == asks.ASK_ACTION))
    if kind == asks.ASK_ABILITY:
        require(state.heroes and abilities.would_change_something(state, seat))
    if not used:
        # Nothing has been done in this turn yet.
        require(state.forced == 0 and len(state.acted) == 0, "acted")
        require(state.stir < state.turns, "stir")


def check_base(state: Drakon, base: list[int]) -> None:
    """What comes when all this is done."""
    require(base[1] == state.turn)
    if base[0] == asks.JOB_ACT:
        require(base[2] == 1 and is_used(state, base[1]))
    else:
        require(base[0] == asks.JOB_AFTER and base[2] in (0, 1))


def check_inside(state: Drakon, pending: list[list[int]]) -> None:
    """An ask inside a turn, with its cause."""
    base, top = pending[0], pending[-1]
    between = pending[1:-1]
    active = int(state.turn)
    if between and between[0][0] == asks.JOB_DRAW:
        require(base[:3] == [asks.JOB_AFTER, active, 0])
        require(between == [[asks.JOB_DRAW, active, 0, 0, 0, 0]])
        check_placed(state, top)
        return
    require(base[2] == 1)
    if not between and is_about_ability(state, top):
        return
    if between and between[0][0] == asks.JOB_TAKE:
        other = between[0][2]
        require(between[0][1] == active and is_used_hero(state, active, BARBARIAN))
        require(0 <= other < state.players and state.are_opponents(active, other))
        require(state.forced > 0, "forced")
        between = between[1:]
    else:
        require(base[0] == asks.JOB_AFTER)
        require(top[1] == active or top[0] == asks.ASK_KNIGHT or state.forced > 0, "forced")
    check_entered(state, top, between)


def check_placed(state: Drakon, top: list[int]) -> None:
    """drakon.place-order: the jump or the figure, before a chamber is drawn."""
    require(top[1] == state.turn and state.stir == state.turns)
    if top[0] == asks.ASK_JUMP:
        require(is_laid_kind(state, top[2], ESCAPE) and state.is_bare(top[2]))
    else:
        require(top[0] == asks.ASK_FIGURE and top[2] == 0)
        require(state.figure < 0 and has_drakon_moves(state))


def is_about_ability(state: Drakon, top: list[int]) -> bool:
    """The Dwarf draws on, or the Thief has reached for the Knight's coin."""
    active = int(state.turn)
    if top[0] == asks.ASK_DRAW:
        require(top[1:3] == [active, 0] and is_used_hero(state, active, DWARF))
        require(state.held(active) < HAND and state.pile_size > 0)
        return True
    if top[0] == asks.ASK_KNIGHT and top[2] == active and is_used_hero(state, active, THIEF):
        if int(state.stands[active]) == int(state.stands[top[1]]):
            check_knight(state, top)
            return True
    return False


def check_entered(state: Drakon, top: list[int], catching: list[list[int]]) -> None:
    """A hero has entered a chamber, and the chamber asks."""
    kind, seat, number = top[0], top[1], top[2]
    here = int(state.stands[seat])
    if kind == asks.ASK_KNIGHT:
        check_knight(state, top)
        check_loss(state, seat, number, catching)
        return
    require(not catching and state.has_acted(seat, here) and state.figure != here)
    at = int(BOX.kind[here])
    require(number == (here if kind == asks.ASK_FLOAT else 0))
    if kind == asks.ASK_FIGURE:
        require(state.figure < 0 and has_drakon_moves(state))
        require(at == DRAKON_MOVES or at == SHIFT)
        return
    require(kind in BY_CHAMBER and at == BY_CHAMBER[kind])
    if kind == asks.ASK_DRAKON:
        require(state.figure >= 0)
    elif kind == asks.ASK_SHIFT:
        require(state.held(seat) > 0 and entering.has_bare(state))
    elif kind == asks.ASK_FLOAT:
        require(legality.can_float(state, here))
    elif kind == asks.ASK_CONTROL:
        require(state.forced < entering.MOST_FORCED)


def check_knight(state: Drakon, top: list[int]) -> None:
    require(state.has_ability(top[1], KNIGHT) and -1 <= top[2] < state.players)
    require(state.coin_count(state.pool(top[1])) > 0)
    require(top[2] < 0 or state.are_opponents(top[1], top[2]))


def check_loss(state: Drakon, seat: int, taker: int, catching: list[list[int]]) -> None:
    """drakon.knight: a chamber or the figure would cost this seat a coin."""
    if taker >= 0:
        there = int(state.stands[taker])
        at = int(BOX.kind[there])
        require(not catching and state.has_acted(taker, there))
        clockwise = entering.next_seat(state, taker, 1) == seat
        counter = entering.next_seat(state, taker, state.players - 1) == seat
        require((at == STEAL_CW and clockwise) or (at == STEAL_CCW and counter))
        return
    here = int(state.stands[seat])
    if not catching and int(BOX.kind[here]) == LOSE and state.has_acted(seat, here):
        return
    require(here == START and state.figure >= 0)
    moved = [int(pair) % CHAMBERS for pair in state.acted]
    by_chamber = DRAKON_MOVES in [int(BOX.kind[chamber]) for chamber in moved]
    require(by_chamber or (state.shield_always and not catching))
    # drakon.figure-all: in turn order, so those still to be caught come after this seat.
    order = [(row[1] - int(state.turn)) % int(state.players) for row in [*catching, [0, seat]]]
    require(order == sorted(set(order), reverse=True))
    for row in catching:
        require(row[0] == asks.JOB_CATCH and row[2] == 0)


def check_figure(state: Drakon, catching: list[int]) -> None:
    """drakon.figure-catch: heroes and figure share a chamber on Start only, or for the moment
    before they are caught."""
    for seat in range(int(state.players)):
        under = state.figure >= 0 and int(state.stands[seat]) == state.figure
        require(under or seat not in catching, "figure")
        if under and state.figure != START:
            require(seat in catching, "figure")


def has_drakon_moves(state: Drakon) -> bool:
    return any(is_laid_kind(state, chamber, DRAKON_MOVES) for chamber in range(CHAMBERS))


def is_laid_kind(state: Drakon, chamber: int, kind: int) -> bool:
    if not 0 <= chamber < CHAMBERS or not state.maze.is_laid(chamber):
        return False
    return int(BOX.kind[chamber]) == kind


def is_used(state: Drakon, seat: int) -> bool:
    return state.heroes and (int(state.used) >> seat) & 1 == 1


def is_used_hero(state: Drakon, seat: int, hero: int) -> bool:
    """Whether the seat plays this hero and has used its ability."""
    return is_used(state, seat) and int(state.hero[seat]) == hero
