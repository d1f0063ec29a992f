"""Sampled worlds against the exact filter: none is impossible, and each is as likely as it is.

python -m tests.larder.test_filter 2000 2000     positions, worlds in each
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.larder.components import KINDS, WORDS, bag_words
from logovo.games.larder.events import Dealt, Laid, Pulled, Took
from logovo.games.larder.game import GAME
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.state import Larder
from logovo.testkit.walks import walk
from tests.larder.build import lay_out
from tests.larder.exact import Filter, chi_square, hands_of

MOST_WORLDS = 60_000


@dataclass
class Found:
    """What a run has compared, by the last thing that had happened."""

    impossible: int = 0
    worlds: int = 0
    tested: Counter[str] = field(default_factory=Counter)
    doubtful: Counter[str] = field(default_factory=Counter)  # p < 0.01


@dataclass
class Moment:
    state: Larder
    knowledge: LarderKnowledge
    exact: Filter
    last: str


def small_game(seed: int) -> Iterator[Moment]:
    """A random game of few hidden cards in which cards are often pulled: the observer's
    knowledge and the exact filter side by side, after every move."""
    chance = Chance(seed)
    hands = [[WORDS[int(chance.below(KINDS))] for _i in range(2)] for _seat in range(3)]
    hands[0][0] = hands[2 if chance.below(2) == 0 else 1][0] = "2"
    seats = [" ".join(hand) + " | /? /? -" for hand in hands]
    seats[1] = f"2 5 {seats[1]}"
    desk = lay_out(
        *seats,
        discard="1 2 5 5 7",
        trouble="7" if chance.below(2) == 0 else "",
        tricks="trick-two trick-nine trick-seven",
    )
    state, observer = desk.state, Seat(1)
    knowledge = GAME.knowledge(state.options, observer)
    for i, me in enumerate(state.seats):
        dealt = Dealt(Seat(i), bag_words(me.hand), bag_words(me.open))
        knowledge.hear(GAME.told_to(dealt, observer))
    knowledge.see(GAME.view(state, observer).discard)
    knowledge.see(bag_words(state.gone))
    knowledge.gone = state.gone
    exact = Filter(state, observer)
    for _step in range(40):
        seat = GAME.awaited(state)[0]
        moves = GAME.legal(state, seat)
        journal, last = Journal(True), ""
        GAME.play(state, seat, moves[int(chance.below(len(moves)))], chance, journal)
        for event in journal.take():
            told = GAME.told_to(event, observer)
            exact.hear(told)
            if exact.is_over:
                return
            knowledge.hear(told)
            if isinstance(event, (Laid, Took, Pulled)):
                last = type(event).__name__
        if len(exact.worlds) > MOST_WORLDS:
            return
        yield Moment(state, knowledge, exact, last)


def compare(moment: Moment, worlds: int, chance: Chance, found: Found) -> None:
    observer = moment.exact.observer
    sampler = GAME.sampler(GAME.view(moment.state, observer), moment.knowledge)
    kind = int(chance.below(KINDS))
    counts: Counter[tuple[int, ...]] = Counter()
    for _i in range(worlds):
        hands = hands_of(sampler.sample(chance), observer)
        found.impossible += hands not in moment.exact.worlds
        counts[tuple((hand >> 4 * kind) & 15 for hand in hands)] += 1
    found.worlds += worlds
    found.tested[moment.last] += 1
    likely = chi_square(counts, moment.exact.chances(kind), worlds)
    found.doubtful[moment.last] += likely < 0.01


def run(positions: int, worlds: int, first: int) -> Found:
    found, chance, seed = Found(), Chance(first), first
    while sum(found.tested.values()) < positions:
        seed += 1
        for moment in small_game(seed):
            if chance.below(4) == 0:
                compare(moment, worlds, chance, found)
    return found


@pytest.mark.rule("larder.trick-two")
def test_worlds_are_as_likely_as_the_exact_filter_says() -> None:
    found = run(80, 250, 1)
    assert found.impossible == 0
    assert found.tested["Pulled"] > 5 and found.tested["Took"] > 5 and found.tested["Laid"] > 20
    # One in a hundred is expected below 0.01; five or more of eighty have a chance of 0.001.
    assert sum(found.doubtful.values()) < 5, found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_sampled_world_is_a_position_that_asks_the_same_seats(players: int) -> None:
    options = GAME.options(players, {"tricks": "on", "hindrances": "on"})
    chance, seen = Chance(4), 0
    for party in walk(GAME, options, 10 + players, 1200):
        state = party.table.state
        if chance.below(8) != 0 and not state.is_over():
            continue
        for observer in party.observers:
            sampler = GAME.sampler(GAME.view(state, observer), party.knowledge[observer])
            world = sampler.sample(chance)
            assert GAME.awaited(GAME.load(GAME.dump(world))) == GAME.awaited(state)
            assert world.is_over() == state.is_over()
            seen += 1
    assert seen > 150


if __name__ == "__main__":
    sys.stdout.write(f"{run(int(sys.argv[1]), int(sys.argv[2]), 1000)}\n")
