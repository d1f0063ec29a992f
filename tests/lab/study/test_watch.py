"""What is read from a game on its way: leads, decisions that settle it, losers who choose."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.rulebook import GAME_OVER
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Knowledge, Sampler, View
from logovo.games import GAMES, game
from logovo.lab.match import play_match
from logovo.lab.study import watch
from logovo.lab.study.counts import Counts
from logovo.lab.study.parts import all_parts, play_part
from logovo.lab.study.spec import Study, checked
from logovo.lab.study.watch import choices_in, decided_at, lead_changes, traits_of

ALL = watch.ROLLOUTS


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOOKS", 3)
    monkeypatch.setattr(watch, "ROLLOUTS", 2)


@pytest.mark.parametrize(
    ("curve", "changes"),
    [
        ([[ALL, 0, 0], [0, ALL, 0], [ALL, 0, 0]], 2),
        ([[ALL, 0, 0], [ALL, 0, 0]], 0),
        ([[11, 11, 10], [10, 11, 11], [11, 10, 11]], 0),  # nobody is clearly ahead
        ([[12, 10, 10], [10, 12, 10], [0, 0, ALL]], 0),  # the first clear lead is no change
        ([[20, 12], [15, 17], [11, 21]], 1),
        ([[20, 12, 20, 12], [12, 20, 12, 20]], 1),  # partners stand alike
    ],
)
def test_a_lead_changes_when_somebody_else_is_clearly_ahead(
    curve: list[list[int]], changes: int
) -> None:
    assert lead_changes(curve) == changes


def test_a_game_is_decided_when_the_winner_stays_sure() -> None:
    assert decided_at([1, 9, 2, 8, 9, 10], 10) == 3
    assert decided_at([8, 9, 10], 10) == 0
    assert decided_at([1, 2, 3], 10) == 3


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("few")
def test_the_watched_game_is_the_counted_one(key: str) -> None:
    played = game(key)
    options = played.options(max(3, played.least), {})
    bots = ["greedy"] * options.players
    result = play_match(played, options, bots, 11)
    choices, outcome = choices_in(played, options, bots, 11)
    assert len(choices) == result.decisions
    assert outcome == result.outcome
    found = traits_of(played, options, bots, 11)
    assert found == traits_of(played, options, bots, 11)
    assert found["seconds"] == 6 * len(choices) - 4 * choices.count(1)
    assert all(0 <= found[name] <= 1000 for name in ("forced", "decided", "winner00", "winner02"))
    assert 0 <= found["kings"] <= found["hopeless"] <= 3


@pytest.mark.usefixtures("few")
def test_so_many_games_of_a_table_are_watched() -> None:
    study = checked(Study("s", "vampires", ("greedy",), (2,), 9, lineup="self", watch=3))
    counts = Counts()
    for part in all_parts(study):
        counts.add(play_part(part))
    assert counts.games == 9
    assert counts.traits["leads"].n == 3
    assert counts.order_wins.keys() <= {0, 1}
    assert sum(counts.order_wins.values()) == sum(counts.seat_wins.values())
    assert "kings" not in counts.traits, "with two nobody chooses between others"


class Verdict(State):
    """The third seat, which cannot win, decides between the others; or seems to."""

    def __init__(self, fair: bool) -> None:
        super().__init__(3)
        self.fair = fair
        self.winner = -1

    def decider(self) -> int:
        return -1 if self.is_over() else 2

    def is_over(self) -> bool:
        return self.winner >= 0

    def legal_into(self, moves: Moves) -> None:
        moves.clear()
        moves.add(0)
        moves.add(1)

    def apply(self, move: int, chance: Chance, journal: Journal) -> None:
        self.winner = int(chance.below(2)) if self.fair else int(move)

    def clone(self) -> Verdict:
        copy = Verdict(self.fair)
        copy.winner = self.winner
        return copy


class Same(Sampler):
    def __init__(self, state: Verdict) -> None:
        self.state = state

    def sample(self, chance: Chance) -> State:
        return self.state.clone()


class Asked(View):
    ask = "verdict"
    awaited_seats = (Seat(2),)


class Trial(Game):
    def __init__(self, fair: bool) -> None:
        super().__init__("trial", 1, 3, 3, (), ())
        self.verdict = Verdict(fair)

    def setup(self, options: Options, chance: Chance, journal: Journal) -> State:
        return self.verdict

    def view(self, state: State, observer: Seat) -> View:
        return Asked()

    def knowledge(self, options: Options, observer: Seat) -> Knowledge:
        return Knowledge()

    def told_to(self, event: Event, observer: Seat) -> Event:
        return event

    def sampler(self, view: View, knowledge: Knowledge) -> Sampler:
        return Same(self.verdict)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Verdict)
        places = tuple(1 if seat == state.winner else 2 for seat in range(3))
        return Outcome(places, (0, 0, 0), GAME_OVER) if state.is_over() else None

    def longest(self, options: Options) -> int:
        return 1


@pytest.mark.parametrize("fair", [False, True])
def test_a_loser_who_chooses_the_winner_is_a_kingmaker(fair: bool) -> None:
    trial = Trial(fair)
    watcher = watch.GameWatcher(trial, Options(3, {}), ["random"] * 3, 5)
    assert watcher.is_hopeless()
    assert watcher.is_king() is not fair
