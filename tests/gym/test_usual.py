"""Fewer choices for a network: none is illegal, and none of the numbers is out of reach."""

from __future__ import annotations

import numpy as np

from logovo.games.lucky.moves.numbers import TAKE
from logovo.gym.features import anything
from logovo.gym.learners import Learners
from logovo.gym.usual import Usual, usual


def test_every_choice_means_a_legal_number() -> None:
    tables, luck = Learners("lucky", 16, 3, seed=3), np.random.default_rng(3)
    few = usual(Learners("lucky", 16, 3, seed=2), 60, 2, np.array([TAKE]))
    assert TAKE in few.numbers
    assert few.size < 400 < tables.actions
    others = 0
    for _step in range(200):
        legal = few.choices(tables.masks)
        assert legal.any(axis=1).all()
        chosen = anything(legal, luck)
        numbers = few.meant(chosen, tables.masks)
        assert tables.masks[np.arange(16), numbers].all()
        others += int((~np.isin(numbers, few.numbers)).sum())
        tables.step(numbers)
    assert others > 0


def test_the_last_choice_is_anything_else() -> None:
    few = Usual(np.array([3, 1]), 6, seed=1)
    masks = np.array([[0, 1, 0, 0, 0, 0], [1, 0, 0, 1, 0, 1]], np.bool_)
    assert few.choices(masks).tolist() == [[True, False, False], [False, True, True]]
    met = {tuple(few.meant(np.array([0, 2]), masks).tolist()) for _try in range(40)}
    assert met == {(1, 0), (1, 5)}
