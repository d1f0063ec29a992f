"""Everything on a table of Mad Lucky, as plain numbers, and what it waits for."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.games.lucky import legality, purses, rounds, scoring
from logovo.games.lucky.asks import OVER
from logovo.games.lucky.components import PATH_KINDS
from logovo.games.lucky.effects.apply import apply
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.options import BROKEN_NO_GOLD, GAP, GOAL_STEP, MUST_CONTINUE


@final
class Lucky(State):
    """Sets of seats, goals and tools are bits of a number. `hands.py`, `purses.py` and
    `forest.py` say how a hand, a bag of gold cards and the forest are kept."""

    def __init__(self, players: i64, options: Options) -> None:
        super().__init__(players)
        self.options = options
        self.must_continue = False
        self.broken_no_gold = False
        self.gap: i64 = 0
        self.goal_step: i64 = 0
        self.mad_cards: i64 = 0  # role cards in play, those aside included
        self.lucky_cards: i64 = 0
        self.hand_cards: i64 = 0  # dealt to each
        self.round: i64 = 0  # 1, 2, 3
        self.first: i64 = 0  # the round's first player
        self.ask: i64 = OVER
        self.turn: i64 = 0  # whose turn it is, or who chooses gold
        self.last_played: i64 = -1  # who played a card last in this round
        self.mad: i64 = 0  # seats of the Mad Luckies
        self.aside: i64 = 0  # the role cards left over: how many …
        self.aside_mad: i64 = 0  # … and how many of them are mad
        self.goals: i64 = 0  # two bits for each goal: which card it is
        self.forest = Forest()
        self.hands = vec[i64]()
        self.deck = vec[u8]()  # shared by clones; the top is at deck_left - 1
        self.deck_left: i64 = 0
        self.discard_paths: i64 = 0  # three bits for each kind of path card
        self.discard_actions: i64 = 0  # three bits for each kind of action card
        self.discard_size: i64 = 0
        self.broken: i64 = 0  # three bits for each seat: lamp, spade, boots
        self.dusted: i64 = 0  # three bits for each seat: goals looked at
        self.gold = vec[i64]()  # a purse for each seat
        self.bank: i64 = 0  # the purse of gold cards not yet given out
        self.gains: i64 = 0  # three bits for each seat: nuggets won in the last round paid
        self.offer: i64 = 0  # the purse handed on
        self.takers: i64 = 0  # seats that still take a gold card
        self.is_shown = False  # the round is over: roles and goals are known to all
        self.tied_goal: i64 = 0  # the pit whose position is asked for
        self.fresh: i64 = 0  # pits turned up whose paths are not yet followed

    def read_options(self) -> None:
        options = self.options
        self.must_continue = options.is_on(MUST_CONTINUE)
        self.broken_no_gold = options.is_on(BROKEN_NO_GOLD)
        self.gap = options.number(GAP)
        self.goal_step = options.number(GOAL_STEP)
        self.mad_cards = rounds.mad_used(options)
        self.lucky_cards = rounds.lucky_used(options)
        self.hand_cards = rounds.hand_size(options.players)

    # --- the fast door -----------------------------------------------------------

    def decider(self) -> i64:
        if self.ask == OVER:
            return -1
        return self.turn

    def is_over(self) -> bool:
        return self.ask == OVER

    def stage(self) -> i64:
        """The round; one more when the game is over."""
        if self.ask == OVER:
            return self.round + 1
        return self.round

    def legal_into(self, moves: Moves) -> None:
        legality.legal_into(self, moves)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        apply(self, move, chance, journal)

    def reward(self, seat: i64) -> float:
        return scoring.reward(self, seat)

    def clone(self) -> Lucky:
        new = Lucky(self.players, self.options)
        new.must_continue = self.must_continue
        new.broken_no_gold = self.broken_no_gold
        new.gap = self.gap
        new.goal_step = self.goal_step
        new.mad_cards = self.mad_cards
        new.lucky_cards = self.lucky_cards
        new.hand_cards = self.hand_cards
        new.round = self.round
        new.first = self.first
        new.ask = self.ask
        new.turn = self.turn
        new.last_played = self.last_played
        new.mad = self.mad
        new.aside = self.aside
        new.aside_mad = self.aside_mad
        new.goals = self.goals
        new.forest = self.forest.clone()
        new.hands = self.hands[:]
        new.deck = self.deck
        new.deck_left = self.deck_left
        new.discard_paths = self.discard_paths
        new.discard_actions = self.discard_actions
        new.discard_size = self.discard_size
        new.broken = self.broken
        new.dusted = self.dusted
        new.gold = self.gold[:]
        new.bank = self.bank
        new.gains = self.gains
        new.offer = self.offer
        new.takers = self.takers
        new.is_shown = self.is_shown
        new.tied_goal = self.tied_goal
        new.fresh = self.fresh
        return new

    # --- questions and small changes -----------------------------------------------

    def is_mad(self, seat: i64) -> bool:
        return (self.mad >> seat) & 1 == 1

    def broken_of(self, seat: i64) -> i64:
        """Broken tools before a seat, as bits."""
        return (self.broken >> (3 * seat)) & 7

    def goal_card(self, goal: i64) -> i64:
        return (self.goals >> (2 * goal)) & 3

    def has_looked(self, seat: i64, goal: i64) -> bool:
        return (self.dusted >> (3 * seat + goal)) & 1 == 1

    def after(self, seat: i64) -> i64:
        """The left neighbour."""
        # lucky.clockwise: seats are numbered clockwise.
        if seat + 1 == self.players:
            return 0
        return seat + 1

    def win(self, seat: i64, purse: i64) -> None:
        """Gold cards come to a seat."""
        self.gold[seat] += purse
        self.gains += purses.nuggets(purse) << (3 * seat)

    def gain_of(self, seat: i64) -> i64:
        """Nuggets won in the last round that was paid."""
        return (self.gains >> (3 * seat)) & 7

    def throw(self, kind: i64) -> None:
        """A card goes to the discard."""
        # lucky.discard-closed: nobody looks there again, so only how many of each counts.
        if kind < PATH_KINDS:
            self.discard_paths += one_of(kind)
        else:
            self.discard_actions += one_of(kind - PATH_KINDS)
        self.discard_size += 1

    def thrown(self, kind: i64) -> i64:
        """How many of a kind lie in the discard."""
        if kind < PATH_KINDS:
            return (self.discard_paths >> (3 * kind)) & 7
        return (self.discard_actions >> (3 * (kind - PATH_KINDS))) & 7


def one_of(kind: i64) -> i64:
    """A discard with a single card. Shifted twice, for compiled code shifts a constant 1 in
    32 bits."""
    return (1 << kind) << (2 * kind)
