from typing import TypeVar

from pettingzoo import AECEnv, ParallelEnv

A = TypeVar("A")
O = TypeVar("O")
X = TypeVar("X")

def turn_based_aec_to_parallel(aec_env: AECEnv[A, O, X]) -> ParallelEnv[A, O, X]: ...
