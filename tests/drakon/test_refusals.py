"""Refusals speak of what is being decided, and what they offer instead is accepted."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Move
from logovo.core.rulebook import Refusal
from logovo.core.seats import TABLE, Seat
from logovo.games.drakon.game import GAME
from logovo.games.drakon.state import Drakon
from logovo.text.catalogue import texts
from tests.drakon.build import facts, legal, play, refused, table

OFFERS = {
    ("hero-figure", "other"): ("hero",),
    ("hero-figure", "taken"): ("hero",),
    ("one-action", "other"): ("place", "move"),
    ("one-action", "done"): ("end",),
    ("must-act", ""): ("place", "move"),
    ("ability-when", "other"): ("end",),
    ("ability-only", ""): ("pass",),
    ("drakon-moves", "other"): ("drakon",),
    ("drakon-moves", "far"): ("drakon",),
    ("figure-stay", ""): ("drakon",),
    ("floating", "other"): ("float", "stay"),
    ("floating", "square"): ("float",),
    ("shift", ""): ("stay",),
    ("destroy", ""): ("destroy",),
    ("map", ""): ("map",),
    ("mind-control", ""): ("control",),
    ("rotate", ""): ("rotate",),
    ("escape-jump", ""): ("jump", "stay"),
    ("figure-first", ""): ("figure",),
    ("knight", ""): ("knight", "allow"),
    ("dwarf", "other"): ("draw", "enough"),
}
"""What a sentence tells the player to do, by rule and reason: one of these is legal."""


def said(state: Drakon, text: str, lang: str) -> str:
    seat = Seat(int(state.decider()))
    refusal = GAME.refusal(state, seat, GAME.parse_move(text))
    assert refusal is not None
    return texts(lang, "drakon").refusal(refusal, ("A", "B"))


@pytest.mark.parametrize("move", ["place 9 r0 @1,0", "move north", "stay", "end", "pass", "map p2"])
def test_while_drakon_moves_other_moves_are_refused_for_that(move: str) -> None:
    state = table("34r0@0,-1 1r1@1,0", figure="@1,0", hands={"p1": [9]})
    play(state, "move north")
    assert (refused(state, move), facts(state, move)) == ("drakon-moves", {"why": "other"})
    assert "3 steps or let him stay" in said(state, move, "en")
    assert "оставьте на месте" in said(state, move, "ru")


def test_a_walk_too_long_for_drakon_is_named() -> None:
    state = table("34r0@0,-1 1r1@1,0 2r0@8,8", figure="@1,0")
    play(state, "move north")
    assert facts(state, "drakon @8,8") == {"why": "far"}
    assert said(state, "drakon @8,8", "en") == "Drakon cannot get there in 3 steps."


@pytest.mark.parametrize(
    "move", ["place 9 r0 @1,0", "end", "pass", "drakon stay", "rotate @0,0 +1"]
)
def test_while_the_room_floats_other_moves_are_refused_for_that(move: str) -> None:
    state = table("42r0@0,-1 1r1@1,0", hands={"p1": [9]})
    play(state, "move north")
    assert (refused(state, move), facts(state, move)) == ("floating", {"why": "other"})
    assert said(state, move, "en") == "The floating room comes first: move it or stay."
    assert "stay" in legal(state)


def test_a_place_it_cannot_float_to_is_named() -> None:
    state = table("42r0@0,-1 1r1@1,0")
    play(state, "move north")
    assert facts(state, "float @9,9 r0") == {"why": "square"}


def test_an_order_cannot_be_declined_but_an_offer_can() -> None:
    state = table("30r0@0,-1 1r1@1,0")
    play(state, "move north")
    assert [refused(state, text) for text in ("stay", "end", "pass")] == ["must-may"] * 3
    state = table("18r0@0,-1", coins={"p1": [1]}, heroes={"p1": "knight"})
    play(state, "move north")
    assert [refused(state, text) for text in ("stay", "end")] == ["knight"] * 2


def test_without_heroes_an_ability_is_refused_for_that() -> None:
    state = table("1r0@0,-1")
    assert facts(state, "wizard north") == {"why": "plain"}
    assert said(state, "wizard north", "en") == "Without Heroes! the figures have no abilities."


def test_after_the_action_it_is_said_to_be_done() -> None:
    state = table("1r0@0,-1", heroes={"p1": "dwarf"}, hands={"p1": [2]})
    play(state, "place 2 r0 @1,0")
    assert facts(state, "move north") == {"why": "done"}
    assert facts(state, "destroy @1,0") == {"why": "other"}
    assert said(state, "destroy @1,0", "en").startswith("Your action is done")


def test_teleport_and_wind_say_which_way_round() -> None:
    state = table("69r0@0,-1 1r1@1,0", at={"p1": "@0,-1"})
    assert facts(state, "move south") == {"why": "square"}
    assert facts(state, "move @0,-1") == {"why": "square"}
    assert facts(table("1r1@1,0"), "move @1,0") == {"why": "elsewhere"}
    assert facts(table("1r0@0,-1"), "move north north") == {"steps": 1}
    state = table("64r1@0,-1 8r0@1,-1 9r0@1,-2", at={"p1": "@0,-1"})
    assert facts(state, "move east") == {"steps": 2}


Arrows = dict[tuple[int, int], tuple[str, ...]]
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}


def check_facts(move: Move, refusal: Refusal, lying: Arrows, walks: list[str]) -> None:
    """The sides a refusal names are those on which arrows would meet, or the way to a Harp."""
    if refusal.rule.id == "drakon.no-facing-arrows":
        x, y, sides = (refusal.facts[key] for key in ("x", "y", "sides"))
        assert isinstance(x, int) and isinstance(y, int) and isinstance(sides, tuple)
        assert sides
        for side in sides:
            step = STEPS[str(side)]
            assert OPPOSITE[str(side)] in lying[x + step[0], y + step[1]], f"{move}: {side}"
    elif refusal.rule.id == "drakon.harp" and str(move).startswith("move"):
        sides = refusal.facts["sides"]
        assert isinstance(sides, tuple)
        assert all(any(walk.startswith(f"move {side}") for walk in walks) for side in sides)


@pytest.mark.parametrize("heroes", ["off", "on"])
def test_what_a_refusal_offers_is_legal(heroes: str) -> None:
    """Along random games every candidate that is refused: its sentence offers a legal move."""
    seen: set[tuple[str, str]] = set()
    for seed in range(4):
        chance = Chance(1000 + seed)
        state = GAME.setup(GAME.options(2 + seed % 3, {"heroes": heroes}), chance, SILENT)
        for _step in range(150):
            if state.is_over():
                break
            seat = Seat(int(state.decider()))
            lying = {(one.x, one.y): one.arrows for one in GAME.view(state, TABLE).board}
            walks = legal(state, "move")
            first_words = {str(move).split()[0] for move in GAME.legal(state, seat)}
            for move in GAME.candidates(state, seat):
                refusal = GAME.refusal(state, seat, move)
                if refusal is None:
                    continue
                check_facts(move, refusal, lying, walks)
                key = (refusal.rule.id.removeprefix("drakon."), str(refusal.facts.get("why", "")))
                if key in OFFERS:
                    seen.add(key)
                    assert first_words & set(OFFERS[key]), f"{move}: {key}, {first_words}"
            moves = GAME.legal(state, seat)
            if chance.below(3) > 0:  # heroes who walk meet more chambers
                moves = [move for move in moves if not str(move).startswith("place")] or moves
            GAME.play(state, seat, moves[int(chance.below(len(moves)))], chance, SILENT)
    assert len(seen) >= 4
