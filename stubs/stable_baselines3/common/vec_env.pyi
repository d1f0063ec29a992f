"""What we use of Stable-Baselines3 2.9, which few have installed."""

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

class VecEnv:
    num_envs: int
    def __init__(
        self, num_envs: int, observation_space: spaces.Box, action_space: spaces.Discrete
    ) -> None: ...
    def reset(self) -> npt.NDArray[np.float32]: ...
    def step_async(self, actions: npt.NDArray[np.int64]) -> None: ...
    def step_wait(
        self,
    ) -> tuple[
        npt.NDArray[np.float32],
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        list[dict[str, object]],
    ]: ...
    def close(self) -> None: ...
    def get_attr(self, attr_name: str, indices: Iterable[int] | None = None) -> list[object]: ...
    def set_attr(
        self, attr_name: str, value: object, indices: Iterable[int] | None = None
    ) -> None: ...
    def has_attr(self, attr_name: str) -> bool: ...
    def env_method(
        self,
        method_name: str,
        *method_args: object,
        indices: Iterable[int] | None = None,
        **method_kwargs: object,
    ) -> Sequence[object]: ...
    def env_is_wrapped(
        self, wrapper_class: type[object], indices: Iterable[int] | None = None
    ) -> list[bool]: ...
