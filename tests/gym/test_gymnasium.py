"""Gymnasium's own check pointed at our seats; bots at the others; bad input."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from logovo.bots.registry import UnknownBot
from logovo.games import GAMES
from logovo.gym.play import IllegalAction
from logovo.gym.single import SeatEnv


class Masked(SeatEnv):
    """Gymnasium's checker knows no masks: a number it draws stands for the next legal one."""

    def step(
        self, action: np.int64 | int
    ) -> tuple[
        np.ndarray[tuple[int, ...], np.dtype[np.float32]], float, bool, bool, dict[str, object]
    ]:
        legal = self.begun().numbers()
        return super().step(min(legal, key=lambda number: (number - int(action)) % 4096))


@pytest.mark.parametrize("key", GAMES)
def test_its_check_passes(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*not within the registry.*")
        warnings.filterwarnings("ignore", message=".*spec.*")
        check_env(Masked(key, bots="random"), skip_render_check=True)


@pytest.mark.parametrize(("bots", "seat"), [("random", 0), ("medium", 1), ("search:20", 0)])
def test_others_are_played_by_bots(bots: str, seat: int) -> None:
    table = SeatEnv("larder", players=2, seat=seat, bots=bots)
    luck = np.random.default_rng(1)
    row, _info = table.reset(seed=1)
    assert table.observation_space.contains(row)
    for _step in range(60):
        mask = table.action_masks()
        row, reward, over, truncated, _info = table.step(luck.choice(np.flatnonzero(mask)))
        assert table.observation_space.contains(row)
        assert not truncated
        if over:
            assert reward in (-0.5, 0.0, 0.5)
            with pytest.raises(ResetNeeded):
                table.step(0)
            break
        assert reward == 0.0


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(UnknownBot):
        SeatEnv("larder", bots="genius")
    with pytest.raises(ValueError, match="seat 2"):
        SeatEnv("larder", players=2, seat=2)
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        SeatEnv("larder", players=3, bots=("random",))
    table = SeatEnv("vampires")
    with pytest.raises(ResetNeeded):
        table.step(0)
    row, _info = table.reset(seed=3)
    with pytest.raises(IllegalAction, match=r"forbidden by vampires\."):
        table.step(60)
    assert np.array_equal(table.seen(table.begun()), row)


def test_it_is_drawn_as_its_seat_sees_it() -> None:
    table = SeatEnv("larder", render_mode="ansi")
    table.reset(seed=3)
    assert "Dragon's Larder" in str(table.render())
