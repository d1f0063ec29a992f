"""Nothing moves by itself while somebody decides; `bench/frames.py` looks at whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from logovo.games import GAMES
from tests.browser.person import Person
from tests.browser.sizes import BEGUN, SCREENS, SHIFTED, WATCH, look, open_table, resize

MOST = 0.02
# As long as a person looks at least; whatever comes late comes within it.
LOOKING = 400
# What moves so soon after the screen was turned, or after a touch, is not counted by the browser.
UNCOUNTED = 550
# Lines of hair may be drawn a pixel aside where a thing is taken up.
STEADY = 1


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_still_during_a_decision(person: Callable[..., Person], game: str) -> None:
    """A decision on each screen: nothing moves while one looks, nor the board while one chooses."""
    anna = person(seed=5)
    open_table(anna, game, 4)
    anna.page.evaluate(WATCH)
    for screen in SCREENS:
        assert anna.wait_for_turn() == "mine"
        resize(anna, screen)
        anna.page.wait_for_timeout(UNCOUNTED)
        anna.page.evaluate(BEGUN)
        anna.page.wait_for_timeout(LOOKING)
        before = look(anna)["common"]
        if anna.pick() == "":
            anna.touch()
            anna.page.wait_for_timeout(LOOKING)
            after = look(anna)["common"]
            moved = max(abs(a - b) for a, b in zip(after, before, strict=True))
            assert moved <= STEADY, (screen, before, after)
        assert float(anna.page.evaluate(SHIFTED)) < MOST, screen
        anna.turn()


def test_a_table_at_rest_animates_nothing(person: Callable[..., Person]) -> None:
    """An endless animation would cost a processor, and a battery, as long as the page is open."""
    anna = person(seed=5)
    for game in ("larder", "vampires"):
        open_table(anna, game, 4)
        anna.wait_for_turn()
        anna.page.wait_for_function(RESTS)


RESTS = "() => document.getAnimations().every((one) => one.playState !== 'running')"
