"""Positions changed at random are refused, or play to their end by the laws."""

from __future__ import annotations

import json

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.games import GAMES
from logovo.testkit.mutations import Start, mutated, places, play_to_the_end, try_mutations

SOME = 320


@pytest.mark.parametrize("key", GAMES)
def test_mutated_positions_are_refused_or_play_to_their_end(key: str) -> None:
    done = try_mutations(GAMES[key], 0, SOME)
    assert done.tried == SOME
    assert done.refused > SOME // 4, "most changes break a position"
    assert done.refused + done.played == SOME


@pytest.mark.parametrize("key", GAMES)
def test_what_is_not_changed_loads(key: str) -> None:
    for seed in range(20):
        started = Start(GAMES[key], seed)
        state = GAMES[key].load(started.position)
        bound = GAMES[key].longest(started.options)
        play_to_the_end(GAMES[key], state, started.census, bound, seed)


def test_a_mutation_is_the_same_for_the_same_seed_and_leaves_the_original() -> None:
    started = Start(GAMES["larder"], 4)
    before = json.dumps(started.position)
    changed = [json.dumps(mutated(started.position, Chance(seed))) for seed in range(60)]
    assert json.dumps(started.position) == before
    assert changed == [json.dumps(mutated(started.position, Chance(seed))) for seed in range(60)]
    assert sum(text != before for text in changed) > 50
    assert len(set(changed)) > 45


def test_every_value_of_a_position_can_be_changed() -> None:
    inside: dict[str, object] = {"a": [1, {"b": "x"}], "c": None}
    assert [key for _holder, key in places(inside)] == ["a", 0, 1, "b", "c"]


def test_a_load_that_lets_a_lost_card_through_is_noticed() -> None:
    """The law itself can fail: a full box is asked for, whatever `load` thinks."""
    game = GAMES["larder"]
    started = Start(game, 3)
    more = {**started.census, "7": started.census["7"] + 1}
    with pytest.raises(AssertionError):
        play_to_the_end(game, game.load(started.position), more, 10**6, 1)
    with pytest.raises(BadPosition):
        game.load({})
