"""Games told line by line, with who heard what. A change of rules or words shows as a diff;
when it is meant, write the files anew: `python -m tests.lucky.test_playthroughs`."""

from __future__ import annotations

from pathlib import Path

import pytest

from logovo.games.lucky.game import GAME
from logovo.testkit.tell import tell

HERE = Path(__file__).parent / "playthroughs"
KEPT = {
    "plain": (3, "", 4, 60, "base rules: paths, passes, breaks, a look at a goal"),
    "continued": (5, "must-continue", 9, 70, "every card continues the path; a round runs out"),
}


def told(name: str) -> str:
    players, option, seed, decisions, why = KEPT[name]
    options = GAME.options(players, {option: "on"} if option else {})
    return tell(GAME, options, seed, decisions, why)


@pytest.mark.parametrize("name", KEPT)
def test_it_is_told_as_before(name: str) -> None:
    assert told(name) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in KEPT:
        (HERE / f"{name}.txt").write_text(told(name), encoding="utf-8")
