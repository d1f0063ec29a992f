"""Worlds one observer cannot tell from the real one."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bags import count, size, some
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.piles import blank_pile
from logovo.core.views import Sampler
from logovo.games.larder import asks
from logovo.games.larder.components import (
    CHAOS,
    COPIES,
    DECK,
    HINDRANCES,
    KINDS,
    TRICKS,
    bag_of,
    hindrance_named,
    kind_named,
    trick_named,
)
from logovo.games.larder.discard import lay_discard
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.legality import swap_into
from logovo.games.larder.loading import packed
from logovo.games.larder.moves import code_of, parse_move
from logovo.games.larder.rounds import shuffled
from logovo.games.larder.state import Larder, Player, fresh_table
from logovo.games.larder.views import LarderView, PlayerView


@final
class LarderSampler(Sampler):
    """A template holds all that is certain; each sample deals the shuffled rest into it."""

    def __init__(self, seen: LarderView, knowledge: LarderKnowledge) -> None:
        self.observer: i64 = seen.observer
        self.template: Larder = fresh_table(knowledge.options)
        self.missing = vec[i64]([0] * seen.players)  # hand cards the observer cannot name
        self.forgotten: i64 = seen.gone - size(knowledge.gone)  # gone, but not remembered
        self.pool = blank_pile(DECK)  # every card that could lie anywhere
        self.pool_size: i64 = 0
        self.tricks = blank_pile(7)  # still to come
        self.tricks_size: i64 = 0
        self.hindrances = blank_pile(7)  # never seen: above those that have been
        self.hindrances_size: i64 = 0
        self.beneath: i64 = 0
        self.chosen = vec[i64]([0] * seen.players)  # whose swap has been chosen in secret
        self.any_chosen = False
        self.moves = Moves()
        self.fill_table(seen)
        for player in seen.seats:
            self.fill_seat(player, knowledge.held[player.seat])
        self.template.gone = knowledge.gone
        self.fill_pool()
        self.fill_piles(seen, knowledge)
        if seen.ask == asks.WORDS[asks.SWAP]:
            self.fill_swaps(seen)

    # --- once ---------------------------------------------------------------

    def fill_table(self, seen: LarderView) -> None:
        """What lies open in the middle, and the course of the game."""
        state = self.template
        state.ask = asks.WORDS.index(seen.ask)
        if len(seen.awaited_seats) > 0:
            state.turn = seen.awaited_seats[0]
        state.left = seen.left
        if not seen.clockwise:
            state.direction = -1
        lay_discard(state, seen.discard)
        state.debt = seen.debt
        state.skips = seen.skips
        state.touched = seen.touched
        state.trouble_size = seen.trouble
        state.aside_from = seen.trouble
        state.aside_to = seen.trouble + seen.aside
        state.round = seen.round
        state.starter = seen.starter_seat
        state.winner = seen.winner_seat
        state.plays = seen.plays
        state.closing = seen.closing
        state.chaos = seen.chaos
        for word in seen.tricks:
            state.tricks |= 1 << trick_named(word)

    def fill_seat(self, player: PlayerView, held: i64) -> None:
        """Closed cards are only marked here; samples say what they are."""
        me = self.template.seats[player.seat]
        me.hand_size = player.hand_size
        if player.seat == self.observer:
            me.hand = bag_of(player.hand)
        else:
            me.hand = held
            self.missing[player.seat] = player.hand_size - size(held)
        for i in range(len(player.stacks)):
            stack = player.stacks[i]
            me.lay_stack(i, 0 if stack.closed != "" else -1, kind_named(stack.open))
        me.hindrance = hindrance_named(player.hindrance)
        me.lost = player.lost
        me.last_loss = player.last_loss

    def fill_pool(self) -> None:
        state = self.template
        seen = state.discard + state.gone
        for me in state.seats:
            seen += me.hand + me.open
        for kind in range(i64(KINDS)):
            for _i in range(COPIES - count(seen, kind)):
                self.pool[self.pool_size] = u8(kind)
                self.pool_size += 1

    def fill_piles(self, seen: LarderView, knowledge: LarderKnowledge) -> None:
        """Tricks and hindrances nobody has seen yet; seen hindrances lie beneath in order."""
        state = self.template
        if state.has_tricks:
            for trick in range(len(TRICKS)):
                if TRICKS[trick] not in seen.tricks:
                    self.tricks[self.tricks_size] = u8(trick + 1)
                    self.tricks_size += 1
        if not state.hindrances:
            return
        followed = [player.hindrance for player in seen.seats]
        if seen.chaos:
            followed.append(HINDRANCES[CHAOS].word)
        beneath = [word for word in knowledge.beneath if word not in followed]
        self.beneath = packed([hindrance_named(word) for word in beneath])
        for number in range(1, len(HINDRANCES)):
            if HINDRANCES[number].word not in followed + beneath:
                self.hindrances[self.hindrances_size] = u8(number)
                self.hindrances_size += 1

    def fill_swaps(self, seen: LarderView) -> None:
        for seat in range(seen.players):
            if seat == self.observer and seen.swap != "":
                self.template.seats[seat].swap = code_of(parse_move(seen.swap))
            elif seat not in seen.awaited_seats:
                self.chosen[seat] = 1
                self.any_chosen = True

    # --- thousands of times -------------------------------------------------

    def sample(self, chance: Chance) -> Larder:
        world = self.template.clone()
        chance.shuffle(self.pool, self.pool_size)
        left = self.pool_size
        for seat in range(world.players):
            left = self.deal(world.seats[seat], self.missing[seat], left)
        for _i in range(self.forgotten):
            left -= 1
            world.gone += some(i64(self.pool[left]), 1)
        world.deck = self.pool[:left]  # a copy: the trouble pile and the undealt cards
        if self.tricks_size > 0:
            world.trick_pile = shuffled(self.tricks, self.tricks_size, chance)
        if world.hindrances:
            above = shuffled(self.hindrances, self.hindrances_size, chance)
            world.hindrance_pile = above | self.beneath << (4 * self.hindrances_size)
        if self.any_chosen:
            self.guess_swaps(world, chance)
        return world

    def deal(self, me: Player, missing: i64, left: i64) -> i64:
        """Fill a hand and the closed cards from the pool; how much of it remains."""
        for _i in range(missing):
            left -= 1
            me.hand += some(i64(self.pool[left]), 1)
        marks = me.closed_at
        shift: i64 = 0
        while marks != 0:
            if (marks & 15) != 0:  # a marked place is worth 1 so far
                left -= 1
                me.closed_at += i64(self.pool[left]) << shift
            marks >>= 4
            shift += 4
        return left

    def guess_swaps(self, world: Larder, chance: Chance) -> None:
        """Any choice the imagined hand allows."""
        for seat in range(world.players):
            if self.chosen[seat] != 0:
                me = world.seats[seat]
                swap_into(me, self.moves)
                me.swap = self.moves.get(chance.below(self.moves.size))
