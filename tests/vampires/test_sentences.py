"""Refusals tell the truth: what they say is asked is asked, what they name is as they say."""

from __future__ import annotations

import re

import pytest

from logovo.core.errors import BadNotation
from logovo.games.vampires.components import GRAVES
from logovo.games.vampires.game import GAME
from logovo.games.vampires.moves import ALL_MOVES
from logovo.testkit.walks import NAMES, walk
from logovo.text.catalogue import LANGS, texts
from tests.vampires.build import Scene, crowd, table

ALL_GIVE = {"a1": "white garlic 0", "b1": "white", "c1": "red", "c3": "rat"}


def said(scene: Scene, text: str, lang: str) -> str:
    refusal = GAME.refusal(scene.state, scene.seat, GAME.parse_move(text))
    assert refusal is not None, f"{text} is allowed"
    return texts(lang, "vampires").refusal(refusal, NAMES)


def start() -> Scene:
    return table(["RR??RR", "GG??GG", crowd(13)], ALL_GIVE)


@pytest.mark.rule("vampires.gift-order")
@pytest.mark.parametrize("before", [(), ("open b1",), ("open c1",), ("open c1", "bury left")])
def test_giving_and_putting_when_no_gift_is_due(before: tuple[str, ...]) -> None:
    scene = start()
    scene.play(*before)
    for text in ("give left", "put right"):
        assert scene.refused(text) == "vampires.gift-order"
        assert said(scene, text, "en") == (
            "No vampire is being given now: gifts come with a third stake or garlic in a grave."
        )
        assert said(scene, text, "ru") == (
            "Сейчас никто не отдаёт вампиров: "
            "подарки бывают за третий колышек и за чеснок в могиле."
        )


def test_giving_and_putting_in_a_plague() -> None:
    scene = start()
    scene.play("open c3")
    for text in ("give left", "put right"):
        assert scene.refused(text) == "vampires.gift-order"


@pytest.mark.rule("vampires.gift-choice")
@pytest.mark.rule("vampires.put-choice")
def test_a_gift_that_is_due_comes_first() -> None:
    scene = start()
    scene.play("open a1")
    others = ("open b1", "stop", "bury left", "garlic", "leave")
    for text in (*others, "put left"):
        assert scene.refused(text) == "vampires.gift-choice"
    assert "give" in said(scene, "put left", "en").lower()
    scene.play("give left")
    for text in (*others, "give left"):
        assert scene.refused(text) == "vampires.put-choice"
    assert "put" in said(scene, "give left", "en").lower()


@pytest.mark.rule("vampires.open-one")
@pytest.mark.parametrize("lang", LANGS)
def test_a_place_that_is_no_grave_is_refused_with_the_places_there_are(lang: str) -> None:
    for before in ((), ("open c1", "bury left"), ("open c3",)):
        scene = start()
        scene.play(*before)
        for place in ("d4", "e4", "d5", "e5", "a9", "i1", "z99", "a0"):
            assert scene.refused(f"open {place}") == "vampires.open-one"
            sentence = said(scene, f"open {place}", lang)
            assert sentence.startswith(place)
            for corner in ("a1", "h8", "d4", "e4", "d5", "e5"):
                assert corner in sentence
    scene = start()
    assert "d4" not in said(scene, "stop", lang)


@pytest.mark.parametrize("text", ["open", "open here", "open 11", "open d55x", "open a1 b2", "dig"])
def test_what_names_no_place_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)


def test_what_a_sentence_offers_is_accepted() -> None:
    """Facts of every refusal in random games: what it says may be done instead may be done."""
    offers = {
        "vampires.open-one": ("open",),
        "vampires.reopen": ("open", "stop"),
        "vampires.match-decline": ("bury", "leave"),
        "vampires.miss": ("garlic", "leave"),
        "vampires.gift-choice": ("give left", "give right"),
        "vampires.put-choice": ("put left", "put right"),
        "vampires.ends": ("bury left",),
        "vampires.plague-just-opened": ("open", "stop"),
    }
    met: set[str] = set()
    for players in (2, 3, 6):
        for party in walk(GAME, GAME.options(players, {}), 50 + players, 150):
            state = party.table.state
            for seat in GAME.awaited(state):
                legal = [str(move) for move in GAME.legal(state, seat)]
                for move in ALL_MOVES:
                    refusal = GAME.refusal(state, seat, move)
                    if refusal is None:
                        continue
                    met.add(refusal.rule.id)
                    for offer in offers.get(refusal.rule.id, ()):
                        assert any(text.startswith(offer) for text in legal), (move, offer, legal)
                    end = refusal.facts.get("end")
                    if end is not None:
                        assert f"bury {end}" not in legal
                    grave = refusal.facts.get("grave")
                    if grave is not None:
                        assert f"open {grave}" not in legal
                        assert (grave in GRAVES) == (refusal.rule.id != "vampires.open-one")
    assert len(met) >= 10, met


@pytest.mark.parametrize("lang", LANGS)
def test_no_refusal_has_a_hole(lang: str) -> None:
    for party in walk(GAME, GAME.options(2, {}), 9, 120):
        state = party.table.state
        for seat in GAME.awaited(state):
            for move in ALL_MOVES:
                refusal = GAME.refusal(state, seat, move)
                if refusal is not None:
                    sentence = texts(lang, "vampires").refusal(refusal, NAMES)
                    assert not re.search(r"[{}$]", sentence), sentence
