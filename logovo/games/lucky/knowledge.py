"""What a seat has learnt by listening, beyond what it sees."""

from __future__ import annotations

from typing import final

from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge
from logovo.games.lucky import purses
from logovo.games.lucky.components import DUST_KIND, FIRE_KIND, KIND_WORDS, KINDS, MAD_PAY
from logovo.games.lucky.events import (
    UNKNOWN,
    CardPassed,
    GoalLookedAt,
    GoldDrawn,
    GoldHanded,
    GoldPaid,
    GoldTaken,
    PathBurnt,
    RolesShown,
    RoundBegan,
    ToolMended,
)
from logovo.games.lucky.gold_story import UNSEEN, GoldStory


@final
class LuckyKnowledge(Knowledge):
    """Perfect recall of what happened in sight: which cards lie in the discard, and what
    can have become of the gold. Roles, dust and hands are in the view.

    `belief` may be set by a bot before it asks for a sampler: for each seat how many times
    likelier its play is for a Mad Lucky than for a digger. None weighs all seats alike. `gold`
    likewise: for each goal how many times likelier than another it is the gold.
    """

    def __init__(self, options: Options, observer: Seat) -> None:
        self.options = options
        self.observer = observer
        self.belief: list[float] | None = None
        self.gold: list[float] | None = None
        self.gone = [0] * KINDS  # cards known to be in the discard, by kind
        self.story = GoldStory(options.players)
        self.due = 0  # nuggets for each Mad Lucky of this round

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.gone = [0] * KINDS
        elif isinstance(event, CardPassed):
            if event.card != UNKNOWN:
                self.gone[KIND_WORDS.index(event.card)] += 1
        elif isinstance(event, ToolMended):
            self.gone[KIND_WORDS.index(event.card)] += 1
            self.gone[KIND_WORDS.index("break-" + event.tool)] += 1
        elif isinstance(event, PathBurnt):
            self.gone[FIRE_KIND] += 1
            self.gone[KIND_WORDS.index(event.card)] += 1
        elif isinstance(event, GoalLookedAt):
            self.gone[DUST_KIND] += 1
        elif isinstance(event, RolesShown):
            self.due = MAD_PAY[len(event.mad_seats)]
            self.story.begin_round()
        elif isinstance(event, GoldDrawn):
            self.story.draw(event.count)
        elif isinstance(event, GoldHanded):
            if UNKNOWN not in event.values:
                self.story.see_offer(purse_seen(event.values))
        elif isinstance(event, GoldTaken):
            self.story.take(event.seat, 0 if event.value == UNKNOWN else int(event.value))
        elif isinstance(event, GoldPaid):
            purse = UNSEEN if UNKNOWN in event.values else purse_seen(event.values)
            self.story.pay(event.seat, len(event.values), purse, self.due)


def purse_seen(values: tuple[str, ...]) -> int:
    return int(purses.purse_of([int(value) for value in values]))
