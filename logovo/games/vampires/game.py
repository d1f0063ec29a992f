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
from logovo.games.vampires import events, legality, moves, options, positions, scoring, views
from logovo.games.vampires.components import MANY_RATS, MOST_NEIGHBOURS, TURNS_CAP
from logovo.games.vampires.effects.setup import setup
from logovo.games.vampires.kinds import GIVE, MATCH, MISS, OPEN, PUT
from logovo.games.vampires.knowledge import VampiresKnowledge
from logovo.games.vampires.loading import load
from logovo.games.vampires.moves import ALL_MOVES, ENDS, Give, Leave, Put, Stop
from logovo.games.vampires.rulebook import RULES
from logovo.games.vampires.sampler import VampiresSampler
from logovo.games.vampires.state import VampiresState
from logovo.games.vampires.views import VampiresView

SHOW_SECONDS: Final = 2.0
ALL_VAMPIRES: Final = 60


@final
class VampiresGame(Game):
    def __init__(self) -> None:
        super().__init__("vampires", 1, 2, 6, options.CHOICES, RULES)

    def check_options(self, options_: Options) -> None:
        options.check(options_)

    def setup(self, options_: Options, chance: Chance, journal: Journal) -> State:
        return setup(options_, chance, journal)

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        return moves.move_of(code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return moves.code_of(move)

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return legality.forbids(ours(state), move)

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        """Always everything, so that the list tells nothing."""
        return list(ALL_MOVES)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        # vampires.default-move
        ask = ours(state).ask
        if ask == OPEN:
            graves = self.legal(state, seat)
            return graves[int(chance.below(len(graves)))]
        if ask == MATCH or ask == MISS:
            return Leave()
        if ask == GIVE:
            return Give(ENDS[0])
        return Put(ENDS[0]) if ask == PUT else Stop()

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(ours(state))

    def view(self, state: State, observer: Seat) -> View:
        return views.view(ours(state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return events.told_to(event, observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return events.reveals(event)

    def fleeting(self, event: Event) -> bool:
        return events.fleeting(event)

    def linger(self, event: Event) -> float:
        # vampires.show-time: what is fleeting must be seen by all.
        return SHOW_SECONDS if events.fleeting(event) else 0.0

    def knowledge(self, options_: Options, observer: Seat) -> Knowledge:
        return VampiresKnowledge(options_)

    def sampler(self, view: View, knowledge: Knowledge) -> Sampler:
        assert isinstance(view, VampiresView)
        assert isinstance(knowledge, VampiresKnowledge)
        return VampiresSampler(view, knowledge)

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(ours(state))

    def load(self, position: dict[str, object]) -> State:
        return load(position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(ours(state))

    def longest(self, options_: Options) -> int:
        """Every opening outside a plague ends a turn or buries a vampire; each brings one
        decision more and at most a round of gifts. Six plagues open eight graves each."""
        openings = TURNS_CAP + ALL_VAMPIRES + MANY_RATS * MOST_NEIGHBOURS
        gifts = max(options_.players - 1, 4)
        stops = ALL_VAMPIRES + MANY_RATS * options_.players
        return openings * (2 + 2 * gifts) + stops


def ours(state: State) -> VampiresState:
    assert isinstance(state, VampiresState)
    return state


GAME: Final = VampiresGame()
