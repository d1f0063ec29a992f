"""Mad Lucky: the verbs of the game tied together."""

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
from logovo.core.views import Knowledge, View
from logovo.games.lucky import (
    candidates,
    defaults,
    keeping,
    loading,
    moves,
    options,
    positions,
    previews,
    refusals,
    scoring,
    telling,
    views,
)
from logovo.games.lucky.actions import LuckyDoor
from logovo.games.lucky.claims import LuckyClaims
from logovo.games.lucky.components import DECK_CARDS, GOALS, LEAST, MOST, ROUNDS
from logovo.games.lucky.knowledge import LuckyKnowledge
from logovo.games.lucky.rulebook import RULES
from logovo.games.lucky.sampler import LuckySampler
from logovo.games.lucky.setup import setup
from logovo.games.lucky.state import Lucky

RULESET: Final = 2


@final
class LuckyGame(Game):
    def __init__(self) -> None:
        super().__init__("lucky", RULESET, LEAST, MOST, options.CHOICES, RULES)

    def check_options(self, chosen: Options) -> None:
        options.check(chosen)

    def setup(self, chosen: Options, chance: Chance, journal: Journal) -> Lucky:
        return setup(chosen, chance, journal)

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return moves.move_of(code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(move)

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(ours(state), seat, move)

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return candidates.candidates(ours(state), seat)

    def preview(self, state: State, seat: Seat, move: Move) -> dict[str, Fact]:
        return previews.preview(ours(state), move)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return defaults.default_move(ours(state), seat, chance)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(ours(state))

    def view(self, state: State, observer: Seat) -> views.LuckyView:
        return views.view(ours(state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return telling.told_to(event, observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return telling.reveals(event, observer)

    def fleeting(self, event: Event) -> bool:
        return telling.fleeting(event)

    def secret(self, event: Event, observer: Seat) -> bool:
        return telling.secret(event, observer)

    def knowledge(self, chosen: Options, observer: Seat) -> LuckyKnowledge:
        return LuckyKnowledge(chosen, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> LuckySampler:
        assert isinstance(view, views.LuckyView)
        assert isinstance(knowledge, LuckyKnowledge)
        return LuckySampler(view, knowledge)

    def door(self, options: Options) -> LuckyDoor:
        return LuckyDoor(options)

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(ours(state))

    def load(self, position: dict[str, object]) -> Lucky:
        return loading.load(position, self.options)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(ours(state))

    def longest(self, chosen: Options) -> int:
        # lucky.finite: every turn spends one of the cards; beside it at most two pits are
        # turned by choice and all but one player choose gold.
        return ROUNDS * (DECK_CARDS + GOALS + chosen.players)

    def claim_board(self, chosen: Options) -> LuckyClaims | None:
        return LuckyClaims(chosen.players) if chosen.is_on(options.CLAIMS) else None


def ours(state: State) -> Lucky:
    assert isinstance(state, Lucky)
    return state


GAME: Final = LuckyGame()
keeping.keep_all()
