"""Dragon's Larder: the verbs of the game tied together."""

from __future__ import annotations

from typing import Final, cast, final

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
    events,
    loading,
    moves,
    positions,
    refusals,
    rounds,
    scoring,
    views,
)
from logovo.games.larder.components import LAST_ROUND, STALL
from logovo.games.larder.defaults import default_code
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.options import CHOICES
from logovo.games.larder.rulebook import RULES
from logovo.games.larder.sampler import LarderSampler
from logovo.games.larder.state import Larder, fresh_table

RULESET: Final = 1
DECISIONS_PER_PLAY: Final = 14
"""With a play go at most a take, a payment, six skips and four answers to a trick; removals
and swaps are few."""


@final
class LarderGame(Game):
    def __init__(self) -> None:
        super().__init__("larder", RULESET, 2, 6, CHOICES, RULES)

    def setup(self, options: Options, chance: Chance, journal: Journal) -> Larder:
        state = fresh_table(options)
        rounds.open_game(state, chance, journal)
        return state

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return moves.move_of(code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(cast(moves.LarderMove, move))

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(cast(Larder, state), seat, cast(moves.LarderMove, move))

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return refusals.candidates(cast(Larder, state), seat)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return moves.move_of(int(default_code(cast(Larder, state), seat)))

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(cast(Larder, state))

    def view(self, state: State, observer: Seat) -> views.LarderView:
        return views.view(cast(Larder, state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return events.told_to(cast(events.LarderEvent, event), observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return events.reveals(cast(events.LarderEvent, event), observer)

    def knowledge(self, options: Options, observer: Seat) -> LarderKnowledge:
        return LarderKnowledge(options, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> LarderSampler:
        return LarderSampler(cast(views.LarderView, view), cast(LarderKnowledge, knowledge))

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(cast(Larder, state))

    def load(self, position: dict[str, object]) -> Larder:
        return loading.load(self, position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(cast(Larder, state))

    def longest(self, options: Options) -> int:
        return LAST_ROUND * STALL * DECISIONS_PER_PLAY


GAME: Final = LarderGame()
