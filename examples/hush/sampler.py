"""Worlds one observer cannot tell from the real one, each as likely as it should be."""

from __future__ import annotations

from typing import final

from examples.hush.effects import draw
from examples.hush.knowledge import HushKnowledge
from examples.hush.reading import table_of
from examples.hush.state import Hush
from examples.hush.views import HushView
from logovo.core.chance import Chance
from logovo.core.views import Sampler


@final
class HushSampler(Sampler):
    """All evidence by rule counts: own, open and peeked cards, and ranks ruled out. What others
    choose to do is not weighed."""

    def __init__(self, seen: HushView, knowledge: HushKnowledge) -> None:
        self.template = table_of(seen, knowledge.options)
        self.not_held = knowledge.not_held
        for seat, rank in enumerate(knowledge.peeked):
            if rank and not self.template.cards[seat]:
                self.template.cards[seat] = rank
                self.template.deck[rank] -= 1
        self.hidden = [seat for seat, card in enumerate(self.template.cards) if card == 0]

    def sample(self, chance: Chance) -> Hush:
        """Deal again until nobody holds what is ruled out: so all that fits is equally likely."""
        while True:
            world = self.template.clone()
            for seat in self.hidden:
                world.cards[seat] = draw(world, chance)
            if all(world.cards[seat] not in self.not_held[seat] for seat in self.hidden):
                return world
