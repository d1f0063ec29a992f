"""Вампирчики: the verbs of the game tied together."""

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
from logovo.core.views import Knowledge, Sampler, View
from logovo.games.vampires import (
    candidates,
    defaults,
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
from logovo.games.vampires.actions import VampiresDoor
from logovo.games.vampires.components import MANY_RATS, MOST_NEIGHBOURS, TURNS_CAP
from logovo.games.vampires.knowledge import VampiresKnowledge
from logovo.games.vampires.rulebook import RULES
from logovo.games.vampires.sampler import VampiresSampler
from logovo.games.vampires.state import VampiresState
from logovo.games.vampires.views import VampiresView

SHOW_SECONDS: Final = 2.0
ALL_VAMPIRES: Final = 60


@final
class VampiresGame(Game):
    def __init__(self) -> None:
        super().__init__("vampires", 2, 2, 6, options.CHOICES, RULES)

    def check_options(self, options_: Options) -> None:
        options.check(options_)

    def setup(self, options_: Options, chance: Chance, journal: Journal) -> State:
        return setup.setup(options_, chance, journal)

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return moves.move_of(code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(move)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(ours(state), seat, move)

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return candidates.candidates(ours(state), seat)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return defaults.default_move(ours(state), seat, chance)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(ours(state))

    def view(self, state: State, observer: Seat) -> View:
        return views.view(ours(state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return telling.told_to(event, observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return telling.reveals(event, observer)

    def fleeting(self, event: Event) -> bool:
        return telling.fleeting(event)

    def covers(self, event: Event) -> bool:
        return telling.covers(event)

    def linger(self, event: Event) -> float:
        # vampires.show-time: what is fleeting must be seen by all.
        return SHOW_SECONDS if telling.fleeting(event) else 0.0

    def knowledge(self, options_: Options, observer: Seat) -> Knowledge:
        return VampiresKnowledge(options_)

    def sampler(self, view: View, knowledge: Knowledge) -> Sampler:
        assert isinstance(view, VampiresView)
        assert isinstance(knowledge, VampiresKnowledge)
        return VampiresSampler(view, knowledge)

    def door(self, options_: Options) -> VampiresDoor:
        return VampiresDoor(options_)

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(ours(state))

    def load(self, position: dict[str, object]) -> State:
        return loading.load(position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(ours(state))

    def longest(self, options_: Options) -> int:
        """Every opening outside a plague ends a turn or buries a vampire; each brings one
        decision more and at most a round of gifts. Six plagues open eight graves each, and
        between two openings of one, and before and after them, all may stop once."""
        openings = TURNS_CAP + ALL_VAMPIRES + MANY_RATS * MOST_NEIGHBOURS
        gifts = max(options_.players - 1, 4)
        stops = ALL_VAMPIRES + MANY_RATS * (MOST_NEIGHBOURS + 1) * (options_.players + 1)
        return openings * (2 + 2 * gifts) + stops


def ours(state: State) -> VampiresState:
    assert isinstance(state, VampiresState)
    return state


GAME: Final = VampiresGame()
keeping.keep_all()
