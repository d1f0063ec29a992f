"""Thieves, alone and with their wizard."""

from __future__ import annotations

import pytest

from logovo.core.seats import TABLE, Seat
from logovo.games.gold.events import StashSeen, TokenStolen
from logovo.games.gold.game import GAME
from tests.gold.build import lay_out


@pytest.mark.rule("gold.thief")
def test_a_random_token_of_another_fighter() -> None:
    desk = lay_out("D4 GS : p2 4", stash={"p2": "W", "p3": "K"})
    desk.play("send 2 @1", "cut G/S", "take 1")
    assert desk.asked == "p1 rob"
    assert desk.legal() == ["rob p2"]
    assert desk.refused("rob p3") == "gold.thief"
    assert desk.refused("rob p1") == "gold.thief"
    desk.rig(1)
    heard = desk.play("rob p2")
    assert TokenStolen(Seat(0), Seat(1), "W") in heard
    assert (desk.stash("p1"), desk.stash("p2")) == ("SW", "G")


@pytest.mark.rule("gold.thief")
def test_only_the_two_learn_which_token() -> None:
    event = TokenStolen(Seat(0), Seat(1), "W")
    assert GAME.told_to(event, Seat(0)) == event == GAME.told_to(event, Seat(1))
    for observer in (Seat(2), TABLE):
        assert GAME.told_to(event, observer) == TokenStolen(Seat(0), Seat(1), "unknown")


@pytest.mark.rule("gold.thief-order")
def test_thieves_in_the_order_they_came() -> None:
    desk = lay_out("D4 GS : p3 2, p2 2", stash={"p1": "S", "p2": "S", "p3": "S"})
    desk.play("send 2 @1")
    desk.play("cut G/S/-", "take 1", "take 2")
    assert desk.asked == "p3 rob"
    desk.play("rob p1")
    assert desk.asked == "p2 rob"
    desk.play("rob p3")
    assert desk.asked == "p1 rob"


@pytest.mark.rule("gold.thief-order")
def test_owners_act_as_they_joined_whenever_their_thieves_came() -> None:
    """The first knight of an owner counts; here p1's wizard came before p2's thief."""
    line = "D4 GS : p1 1, p2 2"
    for setting, order in ((None, ["p1", "p2"]), ("owners", ["p1", "p2"]), ("cards", ["p2", "p1"])):
        chosen = {"thief-order": setting} if setting else {}
        desk = lay_out(line, stash={"p1": "S", "p2": "S"}, active="p2", options=chosen)
        desk.play("send 1 @1", "send 2 @2", "send 2 @1")
        desk.play("cut G/S", "take 1")
        asked = []
        while desk.asked.endswith("rob"):
            asked.append(desk.asked.split()[0])
            desk.play(desk.legal()[0])
            if desk.asked.endswith("pick"):
                desk.play(desk.legal()[0])
        assert asked == order


@pytest.mark.rule("gold.thief-must")
def test_a_duty_while_there_is_something() -> None:
    desk = lay_out("D4 GS : p2 4")
    desk.play("send 2 @1", "cut G/S", "take 1")
    assert desk.refused("skip") == "gold.thief-must"
    desk = lay_out("D4 S : p2 4")
    desk.play("send 2 @1", "cut S/-", "take 2")
    assert desk.asked == "p2 turn"


@pytest.mark.rule("gold.thief-wizard")
def test_thief_with_wizard_looks_and_picks() -> None:
    desk = lay_out("D4 GS : p1 1, p2 3", stash={"p2": "KW"})
    heard = desk.play("send 2 @1", "cut G/S", "take 1", "rob p2")
    assert StashSeen(Seat(0), Seat(1), 3, ("K", "S", "W")) in heard
    mine, others = desk.view("p1").battle, desk.view("p3").battle
    assert mine is not None and mine.victim_stash == ("K", "S", "W")
    assert others is not None and others.victim_stash == ()
    assert desk.refused("pick G") == "gold.thief-wizard"
    desk.play("pick K")
    assert (desk.stash("p1"), desk.stash("p2")) == ("KG", "SW")


@pytest.mark.rule("gold.thief-wizard")
def test_another_players_wizard_does_not_help() -> None:
    desk = lay_out("D4 GS : p2 4, p2 1", stash={"p2": "W"})
    desk.play("send 2 @1", "cut G/S", "take 1", "rob p2")
    assert desk.asked == "p2 turn"
