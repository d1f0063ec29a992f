"""Worlds one observer cannot tell from the real one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.piles import blank_pile
from logovo.core.views import Sampler
from logovo.games.lucky import asks, hands, legality, purses
from logovo.games.lucky.components import (
    DECK_CARDS,
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    GOAL_WORDS,
    GOALS,
    GOLD,
    KIND_COUNTS,
    KIND_WORDS,
    KINDS,
    MOST,
    TOOLS,
)
from logovo.games.lucky.events import UNKNOWN
from logovo.games.lucky.knowledge import LuckyKnowledge
from logovo.games.lucky.moves import place_at
from logovo.games.lucky.roles import RANGE, RoleOdds
from logovo.games.lucky.setup import blank
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import LuckyView, SeatSeen

DEALS: Final = 12
"""So often the hands are dealt anew if nobody could play and the round would be over."""


@final
class LuckySampler(Sampler):
    """A template holds all that is certain; each sample deals the shuffled rest into it."""

    def __init__(self, seen: LuckyView, knowledge: LuckyKnowledge) -> None:
        self.observer: i64 = seen.observer
        self.template: Lucky = blank(knowledge.options)
        self.pool = blank_pile(DECK_CARDS)  # cards of the deck that nobody has shown
        self.pool_size: i64 = 0
        self.missing = vec[i64]([0] * MOST)  # hand cards the observer cannot name
        self.hidden_goals = vec[i64]([0] * GOALS)
        self.hidden_cards = blank_pile(GOALS)
        self.hidden: i64 = 0  # goals the observer does not know
        self.gold_weights = vec[float]([])  # of the hidden goals, if some are likelier
        self.are_roles_shown = seen.ask == "gold" or seen.over
        self.gold = GoldGuess(seen, knowledge)
        fill_table(self.template, seen)
        fill_forest(self.template, seen)
        for player in seen.seats:
            self.fill_seat(player)
        own = [KIND_WORDS.index(word) for word in seen.held]
        self.fill_pool(knowledge, own)
        if own:
            self.template.hands[seen.observer] = hands.hand_of(own)
        self.fill_goals(seen)
        self.fill_weights(knowledge)
        self.odds = self.role_odds(seen, knowledge)

    def fill_seat(self, player: SeatSeen) -> None:
        state = self.template
        seat: i64 = player.seat
        for tool in player.broken:
            state.broken |= 1 << (3 * seat + TOOLS.index(tool))
        if player.role == "mad":
            state.mad |= 1 << seat
        if seat != self.observer:
            self.missing[seat] = player.cards

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

    def fill_goals(self, seen: LuckyView) -> None:
        state = self.template
        unseen = list(GOAL_CARDS)
        for goal in range(GOALS):
            looked = seen.goals[goal]
            for seat in looked.looked_seats:
                state.dusted |= 1 << (3 * seat + goal)
            if looked.card == UNKNOWN:
                self.hidden_goals[self.hidden] = goal
                self.hidden += 1
            else:
                state.goals |= GOAL_CARDS.index(looked.card) << (2 * goal)
                unseen.remove(looked.card)
        for i in range(len(unseen)):
            self.hidden_cards[i] = u8(GOAL_CARDS.index(unseen[i]))

    def fill_weights(self, knowledge: LuckyKnowledge) -> None:
        weights = knowledge.gold
        if weights is None or self.hidden < 2 or int(self.hidden_cards[0]) != GOLD:
            return
        goals = [int(self.hidden_goals[i]) for i in range(int(self.hidden))]
        self.gold_weights = vec[float]([weights[goal] for goal in goals])

    def role_odds(self, seen: LuckyView, knowledge: LuckyKnowledge) -> RoleOdds:
        # Own and shown roles are certain; the other cards lie before the others or aside.
        state = self.template
        seats = [player.seat for player in seen.seats if player.role == UNKNOWN]
        known_mad = sum([1 for player in seen.seats if player.role == "mad"])
        belief = knowledge.belief
        weights = [1.0 if belief is None else belief[seat] for seat in seats]
        if self.are_roles_shown:
            state.aside_mad = seen.aside.count("mad")
            return RoleOdds([], [], 0, 0)
        state.aside_mad = state.mad_cards - known_mad
        return RoleOdds([int(s) for s in seats], weights, len(seen.aside), int(state.aside_mad))

    def sample(self, chance: Chance) -> Lucky:
        state = self.template.clone()
        self.deal(state, chance)
        if state.deck_left == 0 and state.ask == asks.TURN:
            # lucky.end-exhausted has not ended the round, so somebody can play.
            tries: i64 = DEALS
            while tries > 0 and legality.nobody_can_play(state):
                state = self.template.clone()
                self.deal(state, chance)
                tries -= 1
        if not self.are_roles_shown:
            drawn = self.odds.draw(chance)
            state.mad |= drawn
            while drawn != 0:
                state.aside_mad -= 1
                drawn &= drawn - 1
        if self.hidden > 0:
            self.hide_goals(state, chance)
        self.gold.deal(state, chance)
        return state

    def deal(self, state: Lucky, chance: Chance) -> None:
        """The unseen cards: first the deck, then the hands, the rest was passed away."""
        pool = self.pool[:]
        chance.shuffle(pool, self.pool_size)
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

    def hide_goals(self, state: Lucky, chance: Chance) -> None:
        cards = self.hidden_cards[:]
        chance.shuffle(cards, self.hidden)
        if len(self.gold_weights) > 0:
            self.move_gold(cards, chance)
        for i in range(self.hidden):
            card = i64(cards[i])
            state.goals |= card << (2 * self.hidden_goals[i])

    def move_gold(self, cards: vec[u8], chance: Chance) -> None:
        """Change the gold's place with one drawn by weight."""
        weights = self.gold_weights
        total = 0.0
        for i in range(self.hidden):
            total += weights[i]
        drawn = float(chance.below(RANGE)) / float(RANGE) * total
        to: i64 = 0
        while to < self.hidden - 1 and drawn >= weights[to]:
            drawn -= weights[to]
            to += 1
        for i in range(self.hidden):
            if i64(cards[i]) == GOLD:
                cards[i] = cards[to]
                cards[to] = u8(GOLD)
                return


@final
class GoldGuess:
    """What the others may have won: the cards the observer handed on or can work out, and
    for the rest any cards he has not seen."""

    def __init__(self, seen: LuckyView, knowledge: LuckyKnowledge) -> None:
        self.purses = vec[i64]([0] * seen.players)  # what is certain
        self.missing = vec[i64]([0] * seen.players)  # cards of which nothing is known
        self.offer: i64 = 0
        self.offer_missing: i64 = 0
        self.bank_size: i64 = seen.gold_deck
        self.handed = knowledge.handed
        self.pool: i64 = 0
        self.is_open_hand = knowledge.is_passed_on and seen.ask == "gold"
        if not self.fill(seen, knowledge, True):
            self.fill(seen, knowledge, False)

    def fill(self, seen: LuckyView, knowledge: LuckyKnowledge, with_paid: bool) -> bool:
        """False if what was worked out cannot be true."""
        pool = purses.full()
        self.offer = 0
        self.offer_missing = len(seen.offer)
        if seen.offer and UNKNOWN not in seen.offer:
            self.offer = purses.purse_of([int(value) for value in seen.offer])
            self.offer_missing = 0
        pool -= self.offer
        for seat in range(seen.players):
            gold = seen.seats[seat].gold
            if UNKNOWN in gold:
                self.purses[seat] = knowledge.paid[seat] if with_paid else 0
                self.missing[seat] = len(gold) - purses.size(self.purses[seat])
            else:
                self.purses[seat] = purses.purse_of([int(value) for value in gold])
                self.missing[seat] = 0
            pool -= self.purses[seat]
        self.subtract_handed(seen)
        for handed in self.handed if not seen.over else []:
            pool -= handed.purse
        self.pool = pool
        return is_purse(pool) and min([int(self.missing[i]) for i in range(seen.players)]) >= 0

    def subtract_handed(self, seen: LuckyView) -> None:
        if seen.over:
            self.handed = []
            return
        for handed in self.handed:
            for seat in handed.seats:
                self.missing[seat] -= 1
        if self.is_open_hand:
            self.offer_missing = 0

    def deal(self, state: Lucky, chance: Chance) -> None:
        pool = self.pool
        offer = self.offer
        for seat in range(state.players):
            state.gold[seat] = self.purses[seat]
        for handed in self.handed:
            rest = handed.purse
            for taker in handed.seats:
                value = purses.drawn(rest, chance)
                rest -= purses.one(value)
                state.gold[taker] += purses.one(value)
            offer += rest
        for seat in range(state.players):
            for _i in range(self.missing[seat]):
                value = purses.drawn(pool, chance)
                pool -= purses.one(value)
                state.gold[seat] += purses.one(value)
        for _i in range(self.offer_missing):
            value = purses.drawn(pool, chance)
            pool -= purses.one(value)
            offer += purses.one(value)
        state.offer = offer
        state.bank = pool


def is_purse(purse: i64) -> bool:
    """Whether a difference of purses has taken no card that was not there."""
    ones = purse & 255
    twos = (purse >> 8) & 255
    return purse >= 0 and ones <= 16 and twos <= 8 and purse >> 16 <= 4


def fill_table(state: Lucky, seen: LuckyView) -> None:
    state.round = seen.round
    state.first = seen.first_seat
    state.ask = asks.WORDS.index(seen.ask)
    state.turn = seen.turn_seat
    state.last_played = seen.last_played_seat
    state.is_shown = seen.ask == "gold" or seen.over
    state.deck_left = seen.deck
    state.aside = len(seen.aside)
    for seat in seen.taker_seats:
        state.takers |= 1 << seat


def fill_forest(state: Lucky, seen: LuckyView) -> None:
    paths = seen.forest[1:]
    places = [int(place_at(path.x, path.y)) for path in paths]
    variants = [KIND_WORDS.index(path.card) * 2 + int(path.turned) for path in paths]
    opened = 0
    masks = [15, 15, 15]
    for goal in range(GOALS):
        look = seen.goals[goal]
        if look.open:
            opened |= 1 << goal
            card = GOAL_CARDS.index(look.card)
            masks[goal] = int(GOAL_MASKS_TURNED[card] if look.turned else GOAL_MASKS[card])
        if look.goal in seen.fresh_goals:
            state.fresh |= 1 << goal
    fresh = int(state.fresh)
    state.forest.restore(places, variants, opened & ~fresh, masks)
    for goal in range(GOALS):
        if fresh & (1 << goal):
            state.forest.open_goal(goal, masks[goal])
    if seen.tied_goal:
        state.tied_goal = GOAL_WORDS.index(seen.tied_goal)
