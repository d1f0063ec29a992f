"""The quick player: always legal, sensible where the choice is plain, blind to secrets."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT, Journal
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.games.drakon.game import GAME
from logovo.games.drakon.state import Drakon
from logovo.search.ismcts import Search
from logovo.search.policies.drakon import SHORT, Greedy
from logovo.testkit.walks import some_options
from tests.drakon.build import play, table


def chosen(state: Drakon) -> str:
    moves = Moves()
    state.legal_into(moves)
    code = Greedy().choose(state, moves, Chance(1))
    return str(GAME.move_of(state, Seat(int(state.decider())), int(code)))


@pytest.mark.parametrize("seed", range(12))
def test_choice_and_shortlist_are_legal_in_whole_games(seed: int) -> None:
    chance = Chance(seed)
    state = GAME.setup(some_options(GAME, chance), chance, SILENT)
    greedy = Greedy()
    moves, short = Moves(), Moves()
    while not state.is_over():
        state.legal_into(moves)
        state.legal_into(short)
        greedy.shortlist(state, short)
        listed = set(moves.as_list())
        assert 0 < short.size <= SHORT + 1 and listed.issuperset(short.as_list())
        code = greedy.choose(state, moves, chance)
        assert int(code) in listed
        state.apply(code, chance, SILENT)


def test_the_same_position_has_the_same_shortlist() -> None:
    state = table("8r0@0,-1", hands={"p1": [9, 18, 22, 66]})
    lists = []
    for _time in range(2):
        moves = Moves()
        state.legal_into(moves)
        Greedy().shortlist(state, moves)
        lists.append(moves.as_list())
    assert lists[0] == lists[1]


def test_a_coin_next_door_is_fetched() -> None:
    state = table("8r0@0,-1 18r1@1,0", hands={"p1": [1]}, coins={"p1": [2]})
    assert chosen(state) == "move north"


def test_coins_are_laid_before_the_own_feet() -> None:
    state = table("1r0@0,-1", hands={"p1": [9, 18]}, at={"p1": "@0,-1"}, coins={"p1": [2]})
    assert chosen(state).startswith("place 9") and chosen(state).endswith("@0,-2")


def test_drakon_goes_where_the_coins_are() -> None:
    state = table(
        "34r0@0,-1 8r1@1,0 1r1@2,0 2r3@-1,0",
        players=3,
        coins={"p2": [2, 2]},
        at={"p2": "@1,0", "p3": "@-1,0"},
        figure="@2,0",
    )
    play(state, "move north")
    assert chosen(state) == "drakon @1,0"


def test_drakon_stays_where_the_coins_are() -> None:
    state = table("34r0@0,-1 1r1@1,0", coins={"p2": [2, 2]}, figure="@0,0")
    play(state, "move north")
    assert chosen(state) == "drakon stay"


def test_drakon_does_not_stay_on_the_own_team() -> None:
    state = table("34r0@0,-1 1r1@1,0", players=4, teams="on", coins={"p1": [2]}, figure="@0,0")
    state.stands[1] = state.stands[3] = 1
    play(state, "move north")
    assert chosen(state) != "drakon stay"


def test_the_rich_escape() -> None:
    state = table("39r0@0,-1 8r1@1,0", coins={"p1": [1] * 8}, goal="escape")
    assert chosen(state) == "move north"


def test_the_choice_does_not_depend_on_hidden_things() -> None:
    journal = Journal(True)
    options = GAME.options(3, {"heroes": "on"})
    chance = Chance(4)
    state = GAME.setup(options, chance, journal)
    known = [GAME.knowledge(options, Seat(seat)) for seat in range(3)]
    greedy = Greedy()
    moves, others = Moves(), Moves()
    for _step in range(40):
        for event in journal.take():
            for seat in range(3):
                known[seat].hear(GAME.told_to(event, Seat(seat)))
        if state.is_over():
            break
        seat = Seat(int(state.decider()))
        state.legal_into(moves)
        world = GAME.sample_world(GAME.view(state, seat), known[seat], chance)
        world.legal_into(others)
        ours = greedy.choose(state, moves, Chance(9))
        assert ours == greedy.choose(world, others, Chance(9))
        state.apply(ours, chance, journal)


def test_search_finds_the_winning_step() -> None:
    state = table("8r0@0,-1 1r1@1,0", coins={"p1": [3, 3, 3]}, hands={"p1": [2, 3], "p2": [4]})
    options = GAME.options(2, {})
    sampler = GAME.sampler(GAME.view(state, Seat(0)), GAME.knowledge(options, Seat(0)))
    search = Search(sampler, Greedy(), 3)
    search.more(300)
    assert str(GAME.move_of(state, Seat(0), int(search.best()))) == "move north"
