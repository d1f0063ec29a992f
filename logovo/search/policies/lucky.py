"""A quick, sensible player of Mad Lucky: a digger goes for the gold, a Mad Lucky against it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.lucky import asks, scoring
from logovo.games.lucky.cells import MASK, REACHED, THROUGH
from logovo.games.lucky.components import THROUGH_KINDS
from logovo.games.lucky.moves import codes
from logovo.games.lucky.state import Lucky
from logovo.search.policies.lucky_distance import FAR, Distance
from logovo.search.policy import Policy

SHORTLIST: Final = 6
FINER: Final = 32  # in a shortlist, what a point is worth in steps from the goals
WORST: Final = -1000000
TOP: Final = 1000000

KEEP: Final = vec[i64](
    # T1 T2 T3 T4 T5 T6 T7, nine dead ends, breaks, mends, double mends, fire, dust
    [4, 8, 9, 7, 8, 5, 5] + [0] * 9 + [3] * 3 + [6] * 3 + [8] * 3 + [5, 6]
)
"""What a card in the hand is worth to a digger; a Mad Lucky values the harmful ones."""
KEEP_MAD: Final = vec[i64]([3, 1, 1, 2, 1, 3, 3] + [8] * 9 + [9] * 3 + [3] * 3 + [3] * 3 + [10, 4])


@final
class Greedy(Policy):
    """Gives every legal move points by the decider's own role and plays the best. It reads
    only what that seat may know: the open table, its hand, its role, what it looked at."""

    def __init__(self) -> None:
        self.aims = Distance()
        self.noise: i64 = 4  # points below this decide nothing
        self.points = vec[i64]([0] * 1024)

    def compares(self) -> bool:
        return True

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        assert isinstance(state, Lucky)
        table = state
        if moves.size == 1:
            return moves.get(0)
        self.weigh(table, moves)
        best: i64 = 0
        most: i64 = WORST
        for i in range(moves.size):
            points = self.points[i] * self.noise + chance.below(self.noise)
            if points > most:
                most = points
                best = i
        return moves.get(best)

    def shortlist(self, state: State, moves: Moves) -> None:
        """The best by points, of equal lays those nearest to the goals, and few passes; and for
        a digger a break before each of the others, for whom to stop is what a search has to find
        out."""
        if moves.size <= SHORTLIST:
            return
        assert isinstance(state, Lucky)
        table = state
        self.weigh(table, moves)
        points = self.points
        if table.ask == asks.TURN:
            self.tell_apart(table, moves)
        room: i64 = SHORTLIST
        if table.ask == asks.TURN and not table.is_mad(table.turn):
            room += self.lift_breaks(table, moves)
        if room > moves.size:
            room = moves.size
        items = moves.items
        for kept in range(room):
            best = kept
            for i in range(kept + 1, moves.size):
                if points[i] > points[best]:
                    best = i
            code = items[best]
            score = points[best]
            at = best
            while at > kept:
                items[at] = items[at - 1]
                points[at] = points[at - 1]
                at -= 1
            items[kept] = code
            points[kept] = score
        moves.size = room

    def tell_apart(self, table: Lucky, moves: Moves) -> None:
        """Lays by how near they come to the goals; all but the two best passes last, for which
        card goes matters little."""
        points = self.points
        best: i64 = -1
        second: i64 = -1
        for i in range(moves.size):
            code = moves.get(i)
            points[i] *= FINER
            if codes.operation_of(code) == codes.LAY:
                points[i] -= self.aims.distance(codes.place_of(code))
            elif codes.operation_of(code) == codes.PASS:
                if best < 0 or points[i] > points[best]:
                    second = best
                    best = i
                elif second < 0 or points[i] > points[second]:
                    second = i
        for i in range(moves.size):
            if codes.operation_of(moves.get(i)) == codes.PASS and i != best and i != second:
                points[i] -= TOP

    def lift_breaks(self, table: Lucky, moves: Moves) -> i64:
        """Put one break before each other seat whose tools are whole above all else; returns
        how many."""
        lifted: i64 = 0
        met: i64 = 1 << table.turn
        for i in range(moves.size):
            code = moves.get(i)
            if codes.operation_of(code) == codes.BREAK:
                target = codes.target_of(code)
                if (met >> target) & 1 == 0 and table.broken_of(target) == 0:
                    met |= 1 << target
                    self.points[i] = TOP
                    lifted += 1
        return lifted

    def value(self, state: State, seat: i64) -> float:
        """At the end of the game too the last round counts beside the places: few rollouts
        tell one hopeless game from another."""
        assert isinstance(state, Lucky)
        table = state
        if table.ask == asks.OVER:
            return 0.5 * scoring.reward(table, seat) + 0.5 * scoring.round_value(table, seat)
        return scoring.reward(table, seat)

    def weigh(self, table: Lucky, moves: Moves) -> None:
        """Points for every listed move."""
        while len(self.points) < moves.size:
            self.points = vec[i64]([0] * (2 * len(self.points)))
        points = self.points
        if table.ask != asks.TURN:
            for i in range(moves.size):
                # Of gold the best; a pit lies well either way.
                points[i] = codes.argument_of(moves.get(i))
            return
        self.aims.look(table)
        is_mad = table.is_mad(table.turn)
        for i in range(moves.size):
            if is_mad:
                points[i] = self.mad_points(table, moves.get(i))
            else:
                points[i] = self.digger_points(table, moves.get(i))

    # --- a digger ----------------------------------------------------------------

    def digger_points(self, table: Lucky, code: i64) -> i64:
        operation = codes.operation_of(code)
        seat = table.turn
        if operation == codes.LAY:
            return self.digger_lay(table, code)
        if operation == codes.PASS:
            return 10 - KEEP[codes.argument_of(code)]
        if operation == codes.MEND:
            if codes.target_of(code) == seat:
                return 90
            return 25
        if operation == codes.DUST:
            if self.aims.is_certain or table.has_looked(seat, codes.argument_of(code)):
                return -20
            return 45
        if operation == codes.FIRE:
            return self.digger_fire(table, codes.argument_of(code))
        if codes.target_of(code) == seat:
            return -100
        return -15

    def digger_lay(self, table: Lucky, code: i64) -> i64:
        cell = table.forest.cell(codes.place_of(code))
        variant = codes.variant_of(code)
        after = self.aims.after_joining(table.forest, cell, variant)
        if after == 0:
            return 400
        points = 30 * (self.aims.near - after)
        if variant >> 1 >= THROUGH_KINDS:
            points -= 40
        if points == 0:
            # A side path: harmless when far away, and it keeps good cards in the hand.
            return -KEEP[variant >> 1] - 4
        return points + 8 - 2 * after // 4

    def digger_fire(self, table: Lucky, place: i64) -> i64:
        """A reached dead end near the goals is worth burning."""
        forest = table.forest
        word = forest.cells[forest.cell(place)]
        if word & REACHED == 0 or word & THROUGH != 0:
            return -60
        gain = self.aims.near - self.aims.distance(place)
        return 12 * gain

    # --- a Mad Lucky -------------------------------------------------------------

    def mad_points(self, table: Lucky, code: i64) -> i64:
        operation = codes.operation_of(code)
        seat = table.turn
        if operation == codes.LAY:
            return self.mad_lay(table, code)
        if operation == codes.PASS:
            return 12 - KEEP_MAD[codes.argument_of(code)]
        if operation == codes.MEND:
            if codes.target_of(code) == seat:
                return 15
            return -40
        if operation == codes.DUST:
            if table.has_looked(seat, codes.argument_of(code)):
                return -20
            return 6
        if operation == codes.FIRE:
            return self.mad_fire(table, codes.argument_of(code))
        target = codes.target_of(code)
        if target == seat:
            return -100
        points: i64 = 40
        if table.broken_of(target) != 0:
            points = 16
        return points - (target + table.players - seat) % table.players

    def mad_lay(self, table: Lucky, code: i64) -> i64:
        cell = table.forest.cell(codes.place_of(code))
        variant = codes.variant_of(code)
        after = self.aims.after_joining(table.forest, cell, variant)
        if after == 0:
            return -300
        harm = after - self.aims.near
        if harm == 0:
            return 2 - KEEP_MAD[variant >> 1] // 4
        if after >= FAR:
            return 120
        if harm < 0:
            return 40 * harm
        return 14 * harm + 6

    def mad_fire(self, table: Lucky, place: i64) -> i64:
        """The nearer the path is to the goals, the better a fire; the longest way back."""
        forest = table.forest
        word = forest.cells[forest.cell(place)]
        if word & REACHED == 0 or word & THROUGH == 0 or self.aims.near > 4:
            return -10
        joined: i64 = 0
        for side in range(i64(4)):
            near = forest.cells[forest.beside(forest.cell(place), side)]
            if word & MASK & (1 << side) != 0 and near & REACHED != 0:
                joined += 1
        return 20 + 10 * (4 - self.aims.near) + 5 * joined - self.aims.distance(place)
