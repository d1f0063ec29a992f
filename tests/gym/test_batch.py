"""Many games at once: the same as one by one, one seed for all, nothing stepped by mistake."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from logovo.core.errors import BadOption, BadPlayers
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.games import GAMES
from logovo.gym.batch import Games
from logovo.gym.play import IllegalAction


def choose(games: Games, luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal number for each game, all alike."""
    drawn: npt.NDArray[np.float64] = luck.random(games.masks.shape) * games.masks
    chosen: npt.NDArray[np.int64] = np.argmax(drawn, axis=1)
    return chosen


@pytest.mark.parametrize("key", GAMES)
def test_a_batch_plays_the_games_that_a_single_table_plays(key: str) -> None:
    """Every row and mask is that of a table of its own which is played by the same numbers."""
    games, luck = Games(key, 3, seed=7), np.random.default_rng(1)
    door, batch = games.door, games.batch
    twins = [state.clone() for state in batch.states]
    drafts, out = [Moves() for _twin in twins], Moves()
    for _step in range(60):
        chances = [(chance.s0, chance.s1) for chance in batch.chances]
        actions = choose(games, luck)
        seats = games.seats.copy()
        games.step(actions)
        for i, twin in enumerate(twins):
            batch_chance = batch.chances[i]
            after = batch_chance.s0, batch_chance.s1
            batch_chance.s0, batch_chance.s1 = chances[i]
            drafts[i].add(int(actions[i]))
            if door.is_whole(twin, drafts[i]):
                door.play(twin, int(seats[i]), drafts[i], batch_chance, SILENT)
                drafts[i].clear()
            batch_chance.s0, batch_chance.s1 = after
            if games.dones[i]:
                twins[i] = batch.states[i].clone()
                continue
            seat = int(games.seats[i])
            door.list_into(twin, seat, drafts[i], out)
            assert sorted(out.as_list()) == np.flatnonzero(games.masks[i]).tolist()
            assert games.game.dump(twin) == games.game.dump(batch.states[i])
    assert (games.observations >= games.low).all()
    assert (games.observations <= games.high).all()


def test_finished_games_begin_anew_and_rewards_sum_to_nothing() -> None:
    games, luck = Games("gold", 8, players=4, seed=2), np.random.default_rng(2)
    ended = 0
    for _step in range(900):
        games.step(choose(games, luck))
        assert np.abs(games.rewards.sum(axis=1)).max() < 1e-9
        assert not games.rewards[~games.dones].any()
        ended += int(games.dones.sum())
        if games.dones.any():
            assert games.rewards[games.dones].max() > 0
    assert ended >= 8


def test_one_seed_decides_everything() -> None:
    rows: list[bytes] = []
    for seed in (3, 3, 4):
        games, luck = Games("larder", 4, seed=seed), np.random.default_rng(3)
        for _step in range(30):
            games.step(choose(games, luck))
        rows.append(games.observations.tobytes())
    assert rows[0] == rows[1] != rows[2]
    games = Games("larder", 64)
    assert len({row.tobytes() for row in games.observations}) > 32


def test_what_is_wrong_is_named_and_steps_nothing() -> None:
    games = Games("vampires", 4, seed=1)
    before = games.observations.copy(), games.masks.copy()
    legal = games.masks.argmax(axis=1)
    wrong = legal.copy()
    wrong[2] = 60
    with pytest.raises(IllegalAction, match=r"game 2: 60 \(stop\)"):
        games.step(wrong)
    wrong[2] = 5000
    with pytest.raises(IllegalAction, match="game 2: 5000"):
        games.step(wrong)
    with pytest.raises(ValueError, match="shape"):
        games.step(legal[:3])
    with pytest.raises(TypeError, match="float64"):
        games.step(legal.astype(np.float64))
    assert np.array_equal(games.observations, before[0])
    assert np.array_equal(games.masks, before[1])
    with pytest.raises(ValueError, match="read-only"):
        games.observations[0, 0] = 1
    with pytest.raises(BadOption):
        Games("larder", 1, options={"jokers": "on"})
    with pytest.raises(BadPlayers):
        Games("gold", 1, players=2)
    with pytest.raises(ValueError, match="at least one"):
        Games("gold", 0)


def test_shaped_rewards_tell_the_same_story() -> None:
    """Added up over a game they are what the end is worth, less what the start was worth."""
    games, luck = Games("larder", 2, seed=5, shaped=True), np.random.default_rng(5)
    worth = np.array(list(games.batch.worths)).reshape(2, -1)
    total = np.zeros_like(worth)
    for _step in range(4000):
        games.step(choose(games, luck))
        total += games.rewards
        if games.dones[0]:
            break
    assert games.dones[0]
    ended = worth[0] + total[0]
    assert abs(ended.sum()) < 1e-9
    assert sorted(ended.tolist()) == pytest.approx([-0.5, 0.5])
