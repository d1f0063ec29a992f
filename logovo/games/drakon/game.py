"""Drakon: the verbs of the game tied together."""

from __future__ import annotations

from typing import Final, final

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
    defaults,
    events,
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
from logovo.games.drakon.actions import DrakonDoor
from logovo.games.drakon.components import DWARF, MOST_PLAYERS
from logovo.games.drakon.effects import turns
from logovo.games.drakon.effects.apply import refill_long
from logovo.games.drakon.knowledge import DrakonKnowledge
from logovo.games.drakon.rulebook import RULES
from logovo.games.drakon.sampler import DrakonSampler
from logovo.games.drakon.state import Drakon

RULESET: Final = 2
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
        return moves.move_of(ours(state), code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(ours(state), our_move(move))

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

    def scores(self, state: State) -> list[int]:
        return scoring.scores(ours(state))

    def view(self, state: State, observer: Seat) -> views.DrakonView:
        return views.view(ours(state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return telling.told_to(our_event(event), observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return telling.reveals(our_event(event), observer)

    def fleeting(self, event: Event) -> bool:
        return telling.fleeting(our_event(event))

    def knowledge(self, options: Options, observer: Seat) -> DrakonKnowledge:
        return DrakonKnowledge(options, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> DrakonSampler:
        assert isinstance(view, views.DrakonView) and isinstance(knowledge, DrakonKnowledge)
        return DrakonSampler(view, knowledge)

    def door(self, options: Options) -> DrakonDoor:
        return DrakonDoor(options)

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(ours(state))

    def load(self, position: dict[str, object]) -> Drakon:
        return loading.load(self, position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(ours(state))

    def longest(self, options: Options) -> int:
        return options.players * (1 + turns.MOST_ROUNDS * DECISIONS_PER_TURN)

    def check_options(self, chosen: Options) -> None:
        options.check(chosen)

    def is_partial(self, state: State, seat: Seat) -> bool:
        """Only where the Dwarf's hand has too many orders to list them all."""
        table = ours(state)
        return (
            int(table.asks.kind()) in refusals.ABILITY_ASKS
            and table.has_ability(seat, DWARF)
            and table.held(seat) > abilities.FULL_ORDERS
        )

    def play(self, state: State, seat: Seat, move: Move, chance: Chance, journal: Journal) -> None:
        """An order of the Dwarf too long for a code is played as it is."""
        table = ours(state)
        code = self.code_of(state, seat, move)
        if code == moves.NO_CODE and isinstance(move, moves.Refill):
            order: list[i64] = [int(chamber) for chamber in move.chambers]
            refill_long(table, seat, order, chance, journal)
        else:
            table.apply_by(seat, code, chance, journal)


def ours(state: State) -> Drakon:
    assert isinstance(state, Drakon)
    return state


def our_move(move: Move) -> moves.DrakonMove:
    assert isinstance(move, moves.DrakonMove)
    return move


def our_event(event: Event) -> events.DrakonEvent:
    assert isinstance(event, events.DrakonEvent)
    return event


GAME: Final = DrakonGame()
keeping.keep_all()
