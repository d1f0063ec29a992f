"""Dragon's Gold as the house knows it: the verbs of the people's door."""

from __future__ import annotations

from typing import Final, final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.rulebook import Fact, Refusal
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Knowledge, Sampler, View
from logovo.games.gold import (
    candidates,
    defaults,
    keeping,
    loading,
    moves,
    options,
    positions,
    prospects,
    refusals,
    scoring,
    setup,
    telling,
    views,
)
from logovo.games.gold.actions import GoldDoor
from logovo.games.gold.asks import CUT, MARKET
from logovo.games.gold.components import LEAST_PLAYERS, MOST_PLAYERS, MOST_TURNS
from logovo.games.gold.effects import apply as effects
from logovo.games.gold.knowledge import GoldKnowledge
from logovo.games.gold.rulebook import RULES
from logovo.games.gold.sampler import GoldSampler
from logovo.games.gold.state import GoldState

RULESET: Final = 2


@final
class Gold(Game):
    def __init__(self) -> None:
        choices = options.CHOICES
        super().__init__("gold", RULESET, LEAST_PLAYERS, MOST_PLAYERS, choices, RULES)

    def setup(self, options: Options, chance: Chance, journal: Journal) -> GoldState:
        return setup.setup(options, chance, journal)

    def check_options(self, chosen: Options) -> None:
        options.check(chosen)

    # --- moves --------------------------------------------------------------

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return moves.move_of(ours(state), code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(ours(state), move)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance, journal: Journal) -> None:
        effects.play_written(ours(state), seat, move, chance, journal)

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(ours(state), seat, move)

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return candidates.candidates(ours(state), seat)

    def preview(self, state: State, seat: Seat, move: Move) -> dict[str, Fact]:
        return prospects.preview(ours(state), seat, move)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return defaults.default_move(ours(state), seat, chance)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def is_partial(self, state: State, seat: Seat) -> bool:
        kind = ours(state).asks.kind()
        return kind == CUT or kind == MARKET

    # --- what is seen ---------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(ours(state))

    def scores(self, state: State) -> list[int]:
        return scoring.all_points(ours(state))

    def view(self, state: State, observer: Seat) -> View:
        return views.view(ours(state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return telling.told_to(event, observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return telling.reveals(event, observer)

    def fleeting(self, event: Event) -> bool:
        return telling.fleeting(event)

    def knowledge(self, options: Options, observer: Seat) -> Knowledge:
        return GoldKnowledge(options, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> Sampler:
        assert isinstance(view, views.GoldView) and isinstance(knowledge, GoldKnowledge)
        return GoldSampler(view, knowledge)

    # --- positions ------------------------------------------------------------

    def door(self, options: Options) -> GoldDoor:
        return GoldDoor(options)

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(ours(state))

    def load(self, position: dict[str, object]) -> GoldState:
        return loading.load(position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(ours(state))

    def longest(self, options: Options) -> int:
        """Sends, twelve decisions at each of 18 battles and the market; windows on top."""
        trades = options.players * (3 * options.number("market-offers") + 1)
        windows = 6 * MOST_TURNS if options.is_on("advanced") else 0
        return MOST_TURNS + 18 * 3 * options.players + trades + windows

    # --- the market's clock -----------------------------------------------------

    def clock(self, state: State) -> int:
        # gold.market-ends: `market-seconds`.
        table = ours(state)
        return int(table.market_seconds) if table.asks.kind() == MARKET else 0

    def clock_out(self, state: State, chance: Chance, journal: Journal) -> None:
        effects.clock_out(ours(state), chance, journal)


def ours(state: State) -> GoldState:
    assert isinstance(state, GoldState)
    return state


GAME: Final = Gold()
keeping.keep_all()
