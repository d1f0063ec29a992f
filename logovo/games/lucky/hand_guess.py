"""The unseen cards of an imagined world: what the others hold, the deck, what was passed away."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.piles import blank_pile
from logovo.games.lucky import asks, hands, legality
from logovo.games.lucky.components import (
    DECK_CARDS,
    GOAL_CARDS,
    GOLD,
    KIND_COUNTS,
    KIND_WORDS,
    KINDS,
    MOST,
    TOOLS,
)
from logovo.games.lucky.knowledge import LuckyKnowledge
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import LuckyView

ANY: Final = 0  # every deal of the unseen cards is possible
SOME: Final = 1  # somebody can play, else the round would be over
NONE: Final = 2  # nobody can play: that has ended the last round

PLAIN_DEALS: Final = 4  # tries before a playable card is put into a hand on purpose


@final
class HandGuess:
    """Deals the unseen cards in all ways the rules leave, each as likely."""

    def __init__(self, template: Lucky, seen: LuckyView, knowledge: LuckyKnowledge) -> None:
        self.template = template
        self.pool = blank_pile(DECK_CARDS)  # cards of the deck that nobody has shown
        self.pool_size: i64 = 0
        self.missing = vec[i64]([0] * MOST)  # hand cards the observer cannot name
        self.could_play = vec[i64]([0] * MOST)  # kinds that each seat could play, as bits
        for player in seen.seats:
            if player.seat != seen.observer:
                self.missing[player.seat] = player.cards
        own = [KIND_WORDS.index(word) for word in seen.held]
        self.fill_pool(knowledge, own)
        if own:
            template.hands[seen.observer] = hands.hand_of(own)
        self.deals: i64 = self.possible_deals(seen)

    def fill_pool(self, knowledge: LuckyKnowledge, own: list[int]) -> None:
        state = self.template
        left = list(KIND_COUNTS)
        for kind in own:
            left[kind] -= 1
        for kind in range(KINDS):
            left[kind] -= knowledge.gone[kind]
            for _i in range(knowledge.gone[kind]):
                state.throw(kind)
        forest = state.forest
        for i in range(int(forest.laid_n)):
            left[(int(forest.content(forest.laid[i])) - 1) >> 1] -= 1
        for seat in range(int(state.players)):
            for tool in range(3):
                if int(state.broken_of(seat)) & (1 << tool):
                    left[KIND_WORDS.index("break-" + TOOLS[tool])] -= 1
        for kind in range(KINDS):
            for _i in range(left[kind]):
                self.pool[self.pool_size] = u8(kind)
                self.pool_size += 1

    def possible_deals(self, seen: LuckyView) -> int:
        """Which deals of the unseen cards the rules leave."""
        # lucky.end-exhausted
        state = self.template
        is_turn = state.ask == asks.TURN
        open_cards = [look.card for look in seen.goals if look.open]
        has_gold = GOAL_CARDS[GOLD] in open_cards
        if state.deck_left > 0 or has_gold or not (is_turn or state.ask == asks.OVER):
            return ANY
        own: i64 = 0
        for seat in range(state.players):
            self.could_play[seat] = legality.kinds_playable(state, seat)
            own |= hands.kinds(state.hands[seat]) & self.could_play[seat]
        if not is_turn:
            return NONE
        return ANY if own != 0 else SOME

    def deal(self, state: Lucky, chance: Chance) -> None:
        """The unseen cards: first the deck, then the hands, the rest was passed away."""
        pool = self.pool[:]
        if self.deals == ANY:
            chance.shuffle(pool, self.pool_size)
        elif self.deals == SOME:
            self.shuffle_playable(pool, chance)
        else:
            self.shuffle_unplayable(pool, chance)
        state.deck = pool
        at = state.deck_left
        for seat in range(state.players):
            hand: i64 = 0
            if self.missing[seat] > 0:
                for _i in range(self.missing[seat]):
                    kind = i64(pool[at])
                    hand = hands.with_card(hand, kind)
                    at += 1
                state.hands[seat] = hand
        while at < self.pool_size:
            state.throw(i64(pool[at]))
            at += 1

    def shuffle_playable(self, pool: vec[u8], chance: Chance) -> None:
        """Any order in which some hand gets a card it could play, each as likely.

        A few tries often find one. Otherwise a playable card is put into a hand on purpose: an
        order with several such cards comes up once for each, so it is kept that much less often.
        """
        for _try in range(PLAIN_DEALS):
            chance.shuffle(pool, self.pool_size)
            if self.playable_dealt(pool) > 0:
                return
        total: i64 = 0
        for seat in range(self.template.players):
            total += self.missing[seat] * self.playable_by(pool, seat)
        while total > 0:
            chance.shuffle(pool, self.pool_size)
            self.place_playable(pool, chance.below(total))
            if chance.below(self.playable_dealt(pool)) == 0:
                return

    def playable_by(self, pool: vec[u8], seat: i64) -> i64:
        """How many of the unseen cards a seat could play."""
        found: i64 = 0
        for i in range(self.pool_size):
            kind = i64(pool[i])
            found += (self.could_play[seat] >> kind) & 1
        return found

    def playable_dealt(self, pool: vec[u8]) -> i64:
        """How many cards in the hands, dealt in this order, could be played."""
        found: i64 = 0
        at: i64 = 0
        for seat in range(self.template.players):
            for _i in range(self.missing[seat]):
                kind = i64(pool[at])
                found += (self.could_play[seat] >> kind) & 1
                at += 1
        return found

    def place_playable(self, pool: vec[u8], which: i64) -> None:
        """Of all pairs of a hand's place and a card that could be played there, take this one
        and put the card there."""
        at: i64 = 0
        for seat in range(self.template.players):
            fitting = self.playable_by(pool, seat)
            if which >= self.missing[seat] * fitting:
                which -= self.missing[seat] * fitting
                at += self.missing[seat]
                continue
            at += which // fitting
            left = which % fitting
            for i in range(self.pool_size):
                kind = i64(pool[i])
                if (self.could_play[seat] >> kind) & 1 == 1:
                    if left == 0:
                        swap(pool, at, i)
                        return
                    left -= 1

    def shuffle_unplayable(self, pool: vec[u8], chance: Chance) -> None:
        """Any order in which no hand gets a card it could play, each as likely. Seats that may
        lay paths choose first: what they may hold, those with broken tools may hold as well."""
        chance.shuffle(pool, self.pool_size)
        rest = [int(pool[i]) for i in range(int(self.pool_size))]
        for is_blocked in (False, True):
            at = 0
            for seat in range(int(self.template.players)):
                for _i in range(int(self.missing[seat])):
                    if (self.template.broken_of(seat) != 0) == is_blocked:
                        pool[at] = u8(taken_out(rest, ~int(self.could_play[seat])))
                    at += 1
        for i in range(len(rest)):
            pool[self.pool_size - len(rest) + i] = u8(rest[i])


def taken_out(cards: list[int], allowed: int) -> int:
    """The first card of an allowed kind, which leaves the list."""
    for i in range(len(cards)):
        if allowed & (1 << cards[i]):
            return cards.pop(i)
    return cards.pop(0)


def swap(pool: vec[u8], one: i64, other: i64) -> None:
    kept = pool[one]
    pool[one] = pool[other]
    pool[other] = kept
