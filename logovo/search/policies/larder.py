"""A quick, sensible larder player: sheds what is awkward, keeps dragons, hits the leader."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from logovo.core.bags import count
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.larder import asks
from logovo.games.larder import moves as codes
from logovo.games.larder.components import (
    FIREBREATH,
    FIVE,
    FOUR,
    FOURSOME,
    GUARDIAN,
    NINE,
    SIX,
    THREE,
    ZERO,
)
from logovo.games.larder.state import Larder, Player
from logovo.search.policy import Policy


@final
class Greedy(Policy):
    """Gives every legal move points and plays the best; the numbers were found by play
    against itself. All it reads of others lies open: sizes, reserves, the discard."""

    def __init__(self) -> None:
        self.shed: i64 = 40  # for each card laid
        self.low: i64 = 4  # against each point of a goblin's value: high ones fit later too
        self.split: i64 = 10  # against leaving equal cards behind in the hand
        self.zero: i64 = 45  # what a dragon is worth in the hand
        self.firebreath: i64 = 40
        self.guardian: i64 = 45
        self.clear: i64 = 40  # for a foursome: an extra turn
        self.four: i64 = 6  # for each 4, by how near the victim is to winning
        self.five: i64 = 6
        self.block: i64 = 3  # for a 3, 6 or 9, by the cards that may have to be taken
        self.take: i64 = 12  # against taking, for each card
        self.draw: i64 = 10  # against drawing, for each card
        self.skip: i64 = 30  # against skipping
        self.swap: i64 = 20  # against a swap: it tells all what is in the hand

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        table = cast(Larder, state)
        best = moves.get(0)
        if moves.size == 1:
            return best
        most: i64 = -1000000
        for i in range(moves.size):
            code = moves.get(i)
            points = self.points(table, code)
            if points > most:
                most = points
                best = code
        return best

    def points(self, table: Larder, code: i64) -> i64:
        me = table.seats[table.turn]
        if codes.is_lay(code):
            return self.lay_points(table, me, codes.laid_kind(code), codes.laid_count(code))
        if code == codes.TAKE:
            return -self.take * table.discard_size
        if codes.is_remove(code):
            return 1000
        if code == codes.DRAW:
            return -self.draw * table.debt
        if code == codes.SKIP:
            return -self.skip
        if table.ask == asks.SWAP:
            return self.swap_points(code)
        return self.trick_points(table, me, code)

    # --- laying -------------------------------------------------------------

    def lay_points(self, table: Larder, me: Player, kind: i64, n: i64) -> i64:
        total = me.hand_size + me.open_size + me.closed_size
        if n == total:
            return 100000
        points = self.shed * n
        if kind >= ZERO:
            points -= n * self.worth(kind)
        else:
            points -= self.low * kind
        kept = count(me.hand, kind) - n
        if kept > 0:
            points -= self.split * kept
        run = n
        if table.top == kind:
            run += table.run
        if run >= FOURSOME:
            return points + self.clear
        return points + self.harm(table, kind, n)

    def worth(self, kind: i64) -> i64:
        """Of a dragon that stays in the hand."""
        if kind == ZERO:
            return self.zero
        if kind == FIREBREATH:
            return self.firebreath
        return self.guardian

    def harm(self, table: Larder, kind: i64, n: i64) -> i64:
        """What the cards do to the next player."""
        if kind == FOUR:
            return self.four * n * self.nearness(table)
        if kind == FIVE:
            return self.five * n * self.nearness(table)
        if kind == THREE or kind == SIX or kind == NINE:
            return self.block * (table.discard_size + n)
        return 0

    def nearness(self, table: Larder) -> i64:
        """How near the next player is to having no cards."""
        left = cards_left(table, table.after(table.turn))
        if left >= 10:
            return 1
        return 11 - left

    # --- the rest -----------------------------------------------------------

    def swap_points(self, code: i64) -> i64:
        """An easy card in the reserve, an awkward one in the hand, where it can wait."""
        if code == codes.KEEP:
            return 0
        return ease(codes.given_kind(code)) - ease(codes.taken_kind(code)) - self.swap

    def trick_points(self, table: Larder, me: Player, code: i64) -> i64:
        if codes.is_name(code):  # whoever is nearest to the end gets one card more
            return -cards_left(table, code - codes.NAME)
        if codes.is_fetch(code):
            return -ease(code - codes.FETCH)
        if code == codes.TURN_ROUND:  # the neighbour with more cards shall move first
            before = (table.turn + table.players - table.direction) % table.players
            return cards_left(table, before) - cards_left(table, table.after(table.turn))
        return 0


def cards_left(table: Larder, seat: i64) -> i64:
    other = table.seats[seat]
    return other.hand_size + other.open_size + other.closed_size


def ease(kind: i64) -> i64:
    """How easily a lone card is laid: dragons nearly always, high goblins often."""
    if kind == GUARDIAN or kind == FIREBREATH:
        return 60
    if kind == ZERO:
        return 55
    return kind * 4
