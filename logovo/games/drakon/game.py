"""Drakon: the verbs of the game tied together."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

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
from logovo.games.drakon import (
    abilities,
    candidates,
    effects,
    encoding,
    events,
    loading,
    moves,
    notation,
    options,
    positions,
    refusals,
    scoring,
    setup,
    turns,
    views,
)
from logovo.games.drakon.components import DWARF, MOST_PLAYERS
from logovo.games.drakon.defaults import default_code
from logovo.games.drakon.knowledge import DrakonKnowledge
from logovo.games.drakon.rulebook import RULES
from logovo.games.drakon.sampler import DrakonSampler
from logovo.games.drakon.state import Drakon

RULESET: Final = 1
DECISIONS_PER_TURN: Final = 60
"""An action, abilities, and at most fourteen chambers entered, each with its decision, the
one that forces the next move, and six Knights' answers; far fewer in practice."""


@final
class DrakonGame(Game):
    def __init__(self) -> None:
        super().__init__("drakon", RULESET, 2, MOST_PLAYERS, options.CHOICES, RULES)

    def setup(self, options: Options, chance: Chance, journal: Journal) -> Drakon:
        return setup.setup(options, chance, journal)

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return encoding.move_of(cast(Drakon, state), code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return encoding.code_of(cast(Drakon, state), cast(moves.DrakonMove, move))

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(cast(Drakon, state), seat, cast(moves.DrakonMove, move))

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return candidates.candidates(cast(Drakon, state), seat)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        table = cast(Drakon, state)
        return encoding.move_of(table, default_code(table))

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(cast(Drakon, state))

    def view(self, state: State, observer: Seat) -> views.DrakonView:
        return views.view(cast(Drakon, state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return events.told_to(cast(events.DrakonEvent, event), observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return events.shows_something_new(cast(events.DrakonEvent, event), observer)

    def knowledge(self, options: Options, observer: Seat) -> DrakonKnowledge:
        return DrakonKnowledge(options, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> DrakonSampler:
        return DrakonSampler(cast(views.DrakonView, view), cast(DrakonKnowledge, knowledge))

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(cast(Drakon, state))

    def load(self, position: dict[str, object]) -> Drakon:
        return loading.load(self, position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(cast(Drakon, state))

    def longest(self, options: Options) -> int:
        return options.players * (1 + turns.MOST_ROUNDS * DECISIONS_PER_TURN)

    def check_options(self, chosen: Options) -> None:
        options.check(chosen)

    def is_partial(self, state: State, seat: Seat) -> bool:
        """Only where the Dwarf's hand has too many orders to list them all."""
        table = cast(Drakon, state)
        return (
            int(table.asks.kind()) in refusals.ABILITY_ASKS
            and table.has_ability(seat, DWARF)
            and table.held(seat) > abilities.FULL_ORDERS
        )

    def play(self, state: State, seat: Seat, move: Move, chance: Chance, journal: Journal) -> None:
        """An order of the Dwarf too long for a code is played as it is."""
        table = cast(Drakon, state)
        code = self.code_of(state, seat, move)
        if code == encoding.NO_CODE and isinstance(move, moves.Refill):
            order: list[i64] = [int(chamber) for chamber in move.chambers]
            effects.refill_long(table, seat, order, chance, journal)
        else:
            table.apply_by(seat, code, chance, journal)


GAME: Final = DrakonGame()
