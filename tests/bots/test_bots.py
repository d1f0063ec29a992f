"""Bots of all kinds finish games of all kinds, and cannot know what they may not."""

from __future__ import annotations

import pytest

from logovo.bots.registry import LEVELS, MANY, UnknownBot, budget, make_bot, recipe
from logovo.bots.search import Budget, SearchBot
from logovo.core import chance as a_compiled_module
from logovo.core.chance import Chance
from logovo.games import GAMES
from logovo.lab.arena import Plan, run, total
from logovo.search.policies import greedy, rollout
from logovo.testkit.policies import decides_by_what_it_may_know
from logovo.testkit.walks import some_options, walk

COMPILED = not str(a_compiled_module.__file__).endswith(".py")


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("bots", [("greedy:0.3", "random"), ("search:12", "greedy"), ("easy",)])
def test_bots_finish_their_games(key: str, bots: tuple[str, ...]) -> None:
    if not COMPILED and ("search:12" in bots or "easy" in bots):
        pytest.skip("a whole game of bots that think is for compiled rules")
    game = GAMES[key]
    for players in {max(game.least, 2), min(4, game.most)}:
        tally = total(run(Plan(key, players, bots, 3), 2, processes=1))
        assert tally.games == 2


@pytest.mark.parametrize("key", GAMES)
def test_a_searching_bot_chooses_what_it_may(key: str) -> None:
    game = GAMES[key]
    options = some_options(game, Chance(2))
    asked = 0
    for step, party in enumerate(walk(game, options, 5, 60)):
        awaited = game.awaited(party.table.state)
        if step % 12 != 11 or not awaited:
            continue
        bot = SearchBot(rollout(key), Budget(iterations=3), step)
        bot.sit(game, options, awaited[-1])
        bot.knowledge = party.knowledge[awaited[-1]]
        view = game.view(party.table.state, awaited[-1])
        move = bot.choose(view, game.legal(party.table.state, awaited[-1]))
        assert game.refusal(party.table.state, awaited[-1], move) is None
        asked += 1
    assert asked > 1


@pytest.mark.parametrize("key", GAMES)
def test_a_policy_decides_by_what_its_seat_may_know(key: str) -> None:
    """In the real world and in one its seat cannot tell from it, it chooses alike."""
    game, policy = GAMES[key], greedy(key)
    assert policy is not None
    assert decides_by_what_it_may_know(game, policy, games=4) > 20


@pytest.mark.parametrize(
    "name", ["", "genius", "random:1", "greedy:2", "search:0", "search:x", "me"]
)
def test_unknown_bots_are_named(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, next(iter(GAMES.values())), 1)


def test_budgets() -> None:
    assert budget("500").iterations == 500
    assert budget("800ms").milliseconds == 800
    both = budget("5000:700ms")
    assert (both.iterations, both.milliseconds) == (5000, 700)
    assert budget("").iterations == 2000


@pytest.mark.parametrize("key", GAMES)
def test_levels_are_bots_of_every_game(key: str) -> None:
    for level in LEVELS:
        for players in (2, MANY):
            assert recipe(level, key, players) not in LEVELS
            make_bot(level, GAMES[key], 1, players)
            make_bot(f"{level}@bold", GAMES[key], 1, players)


def test_a_duel_has_levels_of_its_own() -> None:
    assert (
        recipe("easy", "vampires", 2) != recipe("easy", "vampires", 3) == recipe("easy", "vampires")
    )
    assert recipe("easy", "drakon", 2) != recipe("easy", "drakon", 4)
    assert recipe("easy", "gold", 2) == recipe("easy", "gold", 4)
    assert recipe("greedy", "vampires", 2) == "greedy"
    assert recipe("hard", "drakon", 2) == recipe("hard", "drakon", 4), "only what is said otherwise"
    assert recipe("master", "vampires", 2) == recipe("master", "vampires", 4)
