"""What decided a game whose scores nobody could see, told when it is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from logovo.core.log import Log
from logovo.core.table import Replay
from logovo.games import game as game_of
from tests.browser.person import Person
from tests.review.recorded import recorded


def deciding_step(log: Log) -> int:
    """After which entry the winner was ahead for good; 0 if several won, or one led all along."""
    game = game_of(log.header.game)
    replay = Replay(game, log)
    scores = [game.scores(replay.table.state)]
    while replay.has_more():
        replay.step()
        scores.append(game.scores(replay.table.state))
    outcome = game.outcome(replay.table.state)
    assert outcome is not None and tuple(scores[-1]) == outcome.scores
    if len(outcome.winners) != 1:
        return 0
    (winner,) = outcome.winners
    level = [
        at
        for at, row in enumerate(scores)
        if row[winner] <= max(score for seat, score in enumerate(row) if seat != winner)
    ]
    return level[-1] + 1 if level and level[-1] + 1 < len(scores) else 0


@pytest.mark.parametrize("game", ["gold", "drakon"])
def test_the_summary_says_from_which_moment_on_the_winner_led(
    person: Callable[..., Person], game: str
) -> None:
    log = next(log for log in (recorded(game, seed) for seed in range(1, 40)) if deciding_step(log))
    anna = person(size="phone", lang="en")
    made = anna.context.request.post(
        f"{anna.address}/api/logs", data=log.write(), headers={"content-type": "text/plain"}
    ).json()
    anna.visit(f"/replay/{made['table']['id']}")
    anna.page.locator("[data-ended]").click()
    told = anna.page.locator("dialog[open] [data-deciding] a")
    told.wait_for()
    address = f"/replay/{made['table']['id']}?step={deciding_step(log) + 1}"
    expect(told).to_have_attribute("href", address)
    assert told.inner_text().strip()
    # The plot is of the real scores, not of what could be counted in play.
    expect(anna.page.locator("dialog[open] figcaption")).to_have_text("How the scores went")
    assert anna.violations() == []
