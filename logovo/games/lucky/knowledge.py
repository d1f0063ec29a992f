"""What a seat has learnt by listening, beyond what it sees."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

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
    GoldHanded,
    GoldPaid,
    GoldTaken,
    PathBurnt,
    RolesShown,
    RoundBegan,
    ToolMended,
)


@final
class Handed:
    """Gold cards that the observer passed on: each of these seats took one, in this order;
    what they have not taken yet is still being handed on."""

    def __init__(self, purse: i64) -> None:
        self.purse: i64 = purse
        self.seats: list[int] = []


@final
class LuckyKnowledge(Knowledge):
    """Perfect recall of what happened in sight: which cards lie in the discard, and what
    can be told of the others' gold. Roles, dust and hands are in the view.

    `belief` may be set by a bot before it asks for a sampler: for each seat how many times
    likelier its play is for a Mad Lucky than for a digger. None weighs all seats alike. `gold`
    likewise: for each goal how many times likelier than another it is the gold.
    """

    def __init__(self, options: Options, observer: Seat) -> None:
        self.options = options
        self.observer = observer
        self.belief: list[float] | None = None
        self.gold: list[float] | None = None
        self.gone = [0] * KINDS  # cards certainly in the discard, by kind
        self.paid: list[i64] = [0 for _i in range(options.players)]  # purses paid by the bank
        self.handed: list[Handed] = []
        self.mine: i64 = 0  # what was handed to the observer to choose from
        self.is_passed_on = False  # he has chosen; others take from the rest
        self.due = 0  # nuggets for each Mad Lucky of this round

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.gone = [0] * KINDS
            self.mine = 0
            self.is_passed_on = False
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
        elif isinstance(event, GoldHanded):
            if event.seat == self.observer:
                self.mine = purses.purse_of([int(value) for value in event.values])
        elif isinstance(event, GoldTaken):
            self.hear_taken(event)
        elif isinstance(event, GoldPaid):
            if event.seat != self.observer:
                self.paid[event.seat] += likely_payment(self.due, len(event.values))

    def hear_taken(self, event: GoldTaken) -> None:
        if event.seat != self.observer:
            if self.is_passed_on:
                self.handed[-1].seats.append(event.seat)
        elif self.mine != 0:
            self.handed.append(Handed(self.mine - purses.one(int(event.value))))
            self.is_passed_on = True


def likely_payment(due: int, cards: int) -> i64:
    """With so many cards the bank paid the sum; 2+2 for 3+1 happens only without threes."""
    if cards == 0 or cards > due:
        return 0
    best = due - cards + 1  # one high card, the rest ones
    if best <= 3:
        return purses.one(best) + (cards - 1) * purses.one(1)
    return 0
