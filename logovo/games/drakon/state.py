"""Everything on the table of a game of drakon, and what it waits for."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.asks import Asks
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.drakon import legality, scoring
from logovo.games.drakon.components import CHAMBERS, COINS, HOARD_POOL, MOST_PLAYERS, NO_HERO
from logovo.games.drakon.effects.apply import apply
from logovo.games.drakon.maze import Maze, bare_maze

PILE_ROOM: Final = 128
PILE_MASK: Final = 127
ASIDE: Final = -1  # the figure beside the board
VALUES: Final = 3  # coins of 1, 2 and 3
NOBODY_YET: Final = vec[i64]([])


@final
class Drakon(State):
    """The verbs of the fast door hand over to `legality`, `effects` and `scoring`."""

    def __init__(
        self,
        players: i64,
        maze: Maze,
        stands: vec[u8],
        hero: vec[u8],
        hands: vec[u8],
        hand_size: vec[u8],
        pile: vec[u8],
        coins: vec[u8],
    ) -> None:
        super().__init__(players)
        self.maze = maze
        self.stands = stands  # per seat the chamber its hero is in
        self.hero = hero  # per seat
        self.hands = hands  # CHAMBERS places for each seat, ascending
        self.hand_size = hand_size
        self.pile = pile  # a ring: the top is at pile_top, chambers go under the end
        self.coins = coins  # VALUES numbers for each pool, then for the hoard
        self.pile_top: i64 = 0
        self.pile_size: i64 = 0
        self.figure: i64 = ASIDE  # or the chamber the Drakon figure is on
        self.used: i64 = 0  # mask of the seats whose ability counter is back in the box

        # what the host set
        self.goal: i64 = 0
        self.escape_by_gold: bool = False
        self.heroes: bool = False
        self.pools: i64 = players  # owners of coins: seats, or teams
        self.push_any: bool = False
        self.shield_always: bool = False

        # the course of the game
        self.asks = Asks()
        self.first: i64 = 0
        self.turn: i64 = 0  # the active player
        self.turns: i64 = 0  # finished so far
        self.stir: i64 = -1  # what `turns` was when a chamber was last placed or a coin moved
        self.idle: i64 = 0  # turns skipped or passed in succession
        self.forced: i64 = 0  # forced moves in this turn
        # In this turn, as seat * CHAMBERS + chamber: whose hero a chamber has acted on. Never
        # changed in place, so clones share it.
        self.acted = NOBODY_YET
        self.ended: i64 = -1  # how, once it is over
        self.winners: i64 = 0  # mask of seats

    # --- the fast door ------------------------------------------------------

    def decider(self) -> i64:
        return self.asks.seat()

    def is_over(self) -> bool:
        return self.ended >= 0

    def stage(self) -> i64:
        return scoring.stage(self)

    def legal_into(self, moves: Moves) -> None:
        legality.legal_into(self, moves)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        apply(self, move, chance, journal)

    def reward(self, seat: i64) -> float:
        return scoring.reward(self, seat)

    def clone(self) -> Drakon:
        other = Drakon(
            self.players,
            self.maze.copy(),
            self.stands[:],
            self.hero[:],
            self.hands[:],
            self.hand_size[:],
            self.pile[:],
            self.coins[:],
        )
        other.pile_top = self.pile_top
        other.pile_size = self.pile_size
        other.figure = self.figure
        other.used = self.used
        other.goal = self.goal
        other.escape_by_gold = self.escape_by_gold
        other.heroes = self.heroes
        other.pools = self.pools
        other.push_any = self.push_any
        other.shield_always = self.shield_always
        other.asks.copy_from(self.asks)
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.stir = self.stir
        other.idle = self.idle
        other.forced = self.forced
        other.acted = self.acted
        other.ended = self.ended
        other.winners = self.winners
        return other

    # --- hands and pile -----------------------------------------------------

    def hand(self, seat: i64, at: i64) -> i64:
        return i64(self.hands[seat * CHAMBERS + at])

    def held(self, seat: i64) -> i64:
        """How many chambers a seat holds."""
        return i64(self.hand_size[seat])

    def holds(self, seat: i64, chamber: i64) -> bool:
        for i in range(self.held(seat)):
            if self.hand(seat, i) == chamber:
                return True
        return False

    def gain_chamber(self, seat: i64, chamber: i64) -> None:
        """Hands are kept ascending, so that their order tells nothing."""
        hands = self.hands
        base = seat * CHAMBERS
        at = base + self.held(seat)
        while at > base and i64(hands[at - 1]) > chamber:
            hands[at] = hands[at - 1]
            at -= 1
        hands[at] = u8(chamber)
        self.hand_size[seat] = u8(self.held(seat) + 1)

    def give_chamber(self, seat: i64, chamber: i64) -> None:
        """A chamber leaves the hand."""
        hands = self.hands
        at = seat * CHAMBERS
        while i64(hands[at]) != chamber:
            at += 1
        last = seat * CHAMBERS + self.held(seat) - 1
        while at < last:
            hands[at] = hands[at + 1]
            at += 1
        self.hand_size[seat] = u8(self.held(seat) - 1)

    def draw(self) -> i64:
        """The top of the pile."""
        chamber = i64(self.pile[self.pile_top])
        self.pile_top = (self.pile_top + 1) & PILE_MASK
        self.pile_size -= 1
        return chamber

    def put_under(self, chamber: i64) -> None:
        self.pile[(self.pile_top + self.pile_size) & PILE_MASK] = u8(chamber)
        self.pile_size += 1

    # --- coins --------------------------------------------------------------

    def pool(self, seat: i64) -> i64:
        """Where a seat's coins lie; mates sit opposite each other and share a pool."""
        # drakon.team-seats, drakon.team-pool
        if seat < self.pools:
            return seat
        return seat - self.pools

    def coin_count(self, pool: i64) -> i64:
        at = pool * VALUES
        coins = self.coins
        return i64(coins[at]) + i64(coins[at + 1]) + i64(coins[at + 2])

    def gold(self, pool: i64) -> i64:
        at = pool * VALUES
        coins = self.coins
        return i64(coins[at]) + 2 * i64(coins[at + 1]) + 3 * i64(coins[at + 2])

    def add_coin(self, pool: i64, value: i64) -> None:
        at = pool * VALUES + value - 1
        self.coins[at] = u8(i64(self.coins[at]) + 1)

    def drop_coin(self, pool: i64, value: i64) -> None:
        at = pool * VALUES + value - 1
        self.coins[at] = u8(i64(self.coins[at]) - 1)

    def random_coin(self, pool: i64, chance: Chance) -> i64:
        """The value of a coin drawn from a pool (it stays there until dropped)."""
        n = chance.below(self.coin_count(pool))
        at = pool * VALUES
        value: i64 = 1
        while n >= i64(self.coins[at]):
            n -= i64(self.coins[at])
            at += 1
            value += 1
        return value

    # --- seats --------------------------------------------------------------

    def are_opponents(self, seat: i64, other: i64) -> bool:
        return self.pool(seat) != self.pool(other)

    def has_ability(self, seat: i64, hero: i64) -> bool:
        """Whether the seat plays this hero and its counter is unused."""
        return self.heroes and i64(self.hero[seat]) == hero and (self.used >> seat) & 1 == 0

    def is_stood_on(self, chamber: i64) -> bool:
        """Whether any hero is in the chamber."""
        for seat in range(self.players):
            if i64(self.stands[seat]) == chamber:
                return True
        return False

    def has_acted(self, seat: i64, chamber: i64) -> bool:
        """Whether the chamber has acted on the seat's hero in this turn."""
        pair = seat * CHAMBERS + chamber
        for i in range(len(self.acted)):
            if self.acted[i] == pair:
                return True
        return False

    def forget_acted(self) -> None:
        self.acted = NOBODY_YET

    def note_acted(self, seat: i64, chamber: i64) -> None:
        before = self.acted
        more = vec[i64]([seat * CHAMBERS + chamber] * (len(before) + 1))
        for i in range(len(before)):
            more[i] = before[i]
        self.acted = more

    def is_bare(self, chamber: i64) -> bool:
        """No hero, no figure."""
        return self.figure != chamber and not self.is_stood_on(chamber)


def bare_table(players: i64, start_pattern: i64) -> Drakon:
    """Start alone, all heroes on it, empty hands and pile, every coin in the hoard."""
    state = Drakon(
        players,
        bare_maze(start_pattern),
        vec[u8]([0] * players),
        vec[u8]([NO_HERO] * players),
        vec[u8]([0] * (players * CHAMBERS)),
        vec[u8]([0] * players),
        vec[u8]([0] * PILE_ROOM),
        vec[u8]([0] * ((MOST_PLAYERS + 1) * VALUES)),
    )
    for value in range(VALUES):
        state.coins[HOARD_POOL * VALUES + value] = u8(COINS[value])
    return state
