"""Hush: the verbs of the game tied together."""

from __future__ import annotations

from typing import Final, final

from examples.hush import (
    candidates,
    defaults,
    loading,
    moves,
    options,
    positions,
    refusals,
    scoring,
    telling,
    views,
)
from examples.hush.actions import HushDoor
from examples.hush.knowledge import HushKnowledge
from examples.hush.rulebook import RULES
from examples.hush.sampler import HushSampler
from examples.hush.setup import setup
from examples.hush.state import Hush
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

KEY: Final = "hush"
RULESET: Final = 1


def ours(state: State) -> Hush:
    """A state of this game; anything else is a mistake of the caller."""
    assert isinstance(state, Hush)
    return state


@final
class HushGame(Game):
    def __init__(self) -> None:
        super().__init__(KEY, RULESET, 2, 5, options.CHOICES, RULES)

    def check_options(self, chosen: Options) -> None:
        options.check(chosen)

    def setup(self, options: Options, chance: Chance, journal: Journal) -> Hush:
        return setup(options, chance, journal)

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return moves.move_of(code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(moves.ours(move))

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(ours(state), seat, moves.ours(move))

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return candidates.candidates(ours(state), seat)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return defaults.default_move(ours(state), seat, chance)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(ours(state))

    def view(self, state: State, observer: Seat) -> views.HushView:
        return views.view(ours(state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return telling.told_to(telling.ours(event), observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return telling.reveals(telling.ours(event), observer)

    def fleeting(self, event: Event) -> bool:
        return telling.fleeting(telling.ours(event))

    def knowledge(self, options: Options, observer: Seat) -> HushKnowledge:
        return HushKnowledge(options, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> HushSampler:
        assert isinstance(view, views.HushView) and isinstance(knowledge, HushKnowledge)
        return HushSampler(view, knowledge)

    def door(self, options: Options) -> HushDoor:
        return HushDoor(options)

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(ours(state))

    def load(self, position: dict[str, object]) -> Hush:
        return loading.load(self, position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(ours(state))

    def longest(self, chosen: Options) -> int:
        return options.turns(chosen)


GAME: Final = HushGame()
