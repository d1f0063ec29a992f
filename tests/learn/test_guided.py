"""A search with a network: it asks it once, about its own decision, and plays legal moves."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from logovo.bots.bot import tell
from logovo.bots.learned import LearnedSearchBot
from logovo.bots.registry import make_bot
from logovo.core.chance import Chance
from logovo.core.journal import SILENT, Journal
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.games import GAMES, game
from logovo.learn.course import Course
from logovo.learn.pupil import Recipe
from logovo.learn.run import TrainingRun, model_of
from logovo.models.shelf import FOLDER
from logovo.search.learned.guided import Guided


def course_of(key: str) -> Course:
    found = Course(game(key), Recipe(game(key).least, decisions=700, hidden=4))
    luck = np.random.default_rng(7)
    found.weights = [luck.normal(0, 1, part.shape).astype(np.float32) for part in found.weights]
    found.weights[6][:] = -9  # never what the adviser says
    found.hand_over()
    return found


@pytest.mark.parametrize("key", ["larder", "vampires", "drakon"])
def test_the_opinion_is_of_the_first_own_decision(key: str) -> None:
    course = course_of(key)
    chance, moves = Chance(4), Moves()
    state = course.game.setup(course.options, chance, SILENT)
    wanted = quick = -1
    for _step in range(20):  # who leads which hero in drakon is left to the adviser
        state.legal_into(moves)
        wanted = course.learner.choose(state, moves, Chance(1))
        quick = course.adviser.choose(state, moves, Chance(1))
        if wanted != quick:
            break
        state.apply(quick, chance, SILENT)
    assert wanted != quick
    seat = int(state.decider())
    guided = Guided(course.learner, seat, 0, False)
    assert guided.choose(state, moves, Chance(1)) == wanted
    assert guided.choose(state, moves, Chance(1)) == quick  # behind the root
    others = Guided(course.learner, seat + 1, 0, False)
    assert others.choose(state, moves, Chance(1)) == quick
    guided.horizon(state)
    guided.is_beyond(state, 0)
    guided.shortlist(state, moves)
    assert moves.has(wanted)
    assert guided.fading() == course.adviser.fading()
    assert guided.doubt() > course.adviser.doubt()  # it takes more to leave the network's move


def test_rollouts_stop_where_the_network_judges() -> None:
    course = course_of("larder")
    state = course.game.setup(course.options, Chance(4), SILENT)
    near = Guided(course.learner, 0, 2, True)
    horizon = near.horizon(state)
    assert [near.is_beyond(state, horizon) for _step in range(3)] == [False, False, True]
    assert near.value(state, 0) == course.learner.value(state, 0)
    plain = Guided(course.learner, 0, 0, False)
    assert plain.value(state, 0) == course.adviser.value(state, 0)


@pytest.mark.parametrize("key", GAMES)
def test_a_bot_searches_with_it(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Recipe(game(key).least, decisions=700, hidden=4)
    (tmp_path / f"{key}.model").write_bytes(model_of([TrainingRun(key, recipe, tmp_path)]))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    found, options, chance = game(key), game(key).options(game(key).least, {}), Chance(3)
    bots = [make_bot("search+learned:6", found, seat) for seat in range(options.players)]
    assert all(isinstance(bot, LearnedSearchBot) for bot in bots)
    journal = Journal(True)
    state = found.setup(options, chance, journal)
    for seat, bot in enumerate(bots):
        bot.sit(found, options, Seat(seat))
    for _decision in range(6):
        events = journal.take()
        for seat, bot in enumerate(bots):
            tell(bot, found, Seat(seat), events)
        seat = found.awaited(state)[0]
        legal = found.legal(state, seat)
        move = bots[seat].choose(found.view(state, seat), legal)
        assert found.refusal(state, seat, move) is None
        found.play(state, seat, move, chance, journal)
