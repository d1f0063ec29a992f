"""What chambers, placings and Drakon's steps are worth to a seat, by what it can see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    CONTROL,
    DRAKON_MOVES,
    ESCAPE,
    FIND,
    HOARD_POOL,
    KEY,
    LOSE,
    MAP,
    SHIFT,
    START,
    STEAL_CCW,
    STEAL_CW,
    TELEPORT,
    WIND,
)
from logovo.games.drakon.maze import FIRST_CHAMBER, FREE, Maze
from logovo.games.drakon.moves import codes
from logovo.games.drakon.options import FIXED5, GOLD10
from logovo.games.drakon.scoring import (
    COINS_TO_WIN,
    GOLD_TO_WIN,
    can_escape,
    team_size,
)
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.walking import exits, exits_between, goal_of

COIN: Final = 100  # the measure of everything: what a coin is worth
VICTORY: Final = 100_000
LATER: Final = 6  # tenths: what comes a turn later counts less
SEEN_AHEAD: Final = 2


def gain(table: Drakon, seat: i64, chamber: i64) -> i64:
    """What entering a chamber brings the seat at once."""
    pool = table.pool(seat)
    if chamber == table.figure:
        if table.coin_count(pool) > 0:
            return -COIN
        return -20
    kind = i64(BOX.kind[chamber])
    if kind == FIND:
        if table.coin_count(HOARD_POOL) > 0:
            return coin_worth(table, seat)
        return 0
    if kind == LOSE:
        if table.coin_count(pool) > 0:
            return -COIN
        return 0
    if kind == STEAL_CW or kind == STEAL_CCW:
        victim = seat + 1
        if kind == STEAL_CCW:
            victim = seat + table.players - 1
        if victim >= table.players:
            victim -= table.players
        if table.coin_count(table.pool(victim)) > 0:
            return coin_worth(table, seat) + COIN // 3
        return 0
    if kind == TELEPORT or kind == ESCAPE:
        if can_escape(table, seat):
            return VICTORY
        return 0
    if kind == DRAKON_MOVES:
        return 20
    if kind == MAP or kind == SHIFT or kind == CONTROL:
        return 15
    return 0


def coin_worth(table: Drakon, seat: i64) -> i64:
    """One coin more; how near it brings to victory the deciding seat knows of its own pool,
    and everybody where only the number of coins counts."""
    pool = table.pool(seat)
    if table.goal == FIXED5:
        if table.coin_count(pool) + 1 >= COINS_TO_WIN * team_size(table):
            return VICTORY
    elif table.goal == GOLD10 and pool == table.pool(table.asks.seat()):
        missing = GOLD_TO_WIN * team_size(table) - table.gold(pool)
        if missing <= 1:
            return VICTORY
        if missing <= 3:
            return 3 * COIN
    return COIN


def wins(table: Drakon, code: i64) -> bool:
    """Whether a way or jump of the deciding seat ends the game at once in its favour."""
    seat = table.asks.seat()
    if codes.kind_of(code) == codes.JUMP:
        return can_escape(table, seat)
    target = goal_of(table.maze, i64(table.stands[seat]), codes.first_of(code))
    return gain(table, seat, target) >= VICTORY


def arrival(table: Drakon, seat: i64, chamber: i64) -> i64:
    """Entering a chamber and going on from there."""
    here = chamber
    if chamber == table.figure:
        here = START
    return gain(table, seat, chamber) + (prospects(table, seat, here, SEEN_AHEAD) * LATER) // 10


def prospects(table: Drakon, seat: i64, chamber: i64, depth: i64) -> i64:
    """The best the seat can get by moving on from a chamber."""
    if depth == 0:
        return 0
    maze = table.maze
    kind = i64(BOX.kind[chamber])
    if kind == TELEPORT:
        return teleport_prospects(table, seat)
    first = exits(maze, chamber, False)
    best: i64 = -COIN // 4  # stuck
    if first == 0:
        return best + 5 * openings(maze, chamber)
    best = -VICTORY
    for d in range(i64(4)):
        if (first >> d) & 1 == 0:
            continue
        other = maze.beside(chamber, d)
        if kind == WIND:
            second = exits_between(maze, other)
            for e in range(i64(4)):
                if (second >> e) & 1 != 0:
                    best = max(best, gain(table, seat, maze.beside(other, e)))
        else:
            value = gain(table, seat, other)
            value += (prospects(table, seat, other, depth - 1) * LATER) // 10
            best = max(best, value)
    if best == -VICTORY:
        return -COIN // 4
    return best


def teleport_prospects(table: Drakon, seat: i64) -> i64:
    """A coin somewhere is as good as a coin next door."""
    for chamber in range(i64(1), i64(CHAMBERS)):
        if i64(BOX.kind[chamber]) > FIND:
            break
        if (
            i64(BOX.kind[chamber]) == FIND
            and table.maze.is_laid(chamber)
            and chamber != table.figure
            and table.coin_count(HOARD_POOL) > 0
        ):
            return COIN + COIN // 5
    return COIN // 5


def openings(maze: Maze, chamber: i64) -> i64:
    """Arrows into the void: a placing makes a way of them."""
    n: i64 = 0
    for d in range(i64(4)):
        if (maze.arrows(chamber) >> d) & 1 != 0 and maze.beside(chamber, d) < 0:
            n += 1
    return n


def onward(table: Drakon, seat: i64, place: i64, arrows: i64) -> i64:
    """What a seat could do next from a chamber lying here with these arrows."""
    maze = table.maze
    best: i64 = -COIN // 4
    for d in range(i64(4)):
        if (arrows >> d) & 1 == 0:
            continue
        held = i64(maze.window[place + maze.step(d)]) - FIRST_CHAMBER
        if held >= 0:
            best = max(best, gain(table, seat, held))
        else:
            best = max(best, -5)
    return (best * LATER) // 10


def figure_worth(table: Drakon, seat: i64, chamber: i64, catches: bool) -> i64:
    """Whom Drakon catches here, and whose way it bars."""
    worth: i64 = 0
    for hero in range(table.players):
        mine = table.pool(hero) == table.pool(seat)
        value: i64 = 0
        if catches and i64(table.stands[hero]) == chamber:
            value = 20
            coins = table.coin_count(table.pool(hero))
            if coins > 0:
                value += COIN // 2 + coins * 10
        elif is_next_to(table.maze, i64(table.stands[hero]), chamber):
            value = max(gain(table, hero, chamber) // 4, 0) + 5
        if mine:
            worth -= 2 * value
        else:
            worth += value
    return worth


def is_next_to(maze: Maze, chamber: i64, other: i64) -> bool:
    """Whether one step leads from a chamber to another."""
    ways = exits(maze, chamber, False)
    for d in range(i64(4)):
        if (ways >> d) & 1 != 0 and maze.beside(chamber, d) == other:
            return True
    return False


def presence(table: Drakon, seat: i64, chamber: i64) -> i64:
    """What a laid chamber is worth to the seat: a step before it counts, before others not."""
    return presence_of(table, seat, chamber, chamber)


def presence_of(table: Drakon, seat: i64, where: i64, what: i64) -> i64:
    """The same for a chamber that would lie in another's place."""
    worth: i64 = 0
    for hero in range(table.players):
        if is_next_to(table.maze, i64(table.stands[hero]), where):
            value = gain(table, hero, what)
            if hero == seat:
                worth += value
            elif table.pool(hero) != table.pool(seat):
                worth -= value // 2
    return worth


def spare(table: Drakon, seat: i64, chamber: i64) -> i64:
    """What a chamber is worth in the hand."""
    kind = i64(BOX.kind[chamber])
    if kind == FIND:
        return 25
    if kind == STEAL_CW or kind == STEAL_CCW or kind == TELEPORT:
        return 20
    if kind == ESCAPE:
        return 20
    if kind == LOSE or kind == WIND or kind == KEY:
        return 0
    return 8


def stood_on_before(table: Drakon, seat: i64, step: i64) -> bool:
    """Whether a hero counted before (from `seat` on) is in the same chamber."""
    hero = (seat + step) % table.players
    for earlier in range(step):
        if i64(table.stands[(seat + earlier) % table.players]) == i64(table.stands[hero]):
            return True
    return False


def add_fitting(maze: Maze, chamber: i64, place: i64, pointed: i64, moves: Moves) -> None:
    """The chamber on this free place in every turning that fits."""
    turnings = i64(BOX.fit[maze.pattern(chamber) * 16 + pointed])
    for turning in range(i64(4)):
        if (turnings >> turning) & 1 != 0:
            moves.add(codes.lay(codes.PLACE, chamber, turning, maze.square(place)))


def dullest_placing(table: Drakon, seat: i64, last: i64) -> i64:
    """The hand's least useful chamber on the square of the last placing listed, if it fits."""
    dullest = table.hand(seat, 0)
    for i in range(table.held(seat)):
        if spare(table, seat, table.hand(seat, i)) < spare(table, seat, dullest):
            dullest = table.hand(seat, i)
    maze = table.maze
    place = maze.place(codes.second_of(last))
    pointed = i64(maze.window[place]) - FREE
    turnings = i64(BOX.fit[maze.pattern(dullest) * 16 + pointed])
    for turning in range(i64(4)):
        if (turnings >> turning) & 1 != 0:
            return codes.lay(codes.PLACE, dullest, turning, maze.square(place))
    return last
