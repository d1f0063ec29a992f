"""The keener player of the rollouts: how it buries, explores and lays garlic."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.games.vampires.components import NEIGHBOURS, grave_named
from logovo.games.vampires.game import GAME
from logovo.search.playouts import play_by, roll_out
from logovo.search.policies.vampires import Greedy, Rollout
from logovo.search.policies.vampires.worth import unseen_beside
from logovo.search.policy import Policy
from tests.vampires.build import Scene, crowd, table


def seen(rows: list[str], graves: dict[str, str], unseen: tuple[str, ...] = ()) -> Scene:
    """Seat 0 is to open; all have looked under the lids of these graves, and of no others."""
    scene = table(rows, graves)
    position = GAME.dump(scene.state) | {"seen": sorted(set(graves) - set(unseen))}
    state = GAME.load(position)
    assert isinstance(state, type(scene.state))
    return Scene(state)


def chosen(scene: Scene, policy: Policy | None = None, seed: int = 1) -> str:
    moves = Moves()
    scene.state.legal_into(moves)
    code = int((policy or Rollout()).choose(scene.state, moves, Chance(seed)))
    return str(GAME.move_of(scene.state, scene.seat, code))


def test_it_begins_with_the_burial_that_makes_the_longest_chain() -> None:
    """Green or yellow first; behind yellow come blue and then red, behind green nothing fits."""
    graves = {"a1": "green", "f7": "yellow", "g7": "blue", "h7": "red"}
    scene = seen(["GKRBY", crowd(13), crowd(13)], {**graves, "b1": "white"})
    assert chosen(scene) in ("open a1", "open f7"), "all can be buried in either order"
    del graves["a1"], graves["f7"]
    scene = seen(["GWKRBG", crowd(13), crowd(13)], {"a1": "green", **graves, "b1": "white"})
    scene.play("open a1")
    assert chosen(scene) == "bury right", "blue can follow, and then red"
    assert chosen(scene, Greedy()) == "bury left", "white can follow"


def test_it_leaves_two_colours_at_the_ends_rather_than_one() -> None:
    """No place is known for what comes next: red and green at the ends are better than two
    greens."""
    scene = seen(["GG????RG", crowd(13), crowd(13)], {"a1": "green"})
    scene.play("open a1")
    assert chosen(scene) == "bury right"


def test_in_a_plague_only_the_rats_neighbours_count() -> None:
    """Red has a place far away, white one beside the rat."""
    graves = {"a1": "rat", "a2": "green", "b1": "white", "h8": "red", "h7": "red"}
    scene = seen(["GR??WG", crowd(13), crowd(13)], graves, unseen=("a1",))
    scene.play("open a1", "open a2")
    assert chosen(scene) == "bury right"


def test_it_opens_the_unseen_grave_with_the_most_unseen_neighbours() -> None:
    scene = seen(["GR??BY", crowd(13), crowd(13)], {"b2": "black"})
    text = chosen(scene)
    near = unseen_beside(scene.state, grave_named(text.removeprefix("open ")))
    assert near == max(
        unseen_beside(scene.state, grave)
        for grave in range(60)
        if grave != grave_named("b2") and NEIGHBOURS[grave]
    )
    assert {chosen(scene, seed=seed) for seed in range(20)} == {text}, "whatever the luck"


def test_garlic_stops_those_who_have_few_vampires_left() -> None:
    """White is at an end of another row. Garlic is laid before one who is ahead; nobody
    is stopped who could bury in another white grave just as well."""
    rows = ["GR????????BY", "WK??KK", "RK??KK"]
    scene = seen(rows, {"a1": "white"}, unseen=("a1",))
    scene.play("open a1")
    assert chosen(scene) == "garlic"
    others = {f"{column}8": "white" for column in "abcde"}
    rows = ["GR??BY", "WK????????KK", "RK????????KK"]
    scene = seen(rows, {"a1": "white", **others}, unseen=("a1",))
    scene.play("open a1")
    assert chosen(scene) == "leave"


def test_garlic_never_goes_where_it_could_bury_soon_itself() -> None:
    scene = seen(["GR????????BY", "RK??KK", "RK??KK"], {"a1": "red"}, unseen=("a1",))
    scene.play("open a1")
    assert chosen(scene) == "leave"


def test_its_rollouts_go_to_the_end_of_the_game() -> None:
    scene = table(["GR??BY", crowd(13), crowd(13)])
    policy, state = Rollout(), scene.state.clone()
    roll_out(state, policy, policy.horizon(state), Chance(1), Moves(), 5000)
    assert state.is_over()
    assert sum(policy.value(state, seat) for seat in range(3)) == 1.0


def test_it_is_better_than_the_greedy_player() -> None:
    """On 60 deals from both seats: 57.1 % of 20,000 games."""
    moves, options, won = Moves(), GAME.options(2, {}), 0.0
    for deal in range(60):
        for seat in range(2):
            state = GAME.setup(options, Chance(deal), Journal(False))
            players: list[Policy] = [Greedy(), Greedy()]
            players[seat] = Rollout()
            play_by(state, players, Chance(deal * 2 + seat), moves, 5000)
            won += state.reward(seat)
    assert won / 120 > 0.5


def test_it_guesses_who_wins_two_rounds_on_where_a_turn_begins() -> None:
    scene = table(["GR??BY", crowd(13), crowd(13)])
    policy, state = Rollout(), scene.state.clone()
    roll_out(state, policy, policy.guess_at(state), Chance(1), Moves(), 5000)
    assert (state.turn, GAME.dump(state)["ask"]) == (scene.state.turn + 6, "open")
    shares = [policy.guess(state, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == max(shares), "six vampires are fewer than thirteen"
    roll_out(state, policy, policy.horizon(state), Chance(1), Moves(), 5000)
    assert [policy.guess(state, seat) for seat in range(3)] == [
        state.reward(seat) for seat in range(3)
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_it_guesses_is_what_comes(players: int) -> None:
    """After six rounds of games: wins are told better than by equal shares."""
    moves, policy, options = Moves(), Rollout(), GAME.options(players, {})
    error = even = 0.0
    for deal in range(60):
        state = GAME.setup(options, Chance(deal), Journal(False))
        roll_out(state, policy, 1 + 6 * players, Chance(deal), moves, 5000)
        guessed = [policy.guess(state, seat) for seat in range(players)]
        roll_out(state, policy, policy.horizon(state), Chance(deal), moves, 5000)
        for seat in range(players):
            error += (state.reward(seat) - guessed[seat]) ** 2
            even += (state.reward(seat) - 1 / players) ** 2
    assert error < 0.9 * even


def second_look(scene: Scene) -> set[str]:
    moves = Moves()
    scene.state.legal_into(moves)
    Rollout().second_look(scene.state, moves)
    codes = [int(moves.get(i)) for i in range(int(moves.size))]
    return {str(GAME.move_of(scene.state, scene.seat, code)) for code in codes}


def test_its_second_look_is_for_the_last_graves() -> None:
    """Another's garlic, one of a sort, but not of somebody who would win by it; waiting; and a
    match that is left."""
    garlic = {
        "a4": "red garlic 1",
        "b1": "red garlic 1",
        "c1": "green garlic 2",
        "d1": "red garlic 0",
    }
    scene = table(["GR??BY", crowd(13), "G"], garlic)
    assert second_look(scene) == set(), "most graves are unseen"
    names = sorted({str(GAME.move_of(scene.state, scene.seat, grave))[5:] for grave in range(60)})
    position = GAME.dump(scene.state)
    graves = position["graves"]
    assert isinstance(graves, dict)
    known = [name for name in names if graves[name] != "rat"]
    state = GAME.load(position | {"seen": known})
    assert isinstance(state, type(scene.state))
    looks = second_look(Scene(state))
    blocked = {text[5:] for text in looks if "garlic" in str(graves[text[5:]])}
    assert len(blocked) == 1
    assert blocked <= {"a4", "b1"}
    fitting = next(name for name in known if graves[name] in ("green", "yellow"))
    scene = Scene(state)
    scene.play(f"open {fitting}")
    assert "leave" in second_look(scene)
