"""Dragon's Larder: the verbs of the game tied together."""

from __future__ import annotations

from typing import Final, final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.rulebook import Refusal
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Knowledge, View
from logovo.games.larder import (
    candidates,
    defaults,
    foresight,
    keeping,
    loading,
    moves,
    options,
    positions,
    refusals,
    scoring,
    setup,
    telling,
    views,
)
from logovo.games.larder.actions import LarderDoor
from logovo.games.larder.components import LAST_ROUND, STALL
from logovo.games.larder.events import LarderEvent
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.rulebook import RULES
from logovo.games.larder.sampler import LarderSampler
from logovo.games.larder.state import Larder

RULESET: Final = 2
DECISIONS_PER_PLAY: Final = 14
"""With a play go at most a take, a payment, six skips and four answers to a trick; removals
and swaps are few."""


@final
class LarderGame(Game):
    def __init__(self) -> None:
        super().__init__("larder", RULESET, 2, 6, options.CHOICES, RULES)

    def check_options(self, chosen: Options) -> None:
        options.check(chosen)

    def setup(self, options: Options, chance: Chance, journal: Journal) -> Larder:
        return setup.setup(options, chance, journal)

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return moves.move_of(code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(our_move(move))

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(ours(state), seat, our_move(move))

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return candidates.candidates(ours(state), seat)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return defaults.default_move(ours(state), seat, chance)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(ours(state))

    def view(self, state: State, observer: Seat) -> views.LarderView:
        return views.view(ours(state), observer)

    def views(self, state: State, observers: list[Seat]) -> list[View]:
        return views.views(ours(state), observers)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return telling.told_to(our_event(event), observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return telling.reveals(our_event(event), observer)

    def fleeting(self, event: Event) -> bool:
        return telling.fleeting(our_event(event))

    def foreseen(self, public: Knowledge, seat: Seat, told: list[Event], own: list[Event]) -> int:
        assert isinstance(public, LarderKnowledge)
        return foresight.foreseen(public, seat, own)

    def knowledge(self, options: Options, observer: Seat) -> LarderKnowledge:
        return LarderKnowledge(options, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> LarderSampler:
        assert isinstance(view, views.LarderView) and isinstance(knowledge, LarderKnowledge)
        return LarderSampler(view, knowledge)

    def door(self, options: Options) -> LarderDoor:
        return LarderDoor(options)

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(ours(state))

    def load(self, position: dict[str, object]) -> Larder:
        return loading.load(self, position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(ours(state))

    def longest(self, options: Options) -> int:
        return LAST_ROUND * STALL * DECISIONS_PER_PLAY


def ours(state: State) -> Larder:
    assert isinstance(state, Larder)
    return state


def our_move(move: Move) -> moves.LarderMove:
    assert isinstance(move, moves.LarderMove)
    return move


def our_event(event: Event) -> LarderEvent:
    assert isinstance(event, LarderEvent)
    return event


GAME: Final = LarderGame()
keeping.keep_all()
