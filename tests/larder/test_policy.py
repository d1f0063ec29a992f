"""The greedy player."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.games.larder.game import GAME
from logovo.games.larder.moves import move_of
from logovo.search.policies.larder import Greedy
from logovo.search.policy import Policy, Uniform
from logovo.testkit.walks import Party
from tests.larder.build import Desk, lay_out


def choice(desk: Desk) -> str:
    moves = Moves()
    desk.state.legal_into(moves)
    return str(move_of(int(Greedy().choose(desk.state, moves, Chance(1)))))


@pytest.mark.parametrize(
    ("desk", "move"),
    [
        (lay_out("2 8 zero", "1 1"), "lay 2 1"),  # low goblins first, dragons later
        (lay_out("7 7 9", "1 1", discard="5"), "lay 7 2"),  # equal cards together
        (lay_out("7 7 7 7 2", "1 1", discard="8"), "remove 7"),
        (lay_out("zero | - - -", "1 1", discard="8"), "lay zero 1"),  # the last card wins
        (lay_out("4 1 9", "1 1", discard="4 4 4", ask="debt", debt=6), "lay 4 1"),
        (lay_out(" | /? - -", "1 1", discard="8"), "turn 1"),  # it may fit
        (
            lay_out("7 1", "1 1", ask="carousel", discard="7", tricks="trick-seven"),
            "turn-round",  # of two players the layer moves again
        ),
        (
            lay_out("7 1", "1 1 1", "1", ask="name", left=1, discard="2", tricks="trick-two"),
            "name p3",  # the one nearer to winning gets the card
        ),
    ],
)
def test_what_it_plays(desk: Desk, move: str) -> None:
    assert choice(desk) == move


def wins(first: Policy, second: Policy, players: int, games: int) -> float:
    """The share of games won by the first, who has every other seat."""
    chance, moves, won = Chance(7), Moves(), 0
    options = GAME.options(players, {"tricks": "on", "hindrances": "on"})
    for game in range(games):
        seated = [first if (seat + game) % 2 == 0 else second for seat in range(players)]
        state = GAME.setup(options, chance, SILENT)
        while not state.is_over():
            state.legal_into(moves)
            code = seated[state.decider()].choose(state, moves, chance)
            assert moves.has(code)
            state.apply(code, chance, SILENT)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += seated[outcome.winners[0]] is first
    return won / games


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(players: int) -> None:
    assert wins(Greedy(), Uniform(), players, 24) >= 0.9


def test_it_looks_only_at_what_its_seat_may_know() -> None:
    party = Party(GAME, GAME.options(3, {"tricks": "on", "hindrances": "on"}), 5)
    greedy, chance, moves = Greedy(), Chance(2), Moves()
    for _step in range(150):
        state = party.table.state
        if state.is_over():
            break
        seat = GAME.awaited(state)[0]
        state.legal_into(moves)
        code = greedy.choose(state, moves, Chance(1))
        sampler = GAME.sampler(GAME.view(state, seat), party.knowledge[seat])
        for _world in range(3):
            world = sampler.sample(chance)
            world.legal_into(moves)
            assert greedy.choose(world, moves, Chance(1)) == code
        party.play(*party.pick(chance))
