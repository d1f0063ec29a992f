"""The network of `search/learned/network.py` as NumPy sees it: forward, backward, one step of Adam.

Single precision, one thread after another, no luck in here: the same weights and the same stories
give the same bytes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from logovo.learn.features import Features
from logovo.search.learned.network import Inputs

Floats: TypeAlias = npt.NDArray[np.float32]
Bits: TypeAlias = npt.NDArray[np.bool_]
Places: TypeAlias = npt.NDArray[np.int64]

NAMES: Final = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
HEADS: Final = ("trusts", "values")
FIRST_TRUST: Final = 3.0
"""How much more than any other number a network that has learnt nothing likes the hint."""
NEVER: Final = np.float32(-1e9)


def inputs_of(features: Features, far: float) -> Inputs:
    return Inputs(
        features.columns.tolist(),
        features.numbers.tolist(),
        features.mean.tolist(),
        features.spread.tolist(),
        features.kind_at.tolist(),
        features.kind.tolist(),
        far,
    )


def fresh(inputs: int, hidden: int, actions: int, luck: np.random.Generator) -> list[Floats]:
    """Weights of a network that plays as its adviser does."""

    def drawn(rows: int, columns: int, scale: float) -> Floats:
        return (luck.standard_normal((rows, columns)) * scale).astype(np.float32)

    trusts, values = np.zeros(hidden + 1, np.float32), np.zeros(hidden + 1, np.float32)
    trusts[-1] = FIRST_TRUST
    return [
        drawn(inputs, hidden, 1 / np.sqrt(max(1, inputs))),
        np.zeros(hidden, np.float32),
        drawn(hidden, hidden, np.sqrt(2 / hidden)),
        np.zeros(hidden, np.float32),
        drawn(actions, hidden, 0.01),
        np.zeros(actions, np.float32),
        trusts,
        values,
    ]


@dataclass(frozen=True)
class Lot:
    """Decisions to learn from: what was seen, what was legal, what was hinted (-1 for no hint), and
    how it ended."""

    seen: Floats
    legal: Bits
    hints: Places
    ends: Floats


@dataclass(frozen=True)
class PlayedLot(Lot):
    """Decisions that were played: what was chosen, the logarithm of how likely that was, and how
    much better it went than expected."""

    chosen: Places
    odds: Floats
    gains: Floats


@dataclass(frozen=True)
class TriedLot(Lot):
    """Decisions whose numbers were tried: what each was worth, and how much that counts, by
    decision and number. What is not legal counts nothing."""

    worths: Floats
    weights: Floats


@dataclass(frozen=True)
class Losses:
    """Means over a lot: how far the policy moved, or what it gained; how undecided it is, how wrong
    the values are."""

    moved: float
    undecided: float
    wrong: float


@dataclass(frozen=True)
class Forward:
    """What a network makes of a lot, with what its slopes are worked out from."""

    shallow: Floats
    deep: Floats
    odds: Floats
    logs: Floats
    undecided: Floats
    expected: Floats


def forward(weights: list[Floats], lot: Lot) -> Forward:
    w1, b1, w2, b2, w3, b3, trusts, values = weights
    shallow = np.maximum(lot.seen @ w1 + b1, 0)
    deep = np.maximum(shallow @ w2 + b2, 0)
    likings = deep @ w3.T + b3
    hinted = np.flatnonzero(lot.hints >= 0)
    likings[hinted, lot.hints[hinted]] += deep[hinted] @ trusts[:-1] + trusts[-1]
    likings = np.where(lot.legal, likings, NEVER)
    likings -= likings.max(axis=1, keepdims=True)
    odds = np.exp(likings)
    total = odds.sum(axis=1, keepdims=True)
    logs = likings - np.log(total)
    odds /= total
    undecided = -(odds * np.where(lot.legal, logs, 0)).sum(axis=1)
    expected = 1 / (1 + np.exp(-(deep @ values[:-1] + values[-1])))
    return Forward(shallow, deep, odds, logs, undecided, expected)


def backward(weights: list[Floats], lot: Lot, thought: Forward, back: Floats) -> list[Floats]:
    """The slopes of all weights, from those of the likings; the value's loss is the surprise (cross
    entropy) at how it ended."""
    _w1, _b1, w2, _b2, w3, _b3, trusts, values = weights
    n, deep, shallow = len(lot.hints), thought.deep, thought.shallow
    surprise = ((thought.expected - lot.ends) / n).astype(np.float32)
    hinted = np.flatnonzero(lot.hints >= 0)
    trusted = np.zeros(n, np.float32)
    trusted[hinted] = back[hinted, lot.hints[hinted]]
    back_deep = back @ w3 + np.outer(trusted, trusts[:-1]) + np.outer(surprise, values[:-1])
    back_deep = np.where(deep > 0, back_deep, 0).astype(np.float32)
    back_sums = np.where(shallow > 0, back_deep @ w2.T, 0).astype(np.float32)
    found = [
        lot.seen.T @ back_sums,
        back_sums.sum(axis=0),
        shallow.T @ back_deep,
        back_deep.sum(axis=0),
        back.T @ deep,
        back.sum(axis=0),
        np.append(trusted @ deep, trusted.sum()),
        np.append(surprise @ deep, surprise.sum()),
    ]
    return [part.astype(np.float32) for part in found]


def slopes(
    weights: list[Floats], lot: PlayedLot, clip: float, curiosity: float
) -> tuple[list[Floats], Losses]:
    """How the loss of PPO changes with each weight, with clipped odds and a reward for staying
    undecided."""
    thought = forward(weights, lot)
    n = len(lot.chosen)
    rows = np.arange(n)
    ratio = np.exp(thought.logs[rows, lot.chosen] - lot.odds)
    free = ~(((ratio > 1 + clip) & (lot.gains > 0)) | ((ratio < 1 - clip) & (lot.gains < 0)))
    push = np.where(free, -lot.gains * ratio, 0).astype(np.float32) / n
    back = -push[:, None] * thought.odds
    back[rows, lot.chosen] += push
    spread = thought.odds * (thought.logs + thought.undecided[:, None])
    back += np.float32(curiosity / n) * np.where(lot.legal, spread, 0)
    found = backward(weights, lot, thought, back.astype(np.float32))
    return found, told(lot, thought, np.abs(ratio - 1).mean())


def slopes_of_worth(weights: list[Floats], lot: TriedLot) -> tuple[list[Floats], Losses]:
    """How the squares of the differences between likings and worths change with each weight, both
    counted from their mean: the network learns to like by worth. Worths may be rough, because what
    is nearest to all of them is their mean."""
    thought = forward(weights, lot)
    weight = lot.weights / lot.weights.sum(axis=1, keepdims=True)
    likings = np.where(lot.legal, thought.logs, 0)
    off = likings - lot.worths
    off -= (weight * off).sum(axis=1, keepdims=True)
    back = (weight * off / len(lot.hints)).astype(np.float32)
    wide = (weight * off * off).sum(axis=1).mean()
    return backward(weights, lot, thought, back), told(lot, thought, wide)


def told(lot: Lot, thought: Forward, moved: float) -> Losses:
    wrong = float(np.square(thought.expected - lot.ends).mean())
    return Losses(float(moved), float(thought.undecided.mean()), wrong)


class Adam:
    """Steps of a size that does not depend on how steep the slope is."""

    def __init__(self, weights: list[Floats]) -> None:
        self.means = [np.zeros_like(part) for part in weights]
        self.squares = [np.zeros_like(part) for part in weights]
        self.steps = 0

    def step(self, weights: list[Floats], slope: list[Floats], pace: float, limit: float) -> None:
        """Downhill, in place; slopes longer than the limit are shortened to it."""
        length = float(np.sqrt(sum(float(np.square(part).sum()) for part in slope)))
        shorter = np.float32(min(1.0, limit / (length + 1e-8)))
        self.steps += 1
        by = np.float32(pace * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        for weight, part, mean, square in zip(
            weights, slope, self.means, self.squares, strict=True
        ):
            part = part * shorter
            mean *= np.float32(0.9)
            mean += np.float32(0.1) * part
            square *= np.float32(0.999)
            square += np.float32(0.001) * part * part
            weight -= by * mean / (np.sqrt(square) + np.float32(1e-6))
