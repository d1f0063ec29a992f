"""A quick, sensible drakon player: runs to coins, lays them in front of its own hero, and
sends Drakon, losses and dead ends the others' way."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.drakon import asks
from logovo.games.drakon.components import (
    BOX,
    ESCAPE,
    turned_arrows,
)
from logovo.games.drakon.maze import FIRST_CHAMBER, FREE, VOID
from logovo.games.drakon.moves import codes
from logovo.games.drakon.scoring import can_escape
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.walking import goal_of
from logovo.search.policies.drakon_worth import (
    COIN,
    LATER,
    SEEN_AHEAD,
    VICTORY,
    add_fitting,
    arrival,
    dullest_placing,
    figure_worth,
    gain,
    onward,
    presence,
    presence_of,
    prospects,
    spare,
    stood_on_before,
    wins,
)
from logovo.search.policy import Policy

SLOWEST: Final = 500  # rounds after which a victory would be worth nothing
SHORT: Final = 12  # moves that a node of the search looks at


@final
class Greedy(Policy):
    """Gives the moves points and plays the best. It reads the table, its own hand and the
    numbers of coins, nothing else."""

    def __init__(self) -> None:
        self.points = vec[i64]([0] * 64)
        self.kept = Moves()

    # --- the verbs ----------------------------------------------------------

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        table = cast(Drakon, state)
        if moves.size == 1:
            return moves.get(0)
        if table.asks.kind() == asks.ASK_ACTION:
            return self.choose_action(table, moves, chance)
        if table.asks.kind() == asks.ASK_HERO:
            return moves.get(chance.below(moves.size))
        best = moves.get(0)
        most: i64 = -VICTORY * 10
        # Where many are equally good the first is as good as any, but not always the same.
        begin = chance.below(moves.size)
        for i in range(moves.size):
            at = begin + i
            if at >= moves.size:
                at -= moves.size
            value = self.worth(table, moves.get(at))
            if value > most:
                most = value
                best = moves.get(at)
        return best

    def choose_action(self, table: Drakon, moves: Moves, chance: Chance) -> i64:
        """The best way or ability, or the best placing in front of a hero."""
        seat = table.asks.seat()
        best: i64 = -1
        most: i64 = -VICTORY * 10
        i = moves.size - 1
        # Ways and abilities stand behind the placings.
        while i >= 0 and codes.kind_of(moves.get(i)) != codes.PLACE:
            value = self.worth(table, moves.get(i))
            if value > most:
                most = value
                best = moves.get(i)
            i -= 1
        if i < 0:
            return best
        waiting = prospects(table, seat, i64(table.stands[seat]), SEEN_AHEAD)
        placings = i + 1
        self.gather_placings(table, seat)
        kept = self.kept
        for j in range(kept.size):
            value = self.placing_worth(table, seat, kept.get(j), waiting)
            if value > most:
                most = value
                best = kept.get(j)
        # Somewhere out of the way: nothing gained, nothing given.
        if (waiting * LATER) // 10 > most:
            return moves.get(chance.below(placings))
        return best

    def shortlist(self, state: State, moves: Moves) -> None:
        table = cast(Drakon, state)
        if moves.size == 1 or self.keep_victory(table, moves) or moves.size <= SHORT:
            return
        if table.asks.kind() == asks.ASK_ACTION:
            self.shorten_action(table, moves)
            return
        self.keep_best(table, moves, 0)

    def keep_victory(self, table: Drakon, moves: Moves) -> bool:
        """If a way is sure to win, nothing else deserves a look."""
        i = moves.size - 1
        while i >= 0 and codes.kind_of(moves.get(i)) != codes.PLACE:
            code = moves.get(i)
            kind = codes.kind_of(code)
            if kind == codes.MOVE or kind == codes.AMAZON_MOVE or kind == codes.JUMP:
                if self.worth(table, code) >= VICTORY // 2 and wins(table, code):
                    moves.items[0] = code
                    moves.size = 1
                    return True
            i -= 1
        return False

    def shorten_action(self, table: Drakon, moves: Moves) -> None:
        """All ways and abilities, the best placings in front of heroes, one elsewhere."""
        seat = table.asks.seat()
        placings: i64 = 0
        while placings < moves.size and codes.kind_of(moves.get(placings)) == codes.PLACE:
            placings += 1
        others = moves.size - placings
        elsewhere: i64 = -1
        if placings > 0:
            elsewhere = dullest_placing(table, seat, moves.get(placings - 1))
        for i in range(others):
            moves.items[i] = moves.get(placings + i)
        moves.size = others
        if placings == 0:
            self.keep_best(table, moves, 0)
            return
        self.gather_placings(table, seat)
        kept = self.kept
        for j in range(kept.size):
            moves.add(kept.get(j))
        self.keep_best(table, moves, 0)
        if elsewhere >= 0 and not moves.has(elsewhere):
            moves.add(elsewhere)

    def keep_best(self, table: Drakon, moves: Moves, first: i64) -> None:
        """Leave the SHORT best moves from `first` on, in their order."""
        n = moves.size - first
        if n <= SHORT:
            return
        while n > len(self.points):
            self.points = vec[i64]([0] * (2 * len(self.points)))
        points = self.points
        seat = table.asks.seat()
        waiting: i64 = 0
        if table.asks.kind() == asks.ASK_ACTION:
            waiting = prospects(table, seat, i64(table.stands[seat]), SEEN_AHEAD)
        for i in range(n):
            code = moves.get(first + i)
            if codes.kind_of(code) == codes.PLACE:
                points[i] = self.placing_worth(table, seat, code, waiting)
            else:
                points[i] = self.worth(table, code)
        for _round in range(n - SHORT):
            worst: i64 = 0
            for i in range(n):
                if points[i] <= points[worst]:
                    worst = i
            n -= 1
            for i in range(worst, n):
                points[i] = points[i + 1]
                moves.items[first + i] = moves.items[first + i + 1]
        moves.size = first + n

    def value(self, state: State, seat: i64) -> float:
        """A victory soon is a little better than one later, so that nobody dawdles."""
        table = cast(Drakon, state)
        worth = state.reward(seat)
        if table.is_over():
            return worth * (1.0 - float(table.turns) / float(table.players * SLOWEST))
        return worth

    # --- placing --------------------------------------------------------------

    def gather_placings(self, table: Drakon, seat: i64) -> None:
        """Every legal placing on a square that an arrow under some hero points at."""
        kept = self.kept
        kept.clear()
        maze = table.maze
        for step in range(table.players):
            hero = seat + step
            if hero >= table.players:
                hero -= table.players
            here = i64(table.stands[hero])
            if step > 0 and stood_on_before(table, seat, step):
                continue
            arrows = maze.arrows(here)
            for d in range(i64(4)):
                if (arrows >> d) & 1 == 0:
                    continue
                place = i64(maze.at[here]) + maze.step(d)
                held = i64(maze.window[place])
                if held >= FIRST_CHAMBER or held == VOID:
                    continue
                for i in range(table.held(seat)):
                    add_fitting(maze, table.hand(seat, i), place, held - FREE, kept)

    def placing_worth(self, table: Drakon, seat: i64, code: i64, waiting: i64) -> i64:
        """What the seat could do next turn, less what the others could do before."""
        maze = table.maze
        chamber = codes.first_of(code)
        place = maze.place(codes.second_of(code))
        arrows = i64(BOX.arrows[maze.pattern(chamber) * 4 + codes.turning_of(code)])
        if i64(BOX.kind[chamber]) == ESCAPE and can_escape(table, seat):
            return VICTORY
        best = waiting
        loss: i64 = 0
        for d in range(i64(4)):
            held = i64(maze.window[place + maze.step(d)]) - FIRST_CHAMBER
            if held < 0 or (maze.arrows(held) >> (d ^ 2)) & 1 == 0:
                continue
            for hero in range(table.players):
                if i64(table.stands[hero]) != held:
                    continue
                there = gain(table, hero, chamber) + onward(table, hero, place, arrows)
                if table.pool(hero) == table.pool(seat):
                    if hero == seat and there > best:
                        best = there
                else:
                    loss += there
        return (
            (best * LATER) // 10 - loss // (2 * (table.players - 1)) - spare(table, seat, chamber)
        )

    # --- everything else --------------------------------------------------------

    def worth(self, table: Drakon, code: i64) -> i64:
        kind = codes.kind_of(code)
        seat = table.asks.seat()
        first = codes.first_of(code)
        here = i64(table.stands[seat])
        if kind == codes.MOVE or kind == codes.AMAZON_MOVE:
            return arrival(table, seat, goal_of(table.maze, here, first))
        if kind == codes.WIZARD_MOVE:
            return arrival(table, seat, goal_of(table.maze, here, first)) - COIN // 3
        if kind == codes.MOVE_FIGURE or kind == codes.SET_FIGURE:
            return figure_worth(table, seat, first, kind == codes.MOVE_FIGURE)
        if kind == codes.FIGURE_STAYS:
            return figure_worth(table, seat, table.figure, True)
        if kind == codes.CONTROL_HERO or kind == codes.PUSH:
            return self.forced_worth(table, seat, code)
        if kind == codes.DESTROY_CHAMBER:
            return -presence(table, seat, first)
        if kind == codes.FLOAT:
            return self.float_worth(table, seat, code)
        if kind == codes.EXCHANGE:
            return self.exchange_worth(table, seat, code)
        if kind == codes.TURN:
            return self.turn_worth(table, seat, code)
        if kind == codes.TAKE:
            return table.coin_count(table.pool(codes.second_of(code))) * 10 + table.held(
                codes.second_of(code)
            )
        if kind == codes.THIEF_STEAL:
            return COIN + table.coin_count(table.pool(codes.second_of(code))) * 5
        if kind == codes.THIEF_SWAP:
            return self.swap_worth(table, seat, first)
        if kind == codes.REFILL:
            return self.refill_worth(table, seat, code)
        if kind == codes.JUMP:
            return self.jump_worth(table, seat)
        if kind == codes.SHIELD or kind == codes.DRAW_ON:
            return 1
        if kind == codes.STAY and table.asks.kind() == asks.ASK_FLOAT:
            return prospects(table, seat, here, 1)
        return 0

    def forced_worth(self, table: Drakon, seat: i64, code: i64) -> i64:
        """The worse for the other the better; a Barbarian gets a chamber on top."""
        other = codes.second_of(code)
        target = goal_of(table.maze, i64(table.stands[other]), codes.first_of(code))
        before = prospects(table, other, i64(table.stands[other]), 1)
        after = gain(table, other, target) + (prospects(table, other, target, 1) * LATER) // 10
        danger = table.coin_count(table.pool(other)) + 1
        worth = ((before * LATER) // 10 - after) * danger // 2
        if codes.kind_of(code) == codes.PUSH:
            return worth - COIN // 5
        return worth

    def float_worth(self, table: Drakon, seat: i64, code: i64) -> i64:
        maze = table.maze
        chamber = table.asks.a()
        arrows = i64(BOX.arrows[maze.pattern(chamber) * 4 + codes.turning_of(code)])
        return onward(table, seat, maze.place(codes.second_of(code)), arrows)

    def exchange_worth(self, table: Drakon, seat: i64, code: i64) -> i64:
        taken = codes.second_of(code)
        laid = codes.first_of(code)
        change = presence_of(table, seat, taken, laid) - presence(table, seat, taken)
        return change + spare(table, seat, taken) - spare(table, seat, laid)

    def turn_worth(self, table: Drakon, seat: i64, code: i64) -> i64:
        """Only chambers with heroes matter at once: better ways for me, worse for others."""
        maze = table.maze
        chamber = codes.first_of(code)
        if not table.is_stood_on(chamber):
            return 0
        place = i64(maze.at[chamber])
        arrows = turned_arrows(maze.arrows(chamber), codes.turning_of(code))
        worth: i64 = 0
        for hero in range(table.players):
            if i64(table.stands[hero]) != chamber:
                continue
            change = onward(table, hero, place, arrows) - onward(
                table, hero, place, maze.arrows(chamber)
            )
            if table.pool(hero) == table.pool(seat):
                worth += change
            else:
                worth -= change // table.players
        return worth

    def swap_worth(self, table: Drakon, seat: i64, value: i64) -> i64:
        """A coin of 1 for one of 2 on average; late, when little is missing."""
        if value == 1 and table.coin_count(table.pool(seat)) >= 4:
            return COIN // 4
        return -COIN

    def refill_worth(self, table: Drakon, seat: i64, code: i64) -> i64:
        """Poor chambers away, good ones kept; a short hand is worth filling."""
        worth: i64 = -20
        n: i64 = 0
        while codes.ordered(code, n) != 0:
            worth += 20 - spare(table, seat, codes.ordered(code, n))
            n += 1
        missing = 4 - table.held(seat)
        if missing > 0:
            worth += 25 * missing
        return worth

    def jump_worth(self, table: Drakon, seat: i64) -> i64:
        chamber = table.asks.a()
        if can_escape(table, seat):
            return VICTORY
        here = i64(table.stands[seat])
        return prospects(table, seat, chamber, 2) - prospects(table, seat, here, 2)
