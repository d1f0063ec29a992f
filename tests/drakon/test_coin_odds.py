"""Sampled worlds: coins against all histories counted by brute force, and thinning.

python -m tests.drakon.test_coin_odds 40     games of every table, worlds in each as in the test
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Move
from logovo.core.seats import TABLE, Seat
from logovo.games.drakon.chamber_stories import (
    BURIED,
    DRAWN,
    LAID,
    LIFTED,
    ChamberStories,
    step,
)
from logovo.games.drakon.coin_odds import MOST, NEVER, CoinOdds
from logovo.games.drakon.components import BOX, ESCAPE, HOARD_POOL, TELEPORT
from logovo.games.drakon.events import HeroMoved
from logovo.games.drakon.game import GAME
from logovo.games.drakon.knowledge import DrakonKnowledge
from logovo.games.drakon.state import Drakon
from tests.drakon.exact_coins import (
    AllHistories,
    Division,
    chi_square_above,
    division_of,
    p_value,
)

WORLDS = 150
VALUES = (1, 2, 3)


def pick(state: Drakon, seat: Seat, chance: Chance) -> Move:
    """A random player who likes to walk. What kind of move it is does not depend on coins."""
    groups: dict[str, list[Move]] = {}
    for move in GAME.legal(state, seat):
        words = str(move).split()
        groups.setdefault(" ".join(words[:2]) if words[0] == "thief" else words[0], []).append(move)
    kinds = sorted(groups)
    if len(kinds) > 1 and "place" in groups and chance.below(2) == 0:
        kinds.remove("place")
    group = groups[kinds[int(chance.below(len(kinds)))]]
    return group[int(chance.below(len(group)))]


def is_at_a_way_out(state: Drakon, moved: HeroMoved) -> bool:
    """Whether the hero went there on its own and was not sent to Start by the figure."""
    here = int(state.stands[moved.seat])
    spot = GAME.view(state, TABLE).seats[moved.seat].at
    if moved.by_seat != moved.seat or (spot.x, spot.y) != (moved.x, moved.y):
        return False
    return int(BOX.kind[here]) in (ESCAPE, TELEPORT)


@dataclass(frozen=True)
class Moment:
    state: Drakon
    observer: Seat
    knowledge: DrakonKnowledge
    truth: AllHistories

    def odds(self) -> dict[Division, float]:
        """What the knowledge makes of the coins, as the brute force names them."""
        self.knowledge.catch_up()
        coins, pools = self.knowledge.coins, [*range(self.truth.pools), HOARD_POOL]
        found: dict[Division, float] = {}
        for key, share in coins.odds.items():
            heaps = [[int(coins.coins_of(key, pool, value)) for value in VALUES] for pool in pools]
            found[tuple((heap[0], heap[1], heap[2]) for heap in heaps)] = share
        return found


def moments(players: int, seeds: range, every: int, chosen: dict[str, str]) -> Iterator[Moment]:
    """Positions in which coins are hidden: each observer in turn, some moves apart."""
    options = GAME.options(players, chosen)
    for seed in seeds:
        observer = Seat(seed % (players + 1) - 1)
        chance, journal = Chance(seed), Journal(True)
        state = GAME.setup(options, chance, journal)
        knowledge: DrakonKnowledge = GAME.knowledge(options, observer)
        truth = AllHistories(options)
        steps = 0
        while not state.is_over() and steps < 600:
            for event in journal.take():
                told = GAME.told_to(event, observer)
                knowledge.hear(told)
                truth.hear(told)
                if isinstance(event, HeroMoved) and is_at_a_way_out(state, event):
                    truth.learn_poor(event.seat)
            steps += 1
            if steps % every == 0 and len(truth.odds) > 1:
                assert division_of(state) in truth.odds
                yield Moment(state, observer, knowledge, truth)
            seat = Seat(int(state.decider()))
            GAME.play(state, seat, pick(state, seat, chance), chance, journal)


def p_of(moment: Moment, luck: Chance) -> float:
    sampler = GAME.sampler(GAME.view(moment.state, moment.observer), moment.knowledge)
    counts = Counter(division_of(sampler.sample(luck)) for _world in range(WORLDS))
    return p_value(counts, moment.truth.odds)


def p_of_the_test(moment: Moment, dice: random.Random) -> float:
    """The same for worlds drawn from the brute force itself: how often the test errs."""
    divisions = list(moment.truth.odds)
    shares = [float(share) for share in moment.truth.odds.values()]
    return p_value(Counter(dice.choices(divisions, shares, k=WORLDS)), moment.truth.odds)


def p_values(players: int, seeds: range, every: int, chosen: dict[str, str]) -> list[float]:
    luck = Chance(77_000 + seeds.start)
    return [p_of(moment, luck) for moment in moments(players, seeds, every, chosen)]


TABLES: list[tuple[int, int, dict[str, str]]] = [
    (2, 8, {}),
    (3, 6, {}),
    (4, 5, {}),
    (3, 6, {"heroes": "on"}),
    (4, 8, {"teams": "on"}),
    (3, 5, {"goal": "escape", "escape-needs": "8-gold"}),
]


@pytest.mark.parametrize(("players", "games", "chosen"), TABLES)
def test_the_odds_are_those_of_all_histories(
    players: int, games: int, chosen: dict[str, str]
) -> None:
    """Not as likely, but equal: what a sampler draws from is the exact filter."""
    compared = 0
    for moment in moments(players, range(100, 100 + games), 12, chosen):
        wanted = {division: float(share) for division, share in moment.truth.odds.items()}
        assert moment.odds() == pytest.approx(wanted)
        compared += 1
    assert compared >= 12


@pytest.mark.parametrize(("players", "games", "chosen"), TABLES)
def test_sampled_coins_agree_with_all_histories(
    players: int, games: int, chosen: dict[str, str]
) -> None:
    found = p_values(players, range(games), 16, chosen)
    assert len(found) >= 12
    assert min(found) > 1e-5  # an impossible world gives 0
    doubtful = sum(p < 0.01 for p in found)
    assert doubtful <= 2 + len(found) // 50, f"{doubtful} of {len(found)}"


def test_the_test_itself_can_fail() -> None:
    """Half and half, drawn as 60 to 40 of a thousand, is found out; 52 to 48 is not."""
    assert chi_square_above(40.0, 1) < 1e-6
    assert chi_square_above(1.6, 1) > 0.05
    assert chi_square_above(3.841, 1) == pytest.approx(0.05, abs=1e-3)
    assert chi_square_above(9.488, 4) == pytest.approx(0.05, abs=1e-3)
    assert chi_square_above(11.070, 5) == pytest.approx(0.05, abs=1e-3)


def test_onlookers_have_worlds_too() -> None:
    options = GAME.options(6, {})
    state = GAME.setup(options, Chance(3), Journal(False))
    sampler = GAME.sampler(GAME.view(state, TABLE), GAME.knowledge(options, TABLE))
    assert division_of(sampler.sample(Chance(1))) == division_of(state)


def test_too_many_divisions_are_thinned_without_bias() -> None:
    odds = CoinOdds(NEVER)
    for _round in range(4):
        for pool in range(5):
            odds.move(HOARD_POOL, pool, 0, False)
    assert MOST // 4 < len(odds.odds) <= 2 * MOST
    assert sum(odds.odds.values()) == pytest.approx(1.0)
    for pool in range(5):
        mean = sum(share * int(odds.gold(key, pool)) for key, share in odds.odds.items())
        assert mean == pytest.approx(8.0, abs=0.1)  # four coins, worth 2 on average


def test_unlikely_stories_of_chambers_are_thinned() -> None:
    """A hand of eight named chambers puts four under the pile, unseen: 1680 orders."""
    stories = ChamberStories(2)
    for chamber in range(1, 9):
        stories.go_on(step(LAID, 0, 0, chamber))
        stories.go_on(step(DRAWN, 0, 0, 0))
        stories.go_on(step(LIFTED, 1, 0, chamber))
    for story in stories.stories:
        story.unnamed[1] = 0
    for _chamber in range(4):
        stories.go_on(step(BURIED, 1, 0, 0))
    assert 100 < len(stories.stories) < 1680
    for chamber in range(1, 9):
        kept = sum(story.odds for story in stories.stories if int(story.home[chamber]) == 1)
        assert kept == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("heroes", ["off", "on"])
def test_sampled_worlds_are_positions_that_ask_the_same_seat(heroes: str) -> None:
    options = GAME.options(3, {"heroes": heroes, "goal": "escape", "escape-needs": "8-gold"})
    chance, luck = Chance(11), Chance(12)
    journal = Journal(True)
    state = GAME.setup(options, chance, journal)
    knowing = {Seat(s): GAME.knowledge(options, Seat(s)) for s in range(-1, 3)}
    for step_number in range(150):
        for event in journal.take():
            for observer, knowledge in knowing.items():
                knowledge.hear(GAME.told_to(event, observer))
        if state.is_over():
            break
        if step_number % 10 == 0:
            for observer, knowledge in knowing.items():
                sampler = GAME.sampler(GAME.view(state, observer), knowledge)
                for _world in range(3):
                    world = GAME.load(GAME.dump(sampler.sample(luck)))
                    assert (world.decider(), world.is_over()) == (state.decider(), False)
        seat = Seat(int(state.decider()))
        GAME.play(state, seat, pick(state, seat, chance), chance, journal)


def measure(games: int) -> None:
    luck, dice = Chance(5), random.Random(5)
    for players, _games, chosen in TABLES:
        n = equal = ours = theirs = 0
        for moment in moments(players, range(1000, 1000 + games), 16, chosen):
            wanted = {division: float(share) for division, share in moment.truth.odds.items()}
            n += 1
            equal += moment.odds() == pytest.approx(wanted)
            ours += p_of(moment, luck) < 0.01
            theirs += p_of_the_test(moment, dice) < 0.01
        sys.stdout.write(
            f"{players} players {chosen}: {n} positions, {equal} with equal odds; p < 0.01 in "
            f"{ours}, and in {theirs} for worlds of the brute force\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    measure(int(sys.argv[1]))
