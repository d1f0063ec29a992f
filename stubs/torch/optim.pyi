from collections.abc import Iterator

from torch.nn import Parameter

class Adam:
    def __init__(self, params: Iterator[Parameter], *, lr: float, eps: float) -> None: ...
