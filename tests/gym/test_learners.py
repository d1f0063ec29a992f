"""Many tables with one learner each: they see their own seats, are paid what they earn, and a
small agent that needs no library learns there."""

from __future__ import annotations

import numpy as np
import pytest

from examples import a_small_learner
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.games import GAMES, game
from logovo.gym.features import anything, fitted
from logovo.gym.learners import (
    Learners,
    Rows,
    Worths,
    more_won,
    play_games,
    played_by,
    policy_of,
    share_won,
)
from logovo.gym.play import IllegalAction
from logovo.search.learned.columns import own_first


@pytest.mark.parametrize("key", GAMES)
def test_the_learner_is_always_the_one_who_is_asked(key: str) -> None:
    tables, luck = Learners(key, 5, bots=("random", "greedy"), seed=3), np.random.default_rng(3)
    batch, listed = tables.games.batch, Moves()
    for _step in range(40):
        tables.step(anything(tables.masks, luck))
        assert np.array_equal(tables.games.seats, tables.seats)
        for i, state in enumerate(batch.states):
            tables.door.list_into(state, int(tables.seats[i]), batch.drafts[i], listed)
            assert sorted(listed.as_list()) == np.flatnonzero(tables.masks[i]).tolist()
            if batch.drafts[i].size == 0:
                view = tables.games.game.view(state, Seat(int(tables.seats[i])))
                assert tables.observations[i].tolist() == tables.door.encode(view)


def test_every_bot_is_met_from_every_seat() -> None:
    tables = Learners("gold", 12, players=3, bots=("random", "greedy"))
    met = {(seat, id(tables.policies[i])) for i, seat in enumerate(tables.seats.tolist())}
    assert len(met) == 6


@pytest.mark.parametrize("shaped", [False, True])
def test_rewards_add_up_to_what_the_game_was_worth(shaped: bool) -> None:
    tables, luck = Learners("larder", 4, seed=5, shaped=shaped), np.random.default_rng(5)
    total, begun, ended = np.zeros(4), tables.worths.copy(), 0
    while ended < 12:
        tables.step(anything(tables.masks, luck))
        total += tables.rewards
        assert shaped or not tables.rewards[~tables.dones].any()
        for i in np.flatnonzero(tables.dones).tolist():
            assert abs(tables.ends[i]) == pytest.approx(0.5)
            # Nothing has been paid yet for the first moves of the next game: no round has ended.
            assert total[i] == pytest.approx(tables.ends[i] - begun[i])
            total[i], begun[i] = 0.0, tables.worths[i]
            ended += 1


def test_progress_is_paid_from_one_observation_to_the_next() -> None:
    seen: list[tuple[bytes, bytes]] = []

    def progress(before: Rows, after: Rows) -> Worths:
        seen.append((before.tobytes(), after.tobytes()))
        return np.array([0.2, -0.3])

    tables = Learners("larder", 2, seed=1, progress=progress)
    first = tables.observations.tobytes()
    paid = []
    for _step in range(2):
        tables.step(tables.masks.argmax(axis=1))
        paid.append(tables.rewards.tolist())
    assert paid == [[0.2, -0.3]] * 2
    assert seen[0][0] == first
    assert seen[0][1] == seen[1][0] != first


def test_a_policy_of_the_house_may_sit_in_the_learners_place() -> None:
    """Lucky spells a path with two numbers, which must be of one move."""
    tables, others = (Learners("lucky", 40, players=3, seed=4) for _i in range(2))
    greedy = policy_of("greedy", tables.games.game)
    ends = play_games(tables, played_by(tables, greedy, 1), each=3)
    random = policy_of("random", tables.games.game)
    by_chance = play_games(others, played_by(others, random, 1), each=3)
    more, off = more_won(ends, by_chance)
    assert more > off > 0


def test_one_seed_decides_everything() -> None:
    rows: list[bytes] = []
    for seed in (3, 3, 4):
        tables, luck = Learners("vampires", 4, seed=seed), np.random.default_rng(3)
        for _step in range(30):
            tables.step(anything(tables.masks, luck))
        rows.append(tables.observations.tobytes())
    assert rows[0] == rows[1] != rows[2]


def test_what_is_wrong_is_named_and_steps_nothing() -> None:
    tables = Learners("vampires", 2, seed=1)
    before = tables.observations.copy()
    with pytest.raises(IllegalAction, match="game 0: 5000"):
        tables.step(np.full(2, 5000))
    with pytest.raises(ValueError, match="shape"):
        tables.step(np.zeros(3, np.int64))
    assert np.array_equal(tables.observations, before)
    with pytest.raises(ValueError, match="search:20 keeps notes"):
        Learners("vampires", 2, bots=("search:20",))


def test_as_many_games_of_every_table_count() -> None:
    luck = np.random.default_rng(1)
    tables = Learners("larder", 6, bots=("greedy",), seed=1)
    ends = play_games(tables, lambda _rows, masks: anything(masks, luck), each=2)
    assert ends.shape == (6, 2)
    assert share_won(ends)[0] < 0.2
    assert share_won(np.array([0.5, -0.5, 0.0, 0.0])) == pytest.approx((0.5, 0.3465), abs=1e-3)


def test_features_put_the_own_seat_first() -> None:
    options = game("gold").options(3, {})
    door = game("gold").door(options)
    names = [field.name for field in door.fields for _i in range(field.size)]
    columns = own_first(door.fields, 3)
    assert sorted(columns[1]) == list(range(len(names)))
    for ours, theirs in zip(columns[0], columns[2], strict=True):
        if names[ours].startswith("p1."):
            assert names[theirs] == names[ours].replace("p1.", "p3.")
        elif not names[ours].startswith(("p2.", "p3.")):
            assert ours == theirs


@pytest.mark.parametrize("key", GAMES)
def test_features_are_of_one_spread(key: str) -> None:
    features = fitted(Learners(key, 16, seed=2), 24, 2)
    tables = Learners(key, 16, seed=2)
    assert 10 < features.size < tables.width * 3
    seen = features(tables.observations, tables.seats)
    assert seen.shape == (16, features.size)
    assert np.isfinite(seen).all()
    assert np.abs(seen).max() <= 4


def test_a_small_agent_learns_to_beat_chance() -> None:
    """8,192 steps, no library but NumPy: from a coin's throw to clearly more."""
    agent = a_small_learner.train("larder", 2, "random", updates=4, seed=1)
    won, off = a_small_learner.exam(agent, "larder", 2, "random", games=48)
    assert won - off > 0.65
