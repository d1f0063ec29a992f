"""Many tables in the form that Stable-Baselines3 asks for: its `VecEnv` over our batch.

tables = Learners("larder", 256, players=2, bots=("greedy",), seed=1, shaped=True)
model = MaskablePPO("MlpPolicy", Tables(tables, features))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from logovo.gym.learners import Learners, Rows
from logovo.gym.usual import Usual
from logovo.learn.features import FAR

STAKE: Final = 2.0
"""Rewards are multiplied by it, so that between two players a game is won or lost by 1."""


class Seeing(Protocol):
    """Rows as a network likes them, `size` numbers each; `Features` and whatever tells more."""

    size: int

    def __call__(self, rows: Rows, seats: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]: ...


class Tables(VecEnv):
    """All games of all tables; a finished one begins anew by itself, as `VecEnv` wants it. With
    `usual` an action is one of its choices instead of a number of the door."""

    def __init__(self, tables: Learners, features: Seeing, usual: Usual | None = None) -> None:
        self.tables, self.features, self.usual = tables, features, usual
        self.chosen: npt.NDArray[np.int64] = np.zeros(tables.n, np.int64)
        seen = spaces.Box(-FAR, FAR, (features.size,), np.float32)
        super().__init__(tables.n, seen, spaces.Discrete(usual.size if usual else tables.actions))

    def reset(self) -> npt.NDArray[np.float32]:
        return self.features(self.tables.observations, self.tables.seats)

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        self.chosen = actions

    def step_wait(
        self,
    ) -> tuple[
        npt.NDArray[np.float32],
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        list[dict[str, object]],
    ]:
        tables, chosen = self.tables, self.chosen
        tables.step(self.usual.meant(chosen, tables.masks) if self.usual else chosen)
        infos: list[dict[str, object]] = [{} for _table in range(tables.n)]
        rewards = (STAKE * tables.rewards).astype(np.float32)
        return self.reset(), rewards, tables.dones.copy(), infos

    def env_method(
        self,
        method_name: str,
        *method_args: object,
        indices: Iterable[int] | None = None,
        **method_kwargs: object,
    ) -> Sequence[object]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        masks = self.tables.masks
        return list(self.usual.choices(masks) if self.usual else masks.copy())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Iterable[int] | None = None) -> list[object]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: Iterable[int] | None = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(
        self, wrapper_class: type[object], indices: Iterable[int] | None = None
    ) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass
