"""What we use of PyTorch, which few have installed."""

from torch import distributions as distributions
from torch import nn as nn

def set_num_threads(n: int) -> None: ...
