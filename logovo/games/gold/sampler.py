"""Worlds an observer cannot tell from the real one.

The open part of the table is read once from the view. The stashes nobody sees are one of the
divisions that fit all that was seen (stash_odds.py says how likely each is, and what is
simplified there). The action cards nobody sees are those of one of the deals that the rules allow
after all draws, plays and windows, each as likely as any other (deals.py). Bag and decks are what
is left. Evidence that is left out:

- what players do by choice: a card not played on one's own turn, a window let pass, an accusation;
- at which point of a hidden window the observer was asked, which no event tells.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core import bags
from logovo.core.chance import Chance
from logovo.core.seats import TABLE
from logovo.core.views import Sampler
from logovo.games.gold import heaps
from logovo.games.gold.asks import ACCUSE, ASK_WORDS, CARD, IDLE
from logovo.games.gold.cards import fits
from logovo.games.gold.components import (
    CARD_KINDS,
    CARD_WORDS,
    GLOVES,
    SACK,
)
from logovo.games.gold.deals import Deals, Story
from logovo.games.gold.evidence import ALL_CARDS, SOME, Row
from logovo.games.gold.happenings import SACK as SACKED
from logovo.games.gold.knowledge import GoldKnowledge
from logovo.games.gold.moves import codes
from logovo.games.gold.reading import full_box, open_tokens, table_of
from logovo.games.gold.state import GoldState
from logovo.games.gold.views import GoldView


@final
class GoldSampler(Sampler):
    def __init__(self, view: GoldView, knowledge: GoldKnowledge) -> None:
        self.observer: i64 = view.observer
        self.players: i64 = view.players
        self.table: GoldState = table_of(view, knowledge)
        # What the stashes went through.
        self.lots = knowledge.stashes().lots()
        self.sacked: bool = any(row[0] == SACKED for row in knowledge.happened)
        self.seen_victim: i64 = -1
        if view.battle is not None and view.battle.victim_stash:
            self.seen_victim = view.battle.victim_seat
        self.unseen_tokens: i64 = full_box() - open_tokens(view)
        self.knows_all: bool = view.over
        # Whom a hidden ask may wait for, and with which cards.
        self.window: i64 = -1
        if view.window and view.observer not in view.awaited_seats:
            self.window = ASK_WORDS.index(view.window)
        elif view.window == ASK_WORDS[ACCUSE]:
            self.window = ACCUSE
        self.asked: i64 = 0  # a mask of seats
        self.is_accuser: bool = view.ask == ASK_WORDS[ACCUSE]
        self.sack_hidden: bool = (
            bool(view.pending)
            and view.pending[0].card == CARD_WORDS[SACK]
            and view.pending[0].seat != view.observer
        )
        self.deals: Deals | None = None
        if self.table.advanced:
            self.deals = Deals(story_of(view, knowledge, self.table), self.find_asked(view))

    def find_asked(self, view: GoldView) -> list[Row]:
        """Everybody who may be the one asked now, as something that is known about the cards."""
        if self.window < 0:
            return []
        self.deal_stashes(self.table, Chance(1))
        last_player = view.pending[-1].seat if view.pending else -1
        cards = 0
        for seat in range(int(self.players)):
            if (seat == self.observer and not view.secret_cards) or seat == last_player:
                continue
            if self.window == IDLE and seat != self.table.active:
                continue  # gold.action-window: nobody else is asked in a turn without a knight
            fitting = self.fitting(seat)
            cards |= fitting
            if fitting:
                self.asked |= i64(1) << seat
        return [(SOME, int(self.asked), cards, 0)]

    def fitting(self, seat: i64) -> int:
        """The cards with which this seat could be the one asked, or the one with the Gloves on."""
        if self.window == ACCUSE:
            return 1 << GLOVES if self.table.is_fighter(seat) else 0
        cards = 0
        kept = self.table.hands[seat]
        for card in range(CARD_KINDS):
            self.table.hands[seat] = bags.some(card, 1)
            if fits(self.table, self.window, seat):
                cards |= 1 << int(card)
        self.table.hands[seat] = kept
        return cards

    # --- a world ------------------------------------------------------------------

    def sample(self, chance: Chance) -> GoldState:
        world = self.table.clone()
        if not self.knows_all:
            self.deal_stashes(world, chance)
        if self.deals is not None:
            self.deal_cards(world, self.deals, chance)
        return world

    def deal_stashes(self, world: GoldState, chance: Chance) -> None:
        stash = world.stash
        self.lots.draw(stash, chance)
        if self.sacked:
            self.return_surplus(stash, chance)
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
                if (self.lots.doubtful >> seat) & 1:
                    return seat
                found = seat
        return found

    def return_surplus(self, stash: vec[i64], chance: Chance) -> None:
        """Where no division agreed with all that was seen, the stashes may hold more of a kind than
        there are: these go back for others."""
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

    def deal_cards(self, world: GoldState, deals: Deals, chance: Chance) -> None:
        """The unseen action cards: hands of the others, then the deck."""
        deals.deal(chance)
        deck = ALL_CARDS - world.played
        for seat in range(self.players):
            hand = deals.hands[seat]
            world.hands[seat] = hand
            deck -= hand
        world.action_deck = deck
        if self.window == ACCUSE:
            self.suspect(world, chance)
        elif self.window >= 0:
            self.name_asked(world, chance)
        if self.sack_hidden:
            hide_sack(world, chance)

    def name_asked(self, world: GoldState, chance: Chance) -> None:
        """Somebody who holds a fitting card is asked; whoever came before has let it pass."""
        first = chance.below(self.players)
        for step in range(self.players):
            seat = (first + step) % self.players
            if (self.asked >> seat) & 1 and fits(world, self.window, seat):
                set_asked(world, seat)
                return

    def suspect(self, world: GoldState, chance: Chance) -> None:
        """Who holds the Gloves has them on, and one of the others is asked."""
        culprit = self.observer
        for seat in range(self.players):
            if bags.count(world.hands[seat], GLOVES) != 0:
                culprit = seat
        rank = self.accuser(world, culprit, chance)
        world.culprit = culprit
        world.asks.pop()
        set_asked(world, culprit)
        world.asks.push(ACCUSE, world.seat_ranked(rank), rank, 0, 0, 0)

    def accuser(self, world: GoldState, culprit: i64, chance: Chance) -> i64:
        """The rank of the one asked: the observer if asked, else anybody else."""
        if self.is_accuser:
            return self.table.asks.a()
        rank = chance.below(world.fighters)
        while world.seat_ranked(rank) == culprit or world.seat_ranked(rank) == self.observer:
            rank = (rank + 1) % world.fighters
        return rank


def story_of(view: GoldView, knowledge: GoldKnowledge, table: GoldState) -> Story:
    sizes = [player.cards_size for player in view.everybody]
    own = 0 if view.observer == TABLE else int(table.hands[view.observer])
    return Story(knowledge.cards, own, sizes, view.action_deck_size, int(table.played))


def set_asked(world: GoldState, seat: i64) -> None:
    """The top ask is for this seat."""
    asks = world.asks
    kind = asks.kind()
    code = asks.b()
    player = asks.c()
    asks.pop()
    offset = (seat - world.active + world.players) % world.players
    asks.push(kind, seat, offset, code, player, 0)


def hide_sack(world: GoldState, chance: Chance) -> None:
    """A sack not yet settled: its player put in some token that they hold here."""
    rows = world.asks.as_lists()
    for row in rows:
        if row[0] == CARD and codes.card_of(row[3]) == SACK:
            kind = heaps.pick_from(world.stash[row[4]], chance)
            row[3] = int(codes.card_code(SACK, kind))
    world.asks.load(rows)
