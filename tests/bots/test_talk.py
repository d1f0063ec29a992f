"""What the house's bots say in lucky: diggers the truth, Mad Luckies what serves them."""

from __future__ import annotations

import pytest

from logovo.bots.bot import Said, tell
from logovo.bots.registry import make_bot
from logovo.bots.talk import tongue
from logovo.bots.talk.conversation import AT_ONCE, conversation
from logovo.bots.talk.lucky import A_TURN, DEFENCE, LuckyTongue
from logovo.bots.talk.lucky_lies import best_lie, best_word, contrary
from logovo.core.log import CLAIM, MOVE, Log
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.table import open_table
from logovo.games.larder.game import GAME as LARDER
from logovo.games.lucky.claims import parse_claim
from logovo.games.lucky.events import (
    GoalLookedAt,
    GoalOpened,
    RoleDealt,
    RoundBegan,
    RoundEnded,
    ToolBroken,
    TurnBegan,
)
from logovo.games.lucky.game import GAME
from logovo.lab.match import recorded_match

OPTIONS = GAME.options(5, {})
ME = Seat(1)


def sat(role: str) -> LuckyTongue:
    """Seat 2 of five, in the first turn of a round."""
    mouth = LuckyTongue(OPTIONS, ME)
    mouth.hear(RoundBegan(1, Seat(0)))
    mouth.hear(RoleDealt(ME, role))
    mouth.hear(TurnBegan(Seat(0)))
    return mouth


def say_all(mouth: LuckyTongue) -> list[str]:
    """Everything it says now, each word heard before the next is asked for."""
    said = []
    text = mouth.speak()
    while text:
        said.append(text)
        mouth.hear_claim(ME, text)
        text = mouth.speak()
    return said


@pytest.mark.rule("lucky.claim-language")
def test_a_digger_tells_what_it_has_looked_at_and_once() -> None:
    mouth = sat("lucky")
    assert mouth.speak() == ""
    mouth.hear(GoalLookedAt(ME, "g2", "P1"))
    assert say_all(mouth) == ["claim g2 pit"]
    mouth.hear(TurnBegan(Seat(2)))
    assert mouth.speak() == "", "once a round"
    mouth.hear(GoalLookedAt(ME, "g3", "G"))
    assert mouth.speak() == "claim g3 gold"
    mouth.hear(GoalOpened("g3", "G", False))
    assert mouth.speak() == "", "everybody sees it now"


def test_a_digger_knows_nothing_of_what_others_looked_at() -> None:
    mouth = sat("lucky")
    mouth.hear(GAME.told_to(GoalLookedAt(Seat(3), "g1", "G"), ME))
    assert mouth.speak() == ""


def test_a_strong_suspicion_is_said_and_a_weak_one_is_not() -> None:
    mouth = sat("lucky")
    mouth.hear(ToolBroken(Seat(3), ME, "lamp"))
    weak = mouth.own.chances()[3]
    assert 0.5 < weak < 0.8 and mouth.speak() == ""
    mouth.hear(ToolBroken(Seat(3), Seat(0), "lamp"))
    mouth.hear(ToolBroken(Seat(3), Seat(2), "boots"))
    assert mouth.own.chances()[3] >= 0.8
    assert mouth.speak() == "claim 4 mad"


@pytest.mark.parametrize("role", ["lucky", "mad"])
def test_who_is_accused_answers(role: str) -> None:
    mouth = sat(role)
    mouth.hear_claim(Seat(4), "claim 2 mad")
    assert mouth.speak() == DEFENCE, "whatever they are: silence would tell"


def test_an_accuser_one_has_reason_to_suspect_is_accused_in_turn() -> None:
    mouth = sat("lucky")
    mouth.hear(ToolBroken(Seat(3), ME, "lamp"))
    assert mouth.speak() == ""
    mouth.hear_claim(Seat(3), "claim 2 mad")
    assert say_all(mouth) == [DEFENCE, "claim 4 mad"]


def test_never_more_than_two_words_a_turn_and_none_after_the_round() -> None:
    mouth = sat("lucky")
    for goal, card in (("g1", "P1"), ("g2", "G"), ("g3", "P2")):
        mouth.hear(GoalLookedAt(ME, goal, card))
    assert len(say_all(mouth)) == A_TURN
    mouth.hear(TurnBegan(Seat(1)))
    assert len(say_all(mouth)) == 1
    mouth.hear(GoalLookedAt(ME, "g1", "P1"))
    mouth.hear(RoundEnded(1, "lucky", Seat(0)))
    assert mouth.speak() == ""


def test_a_mad_lucky_does_not_say_where_the_gold_is() -> None:
    mouth = sat("mad")
    mouth.hear(GoalLookedAt(ME, "g1", "G"))
    said = mouth.speak()
    assert said, "who has looked and is silent would stand out"
    now = mouth.public.gold_chances()[0]
    _mad, then = mouth.public.as_if(int(ME), said)
    assert then[0] < now, "the gold is looked for elsewhere"


def test_trying_a_word_changes_nothing() -> None:
    mouth = sat("mad")
    mouth.hear(GoalLookedAt(ME, "g1", "G"))
    before = (list(mouth.public.weights), dict(mouth.public.talk.said), list(mouth.public.deeds))
    best_lie(mouth.public, mouth.own, int(ME), [])
    after = (list(mouth.public.weights), dict(mouth.public.talk.said), list(mouth.public.deeds))
    assert before == after
    assert contrary("claim g2 gold") == "claim g2 pit"


def test_a_word_counts_by_the_trust_in_its_speaker() -> None:
    trusting, doubting = sat("lucky").own, sat("lucky").own
    doubting.hear(ToolBroken(Seat(4), Seat(0), "lamp"))
    doubting.hear(ToolBroken(Seat(4), Seat(2), "boots"))
    moved = []
    for mind in (trusting, doubting):
        before = mind.weights[3]
        mind.hear_claim(4, "claim 4 mad")
        moved.append(mind.weights[3] / before)
    assert moved[0] > moved[1] > 1.0
    again = list(trusting.weights)
    trusting.hear_claim(4, "claim 4 mad")
    assert trusting.weights == again, "saying it again adds nothing"


def test_who_accuses_is_neither_trusted_nor_suspected_for_it() -> None:
    """Mad Luckies accuse as much as diggers do, where it earns them trust."""
    for text in ("claim 4 mad", "claim 1 mad"):
        mind = sat("lucky").own
        for _time in range(2):
            mind.hear(ToolBroken(Seat(3), Seat(0), "lamp"))
        before = mind.weights[4]
        mind.hear_claim(4, text)
        assert mind.weights[4] == before


def test_a_lie_that_came_out_tells_more_than_a_truth() -> None:
    moved = []
    for text in ("claim g1 pit", "claim g1 gold"):
        mind = sat("lucky").own
        mind.hear(GAME.told_to(GoalLookedAt(Seat(4), "g1", "G"), ME))
        before = mind.weights[4]
        mind.hear_claim(4, text)
        mind.hear(GoalOpened("g1", "G", False))
        moved.append(mind.weights[4] / before)
    lied, told = moved
    assert lied > 3.0 > 1.0 / told > 1.0


def test_what_a_tongue_says_depends_on_what_its_seat_knows_only() -> None:
    """Other seats' roles, cards and looks are told to it as to everybody."""
    one, other = sat("lucky"), sat("lucky")
    for mouth, role, card in ((one, "mad", "G"), (other, "lucky", "P1")):
        for event in (RoleDealt(Seat(3), role), GoalLookedAt(Seat(3), "g1", card)):
            mouth.hear(GAME.told_to(event, ME))
        mouth.hear_claim(Seat(3), "claim 2 mad")
    assert say_all(one) == say_all(other)


def test_nobody_talks_where_the_table_does_not_allow_it() -> None:
    assert tongue(GAME, GAME.options(5, {"claims": "off"}), ME) is None
    assert tongue(LARDER, LARDER.options(3, {}), ME) is None
    assert isinstance(tongue(GAME, OPTIONS, ME), LuckyTongue)


def words(log: Log) -> list[list[str]]:
    """The claims after each move."""
    found: list[list[str]] = [[]]
    for entry in log.entries:
        if entry.kind == MOVE:
            found.append([])
        elif entry.kind == CLAIM:
            found[-1].append(entry.text)
    return found


def test_a_match_with_listeners_has_talk_and_never_a_flood() -> None:
    result, log = recorded_match(GAME, OPTIONS, ["search:2", *["greedy"] * 4], 4)
    said = words(log)
    assert sum(map(len, said)) > 0
    assert max(map(len, said)) <= AT_ONCE
    assert result.decisions > 0
    silent = GAME.options(5, {"claims": "off"})
    _result, log = recorded_match(GAME, silent, ["search:2", *["greedy"] * 4], 4)
    assert sum(map(len, words(log))) == 0
    _result, log = recorded_match(GAME, OPTIONS, ["greedy"] * 5, 4)
    assert sum(map(len, words(log))) == 0, "nobody there would listen"


def test_diggers_of_the_house_never_lie_about_goals() -> None:
    heard = 0
    for seed in range(3):
        table = open_table(GAME, OPTIONS, ["a", "b", "c", "d", "e"], seed)
        seats = {Seat(seat): make_bot("greedy", GAME, seat) for seat in range(5)}
        for seat, bot in seats.items():
            bot.sit(GAME, OPTIONS, seat)
        talk = conversation(table, {**seats, Seat(0): make_bot("search:1", GAME, 0)}, seed)
        talk.hear(table.opening)
        state = table.state
        for _step in range(40):
            if state.is_over():
                break
            roles = [GAME.view(state, Seat(seat)).seats[seat].role for seat in range(5)]
            seat = GAME.awaited(state)[0]
            legal = GAME.legal(state, seat)
            dust = [move for move in legal if str(move).startswith("dust")]
            move = dust[0] if dust else seats[seat].choose(GAME.view(state, seat), legal)
            events = table.play(seat, move)
            for one, bot in seats.items():
                tell(bot, GAME, one, events)
            talk.hear(events)

            def check(said: Said, roles: list[str] = roles, state: State = state) -> None:
                nonlocal heard
                claim = parse_claim(said.seat, said.text)
                if claim.is_about_goal and roles[said.seat] == "lucky":
                    heard += 1
                    seen = GAME.view(state, said.seat).goals[int(claim.subject[1]) - 1].card
                    assert (seen == "G") == (claim.what == "gold")

            talk.go_on(check)
    assert heard > 3


def test_of_some_words_only_the_best_of_them_is_said() -> None:
    mouth = sat("mad")
    mouth.hear(GoalLookedAt(ME, "g1", "G"))
    assert mouth.speak() == "claim g1 pit"
    own, public = mouth.own, mouth.public
    assert best_word(["claim g1 gold"], public, own, int(ME), []) != "claim g1 pit"
    assert best_word([], public, own, int(ME), []) == ""
