"""The greedy player: what it does with what it recalls."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.games.vampires.game import GAME
from logovo.search.policies.vampires import Greedy
from tests.vampires.build import Scene, crowd, table


def chosen(scene: Scene, seed: int = 1) -> str:
    moves = Moves()
    scene.state.legal_into(moves)
    code = int(Greedy().choose(scene.state, moves, Chance(seed)))
    return str(GAME.move_of(scene.state, scene.seat, code))


def branches(scene: Scene) -> list[str]:
    moves = Moves()
    scene.state.legal_into(moves)
    Greedy().shortlist(scene.state, moves)
    return [str(GAME.move_of(scene.state, scene.seat, code)) for code in moves.as_list()]


def seen_by_all(graves: dict[str, str], row: str = "GR??BY", **more: list[int]) -> Scene:
    """Seat 0 is to open; all have looked under the lids of these graves, and of no others."""
    scene = table([row, crowd(13), crowd(13)], graves, stakes=more.get("stakes"))
    position = GAME.dump(scene.state) | {"seen": sorted(graves)}
    state = GAME.load(position)
    assert isinstance(state, type(scene.state))
    return Scene(state)


def test_it_buries_where_it_recalls_the_colour() -> None:
    scene = seen_by_all({"c2": "green", "f7": "white", "g7": "blue"})
    assert chosen(scene) == "open c2"
    assert branches(scene) == ["open c2"]
    scene.play("open c2")
    assert chosen(scene) == "bury left"
    assert branches(scene) == ["bury left"]


def test_it_prefers_the_burial_that_opens_the_next() -> None:
    scene = seen_by_all({"c2": "green", "f7": "yellow", "g7": "blue"})
    assert chosen(scene) == "open f7"


def test_it_does_not_see_under_closed_lids() -> None:
    scene = table(["GR??BY", crowd(13), crowd(13)], {"c2": "green"})
    assert len({chosen(scene, seed) for seed in range(40)}) > 10


def test_it_avoids_what_it_knows_to_hurt() -> None:
    hurting = {"c2": "white vampire", "c3": "white garlic 0", "d2": "black garlic 1"}
    scene = seen_by_all(hurting)
    assert not {f"open {name}" for name in hurting} & {chosen(scene, seed) for seed in range(60)}
    assert not {f"open {name}" for name in hurting} & set(branches(scene))


def test_it_blocks_what_others_need_and_it_does_not() -> None:
    scene = table(["GR??BY", "WW??WW", crowd(13)], {"a1": "white", "b1": "blue"})
    scene.play("open a1")
    assert chosen(scene) == "garlic"
    scene = table(["GR??BY", "WW??WW", crowd(13)], {"a1": "white", "b1": "blue"})
    scene.play("open b1")
    assert chosen(scene) == "leave"


def test_the_worse_vampire_is_given_and_covered() -> None:
    scene = table(["RR??RR", "GY??WB", crowd(13)], {"a1": "white garlic 1", "c2": "green"})
    position = GAME.dump(scene.state) | {"seen": ["c2"]}
    state = GAME.load(position)
    assert isinstance(state, type(scene.state))
    scene = Scene(state)
    scene.play("open a1")
    assert chosen(scene) == "give right"


def test_the_better_placed_seat_has_the_higher_value() -> None:
    scene = table(["GR??BY", crowd(13), crowd(14)])
    values = [Greedy().value(scene.state, seat) for seat in range(3)]
    assert 1.0 >= values[0] > values[1] > values[2] >= 0.0


def test_a_search_looks_at_what_others_need_and_at_two_sorts_of_unseen_graves() -> None:
    """White is of no use to seat 0 and of much to seat 1; black is of use to nobody."""
    graves = {"c2": "white", "f7": "black", "g7": "black"}
    scene = table(["GR??BY", "WW??WW", "WW??WW"], graves)
    position = GAME.dump(scene.state) | {"seen": sorted(graves)}
    state = GAME.load(position)
    assert isinstance(state, type(scene.state))
    listed = branches(Scene(state))
    assert "open c2" in listed
    assert "open f7" in listed, "to open it is to pass"
    assert len(listed) == 4, "an unseen grave with many unseen neighbours and one with few"
