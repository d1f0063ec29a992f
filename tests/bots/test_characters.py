"""Who bots are: likings that stay within what is about as good, and remarks that tell nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logovo.bots.bot import tell
from logovo.bots.characters import CHARACTERS
from logovo.bots.characters.leanings import EVERYBODY, leaning
from logovo.bots.characters.remarks import OCCASIONS, REMARKS, SPEAKS, occasion, remark
from logovo.bots.characters.taste import (
    NEAR,
    about_as_good,
    favourite,
    is_indifferent,
    liked_as_well,
    liking,
)
from logovo.bots.policy import PolicyBot
from logovo.bots.registry import UnknownBot, make_bot
from logovo.bots.search import SearchBot, Thought
from logovo.bots.seated import SeatedBot
from logovo.core import chance as a_compiled_module
from logovo.core.chance import Chance
from logovo.core.journal import SILENT, Event
from logovo.core.moves import Move
from logovo.core.seats import NOBODY, TABLE, Seat
from logovo.core.table import open_table
from logovo.core.views import View
from logovo.games import GAMES
from logovo.games.drakon.events import CoinStolen, FigureMoved, SentToStart
from logovo.games.drakon.moves import FigureStays, MoveFigure, Place, Stay, TakeChamber, Walk
from logovo.games.drakon.views import DrakonView, Player, Spot
from logovo.games.gold.events import Accused, TokenStolen
from logovo.games.gold.moves import Cut, Pick, Rob, Send
from logovo.games.gold.views import GoldView
from logovo.games.larder.events import Pulled, RoundWon
from logovo.games.larder.moves import Lay, Name, Take
from logovo.games.larder.views import LarderView
from logovo.games.lucky.events import GoalLookedAt, ToolBroken
from logovo.games.lucky.game import GAME
from logovo.games.lucky.moves import BreakTool, MendTool, PassCard
from logovo.games.vampires.events import Given
from logovo.games.vampires.moves import Garlic, Give, Leave, Open, Stop
from logovo.games.vampires.views import Gifts, Opening, Row, VampiresView
from logovo.lab.match import play_bots, play_match
from logovo.text.catalogue import texts

BREAK = BreakTool("lamp", Seat(2))
BREAK_OTHER = BreakTool("lamp", Seat(1))
PASS = PassCard("T1")


def at_start(key: str, players: int = 4) -> View:
    """What the first seat sees before the first move."""
    game = GAMES[key]
    state = game.setup(game.options(players, {}), Chance(1), SILENT)
    return game.view(state, Seat(0))


def test_every_game_says_what_its_characters_like() -> None:
    """Kinds of events that do not exist would never be noticed."""
    for key in GAMES:
        said = texts("en", key)
        assert leaning(key).kinds
        for kind in leaning(key).kinds:
            assert said.resolver.has(f"event-{kind}"), (key, kind)


def test_each_likes_its_own() -> None:
    view = at_start("lucky")
    assert favourite("lucky", "bold", [PASS, BREAK], view, NOBODY) == BREAK
    assert favourite("lucky", "careful", [BREAK, PASS], view, NOBODY) == PASS
    assert favourite("lucky", "grudging", [PASS, BREAK_OTHER, BREAK], view, 2) == BREAK
    assert favourite("lucky", "grudging", [MendTool("lamp", Seat(2), ""), PASS], view, 2) == PASS
    assert favourite("lucky", "grudging", [PASS, BREAK], view, NOBODY) == PASS
    assert favourite("lucky", "chatty", [PASS, BREAK], view, 2) == PASS, "it only talks"
    assert liking("lucky", "plain", BREAK, view, 2) == 0
    assert is_indifferent("lucky", "bold", [BREAK, BREAK_OTHER], view, NOBODY)
    assert not is_indifferent("lucky", "bold", [BREAK, PASS], view, NOBODY)


def test_in_the_larder() -> None:
    view = at_start("larder")
    assert isinstance(view, LarderView) and view.clockwise
    low, high, many = Lay("2", 1), Lay("9", 1), Lay("9", 2)
    assert favourite("larder", "bold", [low, Take(), high, many], view, NOBODY) == many
    assert favourite("larder", "careful", [many, high, low, Take()], view, NOBODY) == low
    assert favourite("larder", "bold", [Take(), high], view, NOBODY) == Take(), "no whim"
    assert favourite("larder", "grudging", [low, high], view, 1) == high
    assert favourite("larder", "grudging", [low, high], view, 3) == low, "he is not next"
    turned = replace(view, clockwise=False)
    assert favourite("larder", "grudging", [low, high], turned, 3) == high
    named = [Name(Seat(1)), Name(Seat(2))]
    assert favourite("larder", "grudging", named, view, 2) == Name(Seat(2))
    harm = leaning("larder").harm
    assert harm(Pulled(Seat(1), Seat(2), "3"), None) == (1, 2)
    assert harm(RoundWon(1, Seat(3)), None) == (3, EVERYBODY)


def test_among_dragons() -> None:
    view = at_start("gold")
    assert isinstance(view, GoldView)
    ranked = sorted(view.places, key=lambda place: place.strength)
    near, far = ranked[0].place, ranked[-1].place
    sent = [Send(knight, place) for knight in ("1", "4") for place in (near, far)]
    assert favourite("gold", "bold", sent, view, NOBODY) == Send("4", far)
    assert favourite("gold", "careful", sent, view, NOBODY) == Send("1", near)
    assert favourite("gold", "careful", [Pick("W"), Pick("G")], view, NOBODY) == Pick("G")
    assert favourite("gold", "bold", [Pick("G"), Pick("W")], view, NOBODY) == Pick("W")
    even, uneven = Cut(("GG", "SS")), Cut(("GGS", "S"))
    assert favourite("gold", "bold", [even, uneven], view, NOBODY) == uneven
    assert favourite("gold", "careful", [uneven, even], view, NOBODY) == even
    assert favourite("gold", "grudging", [Rob(Seat(1)), Rob(Seat(3))], view, 3) == Rob(Seat(3))
    harm = leaning("gold").harm
    assert harm(TokenStolen(Seat(1), Seat(2), "G"), None) == (1, 2)
    assert harm(Accused(Seat(1), Seat(2), False), None) == (1, 2)
    assert harm(Accused(Seat(1), Seat(2), True), None) is None


def test_in_the_maze() -> None:
    view = at_start("drakon")
    assert isinstance(view, DrakonView)

    def at(player: Player) -> Player:
        return replace(player, at=Spot(4, 0)) if player.seat == 2 else player

    view = replace(view, seats=tuple(at(player) for player in view.seats))
    tile = view.seats[0].hand[0].chamber
    run, build = Walk(("north",)), Place(tile, 0, 0, 1)
    assert favourite("drakon", "bold", [build, run], view, NOBODY) == run
    assert favourite("drakon", "careful", [run, build], view, NOBODY) == build
    assert favourite("drakon", "careful", [MoveFigure(1, 0), FigureStays()], view, NOBODY) == (
        FigureStays()
    )
    onto = [MoveFigure(1, 0), FigureStays(), MoveFigure(3, 0)]
    assert favourite("drakon", "grudging", onto, view, 2) == MoveFigure(3, 0)
    taken = [TakeChamber(Seat(1)), TakeChamber(Seat(2)), Stay()]
    assert favourite("drakon", "grudging", taken, view, 2) == TakeChamber(Seat(2))
    harm = leaning("drakon").harm
    caught = SentToStart(Seat(2), "caught")
    assert harm(caught, FigureMoved(Seat(1), 1, 0)) == (1, 2)
    assert harm(caught, FigureMoved(Seat(2), 1, 0)) is None, "their own doing"
    assert harm(caught, None) is None
    assert harm(CoinStolen(Seat(0), Seat(1), "2", 0, ()), None) == (0, 1)


def test_at_night() -> None:
    view = at_start("vampires")
    assert isinstance(view, VampiresView)
    graves = [Open(grave) for grave in view.lidded]
    near, far = Open("a2"), Open("d9")
    last = Opening(Seat(3), "a1", "white", "empty", NOBODY, "")
    opened = replace(view, last=last)
    assert favourite("vampires", "bold", [near, far, Stop()], opened, NOBODY) == far
    assert favourite("vampires", "careful", [far, near], opened, NOBODY) == near
    assert favourite("vampires", "careful", [*graves, Stop()], view, NOBODY) == Stop()
    assert favourite("vampires", "bold", [Leave(), Garlic()], view, NOBODY) == Leave()
    assert favourite("vampires", "grudging", [Leave(), Garlic()], view, 2) == Garlic()
    assert favourite("vampires", "grudging", [*graves, Stop()], view, 1) == Stop()
    assert favourite("vampires", "grudging", [graves[0], Stop()], view, 2) == graves[0]
    rows = (
        Row(Seat(0), ("white", "blue"), 2, ("green",), 3, 0),
        Row(Seat(1), ("white",), 2, ("blue",), 3, 0),
    )
    given = replace(view, rows=rows, gifts=Gifts(Seat(1), Seat(0), 0, ""))
    hard = favourite("vampires", "grudging", [Give("left"), Give("right")], given, 1)
    assert hard == Give("right"), "green is at neither of their ends"
    assert leaning("vampires").harm(Given(Seat(3), Seat(1), "left"), None) == (3, 1)


COMPILED = not str(a_compiled_module.__file__).endswith(".py")
FELT = {"larder": "hasty", "drakon": "hasty:0.8", "gold": "hasty", "lucky": "hasty:0.7"}
FELT |= {"vampires": "greedy:good"}


@pytest.mark.skipif(not COMPILED, reason="whole games of bots that think are for compiled rules")
@pytest.mark.parametrize("character", ["bold", "careful", "grudging"])
@pytest.mark.parametrize("key", list(GAMES))
def test_a_character_is_felt_in_every_game(key: str, character: str) -> None:
    """One that never shows in a game would be none."""
    game, swayed = GAMES[key], 0
    for seed in range(12):
        bots = [make_bot(f"{FELT[key]}@{character}", game, 4 * seed + seat) for seat in range(4)]
        play_bots(game, game.options(4, {}), bots, seed)
        swayed += sum(bot.swayed for bot in bots if isinstance(bot, SeatedBot))
        if swayed:
            break
    assert swayed


def test_a_quick_policy_is_asked_how_the_liked_move_goes_on() -> None:
    """Garlic or none: the greedy policy always knows, pictures do not."""
    game = GAMES["vampires"]
    options = game.options(2, {"first-player": "host"})
    bot = make_bot("greedy", game, 1)
    assert isinstance(bot, PolicyBot)
    bot.sit(game, options, Seat(0))
    found: list[list[Move]] = []
    table = open_table(game, options, ["a", "b"], 2)
    tell(bot, game, Seat(0), table.opening)
    luck: Chance = Chance(3)
    for _step in range(400):
        if table.state.is_over() or len(found) == 24:
            break
        seat = game.awaited(table.state)[0]
        view, legal = game.view(table.state, seat), game.legal(table.state, seat)
        if seat == 0 and Garlic() in legal:
            found.append(liked_as_well(bot, "grudging", Leave(), view, 1, Chance(len(found))))
            assert liked_as_well(bot, "grudging", Garlic(), view, 1, Chance(1)) == [Garlic()]
        played = legal[int(luck.below(len(legal)))]
        tell(bot, game, Seat(0), table.play(seat, played))
    assert all(moves in ([Leave()], [Leave(), Garlic()]) for moves in found)
    assert 1 < sum(map(len, found)) - len(found) < len(found)


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


def test_who_wins_a_round_of_the_larder_is_begrudged_by_all_others() -> None:
    larder = GAMES["larder"]
    for seat, grudge in ((0, 3), (3, NOBODY)):
        bot = make_bot("greedy@grudging", larder, 1)
        assert isinstance(bot, SeatedBot)
        bot.sit(larder, larder.options(4, {}), Seat(seat))
        bot.hear(RoundWon(1, Seat(3)))
        assert bot.grudge == grudge
    assert occasion("larder", 0, [RoundWon(1, Seat(3))]) == "hurt"
    assert occasion("larder", 3, [RoundWon(1, Seat(3))]) == "struck"


def test_a_harm_may_show_by_what_came_just_before_the_last_look() -> None:
    caught: list[Event] = [SentToStart(Seat(2), "caught")]
    assert occasion("drakon", 2, caught) == ""
    assert occasion("drakon", 2, caught, FigureMoved(Seat(1), 1, 0)) == "hurt"


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
    assert leaning("lucky").harm(GoalLookedAt(Seat(1), "g1", "G"), None) is None


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
