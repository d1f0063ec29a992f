"""Taking a move back: what it may show, and that the answer itself is no secret."""

from __future__ import annotations

from zlib import crc32

import pytest

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.plain import canonical, kind_of
from logovo.core.seats import TABLE, Seat
from logovo.core.takeback import FEW, MANY, Memories, Played, may_take_back
from logovo.core.views import Knowledge
from logovo.games import GAMES
from logovo.games.vampires.views import VampiresView
from logovo.testkit import peeking
from logovo.testkit.laws import sampled_world
from logovo.testkit.walks import Party, some_options, walk

GAMES_PLAYED = 2
STEPS = 60


def offers(game: Game, options_seed: int) -> tuple[int, int]:
    """How many moves of a random game may be taken back, and how many may not."""
    chance = Chance(options_seed)
    yes = no = 0
    for party in walk(game, some_options(game, chance), options_seed, STEPS):
        if party.table.state.is_over():
            break
        seat, move = party.pick(chance)
        seed = int(chance.below(1 << 20))
        played = peeking.play(game, party.table.state.clone(), seat, move, seed)
        if may_take_back(game, played, party.knowledge, seed, FEW):
            yes += 1
        else:
            no += 1
    return yes, no


@pytest.mark.parametrize("key", list(GAMES))
def test_undo_teaches_nothing_and_fleeting_is_gone(key: str) -> None:
    game = GAMES[key]
    for seed in range(GAMES_PLAYED):
        chance = Chance(seed)
        for party in walk(game, some_options(game, chance), seed, STEPS):
            if party.table.state.is_over():
                break
            seat, move = party.pick(chance)
            peeking.undo_teaches_nothing(party, seat, move, int(chance.below(1 << 20)))
            peeking.fleeting_is_gone(party, seat, move, int(chance.below(1 << 20)))


@pytest.mark.parametrize("key", ["larder", "drakon", "gold", "vampires"])
def test_some_moves_may_be_taken_back_and_some_may_not(key: str) -> None:
    counts = [offers(GAMES[key], seed) for seed in range(3)]
    assert sum(yes for yes, _no in counts) > 2
    assert sum(no for _yes, no in counts) > 5


@pytest.mark.rule("vampires.view-forgets")
def test_a_grave_that_was_seen_before_is_not_opened_twice_for_free() -> None:
    """A perfect memory foresees what lies there; people must not look it up."""
    game = GAMES["vampires"]
    foreseen = 0
    for seed in range(3):
        chance = Chance(seed)
        for party in walk(game, game.options(3, {}), seed, STEPS):
            if party.table.state.is_over():
                break
            seat, move = party.pick(chance)
            played = peeking.play(game, party.table.state.clone(), seat, move, 1)
            if kind_of(move) != "open":
                continue
            assert not may_take_back(game, played, party.knowledge, seed, MANY)
            foreseen += int(is_foreseen(party, played))
    assert foreseen > 10  # the graves that `Knowledge` alone would have given away


@pytest.mark.rule("vampires.view-forgets")
def test_taking_back_opens_no_grave_again() -> None:
    """Who ends a plague closes many graves at once; taking that back would open them all."""
    game = GAMES["vampires"]
    ends = 0
    for seed in range(4):
        chance = Chance(seed)
        for party in walk(game, game.options(3, {}), seed, 3 * STEPS):
            if party.table.state.is_over():
                break
            seat, move = party.pick(chance)
            played = peeking.play(game, party.table.state.clone(), seat, move, 1)
            before, after = game.view(played.before, TABLE), game.view(played.after, TABLE)
            assert isinstance(before, VampiresView)
            assert isinstance(after, VampiresView)
            ends += int(before.plague is not None and after.plague is None)
            if may_take_back(game, played, party.knowledge, seed, FEW):
                seen = {grave.grave for grave in after.open}
                seen |= {after.last.grave} if after.last is not None else set()
                assert {grave.grave for grave in before.open} <= seen, move
    assert ends > 4


def is_foreseen(party: Party, played: Played) -> bool:
    """The rule without `fleeting`: whether all that was shown follows from what was known."""
    game = party.game
    if played.luck:
        return False
    for seed in range(6):
        world = sampled_world(party, played.seat, Chance(seed))
        twin = peeking.play(game, world, played.seat, played.move, 1)
        if not peeking.looks_alike(game, played, twin, played.seat):
            return False
    return True


def test_the_law_notices_a_rule_that_asks_perfect_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_memory(
        game: Game, played: Played, knowledge: dict[Seat, Knowledge], seed: int, worlds: int
    ) -> bool:
        return is_foreseen(asking, played)

    monkeypatch.setattr(peeking, "may_take_back", by_memory)
    game = GAMES["vampires"]
    broken: list[str] = []
    for asking in walk(game, game.options(3, {}), 1, STEPS):
        seat, move = asking.pick(Chance(len(asking.table.log.entries)))
        try:
            peeking.undo_teaches_nothing(asking, seat, move, 7)
        except AssertionError as error:
            broken.append(str(error))
    assert any("once more" in line for line in broken)


def test_the_law_notices_an_answer_that_looks_at_the_state(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def by_state(
        game: Game, played: Played, knowledge: dict[Seat, Knowledge], seed: int, worlds: int
    ) -> bool:
        # Offered by what lies on the table, then refused, so that only the offer can be seen.
        return worlds == FEW and crc32(canonical(game.dump(played.after)).encode()) % 2 == 0

    monkeypatch.setattr(peeking, "may_take_back", by_state)
    game = GAMES["gold"]
    broken: list[str] = []
    for party in walk(game, game.options(4, {}), 1, 40):
        seat, move = party.pick(Chance(3))
        try:
            peeking.undo_teaches_nothing(party, seat, move, 7)
        except AssertionError as error:
            broken.append(str(error))
    assert any("two worlds alike" in line for line in broken)


@pytest.mark.parametrize("key", list(GAMES))
def test_the_answer_is_the_same_in_every_world_its_player_imagines(key: str) -> None:
    game = GAMES[key]
    compared = 0
    for seed in range(3):
        chance = Chance(seed)
        for party in walk(game, some_options(game, chance), seed, 30):
            if party.table.state.is_over():
                break
            seat, move = party.pick(chance)
            played = peeking.play(game, party.table.state.clone(), seat, move, 5)
            answer = may_take_back(game, played, party.knowledge, 11, FEW)
            for world in range(3):
                other = sampled_world(party, seat, Chance(world))
                twin = peeking.play(game, other, seat, move, 5)
                if peeking.looks_alike(game, played, twin, seat):
                    compared += 1
                    assert may_take_back(game, twin, party.knowledge, 11, FEW) == answer
    assert compared > 20


def test_memories_hear_what_each_is_told() -> None:
    game = GAMES["larder"]
    party = Party(game, game.options(3, {}), 1)
    memories = Memories(game, party.options)
    memories.hear(party.table.opening)
    assert set(memories.knowledge) == {TABLE, Seat(0), Seat(1), Seat(2)}
