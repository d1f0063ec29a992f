"""Positions: what play can come to is read back, what it cannot is refused by name."""

from __future__ import annotations

import json

import pytest

from logovo.bots.memory.vampires import LEVELS, Memory
from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.seats import TABLE
from logovo.core.views import Knowledge
from logovo.games.vampires.game import GAME
from logovo.testkit.walks import Party, some_options
from tests.vampires.build import Scene, crowd, table
from tests.vampires.fuzz import fuzz, moments


@pytest.mark.parametrize("seed", range(3))
def test_changed_positions_are_refused_or_play_to_their_end(seed: int) -> None:
    found = fuzz(120, 100 + seed)
    assert found["refused"] > 60
    assert found["played"] > 3


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_is_read_back(seed: int) -> None:
    options = some_options(GAME, Chance(seed))
    for state in moments(options, seed, 6):
        position = json.loads(json.dumps(GAME.dump(state)))
        assert GAME.dump(GAME.load(position)) == position


@pytest.mark.parametrize("seed", range(4))
def test_a_sampled_world_is_a_table_that_could_be(seed: int) -> None:
    """Also for one who forgets, and for one who came a moment ago."""
    party, chance = Party(GAME, some_options(GAME, Chance(30 + seed)), seed), Chance(seed)
    memory = Memory(party.options, LEVELS["weak"], seed)
    for event in party.table.opening:
        memory.hear(event)
    while not party.table.state.is_over():
        for _step in range(1 + int(chance.below(5))):
            if not party.table.state.is_over():
                for event in party.play(*party.pick(chance)):
                    memory.hear(event)
        state = party.table.state
        minds: list[Knowledge] = [party.knowledge[TABLE], memory]
        for mind in (*minds, GAME.knowledge(party.options, TABLE)):
            world = GAME.sample_world(GAME.view(state, TABLE), mind, chance)
            loaded = GAME.load(GAME.dump(world))
            assert GAME.awaited(loaded) == GAME.awaited(state)
            assert loaded.is_over() == state.is_over()


# --- one by one ---------------------------------------------------------------


def quiet_table(players: int = 3) -> Scene:
    rows = ["RR??RR", "YY??YY"] if players == 2 else ["RR??RR", "GG??GG", *[crowd(10)] * 2]
    graves = {"b3": "white", "c3": "rat", "b2": "white vampire", "c2": "red"}
    return table(rows[:2] if players == 2 else rows[:players], graves)


def bad(scene: Scene, why: str, **changes: object) -> None:
    """With these changes the position is refused, for this reason."""
    position = GAME.dump(scene.state)
    GAME.load(position)
    changed = position | {key.replace("_", "-"): value for key, value in changes.items()}
    with pytest.raises(BadPosition, match=why):
        GAME.load(changed)


def part(scene: Scene, key: str, **changes: object) -> dict[str, object]:
    found = GAME.dump(scene.state)[key]
    assert isinstance(found, dict)
    return found | {name.replace("_", "-"): value for name, value in changes.items()}


def test_marks_of_two_belong_to_two() -> None:
    scene = quiet_table(3)
    bad(scene, "barred", barred=["b3"])
    bad(scene, "ever", ever=[["b3"], []])
    two = quiet_table(2)
    two.play("open b3", "leave", "open b3", "leave")
    bad(two, "barred: not opened by both", barred=["b3", "c3"])
    bad(two, "rival", rival=[["b3"], []])
    bad(two, "named-twice", barred=["b3", "b3"])


def test_an_ask_needs_its_cause() -> None:
    scene = quiet_table()
    for ask in ("plague", "match", "miss"):
        bad(scene, "last: nothing was opened", ask=ask)
    bad(scene, "stirred", ask="go-on")
    scene.play("open b3")
    bad(scene, "stirred: this turn has only begun", ask="open", stirred=1)
    bad(scene, "ask: match or miss", ask="match")
    bad(scene, "ask: nothing was buried", ask="go-on", stirred=1)
    bad(scene, "opener", opener=1)
    bad(scene, "last: opened by another", last=part(scene, "last", seat=2))
    bad(scene, "last: something else", last=part(scene, "last", inside="vampire"))
    gifts = {"receiver": 0, "giver": 1, "left": 2, "vampire": ""}
    bad(scene, "gifts: without a cause", ask="give", gifts=gifts)


def test_a_plague_needs_its_rat_and_its_order() -> None:
    scene = quiet_table(4)
    scene.play("open c3")
    bad(scene, "plague: who is asked", plague=part(scene, "plague", stopped=1))
    bad(scene, "plague: of another turn", plague=part(scene, "plague", owner=2))
    bad(scene, "plague: of the rat", plague=part(scene, "plague", grave="b3"))
    bad(scene, "plague", plague=None)
    scene.play("open b2", "stop", "stop")
    bad(scene, "plague: who is asked", plague=part(scene, "plague", stopped=2))
    bad(scene, "plague: who has opened", plague=part(scene, "plague", has_opened=True))
    bad(scene, "plague: not a neighbour", plague=part(scene, "plague", open=["b2", "g7"]))
    bad(scene, "ask: in a plague", ask="open")


def test_gifts_follow_the_opening() -> None:
    scene = table(["RR??RR", "GG??GG", "YY??YY", "BB??BB"], {"a1": "white garlic 0"})
    scene.play("open a1", "give left", "put left")
    bad(scene, "gifts: from another", gifts=part(scene, "gifts", giver=3))
    bad(scene, "gifts: how many are left", gifts=part(scene, "gifts", left=4))
    bad(scene, "gifts: to another", gifts=part(scene, "gifts", receiver=1))
    bad(scene, "stirred", stirred=0)


def test_a_game_the_rules_have_ended_is_over() -> None:
    scene = quiet_table()
    bad(scene, "stirred: the game has stalled", turn=50, stirred=10)
    bad(scene, "ending", ending="stalled", ask="")
    bad(scene, "ending", ending="capped", ask="")
    bad(scene, "ending: nobody has won", ending="won", ask="", stirred=1)
    bad(scene, "ending", ask="")
    won = table(["G", crowd(15), crowd(15)], {"a1": "green"})
    won.play("open a1", "bury left")
    bad(won, "rows: somebody has won", ending="", ask="go-on")
    bad(won, "ending: won by another", last=part(won, "last", seat=1))
