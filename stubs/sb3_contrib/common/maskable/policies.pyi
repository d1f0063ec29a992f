from collections.abc import Callable

from torch import nn, optim

class MaskableActorCriticPolicy(nn.Module):
    action_net: nn.Module
    optimizer: optim.Adam
    def __init__(self, *given: object, **named: object) -> None: ...
    def _build(self, lr_schedule: Callable[[float], float]) -> None: ...
