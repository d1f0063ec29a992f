"""What a thinking bot does not look at: moves that did not catch its eye, decisions far ahead,
graves it has forgotten."""

from __future__ import annotations

import pytest

from logovo.bots.glance import glance
from logovo.bots.memory.vampires import Memory
from logovo.bots.registry import UnknownBot, make_bot, recipe, without_clock
from logovo.bots.search import FULL, Attention, SearchBot
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.core.table import Table, open_table
from logovo.games import game
from logovo.lab.match import play_match
from logovo.search.policies import rollout


def opened(key: str) -> Table:
    played = game(key)
    options = played.options(played.least, {})
    return open_table(played, options, [""] * played.least, 4)


def shortlist(key: str, table: Table) -> set[int]:
    moves = Moves()
    table.state.legal_into(moves)
    rollout(key).shortlist(table.state, moves)
    return {int(moves.get(i)) for i in range(moves.size)}


def thinker(name: str, key: str) -> SearchBot:
    bot = make_bot(name, game(key), 1)
    assert isinstance(bot, SearchBot)
    return bot


def test_the_obvious_and_a_few_others_are_noticed() -> None:
    table, policy = opened("gold"), rollout("gold")
    listed = shortlist("gold", table)
    assert len(listed) > 6
    seen: set[int] = set()
    for seed in range(200):
        moves = Moves()
        table.state.legal_into(moves)
        obvious = int(policy.choose(table.state, moves, Chance(seed)))
        noticed = glance(table.state, policy, 3, Chance(seed))
        assert noticed[0] == obvious and len(noticed) == len(set(noticed)) == 4
        seen |= set(noticed)
    assert seen == listed


@pytest.mark.parametrize("key", ["larder", "gold", "drakon", "lucky"])
@pytest.mark.parametrize("parts", ["", ":2parts"])
def test_it_thinks_about_no_more_moves_than_it_has_noticed(key: str, parts: str) -> None:
    played, table = game(key), opened(key)
    (seat, *_others) = played.awaited(table.state)
    bot = thinker(f"search:60{parts}:2glances", key)
    bot.sit(played, played.options(played.least, {}), Seat(int(seat)))
    for event in table.opening:
        bot.hear(played.told_to(event, seat))
    legal = played.legal(table.state, seat)
    assert len(legal) > 3
    assert bot.choose(played.view(table.state, seat), legal) in legal
    assert 1 < len(bot.thoughts) <= 3


@pytest.mark.parametrize("key", ["larder", "lucky"])
def test_who_hardly_notices_anything_may_miss_the_obvious(key: str) -> None:
    """The best of what it has noticed, even where that is a single move."""
    played, table = game(key), opened(key)
    (seat, *_others) = played.awaited(table.state)
    legal = played.legal(table.state, seat)
    found: set[str] = set()
    for seed in range(30):
        bot = make_bot("search:20:0.02", played, seed)
        bot.sit(played, played.options(played.least, {}), Seat(int(seat)))
        for event in table.opening:
            bot.hear(played.told_to(event, seat))
        found.add(str(bot.choose(played.view(table.state, seat), legal)))
    assert len(found) > 5


@pytest.mark.parametrize("key", ["larder", "drakon", "gold", "lucky", "vampires"])
def test_it_plays_whole_games(key: str) -> None:
    played = game(key)
    options = played.options(played.least, {})
    bots = ["search:4:1glances:5ahead"] + ["greedy"] * (played.least - 1)
    assert play_match(played, options, bots, 3).outcome.winners


def test_it_forgets_where_a_game_is_about_memory() -> None:
    played = game("vampires")
    options = played.options(2, {})
    for name, kind in (("search:10:sharp", Memory), ("search:10", None)):
        bot = thinker(name, "vampires")
        bot.sit(played, options, Seat(0))
        assert isinstance(bot.knowledge, Memory) is (kind is Memory)


def test_how_it_is_written() -> None:
    assert thinker("search:50:9ms:2parts:3glances:20ahead:good", "vampires").attention == Attention(
        3, 20, "good"
    )
    assert thinker("search:50", "gold").attention == FULL
    assert thinker("search:50:0.85:9ahead", "lucky").attention == Attention(0, 9, "", 850)
    assert without_clock("search:50:9ms:3glances:20ahead", "gold") == "search:50:3glances:20ahead"


@pytest.mark.parametrize(
    "name",
    [
        "search:50:0glances",
        "search:50:1.5",
        "search:50:2glances:0.5",
        "search:50:100glances",
        "search:50:0ahead",
        "search:50:good",
        "search:50:perfect",
        "search:50:20ahead:3glances",
        "search+learned:50:3glances",
    ],
)
def test_what_cannot_be_is_named(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, game("larder"), 1)


@pytest.mark.parametrize("key", ["larder", "drakon", "gold", "lucky", "vampires"])
def test_a_master_overlooks_nothing(key: str) -> None:
    for players in (2, 4):
        assert thinker(recipe("master", key, players), key).attention == FULL
