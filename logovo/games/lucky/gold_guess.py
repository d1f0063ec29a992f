"""The gold of an imagined world: what each seat has won, what is handed on, what is left."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.games.lucky import purses
from logovo.games.lucky.events import UNKNOWN
from logovo.games.lucky.gold_story import GoldStory
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import LuckyView


@final
class GoldGuess:
    """Follows the story that was heard. Where nothing was heard, as in a position set up by hand,
    the unseen cards are dealt to those who hold some."""

    def __init__(self, seen: LuckyView, story: GoldStory) -> None:
        self.story = story
        sizes = [len(player.gold) for player in seen.seats]
        self.is_told = not seen.over and story.tells_of(sizes, len(seen.offer))
        self.is_untouched = not story.steps
        self.purses = vec[i64]([0] * seen.players)  # what is seen
        self.missing = vec[i64]([0] * seen.players)  # cards that are not
        self.offer: i64 = 0
        self.offer_missing: i64 = len(seen.offer)
        self.pool: i64 = purses.full()
        if seen.offer and UNKNOWN not in seen.offer:
            self.offer = purses.purse_of([int(value) for value in seen.offer])
            self.offer_missing = 0
            self.pool -= self.offer
        for seat in range(seen.players):
            gold = seen.seats[seat].gold
            if UNKNOWN in gold:
                self.missing[seat] = len(gold)
            else:
                self.purses[seat] = purses.purse_of([int(value) for value in gold])
                self.pool -= self.purses[seat]

    def deal(self, state: Lucky, chance: Chance) -> None:
        if not self.is_told:
            self.deal_unseen(state, chance)
        elif not self.is_untouched:
            history = self.story.draw_history(chance)
            for seat in range(state.players):
                state.gold[seat] = history.purses[seat]
                state.gains += history.gains[seat] << (3 * seat)
            state.offer = history.offer
            state.bank = history.bank

    def deal_unseen(self, state: Lucky, chance: Chance) -> None:
        pool = self.pool
        for seat in range(state.players):
            state.gold[seat] = self.purses[seat]
            for _i in range(self.missing[seat]):
                value = purses.drawn(pool, chance)
                pool -= purses.one(value)
                state.gold[seat] += purses.one(value)
        offer = self.offer
        for _i in range(self.offer_missing):
            value = purses.drawn(pool, chance)
            pool -= purses.one(value)
            offer += purses.one(value)
        state.offer = offer
        state.bank = pool
