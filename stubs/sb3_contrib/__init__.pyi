"""What we use of sb3-contrib 2.9, which few have installed."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.vec_env import VecEnv

class MaskablePPO:
    num_timesteps: int
    def __init__(
        self,
        policy: str | type[MaskableActorCriticPolicy],
        env: VecEnv,
        *,
        learning_rate: float | Callable[[float], float] = ...,
        n_steps: int = ...,
        batch_size: int = ...,
        n_epochs: int = ...,
        gamma: float = ...,
        gae_lambda: float = ...,
        ent_coef: float = ...,
        policy_kwargs: dict[str, object] | None = ...,
        seed: int | None = ...,
        device: str = ...,
    ) -> None: ...
    def learn(self, total_timesteps: int, *, reset_num_timesteps: bool = ...) -> MaskablePPO: ...
    def predict(
        self,
        observation: npt.NDArray[np.float32],
        *,
        action_masks: npt.NDArray[np.bool_] | None = ...,
        deterministic: bool = ...,
    ) -> tuple[npt.NDArray[np.int64], tuple[npt.NDArray[np.float32], ...] | None]: ...
    def save(self, path: str) -> None: ...
    @classmethod
    def load(cls, path: str, *, device: str = ...) -> MaskablePPO: ...
