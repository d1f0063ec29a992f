"""Who bots are: likings that stay within what is about as good, and remarks that tell nothing."""

from __future__ import annotations

import pytest

from logovo.bots.characters import CHARACTERS
from logovo.bots.characters.harm import DONE, harm
from logovo.bots.characters.remarks import OCCASIONS, REMARKS, SPEAKS, occasion, remark
from logovo.bots.characters.taste import DARING, NEAR, WARY, about_as_good, favourite, liking
from logovo.bots.registry import UnknownBot, make_bot
from logovo.bots.search import SearchBot, Thought
from logovo.bots.seated import SeatedBot
from logovo.core.chance import Chance
from logovo.core.journal import SILENT, Event
from logovo.core.plain import kind_name
from logovo.core.seats import NOBODY, TABLE, Seat
from logovo.games import GAMES
from logovo.games.lucky.events import GoalLookedAt, ToolBroken
from logovo.games.lucky.game import GAME
from logovo.games.lucky.moves import BreakTool, PassCard
from logovo.lab.match import play_match
from logovo.text.catalogue import texts

BREAK = BreakTool("lamp", Seat(2))
BREAK_OTHER = BreakTool("lamp", Seat(1))
PASS = PassCard("T1")


def test_every_word_about_games_is_one_of_theirs() -> None:
    """Kinds of moves and events that do not exist would never be noticed."""
    for key in GAMES:
        said = texts("en", key)
        for kind in DARING[key] | WARY[key]:
            assert said.resolver.has(f"move-{kind}"), (key, kind)
        assert not DARING[key] & WARY[key]
        for kind in DONE[key]:
            assert said.resolver.has(f"event-{kind}"), (key, kind)
    assert kind_name("ToolBroken") in DONE["lucky"]


def test_each_likes_its_own() -> None:
    assert favourite("lucky", "bold", [PASS, BREAK], NOBODY) == BREAK
    assert favourite("lucky", "careful", [BREAK, PASS], NOBODY) == PASS
    assert favourite("lucky", "grudging", [PASS, BREAK_OTHER, BREAK], 2) == BREAK
    assert favourite("lucky", "grudging", [PASS, BREAK], NOBODY) == PASS
    assert favourite("lucky", "chatty", [PASS, BREAK], 2) == PASS, "it only talks"
    assert liking("lucky", "plain", BREAK, 2) == 0


def test_only_what_is_about_as_good_is_in_question() -> None:
    bot = make_bot("search:10", GAME, 1)
    assert isinstance(bot, SearchBot)
    bot.thoughts = [
        Thought(PASS, 100, 0.500),
        Thought(BREAK, 90, 0.500 - NEAR / 2),
        Thought(BREAK_OTHER, 90, 0.500 - NEAR * 3),
    ]
    view = GAME.view(GAME.setup(GAME.options(3, {}), Chance(1), SILENT), Seat(0))
    legal = [PASS, BREAK, BREAK_OTHER]
    assert about_as_good(bot, PASS, view, legal) == [PASS, BREAK]
    assert about_as_good(bot, BREAK, view, legal) == [BREAK], "thoughts of another decision"
    bot.thoughts[1] = Thought(BREAK, 3, 0.9)
    assert about_as_good(bot, PASS, view, legal) == [PASS], "hardly tried"


def test_a_grudge_is_held_against_who_did_it_last() -> None:
    bot = make_bot("greedy@grudging", GAME, 1)
    assert isinstance(bot, SeatedBot)
    bot.sit(GAME, GAME.options(4, {}), Seat(0))
    assert bot.grudge == NOBODY
    bot.hear(ToolBroken(Seat(3), Seat(1), "lamp"))
    assert bot.grudge == NOBODY, "that was somebody else's lamp"
    bot.hear(ToolBroken(Seat(3), Seat(0), "lamp"))
    assert bot.grudge == 3


@pytest.mark.parametrize("character", ["plain", *CHARACTERS])
def test_a_bot_of_each_character_plays_to_the_end_and_the_same_again(character: str) -> None:
    options = GAME.options(3, {})
    names = [f"greedy@{character}", "greedy", "greedy"]
    first, again = (play_match(GAME, options, names, 5) for _time in range(2))
    assert first == again


def test_nobody_is_called_otherwise() -> None:
    with pytest.raises(UnknownBot):
        make_bot("greedy@angry", GAME, 1)
    with pytest.raises(UnknownBot):
        make_bot("genius@bold", GAME, 1)


def test_remarks_come_with_what_everybody_saw() -> None:
    events: list[Event] = [ToolBroken(Seat(1), Seat(2), "lamp")]
    assert occasion("lucky", 2, events) == "hurt"
    assert occasion("lucky", 1, events) == "struck"
    assert occasion("lucky", 0, events) == ""
    assert harm("lucky", GoalLookedAt(Seat(1), "g1", "G")) is None


def test_a_remark_does_not_change_with_what_is_hidden() -> None:
    """Two worlds that look alike to all: another card was seen by the one who looked."""
    said = []
    for card in ("G", "P1"):
        events = [GoalLookedAt(Seat(1), "g1", card), ToolBroken(Seat(1), Seat(2), "lamp")]
        told = [GAME.told_to(event, TABLE) for event in events]
        for seat in range(4):
            what = occasion("lucky", seat, told)
            said.append([remark(one, what, f"t:9:{seat}") for one in CHARACTERS])
    assert said[:4] == said[4:]
    assert any(any(row) for row in said)


def test_remarks_are_seldom_and_by_character() -> None:
    for character in CHARACTERS:
        share = sum(bool(remark(character, "hurt", str(n))) for n in range(600)) / 600
        assert abs(share - SPEAKS[character]) < 0.08
        assert remark(character, "", "x") == ""
    assert remark("plain", "hurt", "x") == "" == remark("", "hurt", "x")
    assert len(set(REMARKS)) == len(CHARACTERS) * len(OCCASIONS)
