"""Games told line by line, with who heard what. A change of rules or words shows as a diff;
when it is meant, write the files again: `python -m tests.test_playthroughs`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from logovo.games import GAMES
from logovo.testkit.tell import tell

HERE = Path(__file__).parent / "playthroughs"


@dataclass(frozen=True)
class Kept:
    """What to tell: the first decisions of a seeded game."""

    key: str
    players: int
    seed: int
    decisions: int
    why: str
    chosen: dict[str, str] = field(default_factory=dict)


KEPT = {
    "larder": Kept("larder", 3, 11, 60, "base rules: secret swaps, takes, draws, Firebreaths"),
    "larder-tricks": Kept(
        "larder",
        2,
        3,
        150,
        "two players with tricks: who sees a card that is pulled",
        {"tricks": "on"},
    ),
    "drakon": Kept("drakon", 3, 5, 60, "chambers drawn and laid, coins only their owner sees"),
    "drakon-heroes": Kept(
        "drakon", 4, 8, 60, "heroes with their abilities, the figure on its way", {"heroes": "on"}
    ),
    "gold": Kept("gold", 3, 4, 60, "hoards cut in the open, thefts two people know of"),
    "gold-advanced": Kept(
        "gold", 4, 6, 80, "action cards, and windows nobody hears of", {"advanced": "on"}
    ),
    "lucky": Kept("lucky", 3, 4, 60, "base rules: paths, passes, breaks, a look at a goal"),
    "lucky-continued": Kept(
        "lucky",
        5,
        9,
        70,
        "every card continues the path; a round runs out",
        {"must-continue": "on"},
    ),
    "vampires": Kept("vampires", 3, 2, 60, "lids everybody sees and nobody may look up again"),
    "vampires-two": Kept("vampires", 2, 7, 60, "the rules for two"),
}


def told(name: str) -> str:
    kept = KEPT[name]
    game = GAMES[kept.key]
    options = game.options(kept.players, kept.chosen)
    return tell(game, options, kept.seed, kept.decisions, kept.why)


@pytest.mark.parametrize("name", KEPT)
def test_it_is_told_as_before(name: str) -> None:
    assert told(name) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in KEPT:
        (HERE / f"{name}.txt").write_text(told(name), encoding="utf-8")
