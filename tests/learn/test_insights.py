"""What a pupil looks at: the same in every world its seat cannot tell from the real one, and a
number for every move that its adviser is not left alone with."""

from __future__ import annotations

from collections import deque

import numpy as np
import pytest

from logovo.core.chance import Chance
from logovo.core.door import END
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.games import game
from logovo.games.vampires.state import VampiresState
from logovo.learn.course import Course
from logovo.learn.pupil import Recipe
from logovo.search.insights import BY_GAME, insight
from logovo.testkit import laws
from logovo.testkit.numbers import NO_DRAFT, assert_in_bounds, numbers_tell_no_secret, written
from logovo.testkit.walks import some_options, walk

GAMES = sorted(BY_GAME)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_it_sees_what_its_seat_sees_and_writes_it_within_bounds(key: str, seed: int) -> None:
    found, chance = game(key), Chance(seed)
    options = some_options(found, chance)
    door, looked = insight(found, options), 0
    for step, party in enumerate(walk(found, options, seed, 400)):
        if step % 11:
            continue
        for observer in party.observers:
            if observer < 0:
                continue  # onlookers learn nothing
            world = laws.sampled_world(party, observer, chance)
            numbers_tell_no_secret(party, door, observer, world)
            assert_in_bounds(door, written(door, party.table.state, observer, NO_DRAFT))
            looked += 1
    assert looked > 10


def test_at_the_end_it_sees_no_more_than_its_seat() -> None:
    """A game of vampires may end in the middle of gifts, and nobody sees how many were left."""
    found, chance = game("vampires"), Chance(893)
    options = some_options(found, chance)
    party = deque(walk(found, options, 893, found.longest(options) + 1), maxlen=1).pop()
    state = party.table.state
    assert isinstance(state, VampiresState)
    assert state.is_over()
    assert state.gifts_left > 0
    door = insight(found, options)
    for observer in party.observers:
        if observer >= 0:
            world = laws.sampled_world(party, observer, chance)
            numbers_tell_no_secret(party, door, observer, world)


@pytest.mark.parametrize("key", GAMES)
def test_moves_are_told_apart(key: str) -> None:
    """Nearly all by a number, in many sorts."""
    found, moves = game(key), Moves()
    options = found.options(found.least, {})
    door, met, unnamed, codes = insight(found, options), set[int](), 0, 0
    for party in walk(found, options, 5, 600):
        state = party.table.state
        if state.is_over():
            break
        state.legal_into(moves)
        door.consider(state)
        for i in range(moves.size):
            number = int(door.number_at(state, moves.get(i), 0))
            assert number == END or 0 <= number < door.actions
            codes += 1
            unnamed += number == END
            met.add(number)
    assert unnamed * 20 < codes
    assert len(met) > 20


def test_of_one_sort_the_advisers_move_is_played() -> None:
    """Whatever the network likes: it chooses among sorts."""
    course = Course(game("vampires"), Recipe(2, decisions=700, hidden=4))
    luck, moves, chance = np.random.default_rng(7), Moves(), Chance(4)
    course.weights = [luck.normal(0, 1, part.shape).astype(np.float32) for part in course.weights]
    course.hand_over()
    state = course.game.setup(course.options, chance, SILENT)
    same, others = 0, 0
    while not state.is_over():
        state.legal_into(moves)
        code = course.learner.choose(state, moves, Chance(1))
        own = course.adviser.choose(state, moves, Chance(1))
        sorts = [int(course.door.number_at(state, one, 0)) for one in (code, own)]
        if sorts[0] == sorts[1]:
            assert code == own
            same += moves.size > 1
        else:
            others += 1
        state.apply(code, chance, SILENT)
    assert same > 5
    assert others > 5


def test_a_game_without_an_insight_is_seen_through_its_own_door() -> None:
    larder = game("larder")
    options = larder.options(2, {})
    assert type(insight(larder, options)) is type(larder.door(options))
