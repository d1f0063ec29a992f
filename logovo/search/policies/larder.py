"""A quick, sensible larder player: sheds what is awkward, keeps dragons, hits the leader."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.bags import count
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.larder import asks
from logovo.games.larder.components import (
    DECK,
    FIREBREATH,
    FIVE,
    FOUR,
    FOURSOME,
    GUARDIAN,
    TRICK_ZERO,
    ZERO,
)
from logovo.games.larder.legality import fitting_on
from logovo.games.larder.moves import codes
from logovo.games.larder.state import Larder, Player
from logovo.search.policy import Policy

WORTH: Final = (6, 30, 18, 13, 30, 36, 42, 48, 86, 82, 150, 82)
"""What a card is worth while it stays in the hand, by kind."""

WALL: Final = (0, 0, 6, 0, 0, 6, 0, 0, 6, 0, 0, 0)
"""How hard it is to follow, by kind; the more cards lie there to be taken, the more it counts."""

EASE: Final = (-6, 8, 18, 24, 32, 52, 48, 56, 64, -22, 120, 120)
"""How good a card is in the open reserve, by kind."""


@final
class Greedy(Policy):
    """Gives every legal move points and plays the best; the numbers were found by play
    against itself. All it reads of others lies open: sizes, reserves, the discard."""

    def __init__(self) -> None:
        self.worth = vec[i64](WORTH)
        self.wall = vec[i64](WALL)
        self.ease = vec[i64](EASE)
        self.shed: i64 = 74  # for each card laid
        self.split: i64 = 26  # against each equal card left behind in the hand
        self.again: i64 = 68  # for another turn
        self.four: i64 = 12  # for each 4, by how near the victim is to winning
        self.five: i64 = 12
        self.trap: i64 = 10  # for each card the next player will have to take
        self.take: i64 = 38  # against taking, for each card
        self.draw: i64 = 20  # against drawing, for each card
        self.skip: i64 = 60  # against skipping
        self.swap: i64 = 28  # against a swap: it tells all what is in the hand
        self.hurry: i64 = 10  # for each dragon laid while somebody is about to win
        self.near: i64 = 3  # who has so few cards is

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        assert isinstance(state, Larder)
        table = state
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
        if codes.is_lay(code):
            return self.lay_points(table, codes.laid_kind(code), codes.laid_count(code))
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
        return self.trick_points(table, code)

    # --- laying -------------------------------------------------------------

    def lay_points(self, table: Larder, kind: i64, n: i64) -> i64:
        me = table.seats[table.turn]
        if n == cards_left(table, table.turn):
            return 100000
        points = n * (self.shed - self.worth[kind])
        if kind >= ZERO and least_of_others(table) <= self.near:
            points += self.hurry * n
        if gives_turn(table, kind, n):
            return points + self.again
        kept = count(me.hand, kind) - n
        if kept > 0:
            points -= self.split * kept
        return points + self.harm(table, kind, n)

    def harm(self, table: Larder, kind: i64, n: i64) -> i64:
        """What the cards do to the next player."""
        victim = table.seats[table.after(table.turn)]
        lying = table.discard_size + n
        points = self.wall[kind] * lying
        if kind == FOUR:
            points += self.four * n * nearness(victim)
        elif kind == FIVE:
            points += self.five * n * nearness(victim)
        if victim.hand_size == 0 and victim.open_size > 0:
            if (victim.open & fitting_on(table, kind, value_after(table, kind))) == 0:
                points += self.trap * lying
        return points

    # --- the rest -----------------------------------------------------------

    def swap_points(self, code: i64) -> i64:
        """An easy card in the reserve, an awkward one in the hand, where it can wait."""
        if code == codes.KEEP:
            return 0
        return self.ease[codes.given_kind(code)] - self.ease[codes.taken_kind(code)] - self.swap

    def trick_points(self, table: Larder, code: i64) -> i64:
        if codes.is_name(code):  # the player nearest to the end gets one card more
            return -cards_left(table, codes.named_seat(code))
        if codes.is_fetch(code):
            return -self.ease[codes.fetched_kind(code)]
        if code == codes.TURN_ROUND:
            if table.players == 2:  # another turn
                return 1
            # Let the neighbour with more cards move first.
            before = (table.turn + table.players - table.direction) % table.players
            return cards_left(table, before) - cards_left(table, table.after(table.turn))
        return 0


def gives_turn(table: Larder, kind: i64, n: i64) -> bool:
    """Whether the layer will move again."""
    if kind == FIREBREATH or (kind == ZERO and table.has_trick(TRICK_ZERO)):
        return True
    run = n
    if table.top == kind:
        run += table.run
    return run >= FOURSOME or (kind == FIVE and n == table.players - 1)


def value_after(table: Larder, kind: i64) -> i64:
    """The value in force once a card of this kind lies on top."""
    if kind == ZERO:
        return 0
    if kind == GUARDIAN:
        return table.value
    return kind + 1


def nearness(victim: Player) -> i64:
    """How near a player is to having no cards."""
    left = victim.hand_size + victim.open_size + victim.closed_size
    if left >= 10:
        return 1
    return 11 - left


def least_of_others(table: Larder) -> i64:
    """The cards of the other player who has the fewest."""
    least: i64 = DECK
    for seat in range(table.players):
        if seat != table.turn:
            left = cards_left(table, seat)
            if left < least:
                least = left
    return least


def cards_left(table: Larder, seat: i64) -> i64:
    other = table.seats[seat]
    return other.hand_size + other.open_size + other.closed_size
