"""Set-up, components and the board."""

from __future__ import annotations

from collections import Counter

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadOption, BadPlayers
from logovo.core.journal import SILENT, Journal
from logovo.games.vampires.components import GRAVES, NEIGHBOURS, centre_graves, grave_named
from logovo.games.vampires.events import Started, TurnBegan
from logovo.games.vampires.game import GAME, ours
from logovo.games.vampires.views import names
from tests.vampires.build import Scene


def fresh(players: int, seed: int = 1, **chosen: str) -> Scene:
    options = GAME.options(players, {key.replace("_", "-"): v for key, v in chosen.items()})
    return Scene(ours(GAME.setup(options, Chance(seed), SILENT)))


def neighbours(grave: str) -> set[str]:
    return set(names(NEIGHBOURS[grave_named(grave)]))


@pytest.mark.rule("vampires.neighbours")
def test_paths_separate_graves() -> None:
    """Example 2."""
    assert neighbours("a1") == {"a2", "b1", "b2"}
    assert len(neighbours("c3")) == 7
    assert neighbours("d3") == {"c2", "c3", "c4", "d2"}
    assert neighbours("d2") == {"c1", "c2", "c3", "d1", "d3"}
    assert Counter(len(neighbours(grave)) for grave in GRAVES) == {3: 12, 4: 8, 5: 24, 7: 4, 8: 12}


def test_neighbours_are_mutual() -> None:
    for grave in GRAVES:
        for other in neighbours(grave):
            assert grave in neighbours(other)


@pytest.mark.parametrize(("players", "each"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_the_table_of_the_box(players: int, each: int) -> None:
    """Example 1 is the row of five players."""
    scene = fresh(players)
    assert [scene.size(seat) for seat in range(players)] == [each] * players
    assert [row.closed for row in scene.view.rows] == [each - 4] * players
    assert len(scene.view.lidded) == 60
    assert scene.view.reserve == 6


@pytest.mark.rule("vampires.lids-setup")
@pytest.mark.parametrize("seed", range(5))
def test_rats_lie_on_the_board_and_never_in_the_reserve(seed: int) -> None:
    position = GAME.dump(fresh(4, seed).state)
    graves, reserve = position["graves"], position["reserve"]
    assert isinstance(graves, dict)
    assert isinstance(reserve, list)
    laid = Counter(graves.values())
    assert laid["rat"] == 6
    assert sum(laid.values()) == 60
    assert len(reserve) == 6
    assert "rat" not in reserve
    del laid["rat"]
    assert laid + Counter(reserve) == Counter(dict.fromkeys(laid | Counter(reserve), 10))


def test_every_set_up_is_another() -> None:
    assert len({str(GAME.dump(fresh(4, seed).state)["graves"]) for seed in range(20)}) == 20


@pytest.mark.rule("vampires.stakes-setup")
def test_thirteen_stakes_on_the_path() -> None:
    scene = fresh(5)
    assert scene.view.path_stakes == 13
    assert [scene.stakes(seat) for seat in range(5)] == [0] * 5


@pytest.mark.rule("vampires.garlic-setup")
def test_three_garlic_each() -> None:
    assert [fresh(5).garlic(seat) for seat in range(5)] == [3] * 5


@pytest.mark.rule("vampires.deal")
def test_all_vampires_are_dealt() -> None:
    for players in range(2, 7):
        census = GAME.census(fresh(players).state)
        assert {n for name, n in census.items() if name.startswith("vampire")} == {10}
        assert sum(fresh(players).size(seat) for seat in range(players)) == (
            40 if players == 2 else 60
        )


@pytest.mark.rule("vampires.row")
def test_two_are_open_at_each_end() -> None:
    for row in fresh(4).view.rows:
        assert (len(row.left), row.closed, len(row.right)) == (2, 11, 2)


@pytest.mark.rule("vampires.first-player")
def test_the_first_player_is_named_or_drawn() -> None:
    journal = Journal(True)
    GAME.setup(GAME.options(4, {"first-player": "p3"}), Chance(1), journal)
    began = [event for event in journal.take() if isinstance(event, (Started, TurnBegan))]
    assert [event.seat for event in began] == [2, 2]
    assert {fresh(4, seed).seat for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("vampires.opt-first")
def test_only_a_seat_of_the_table_can_begin() -> None:
    assert fresh(3, first_player="p2").seat == 1
    assert {fresh(3, seed, first_player="host").seat for seed in range(9)} == {0}
    for wrong in ("p4", "p0", "2", "", "nobody", "p99"):
        with pytest.raises(BadOption):
            GAME.options(3, {"first-player": wrong})


@pytest.mark.rule("vampires.two-colours")
def test_two_players_have_four_colours_by_lot() -> None:
    scene = fresh(2)
    assert len(scene.view.colours) == 4
    assert [scene.size(0), scene.size(1)] == [20, 20]
    assert len({fresh(2, seed).view.colours for seed in range(60)}) > 5


@pytest.mark.rule("vampires.two-lids")
def test_two_players_have_four_rats() -> None:
    scene = fresh(2)
    graves = GAME.dump(scene.state)["graves"]
    assert isinstance(graves, dict)
    assert list(graves.values()).count("rat") == 4
    assert len(graves) == 40
    assert scene.view.reserve == 4


@pytest.mark.rule("vampires.opt-two-graves")
def test_forty_graves_by_diagram_lot_or_host() -> None:
    centre = set(names(centre_graves()))
    assert len(centre) == 40
    assert set(fresh(2, two_graves="centre").view.lidded) == centre
    choice = GAME.choice("two-graves")
    assert choice is not None
    assert choice.values == ("lot", "centre")
    drawn = {fresh(2, seed).view.lidded for seed in range(5)}
    assert len(drawn) == 5
    assert {len(lidded) for lidded in drawn} == {40}
    marked = GRAVES[:40]
    assert fresh(2, two_graves=" ".join(reversed(marked))).view.lidded == marked
    for wrong in ("host", "a1", " ".join(GRAVES), " ".join(("a1",) * 40), "d4 " * 40):
        with pytest.raises(BadOption):
            GAME.options(2, {"two-graves": wrong})


@pytest.mark.parametrize("players", [1, 7, 0, -1])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        GAME.options(players, {})
