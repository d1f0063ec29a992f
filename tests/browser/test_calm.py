"""Nothing moves by itself while somebody decides; `bench/frames.py` looks at whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.sizes import BEGUN, SHIFTED, WATCH, open_table

DECISIONS = 3
MOST = 0.02
# As long as a person looks at least; whatever comes late comes within it.
LOOKING = 400


@pytest.mark.parametrize(("size", "game"), [("tall", "vampires"), ("laptop", "gold")])
def test_the_page_is_still_during_a_decision(
    person: Callable[..., Person], size: str, game: str
) -> None:
    anna = person(size=size, seed=5)
    open_table(anna, game, 4)
    anna.page.evaluate(WATCH)
    for _decision in range(DECISIONS):
        assert anna.wait_for_turn() == "mine"
        anna.page.evaluate(BEGUN)
        anna.page.wait_for_timeout(LOOKING)
        anna.pick()
        anna.touch()
        anna.page.wait_for_timeout(LOOKING)
        assert float(anna.page.evaluate(SHIFTED)) < MOST
        anna.turn()


def test_a_table_at_rest_animates_nothing(person: Callable[..., Person]) -> None:
    """An endless animation would cost a processor, and a battery, as long as the page is open."""
    anna = person(seed=5)
    for game in ("larder", "vampires"):
        open_table(anna, game, 4)
        anna.wait_for_turn()
        anna.page.wait_for_function(RESTS)


RESTS = "() => document.getAnimations().every((one) => one.playState !== 'running')"
