"""A bot that thinks as people do: it notices little, and does the obvious where it is in doubt."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from logovo.bots.casual import CasualBot, Manner
from logovo.bots.registry import LEVELS, MANY, UnknownBot, make_bot, recipe
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games import GAMES, game
from logovo.search.policies import rollout
from logovo.search.policy import Policy
from logovo.testkit.walks import some_options, walk


class Last(Policy):
    """The last move is the obvious one, and all of them are worth the same."""

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        return moves.get(moves.size - 1)

    def is_beyond(self, state: State, horizon: i64) -> bool:
        return True

    def value(self, state: State, seat: i64) -> float:
        return 0.5


def some_turns(key: str, manner: Manner, policy: Policy) -> list[tuple[str, list[str]]]:
    """What the bot plays at some decisions, and what it could have played."""
    played = game(key)
    options = some_options(played, Chance(2))
    found: list[tuple[str, list[str]]] = []
    for step, party in enumerate(walk(played, options, 5, 120)):
        state = party.table.state
        if len(played.awaited(state)) != 1:
            continue
        (seat,) = played.awaited(state)
        legal = played.legal(state, seat)
        bot = CasualBot(policy, manner, step)
        bot.sit(played, options, seat)
        bot.knowledge = party.knowledge[seat]
        move = bot.choose(played.view(state, seat), legal)
        found.append((str(move), [str(one) for one in legal]))
    return found


def test_in_doubt_it_does_the_obvious() -> None:
    turns = some_turns("larder", Manner(1, 3), Last())
    assert len(turns) > 20 and any(len(legal) > 3 for _move, legal in turns)
    for move, legal in turns:
        assert move == legal[-1]


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_what_it_may(key: str) -> None:
    turns = some_turns(key, Manner(1, 2, 10), rollout(key))
    assert turns
    for move, legal in turns:
        assert move in legal


@pytest.mark.parametrize(
    "name", ["casual:0x2", "casual:2", "casual:2x0", "casual:2x2:weak", "casual:x", "casual:2x2:0"]
)
def test_bad_manners_are_named(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, game("larder"), 1)


def test_how_it_is_written() -> None:
    bot = make_bot("casual:3x2:40:fair", game("vampires"), 1)
    assert isinstance(bot, CasualBot) and bot.manner == Manner(3, 2, 40, "fair")
    assert isinstance(make_bot("casual", game("gold"), 1), CasualBot)


@pytest.mark.parametrize("key", GAMES)
def test_no_level_throws_dice(key: str) -> None:
    """A slip plays anything at all; no person does."""
    for level in LEVELS:
        for players in (2, MANY):
            kind = recipe(level, key, players).partition(":")[0]
            assert kind in ("casual", "greedy", "hasty", "search")
            assert not recipe(level, key, players).startswith("greedy:0")
