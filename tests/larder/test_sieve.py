"""Thousands of stories stood for by fewer: nothing possible is lost, nothing gets likelier."""

from __future__ import annotations

from itertools import pairwise

from logovo.core.chance import Chance
from logovo.core.seats import TABLE, Seat
from logovo.games.larder.components import WORDS, bag_of, bag_words
from logovo.games.larder.events import UNKNOWN, Dealt, Laid, Pulled, Took, TurnedUp
from logovo.games.larder.game import GAME
from logovo.games.larder.guesses import Guess, Lot
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.sieve import MOST_NAMES, Sieve


def told(named: str, weight: float, stayed: int) -> Guess:
    """A story in which the second hand has a certain card and other cards sat out some plays."""
    guess = Guess(2)
    guess.weight = weight
    guess.held[1] = bag_of((named,))
    guess.lots = [Lot(1, 3, stayed)]
    return guess


def many_stories() -> list[Guess]:
    """Two sets of names; the second is a very unlikely one."""
    common = [told("3", 1.0 + stayed % 5, stayed) for stayed in range(1, 1200)]
    return [*common, told("9", 1e-9, 1), told("9", 3e-9, 2)]


def sifted(seed: int) -> list[Guess]:
    sieve = Sieve(MOST_NAMES)
    sieve.luck = Chance(seed)
    return sieve.sift(many_stories())


def test_what_is_possible_stays_possible_however_unlikely() -> None:
    for seed in range(8):
        found = sifted(seed)
        assert len(found) <= 1000
        names = {bag_words(guess.held[1]) for guess in found}
        assert names == {("3",), ("9",)}
        assert abs(sum(guess.weight for guess in found) - 1.0) < 1e-9
        assert all(one.weight >= other.weight for one, other in pairwise(found))


def test_thinning_makes_no_story_likelier_in_the_long_run() -> None:
    runs, total = 80, sum(guess.weight for guess in many_stories())
    heavy = rare = 0.0  # stories of weight 5; the first of the two rare ones
    for seed in range(runs):
        for guess in sifted(seed):
            stayed = int(guess.lots[0].stayed)
            if bag_words(guess.held[1]) == ("9",):
                rare += guess.weight * (stayed == 1)
            elif stayed % 5 == 4:
                heavy += guess.weight
    assert abs(heavy / runs - 239 * 5.0 / total) < 0.01
    assert abs(rare / runs / (1e-9 / total) - 1.0) < 0.6  # in a quarter of the runs


def after_pulls(pullers: int) -> LarderKnowledge:
    """The first seat has one card of each kind in sight of all; others pull from it unseen."""
    knowledge = GAME.knowledge(GAME.options(6, {}), TABLE)
    for seat in range(6):
        knowledge.hear(Dealt(Seat(seat), (), ()))
    for card in WORDS:
        knowledge.hear(TurnedUp(Seat(0), 1, card, False))
    knowledge.hear(Took(Seat(0), WORDS, len(WORDS)))
    for seat in range(1, pullers + 1):
        knowledge.hear(Pulled(Seat(seat), Seat(0), UNKNOWN))
    return knowledge


def test_the_true_story_is_found_again_after_four_unseen_pulls() -> None:
    """So many pulls leave more stories than can be told apart. Every card that then comes to
    light belongs to one the listener may have dropped."""
    knowledge = after_pulls(4)
    assert len(knowledge.guesses) < 3000
    for seat, card in enumerate(reversed(WORDS[-4:]), start=1):
        knowledge.hear(Laid(Seat(seat), card, 1, 0))
    assert len(knowledge.guesses) == 1
    assert bag_words(knowledge.certain(0)) == WORDS[:-4]
    assert [bag_words(knowledge.certain(seat)) for seat in range(1, 6)] == [()] * 5


def test_a_new_round_forgets_what_was_heard() -> None:
    knowledge = after_pulls(2)
    knowledge.new_round()
    assert knowledge.heard == [] and not knowledge.sieve.has_dropped
