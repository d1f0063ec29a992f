"""Everything on the table of a game of larder, and what it waits for."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bags import count, some
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.games.larder import effects, legality, scoring
from logovo.games.larder.asks import OVER, SWAP, UNDECIDED
from logovo.games.larder.components import FIREBREATH, FOURSOME, GUARDIAN, ZERO

RECENT: Final = 14
"""So many cards from the top of the discard are kept in order; no rule looks deeper than 4."""
RECENT_BUT_ONE: Final = (1 << (4 * (RECENT - 1))) - 1


@final
class Player:
    """What lies before one seat. A stack is a closed card, perhaps with an open one on it."""

    def __init__(self) -> None:
        self.hand: i64 = 0  # bag
        self.hand_size: i64 = 0
        self.open: i64 = 0  # bag of the open cards of the reserve: all are accessible
        self.open_size: i64 = 0
        self.open_at: i64 = 0  # four bits for each stack: kind + 1 of its open card, or 0
        self.closed_size: i64 = 0
        self.closed_at: i64 = 0  # the same for its closed card; the owner does not know it
        self.swap: i64 = UNDECIDED
        self.hindrance: i64 = 0
        self.lost: i64 = 0  # coins in all rounds
        self.last_loss: i64 = 0  # in the round before

    def copy_from(self, other: Player) -> None:
        self.hand = other.hand
        self.hand_size = other.hand_size
        self.open = other.open
        self.open_size = other.open_size
        self.open_at = other.open_at
        self.closed_size = other.closed_size
        self.closed_at = other.closed_at
        self.swap = other.swap
        self.hindrance = other.hindrance
        self.lost = other.lost
        self.last_loss = other.last_loss

    def has_cards(self) -> bool:
        return self.hand_size + self.open_size + self.closed_size > 0

    def most(self, kind: i64) -> i64:
        """How many cards of this kind a seat with cards in hand could lay at once."""
        n = count(self.hand, kind)
        if n == self.hand_size:
            # larder.join-reserve: a play that empties the hand takes equal open cards along.
            n += count(self.open, kind)
        if n > FOURSOME:  # larder.lay-equal: four at most
            return FOURSOME
        return n

    def gain(self, kind: i64) -> None:
        """One more card in the hand."""
        self.hand += some(kind, 1)
        self.hand_size += 1

    def lose(self, kind: i64, n: i64) -> None:
        """Cards leave the hand."""
        self.hand -= some(kind, n)
        self.hand_size -= n

    def lift_open(self, kind: i64) -> None:
        """An open card leaves the reserve: of equal ones that on the first stack."""
        shift: i64 = 0
        while ((self.open_at >> shift) & 15) != kind + 1:
            shift += 4
        self.open_at -= (kind + 1) << shift
        self.open -= some(kind, 1)
        self.open_size -= 1

    def exchange(self, given: i64, taken: i64) -> None:
        """A hand card takes the place of an open one."""
        shift: i64 = 0
        while ((self.open_at >> shift) & 15) != taken + 1:
            shift += 4
        self.open_at += (given - taken) << shift
        self.open += some(given, 1) - some(taken, 1)
        self.hand += some(taken, 1) - some(given, 1)

    def lift_closed(self, stack: i64) -> i64:
        """A closed card leaves the reserve; the kind it turns out to be."""
        kind = ((self.closed_at >> (4 * stack)) & 15) - 1
        self.closed_at -= (kind + 1) << (4 * stack)
        self.closed_size -= 1
        return kind

    def clear_reserve(self) -> None:
        self.open = 0
        self.open_size = 0
        self.open_at = 0
        self.closed_size = 0
        self.closed_at = 0

    def lay_stack(self, stack: i64, closed: i64, opened: i64) -> None:
        """Fill a place of the reserve; -1 for no card."""
        if closed >= 0:
            self.closed_at += (closed + 1) << (4 * stack)
            self.closed_size += 1
        if opened >= 0:
            self.open_at += (opened + 1) << (4 * stack)
            self.open += some(opened, 1)
            self.open_size += 1


@final
class Larder(State):
    """The verbs of the fast door hand over to `legality`, `effects` and `scoring`."""

    def __init__(self, players: i64, options: Options) -> None:
        super().__init__(players)
        self.seats = [Player() for _i in range(players)]

        # what the host set, and what the rules often ask of it
        self.options = options
        self.hindrances: bool = False
        self.has_tricks: bool = False
        self.tricks_from: i64 = 1  # the first round with a trick
        self.must_lay: bool = False
        self.multiples: bool = False

        # whose decision
        self.ask: i64 = SWAP
        self.turn: i64 = 0  # who decides; while swaps are chosen, the first who owes
        self.left: i64 = 0  # how often NAME or FETCH is still asked, this time included
        self.direction: i64 = 1  # clockwise; -1 after a carousel

        # the cards of the round. Dealt cards never move in the deck: clones share it
        self.deck = vec[u8]()
        self.trouble_size: i64 = 0  # the trouble pile is the deck's first cards, top last
        self.aside_from: i64 = 0  # undealt cards: this part of the deck
        self.aside_to: i64 = 0
        self.discard: i64 = 0  # bag
        self.discard_size: i64 = 0
        self.recent: i64 = 0  # its top cards, kind + 1 in four bits each, the top lowest
        self.gone: i64 = 0  # bag of the cards out of the round in sight of all

        # what is in force on the discard
        self.top: i64 = -1
        self.run: i64 = 0  # equal cards on top
        self.value: i64 = 0  # larder.effective-top: what the next goblin is held against
        self.debt: i64 = 0  # cards to draw because of 4s
        self.skips: i64 = 0  # seats that still have to answer a 5, the decider first
        self.touched: i64 = 0  # seats told to skip by these 5s so far

        # the course of the game
        self.round: i64 = 0
        self.starter: i64 = 0
        self.winner: i64 = -1  # of the round before; -1 if none
        self.plays: i64 = 0  # in this round
        self.closing: bool = False  # somebody reached 21: the lowest alone will win
        self.tricks: i64 = 0  # a bit for each trick in force
        self.trick_pile: i64 = 0  # trick + 1 in four bits each, the next lowest
        self.hindrance_pile: i64 = 0  # hindrance in four bits each, the next lowest
        self.chaos: bool = False

    # --- the fast door ------------------------------------------------------

    def decider(self) -> i64:
        if self.ask == OVER:
            return -1
        return self.turn

    def owes(self, seat: i64) -> bool:
        if self.ask == SWAP:
            return self.seats[seat].swap == UNDECIDED
        return self.ask != OVER and self.turn == seat

    def is_over(self) -> bool:
        return self.ask == OVER

    def stage(self) -> i64:
        if self.ask == OVER:
            return self.round + 1
        return self.round

    def legal_into(self, moves: Moves) -> None:
        legality.legal_into(self, self.turn, moves)

    def legal_for(self, seat: i64, moves: Moves) -> None:
        legality.legal_into(self, seat, moves)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        effects.apply(self, self.turn, move, chance, journal)

    def apply_by(self, seat: i64, move: i64, chance: Chance, journal: Journal) -> None:
        effects.apply(self, seat, move, chance, journal)

    def reward(self, seat: i64) -> float:
        return scoring.reward(self, seat)

    def clone(self) -> Larder:
        twin = Larder(self.players, self.options)
        for seat in range(self.players):
            twin.seats[seat].copy_from(self.seats[seat])
        twin.hindrances = self.hindrances
        twin.has_tricks = self.has_tricks
        twin.tricks_from = self.tricks_from
        twin.must_lay = self.must_lay
        twin.multiples = self.multiples
        twin.ask = self.ask
        twin.turn = self.turn
        twin.left = self.left
        twin.direction = self.direction
        twin.deck = self.deck
        twin.trouble_size = self.trouble_size
        twin.aside_from = self.aside_from
        twin.aside_to = self.aside_to
        twin.discard = self.discard
        twin.discard_size = self.discard_size
        twin.recent = self.recent
        twin.gone = self.gone
        twin.top = self.top
        twin.run = self.run
        twin.value = self.value
        twin.debt = self.debt
        twin.skips = self.skips
        twin.touched = self.touched
        twin.round = self.round
        twin.starter = self.starter
        twin.winner = self.winner
        twin.plays = self.plays
        twin.closing = self.closing
        twin.tricks = self.tricks
        twin.trick_pile = self.trick_pile
        twin.hindrance_pile = self.hindrance_pile
        twin.chaos = self.chaos
        return twin

    # --- the discard --------------------------------------------------------

    def put(self, kind: i64, n: i64) -> None:
        """Equal cards come to lie on the discard."""
        self.discard += some(kind, n)
        self.discard_size += n
        for _i in range(n):
            self.recent = (self.recent & RECENT_BUT_ONE) << 4 | (kind + 1)
        if self.top == kind:
            self.run += n
        else:
            self.top = kind
            self.run = n
        # larder.effective-top: a Guardian leaves in force what lies below it. A Firebreath
        # stays only as the very last card of a game and has no value either.
        if kind == ZERO or kind == FIREBREATH:
            self.value = 0
        elif kind != GUARDIAN:
            self.value = kind + 1

    def forget_discard(self) -> None:
        """The discard has been taken or has left the game, and all its demands with it."""
        self.discard = 0
        self.discard_size = 0
        self.recent = 0
        self.top = -1
        self.run = 0
        self.value = 0
        self.debt = 0
        self.skips = 0
        self.touched = 0

    def has_trick(self, trick: i64) -> bool:
        return ((self.tricks >> trick) & 1) != 0

    def after(self, seat: i64) -> i64:
        """The next seat in the direction of play."""
        following = seat + self.direction
        if following == self.players:
            return 0
        if following < 0:
            return self.players - 1
        return following
