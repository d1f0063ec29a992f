"""Finished games, brought to the server the tests run on."""

from __future__ import annotations

import json
from typing import Final

from tests.browser.person import Person
from tests.review.recorded import recorded

SEED: Final = 12
"""Of a short game in which even a small budget finds something to say."""


def take_in(anna: Person, seed: int = SEED, game: str = "larder") -> str:
    """A finished game with some slips in it, at the server."""
    answer = anna.context.request.post(
        f"{anna.address}/api/logs",
        data=recorded(game, seed).write(),
        headers={"content-type": "text/plain"},
    )
    return str(json.loads(answer.body())["table"]["id"])


def play_on(anna: Person, left: int, seed: int = SEED, game: str = "larder") -> None:
    """Sit down in that game where at most so many of its decisions are left."""
    entries = recorded(game, seed).entries
    at = next(i for i in range(len(entries) - left, len(entries)) if entries[i].kind == "move")
    seated = anna.context.request.post(
        f"{anna.address}/api/tables/{take_in(anna, seed, game)}/practice",
        data={"at": at, "seat": 0, "name": "Anna"},
    ).json()
    anna.page.goto(f"{anna.address}/t/{seated['table']['id']}#{seated['token']}")
    anna.page.wait_for_selector("[data-status]")
