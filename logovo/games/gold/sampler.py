"""Worlds an observer cannot tell from the real one.

The open part of the table is read once from the view. The stashes nobody sees are those of one
of the histories that fit all that was seen (histories.py says how likely each is, and what is
simplified there). Bag and decks are what is left. Three things are only roughly as likely as they
should be: what the sack has changed (one token of its player's stash now, whatever he did with
it since); who is asked in a hidden window (by the number of his cards and of those that fit, not
by who was asked before him); and action cards, which are dealt without regard to windows in which
the game did not wait, though that shows that nobody held a fitting one.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core import bags
from logovo.core.chance import Chance
from logovo.core.views import Sampler
from logovo.games.gold import codes, heaps
from logovo.games.gold.cards import fits
from logovo.games.gold.components import (
    CARD_COUNTS,
    CARD_KINDS,
    CARD_WORDS,
    GLOVES,
    MOST_PLAYERS,
    SACK,
)
from logovo.games.gold.histories import Histories
from logovo.games.gold.knowledge import EXACT, GoldKnowledge
from logovo.games.gold.knowledge import SACK as SACKED
from logovo.games.gold.play import GoldPlay
from logovo.games.gold.reading import full_box, open_tokens, table_of
from logovo.games.gold.state import ACCUSE, ASK_WORDS, CARD
from logovo.games.gold.views import GoldView


@final
class GoldSampler(Sampler):
    def __init__(self, view: GoldView, knowledge: GoldKnowledge) -> None:
        self.observer: i64 = view.observer
        self.players: i64 = view.players
        self.table: GoldPlay = table_of(view, knowledge)
        # What the stashes went through.
        sure = vec[i64]([i64(heap) for heap in knowledge.sure])
        rows = knowledge.happened
        happened = vec[i64]([i64(number) for row in rows for number in row])
        self.histories = Histories(self.players, self.observer, sure, happened)
        self.sacks = vec[i64]([i64(n) for n in sacks_used(rows)])
        self.sacked: bool = any(row[0] == SACKED for row in rows)
        self.seen_victim: i64 = -1
        if view.battle is not None and view.battle.victim_stash:
            self.seen_victim = view.battle.victim_seat
        self.unseen_tokens: i64 = full_box() - open_tokens(view)
        self.knows_all: bool = view.over
        # Action cards nobody but their holders sees, and how many each seat holds.
        self.hand_sizes = vec[i64]([0] * MOST_PLAYERS)
        self.unseen_cards = vec[i64]([0] * 0)
        self.read_cards(view)
        # Whom a hidden ask may wait for, with which card: seat, card, weight.
        self.asked = vec[i64]([0] * 0)
        self.asked_weight: i64 = 0
        self.window: i64 = -1
        if view.window and view.observer not in view.awaited_seats:
            self.window = ASK_WORDS.index(view.window)
        elif view.window == ASK_WORDS[ACCUSE]:
            self.window = ACCUSE
        self.wears_gloves: bool = bool(view.secret_cards)
        self.is_accuser: bool = view.ask == ASK_WORDS[ACCUSE]
        self.sack_hidden: bool = (
            bool(view.pending)
            and view.pending[0].card == CARD_WORDS[SACK]
            and view.pending[0].seat != view.observer
        )
        if self.window >= 0:
            self.deal_stashes(self.table, Chance(1))
            self.find_asked(view)
            self.histories.forget()

    def read_cards(self, view: GoldView) -> None:
        if not self.table.advanced:
            return
        pool = 0
        for card in range(CARD_KINDS):
            pool += int(bags.some(card, CARD_COUNTS[card]))
        pool -= int(self.table.played)
        for player in view.everybody:
            if player.seat == view.observer:
                pool -= int(self.table.hands[player.seat])
            else:
                self.hand_sizes[player.seat] = player.cards_size
        cards: list[int] = []
        for card in range(CARD_KINDS):
            cards.extend([card] * int(bags.count(pool, card)))
        self.unseen_cards = vec[i64]([i64(card) for card in cards])

    def find_asked(self, view: GoldView) -> None:
        """Everybody who may be the one asked, with every card that fits."""
        found: list[int] = []
        unseen = [int(card) for card in self.unseen_cards]
        last_player = view.pending[-1].seat if view.pending else -1
        for seat in range(int(self.players)):
            weight = int(self.hand_sizes[seat])
            if seat == self.observer or weight == 0:
                continue
            for card in sorted(set(unseen)):
                if self.window == ACCUSE:
                    suits = card == GLOVES and self.table.is_fighter(seat)
                else:
                    self.table.hands[seat] = bags.some(card, 1)
                    suits = fits(self.table, self.window, seat)
                    suits = suits and not (self.window == CARD and seat == last_player)
                    self.table.hands[seat] = 0
                if suits:
                    self.asked_weight += weight * unseen.count(card)
                    found.extend([seat, card, weight * unseen.count(card)])
        self.asked = vec[i64]([i64(number) for number in found])

    # --- a world ------------------------------------------------------------------

    def sample(self, chance: Chance) -> GoldPlay:
        world = self.table.clone()
        if not self.knows_all:
            self.deal_stashes(world, chance)
        if world.advanced:
            self.deal_cards(world, chance)
        return world

    def deal_stashes(self, world: GoldPlay, chance: Chance) -> None:
        stash = world.stash
        self.histories.draw(stash, chance)
        if self.sacked:
            self.use_sacks(stash, chance)
        bag = self.unseen_tokens
        for seat in range(self.players):
            bag -= stash[seat]
        world.bag = bag

    def holder(self, stash: vec[i64], kind: i64, chance: Chance) -> i64:
        """An unseen stash with such a token, from a random seat on; one of which nothing is sure
        if there is any, and never the one that lies open now. -1 if none."""
        first = chance.below(self.players)
        found: i64 = -1
        for step in range(self.players):
            seat = (first + step) % self.players
            if seat == self.observer or seat == self.seen_victim:
                continue
            if heaps.count(stash[seat], kind) != 0:
                if (self.histories.doubtful >> seat) & 1:
                    return seat
                found = seat
        return found

    def use_sacks(self, stash: vec[i64], chance: Chance) -> None:
        """One token of each sacker's stash for one of the bag; first those that cannot be
        in his stash, because they have been seen elsewhere since."""
        self.return_surplus(stash, chance)
        for seat in range(self.players):
            for _i in range(self.sacks[seat]):
                if stash[seat] != 0 and seat != self.seen_victim:
                    self.exchange(stash, seat, heaps.pick_from(stash[seat], chance), chance)

    def return_surplus(self, stash: vec[i64], chance: Chance) -> None:
        """Tokens of which the stashes hold more than there are go back for others."""
        for kind in range(heaps.KINDS):
            while self.in_bag(stash, kind) < 0:
                seat = self.holder(stash, kind, chance)
                assert seat >= 0, "the stashes seen cannot hold too many"
                self.exchange(stash, seat, kind, chance)

    def exchange(self, stash: vec[i64], seat: i64, kind: i64, chance: Chance) -> None:
        bag: i64 = 0
        for other in range(heaps.KINDS):
            n = self.in_bag(stash, other)
            if n > 0:
                bag += heaps.some(other, n)
        if bag != 0:
            drawn = heaps.pick_from(bag, chance)
            stash[seat] += heaps.some(drawn, 1) - heaps.some(kind, 1)

    def in_bag(self, stash: vec[i64], kind: i64) -> i64:
        """What is left for the bag; below 0 if the stashes hold too many."""
        n = heaps.count(self.unseen_tokens, kind)
        for seat in range(self.players):
            n -= heaps.count(stash[seat], kind)
        return n

    def deal_cards(self, world: GoldPlay, chance: Chance) -> None:
        """The unseen action cards: hands of the others, then the deck."""
        cards = self.unseen_cards[:]
        left = i64(len(cards))
        if self.window >= 0:
            left = self.name_asked(world, cards, chance)
        for seat in range(self.players):
            if seat == self.observer:
                continue
            hand = world.hands[seat]  # what `name_asked` has given him
            for _i in range(self.hand_sizes[seat] - bags.size(hand)):
                j = chance.below(left)
                left -= 1
                hand += bags.some(cards[j], 1)
                cards[j] = cards[left]
            world.hands[seat] = hand
        deck: i64 = 0
        for i in range(left):
            deck += bags.some(cards[i], 1)
        world.action_deck = deck
        if self.sack_hidden:
            hide_sack(world, chance)

    def name_asked(self, world: GoldPlay, cards: vec[i64], chance: Chance) -> i64:
        """Somebody holds a fitting card and is asked, or has the Gloves on. Returns how many
        cards are left to deal."""
        left = i64(len(cards))
        seat = self.observer
        if not self.wears_gloves:
            at: i64 = 0
            pick = chance.below(self.asked_weight)
            while pick >= self.asked[at + 2]:
                pick -= self.asked[at + 2]
                at += 3
            seat = self.asked[at]
            card = self.asked[at + 1]
            world.hands[seat] = bags.some(card, 1)
            i: i64 = 0
            while cards[i] != card:
                i += 1
            left -= 1
            cards[i] = cards[left]
        if self.window == ACCUSE:
            self.suspect(world, seat, chance)
        else:
            set_asked(world, seat)
        return left

    def suspect(self, world: GoldPlay, culprit: i64, chance: Chance) -> None:
        """This one has the Gloves on, and one of the others is asked."""
        rank = self.accuser(world, culprit, chance)
        world.culprit = culprit
        world.asks.pop()
        set_asked(world, culprit)
        world.asks.push(ACCUSE, world.seat_ranked(rank), rank, 0, 0, 0)

    def accuser(self, world: GoldPlay, culprit: i64, chance: Chance) -> i64:
        """The rank of the one asked: the observer if he is, else anybody else."""
        if self.is_accuser:
            return self.table.asks.a()
        rank = chance.below(world.fighters)
        while world.seat_ranked(rank) == culprit or world.seat_ranked(rank) == self.observer:
            rank = (rank + 1) % world.fighters
        return rank


def sacks_used(rows: list[tuple[int, int, int, int]]) -> list[int]:
    """Per seat: unseen exchanges with the bag since somebody looked into the stash."""
    used = [0] * int(MOST_PLAYERS)
    for kind, seat, _other, _heap in rows:
        if kind == SACKED:
            used[seat] += 1
        elif kind == EXACT:
            used[seat] = 0
    return used


def set_asked(world: GoldPlay, seat: i64) -> None:
    """The top ask is for this seat."""
    asks = world.asks
    kind = asks.kind()
    code = asks.b()
    player = asks.c()
    asks.pop()
    offset = (seat - world.active + world.players) % world.players
    asks.push(kind, seat, offset, code, player, 0)


def hide_sack(world: GoldPlay, chance: Chance) -> None:
    """A sack not yet settled: its player put in some token that he holds here."""
    rows = world.asks.as_lists()
    for row in rows:
        if row[0] == CARD and codes.card_of(row[3]) == SACK:
            kind = heaps.pick_from(world.stash[row[4]], chance)
            row[3] = int(codes.card_code(SACK, kind))
    world.asks.load(rows)
