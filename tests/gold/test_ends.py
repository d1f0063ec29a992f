"""How the game ends."""

from __future__ import annotations

import pytest

from logovo.games.gold.events import GameEnded, Scored
from logovo.games.gold.game import GAME
from tests.gold.build import lay_out


@pytest.mark.rule("gold.end-deck")
def test_over_as_soon_as_the_last_dragon_is_laid() -> None:
    desk = lay_out("D4 - : p1 4", deck=1)
    heard = desk.play("send 2 @1")
    assert GameEnded("deck-out") in heard
    assert desk.asked == "over"
    assert desk.view().slain == 14
    assert "-" not in [place.dragon for place in desk.view().places]
    assert len([event for event in heard if isinstance(event, Scored)]) == 3
    outcome = GAME.outcome(desk.state)
    assert outcome is not None and outcome.reason.id == "gold.end-deck"
    assert desk.refused("send 4 @1", "p2") == "table.game-over"


@pytest.mark.rule("gold.end-deck")
def test_stashes_lie_open_at_the_end() -> None:
    desk = lay_out("D4 - : p1 4", deck=1, stash={"p2": "KW"})
    desk.play("send 2 @1")
    assert desk.view("p1").everybody[1].stash == ("K", "W")
    assert desk.view().everybody[1].points == 7 + 12


@pytest.mark.rule("gold.end-all-slain")
def test_on_to_the_last_dragon() -> None:
    options = {"end": "all-slain"}
    desk = lay_out("D4 - : p1 4", deck=1, options=options)
    desk.play("send 2 @1")
    assert desk.asked == "p2 turn"
    desk = lay_out("D1 - : p1 4", "D2 - : p2 4", "D3 - : p3 4", "D4 -", deck=0, options=options)
    desk.play("send 1 @1", "send 1 @2", "send 1 @3")
    assert [desk.dragon(place) for place in (1, 2, 3, 4)] == ["-", "-", "-", "D4"]
    desk.play("send 3 @4")
    assert desk.asked == "p2 turn"


@pytest.mark.rule("gold.end-all-slain")
def test_over_with_the_eighteenth() -> None:
    empty = ("- -",) * 3
    desk = lay_out("D4 - : p1 4", *empty, deck=0, options={"end": "all-slain"})
    heard = desk.play("send 2 @1")
    assert GameEnded("all-slain") in heard
    outcome = GAME.outcome(desk.state)
    assert outcome is not None and outcome.reason.id == "gold.end-all-slain"


@pytest.mark.rule("gold.stall")
def test_four_hundred_turns_are_the_most() -> None:
    desk = lay_out("D18 -", turns=400)
    heard = desk.play("send 1 @1")
    assert GameEnded("stall") in heard
    outcome = GAME.outcome(desk.state)
    assert outcome is not None and outcome.reason.id == "gold.stall"
    desk = lay_out("D18 -", turns=399)
    desk.play("send 1 @1")
    assert desk.asked == "p2 turn"
