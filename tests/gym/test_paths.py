"""What learners of lucky are told of paths is what the compiled policy works out from the rules."""

from __future__ import annotations

import numpy as np
import pytest

from logovo.core.moves import Moves
from logovo.games.lucky import asks
from logovo.games.lucky.moves import codes
from logovo.games.lucky.moves.numbers import LAY
from logovo.games.lucky.state import Lucky
from logovo.gym.features import anything
from logovo.gym.learners import Learners
from logovo.gym.paths import FAR, Paths
from logovo.search.policies.lucky_distance import Distance


@pytest.mark.parametrize(
    ("bot", "options"),
    [("random", {}), ("greedy", {}), ("greedy", {"gap": "7", "goal-step": "2"})],
)
def test_cards_and_places_that_bring_the_path_nearer(bot: str, options: dict[str, str]) -> None:
    """Of every position the nearest end; of every legal path, as a card and as a place, whether it
    would come nearer."""
    tables, luck = Learners("lucky", 6, 3, options, (bot,), seed=8), np.random.default_rng(8)
    paths, aims, moves = Paths(tables.door, tables.observations), Distance(), Moves()
    told = {number: i for i, number in enumerate(paths.numbers.tolist())}
    met = {"nearer": 0, "not": 0, "place": 0}
    for _step in range(120):
        facts, near = paths(tables.observations), paths.near(*[tables.observations] * 2)
        for i, state in enumerate(tables.games.batch.states):
            draft = tables.games.batch.drafts[i]
            assert isinstance(state, Lucky)
            if state.ask != asks.TURN:
                continue
            aims.look(state)
            if aims.near == FAR or near[i] == FAR:
                continue  # the path has no end at all, or none in sight
            assert near[i] == aims.near
            state.legal_for(int(tables.seats[i]), moves)
            nearer: dict[int, bool] = {}
            for code in moves.as_list():
                if codes.operation_of(code) != codes.LAY:
                    continue
                variant, cell = codes.variant_of(code), state.forest.cell(codes.place_of(code))
                is_nearer = aims.after(state.forest, cell, variant) < aims.near
                number = int(tables.door.number_at(state, code, int(draft.size)))
                if draft.size == 0 or draft.get(0) == LAY + variant:
                    nearer[number] = nearer.get(number, False) or is_nearer
            for number, is_nearer in nearer.items():
                fact = facts[i, told[number]] if number in told else 0.0
                assert (fact > 0) == is_nearer, tables.door.word(number)
                met["nearer" if is_nearer else "not"] += 1
                met["place"] += draft.size > 0 and is_nearer
        tables.step(anything(tables.masks, luck))
    assert min(met.values()) > 20


def test_the_end_of_the_path_is_pointed_out_to_cards_that_would_close_it() -> None:
    tables, luck = Learners("lucky", 8, 3, seed=2), np.random.default_rng(2)
    paths = Paths(tables.door, tables.observations)
    closing = 0
    for _step in range(60):
        free = tables.observations[:, paths.draft] == 0
        facts = paths(tables.observations)
        assert not (facts[free] < 0).any()
        closing += int((facts < 0).sum())
        tables.step(anything(tables.masks, luck))
    assert closing
