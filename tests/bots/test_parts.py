"""A thought in several parts is the same whether they run at once or one after the other; one that
ends early is the same as one that went on."""

from __future__ import annotations

import os

import pytest

from logovo.bots import parts
from logovo.bots.parts import merged
from logovo.bots.registry import budget, make_bot, without_clock
from logovo.bots.search import Budget, SearchBot, Thought, think
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.games import game
from logovo.search.choosing import search_for
from logovo.search.ismcts import Search, Tried
from logovo.search.policies import rollout


def thoughts(key: str, name: str) -> list[Thought]:
    """Of the first seat that has a choice, in the first turn."""
    played = game(key)
    options = played.options(played.least, {})
    table = open_table(played, options, [""] * played.least, 4)
    seat = next(seat for seat in played.awaited(table.state))
    bot = make_bot(name, played, 3)
    assert isinstance(bot, SearchBot)
    bot.sit(played, options, Seat(int(seat)))
    for event in table.opening:
        bot.hear(played.told_to(event, seat))
    bot.choose(played.view(table.state, seat), played.legal(table.state, seat))
    return bot.thoughts


@pytest.mark.skipif(not parts.CAN_FORK, reason="this system cannot copy a process")
@pytest.mark.parametrize("key", ["larder", "gold", "drakon", "lucky"])
def test_at_once_or_one_after_the_other(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = thoughts(key, "search:60:3parts")
    assert sum(thought.visits for thought in at_once) == 60
    monkeypatch.setattr("logovo.bots.search.CAN_FORK", False)
    assert thoughts(key, "search:60:3parts") == at_once


@pytest.mark.skipif(not parts.CAN_FORK, reason="this system cannot copy a process")
def test_a_part_without_a_process_of_its_own_is_thought_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = thoughts("larder", "search:60:2parts")
    monkeypatch.setattr(os, "fork", no_room)
    assert thoughts("larder", "search:60:2parts") == whole


def no_room() -> int:
    raise BlockingIOError("no room for another process")


def test_tries_are_added_up() -> None:
    one, other = [Tried(5, 3, 0.5), Tried(6, 1, 0.0)], [Tried(6, 4, 1.0)]
    found = [(tried.code, tried.visits, tried.value) for tried in merged([one, other])]
    assert found == [(6, 5, 0.8), (5, 3, 0.5)]


def test_how_parts_are_written() -> None:
    assert budget("900:50ms:3parts") == Budget(900, 50, 3)
    assert budget("900:3parts") == Budget(900, 0, 3)
    assert without_clock("search:900:50ms:3parts", "gold") == "search:900:3parts"


def test_what_is_settled_is_thought_no_further_and_stays_the_same() -> None:
    spared = 0
    for seed in range(12):
        short, whole = (begun("gold", seed) for _turn in range(2))
        think(short, Budget(iterations=300))
        think(whole, Budget(iterations=300), to_the_end=True)
        assert short.best() == whole.best()
        assert whole.iterations == 300
        spared += 300 - int(short.iterations)
    assert spared > 300


def begun(key: str, seed: int) -> Search:
    """A search for the first decision of a game."""
    played = game(key)
    options = played.options(played.least, {})
    table = open_table(played, options, [""] * played.least, seed)
    seat = next(iter(played.awaited(table.state)))
    knowledge = played.knowledge(options, seat)
    for event in table.opening:
        knowledge.hear(played.told_to(event, seat))
    sampler = played.sampler(played.view(table.state, seat), knowledge)
    found = search_for(sampler, rollout(key), seed)
    assert isinstance(found, Search)
    return found
