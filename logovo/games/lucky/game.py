"""Mad Lucky: the verbs of the game tied together."""

from __future__ import annotations

from typing import Final, cast, final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.positions import Reading
from logovo.core.rulebook import Fact, Refusal
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Knowledge, View
from logovo.games.lucky import (
    events,
    loading,
    moves,
    positions,
    previews,
    refusals,
    scoring,
    views,
)
from logovo.games.lucky.claims import LuckyClaims
from logovo.games.lucky.components import DECK_CARDS, GOALS, LEAST, MOST, ROUNDS
from logovo.games.lucky.knowledge import LuckyKnowledge
from logovo.games.lucky.options import CHOICES, CLAIMS, first_named
from logovo.games.lucky.rulebook import RULES
from logovo.games.lucky.sampler import LuckySampler
from logovo.games.lucky.setup import setup
from logovo.games.lucky.state import Lucky

RULESET: Final = 1


@final
class LuckyGame(Game):
    def __init__(self) -> None:
        super().__init__("lucky", RULESET, LEAST, MOST, CHOICES, RULES)

    def check_options(self, options: Options) -> None:
        first_named(options)

    def setup(self, options: Options, chance: Chance, journal: Journal) -> Lucky:
        return setup(options, chance, journal)

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return moves.move_of(code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(move)

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(cast(Lucky, state), seat, move)

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return refusals.candidates(cast(Lucky, state), seat)

    def preview(self, state: State, seat: Seat, move: Move) -> dict[str, Fact]:
        return previews.preview(cast(Lucky, state), move)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return refusals.default_move(cast(Lucky, state), seat)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(cast(Lucky, state))

    def view(self, state: State, observer: Seat) -> views.LuckyView:
        return views.view(cast(Lucky, state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return events.told_to(cast(events.LuckyEvent, event), observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return events.reveals(cast(events.LuckyEvent, event), observer)

    def knowledge(self, options: Options, observer: Seat) -> LuckyKnowledge:
        return LuckyKnowledge(options, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> LuckySampler:
        return LuckySampler(cast(views.LuckyView, view), cast(LuckyKnowledge, knowledge))

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(cast(Lucky, state))

    def load(self, position: dict[str, object]) -> Lucky:
        read = Reading(position, loading.KEYS)
        players = read.number("players", LEAST, MOST)
        return loading.load(read, self.options(players, read.texts("options")))

    def census(self, state: State) -> dict[str, int]:
        return positions.census(cast(Lucky, state))

    def longest(self, options: Options) -> int:
        # lucky.finite: every turn spends one of the cards; beside it at most two pits are
        # turned by choice and all but one player choose gold.
        return ROUNDS * (DECK_CARDS + GOALS + options.players)

    def claim_board(self, options: Options) -> LuckyClaims | None:
        return LuckyClaims(options.players) if options.is_on(CLAIMS) else None


GAME: Final = LuckyGame()
