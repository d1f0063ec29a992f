"""Worlds one observer cannot tell from the real one."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.piles import blank_pile
from logovo.core.views import Sampler
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOALS,
    GOLD,
)
from logovo.games.lucky.events import UNKNOWN
from logovo.games.lucky.gold_guess import GoldGuess
from logovo.games.lucky.hand_guess import HandGuess
from logovo.games.lucky.knowledge import LuckyKnowledge
from logovo.games.lucky.reading import are_roles_shown, table_of
from logovo.games.lucky.roles import RANGE, RoleOdds
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import LuckyView


@final
class LuckySampler(Sampler):
    """A template holds all that is known; each sample deals the shuffled rest into it.

    Roles, goals and unseen cards are as likely as the shuffles that hid them, weighed by the
    belief in the knowledge if a bot has set one. Evidence by rule is complete. An open or tied
    goal is known to all, and no lay leaves a goal closed that it reached. With the deck empty the
    round goes on only while somebody can play: that this holds now implies that it held at every
    moment since the deck ran out, for nobody drew since then, a pass changes nothing on the
    table, and every card played was itself playable at the moments before it. The gold is drawn
    from all its possible histories (`gold_story.py`).

    Left out is what a choice says about the hand it was made from: that somebody passed, or
    still keeps a card, is taken to say nothing about what they hold.
    """

    def __init__(self, seen: LuckyView, knowledge: LuckyKnowledge) -> None:
        self.template: Lucky = table_of(seen, knowledge.options)
        self.hidden_goals = vec[i64]([0] * GOALS)
        self.hidden_cards = blank_pile(GOALS)
        self.hidden: i64 = 0  # goals the observer does not know
        self.gold_weights = vec[float]([])  # of the hidden goals, if some are likelier
        self.are_roles_shown = are_roles_shown(seen)
        self.gold = GoldGuess(seen, knowledge.story)
        self.hands = HandGuess(self.template, seen, knowledge)
        self.fill_goals(seen)
        self.fill_weights(knowledge)
        self.odds = self.role_odds(seen, knowledge)

    def fill_goals(self, seen: LuckyView) -> None:
        unseen = list(GOAL_CARDS)
        for goal in range(GOALS):
            card = seen.goals[goal].card
            if card == UNKNOWN:
                self.hidden_goals[self.hidden] = goal
                self.hidden += 1
            else:
                unseen.remove(card)
        for i in range(len(unseen)):
            self.hidden_cards[i] = u8(GOAL_CARDS.index(unseen[i]))

    def fill_weights(self, knowledge: LuckyKnowledge) -> None:
        weights = knowledge.gold
        if weights is None or self.hidden < 2 or int(self.hidden_cards[0]) != GOLD:
            return
        goals = [int(self.hidden_goals[i]) for i in range(int(self.hidden))]
        self.gold_weights = vec[float]([weights[goal] for goal in goals])

    def role_odds(self, seen: LuckyView, knowledge: LuckyKnowledge) -> RoleOdds:
        # Own and shown roles are known; the other cards lie before the others or aside.
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

    # --- a sample ----------------------------------------------------------------

    def sample(self, chance: Chance) -> Lucky:
        state = self.template.clone()
        self.hands.deal(state, chance)
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
