"""What a move does. Callers have chosen it from the legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.drakon import asks
from logovo.games.drakon.components import BOX, DRAKON_MOVES, ESCAPE, HERO_WORDS
from logovo.games.drakon.effects import chambers, coins, entering, heroes, turns
from logovo.games.drakon.events import (
    AbilityUsed,
    FigureMoved,
    FigureSet,
    HeroMoved,
    HeroTaken,
    Passed,
    Placed,
    Stayed,
)
from logovo.games.drakon.maze import x_of, y_of
from logovo.games.drakon.moves import codes
from logovo.games.drakon.walking import goal_of

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon


def apply(state: Drakon, code: i64, chance: Chance, journal: Journal) -> None:
    kind = codes.kind_of(code)
    seat = state.asks.seat()
    if kind == codes.PLACE:
        place(state, seat, code, journal)
    elif kind == codes.MOVE:
        state.asks.pop()
        state.asks.push(asks.JOB_AFTER, seat, 1, 0, 0, 0)
        walk(state, seat, seat, codes.first_of(code), "walk", journal)
    elif kind <= codes.THIEF_SWAP and kind != codes.HERO:
        use_ability(state, seat, code, chance, journal)
    else:
        answer(state, seat, code, chance, journal)
    run(state, chance, journal)


def run(state: Drakon, chance: Chance, journal: Journal) -> None:
    """Do what needs no decision until somebody is asked or the game is over."""
    stack = state.asks
    while state.ended < 0:
        kind = stack.kind()
        if kind < asks.FIRST_JOB:
            return
        seat = stack.seat()
        a = stack.a()
        b = stack.b()
        stack.pop()
        if kind == asks.JOB_ENTER:
            entering.enter(state, seat, a == 1, chance, journal)
        elif kind == asks.JOB_AFTER:
            turns.after(state, seat, a)
        elif kind == asks.JOB_FINISH:
            turns.finish(state, seat, journal)
        elif kind == asks.JOB_BEGIN:
            turns.begin(state, seat)
        elif kind == asks.JOB_ACT:
            turns.act(state, seat, a == 1, journal)
        elif kind == asks.JOB_DRAW:
            turns.draw(state, seat, journal)
        elif kind == asks.JOB_LOSE:
            coins.stake(state, seat, a, b == 1, chance, journal)
        elif kind == asks.JOB_CATCH:
            entering.caught(state, seat, journal)
        elif kind == asks.JOB_TAKE:
            chambers.take_chamber(state, seat, a, chance, journal)


def place(state: Drakon, seat: i64, code: i64, journal: Journal) -> None:
    """Lay it, then the jump or the figure, then draw."""
    # drakon.place-order: the last pushed comes first.
    chamber = codes.first_of(code)
    square = codes.second_of(code)
    turning = codes.turning_of(code)
    state.idle = 0
    state.stir = state.turns
    state.give_chamber(seat, chamber)
    state.maze.put(chamber, turning, square)
    if journal.loud:
        journal.add(
            Placed(
                Seat(int(seat)),
                str(int(chamber)),
                int(turning),
                int(x_of(square)),
                int(y_of(square)),
            )
        )
    stack = state.asks
    stack.pop()
    stack.push(asks.JOB_AFTER, seat, 0, 0, 0, 0)
    stack.push(asks.JOB_DRAW, seat, 0, 0, 0, 0)
    kind = i64(BOX.kind[chamber])
    if kind == ESCAPE:
        stack.push(asks.ASK_JUMP, seat, chamber, 0, 0, 0)  # drakon.escape-jump
    elif kind == DRAKON_MOVES and state.figure < 0:
        stack.push(asks.ASK_FIGURE, seat, 0, 0, 0, 0)  # drakon.figure-first


def walk(state: Drakon, seat: i64, by: i64, way: i64, how: str, journal: Journal) -> None:
    """A hero takes a legal way; entering the chamber there is still to come."""
    if by == seat:
        state.idle = 0
    else:
        state.forced += 1
    goal = goal_of(state.maze, i64(state.stands[seat]), way)
    put_hero(state, seat, by, goal, how, journal)
    own: i64 = 0
    if by == seat:
        own = 1
    # Only a walk pushes an entry, standing never does.
    state.asks.push(asks.JOB_ENTER, seat, own, 0, 0, 0)  # drakon.entry


def put_hero(state: Drakon, seat: i64, by: i64, chamber: i64, how: str, journal: Journal) -> None:
    heroes.stand(state, seat, chamber)
    if journal.loud:
        x, y = chambers.where(state, chamber)
        journal.add(HeroMoved(Seat(int(seat)), Seat(int(by)), how, x, y))


def use_ability(state: Drakon, seat: i64, code: i64, chance: Chance, journal: Journal) -> None:
    """drakon.ability-once: the counter goes back to the box, then the hero acts."""
    stack = state.asks
    kind = codes.kind_of(code)
    spend(state, seat, kind == codes.WIZARD_MOVE, journal)
    if kind == codes.WIZARD_MOVE:
        walk(state, seat, seat, codes.first_of(code), "wizard", journal)
    elif kind == codes.AMAZON_MOVE:
        walk(state, seat, seat, codes.first_of(code), "amazon", journal)
    elif kind == codes.PUSH:
        # drakon.barbarian: the push and all it sets off first, then the chamber.
        other = codes.second_of(code)
        stack.push(asks.JOB_TAKE, seat, other, 0, 0, 0)
        walk(state, other, seat, codes.first_of(code), "push", journal)
    elif kind == codes.REFILL:
        heroes.refill(state, seat, code, journal)
    elif kind == codes.THIEF_STEAL:
        stack.push(asks.JOB_LOSE, codes.second_of(code), seat, 1, 0, 0)
    elif kind == codes.THIEF_SWAP:
        coins.swap(state, seat, codes.first_of(code), chance, journal)


def spend(state: Drakon, seat: i64, is_action: bool, journal: Journal) -> None:
    """The counter is gone; what comes after the ability lies on the stack."""
    stack = state.asks
    before_action = stack.kind() != asks.ASK_AFTER
    state.used |= 1 << seat
    state.idle = 0
    if journal.loud:
        journal.add(AbilityUsed(Seat(int(seat)), HERO_WORDS[int(state.hero[seat])]))
    stack.pop()
    if is_action or not before_action:
        stack.push(asks.JOB_AFTER, seat, 1, 0, 0, 0)
    else:
        stack.push(asks.JOB_ACT, seat, 1, 0, 0, 0)


def refill_long(
    state: Drakon, seat: i64, order: list[i64], chance: Chance, journal: Journal
) -> None:
    """drakon.dwarf with more chambers than a code holds."""
    spend(state, seat, False, journal)
    heroes.refill_long(state, seat, order, journal)
    run(state, chance, journal)


def answer(state: Drakon, seat: i64, code: i64, chance: Chance, journal: Journal) -> None:
    """Everything that is not the action of a turn or an ability."""
    stack = state.asks
    kind = codes.kind_of(code)
    chamber = codes.first_of(code)
    ask = stack.kind()
    a = stack.a()
    stack.pop()
    if kind == codes.HERO:
        state.hero[seat] = u8(chamber)
        if journal.loud:
            journal.add(HeroTaken(Seat(int(seat)), HERO_WORDS[int(chamber)]))
    elif kind == codes.END:
        stack.push(asks.JOB_FINISH, seat, 0, 0, 0, 0)
    elif kind == codes.PASS:
        state.idle += 1
        stack.push(asks.JOB_FINISH, seat, 0, 0, 0, 0)
        if journal.loud:
            journal.add(Passed(Seat(int(seat))))
    elif kind == codes.SET_FIGURE:
        state.figure = chamber
        if journal.loud:
            x, y = chambers.where(state, chamber)
            journal.add(FigureSet(Seat(int(seat)), x, y))
    elif kind == codes.JUMP:
        # drakon.escape-frees: from anywhere; drakon.not-entry: no JOB_ENTER.
        put_hero(state, seat, seat, a, "jump", journal)
        entering.escape_if_rich(state, seat, journal)
    elif kind == codes.STAY:
        stay(seat, ask, journal)
    elif kind == codes.FIGURE_STAYS:
        # drakon.figure-stay: its move ends here as anywhere.
        stay(seat, ask, journal)
        entering.catch_all(state)
    elif kind == codes.DESTROY_CHAMBER:
        chambers.destroy(state, seat, chamber, journal)
    elif kind == codes.MOVE_FIGURE:
        state.figure = chamber
        if journal.loud:
            x, y = chambers.where(state, chamber)
            journal.add(FigureMoved(Seat(int(seat)), x, y))
        entering.catch_all(state)
    elif kind == codes.FLOAT:
        chambers.float_away(state, seat, a, code, journal)
    elif kind == codes.EXCHANGE:
        chambers.exchange(state, seat, code, journal)
    elif kind == codes.TAKE:
        chambers.take_chamber(state, seat, codes.second_of(code), chance, journal)
    elif kind == codes.CONTROL_HERO:
        walk(state, codes.second_of(code), seat, chamber, "control", journal)
    elif kind == codes.TURN:
        chambers.turn_chamber(state, seat, code, journal)
    elif kind == codes.SHIELD:
        coins.keep(state, seat, journal)
    elif kind == codes.ALLOW:
        coins.lose(state, seat, a, chance, journal)
    elif kind == codes.DRAW_ON:
        turns.draw(state, seat, journal)
        heroes.ask_for_more(state, seat)


def stay(seat: i64, ask: i64, journal: Journal) -> None:
    if journal.loud:
        journal.add(Stayed(Seat(int(seat)), asks.ASK_WORDS[int(ask)]))
