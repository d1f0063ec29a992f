"""What everybody sees, and what nobody is told again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.plain import canonical, plain
from logovo.core.seats import TABLE, Seat
from logovo.games.vampires.components import COLOURS
from logovo.games.vampires.events import Barred, Opened, Started, TurnedUp
from logovo.games.vampires.game import GAME, ours
from logovo.testkit.walks import NAMES, Party, walk
from logovo.text.catalogue import LANGS, texts
from tests.vampires.build import Scene, crowd, table

GRAVE = re.compile(r"\b[a-h][1-8]\b")
COLOUR_STEMS = re.compile(
    r"\b(красн|жёлт|бел|син|зелён|чёрн|" + "|".join(COLOURS) + ")", re.IGNORECASE
)


def miss_table(notes: bool = False) -> Scene:
    """Red lies at c5, a1 and f2; nobody at this table has a red end."""
    return table(
        ["GG??GG", "YY??YY", "BB??BB"], {"c5": "red", "a1": "red", "f2": "white"}, notes=notes
    )


def games() -> Iterator[Party]:
    """Moments of random games with `open-notes` off."""
    for players in range(2, 7):
        options = GAME.options(players, {"two-graves": "lot"} if players == 2 else {})
        yield from walk(GAME, options, 40 + players, 120)


@pytest.mark.rule("vampires.same-view")
def test_all_have_the_same_view_and_hear_the_same() -> None:
    for party in walk(GAME, GAME.options(4, {}), 5, 200):
        views = []
        for observer in party.observers:
            view = plain(GAME.view(party.table.state, observer))
            assert isinstance(view, dict)
            assert view.pop("observer") == observer
            views.append(json.dumps(view, sort_keys=True))
        assert len(set(views)) == 1
    scene = miss_table()
    for event in scene.play("open c5"):
        assert [GAME.told_to(event, seat) for seat in (TABLE, Seat(0), Seat(2))] == [event] * 3


@pytest.mark.rule("vampires.view")
def test_the_view_holds_what_the_ledger_lists() -> None:
    scene = table(["GR???BY", crowd(13), crowd(13)], {"c3": "rat", "b3": "red"}, stakes=[1, 0, 0])
    scene.play("open c3", "open b3", "garlic")
    view = scene.view
    assert len(view.lidded) == 58
    assert [(g.grave, g.lid, g.inside, g.inside_seat) for g in view.open] == [
        ("b3", "red", "garlic", 0),
        ("c3", "rat", "empty", -1),
    ]
    assert view.last is not None
    assert (view.last.grave, view.last.lid, view.last.inside, view.last.put) == (
        "b3",
        "red",
        "empty",
        "garlic",
    )
    row = view.rows[0]
    assert (row.left, row.closed, row.right) == (("green", "red"), 3, ("blue", "yellow"))
    assert (row.garlic, row.stakes) == (2, 1)
    assert (view.path_stakes, view.reserve, view.rats_out) == (12, 6, 0)
    assert view.plague is not None
    assert (view.ask, view.awaited_seats, view.turn, view.quiet) == ("plague", (0,), 1, 1)


def test_the_last_opening_stays_until_the_next() -> None:
    scene = miss_table()
    scene.play("open c5", "leave")
    assert scene.view.last is not None
    assert scene.view.last.grave == "c5"
    scene.play("open f2")
    assert scene.view.last is not None
    assert scene.view.last.grave == "f2"


@pytest.mark.rule("vampires.view-forgets")
def test_nothing_of_an_earlier_opening_is_left() -> None:
    """Example 19."""
    scene = miss_table()
    scene.play("open c5", "garlic", "open f2")
    view = plain(scene.view)
    assert isinstance(view, dict)
    assert view.pop("lidded").count("c5") == 1
    text = json.dumps(view)
    assert "c5" not in text
    assert '"red"' not in text.replace('"colours": ' + json.dumps(view["colours"]), "")
    assert scene.garlic(0) == 2


def test_the_same_misses_elsewhere_give_the_same_view() -> None:
    views = set()
    for first in ("c5", "a1"):
        scene = miss_table()
        scene.play(f"open {first}", "leave", "open f2", "leave")
        views.add(canonical(scene.view))
    assert len(views) == 1


def test_no_view_names_a_closed_grave_or_its_colour() -> None:
    """Whole serialised views of random games: graves and colours stand only where they lie
    open, and the closed graves are all alike."""
    for party in games():
        state = ours(party.table.state)
        view = plain(GAME.view(state, TABLE))
        assert isinstance(view, dict)
        opened = {grave["grave"] for grave in view["open"]}
        yard = [str(move)[5:] for move in GAME.candidates(state, Seat(0))[:60]]
        yard = [name for name in yard if (state.yard >> yard.index(name)) & 1]
        assert view.pop("lidded") == [name for name in yard if name not in opened]
        for shown in ("open", "last", "plague", "rows", "gifts", "colours"):
            view.pop(shown)
        text = json.dumps(view)
        assert not GRAVE.search(text), text
        assert not COLOUR_STEMS.search(text), text


def test_no_sentence_names_a_grave_or_a_colour() -> None:
    """Every sentence of every event, in both languages; and the facts of events that are kept."""
    told: list[Event] = []
    for players in range(2, 7):
        party = Party(GAME, GAME.options(players, {}), players)
        told += party.table.opening
        chance = Chance(players)
        while not party.table.state.is_over():
            told += party.play(*party.pick(chance))
    assert len({type(event) for event in told}) >= 18
    for event in told:
        if not isinstance(event, Started):
            for lang, reader in product(LANGS, (TABLE, *range(6))):
                sentence = texts(lang, "vampires").event(event, NAMES, Seat(reader))
                assert not GRAVE.search(sentence), sentence
                assert not COLOUR_STEMS.search(sentence), sentence
        assert GAME.fleeting(event) == isinstance(event, (Opened, Barred))
        if not GAME.fleeting(event):
            facts = canonical(event)
            assert not GRAVE.search(facts), facts
            if not isinstance(event, (Started, TurnedUp)):
                assert not COLOUR_STEMS.search(facts), facts


def test_legal_lists_and_refusals_tell_nothing() -> None:
    """Whatever was opened before: the same moves, candidates and answers."""
    answers = set()
    for first, second in (("c5", "f2"), ("a1", "f2"), ("c5", "c5")):
        scene = miss_table()
        scene.play(f"open {first}", "leave", f"open {second}", "leave")
        moves = GAME.candidates(scene.state, scene.seat)
        answers.add(canonical([scene.legal, moves, [scene.refused(str(m)) for m in moves]]))
    assert len(answers) == 1
    barred = table(["RR??RR", "YY??YY"], {"b3": "white", "c3": "white"})
    free = table(["RR??RR", "YY??YY"], {"b3": "white", "c3": "white"})
    barred.play("open b3", "leave", "open b3", "leave")
    free.play("open c3", "leave", "open b3", "leave")
    assert barred.legal == free.legal
    assert canonical(barred.view) == canonical(free.view)


@pytest.mark.rule("vampires.show-time")
def test_an_opening_is_shown_for_two_seconds() -> None:
    scene = miss_table()
    for event in scene.play("open c5"):
        if isinstance(event, Opened):
            assert GAME.linger(event) >= 2.0
            break
    else:
        raise AssertionError("nothing was opened")
    assert [GAME.linger(event) for event in scene.play("leave")] == [0.0, 0.0]


@pytest.mark.rule("vampires.open-notes")
def test_open_notes_show_what_all_have_seen() -> None:
    scene = miss_table(notes=True)
    scene.play("open c5", "garlic", "open f2", "leave")
    assert [(n.grave, n.lid, n.inside, n.inside_seat) for n in scene.view.notes] == [
        ("f2", "white", "empty", -1),
        ("c5", "red", "garlic", 0),
    ]
    assert miss_table().view.notes == ()
    barred = table(["RR??RR", "YY??YY"], {"b3": "white"}, notes=True)
    barred.play("open b3", "leave", "open b3", "leave")
    assert barred.view.barred == ("b3",)


def test_a_new_lid_is_noted_by_nobody() -> None:
    scene = table([crowd(13)] * 3, {"c3": "rat"}, notes=True)
    scene.play("open c3", "stop", "stop", "stop")
    assert scene.view.notes == ()


@pytest.mark.rule("vampires.default-move")
def test_what_is_played_for_the_absent() -> None:
    def default(scene: Scene, seed: int = 1) -> str:
        return str(GAME.default_move(scene.state, scene.seat, Chance(seed)))

    scene = miss_table()
    assert len({default(scene, seed) for seed in range(50)}) > 20
    scene.play("open c5")
    assert default(scene) == "leave"
    match = table(["GR??RR", crowd(13), crowd(13)], {"a1": "green"})
    match.play("open a1")
    assert default(match) == "leave"
    match.play("bury left")
    assert default(match) == "stop"
    plague = table([crowd(13)] * 3, {"c3": "rat"})
    plague.play("open c3")
    assert default(plague) == "stop"
    gift = table(["RR??RR", "GG??GG", crowd(13)], {"a1": "white garlic 1"})
    gift.play("open a1")
    assert default(gift) == "give left"
    gift.play("give left")
    assert default(gift) == "put left"
