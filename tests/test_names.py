"""A class has its name for itself: whoever reads it in a message or a search knows which it is."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1] / "logovo"
SAME_PART = {"Greedy", "HandReading", "Rollout"}
"""What every game has of its own, under the same name by intention (docs/adding-a-game.md)."""


def classes() -> dict[str, list[str]]:
    """Where each class outside the games is declared. A game may use the nouns of its own box."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        where = path.relative_to(ROOT)
        if where.parts[0] == "games":
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(where))
    return found


def test_no_two_classes_outside_the_games_share_a_name() -> None:
    found = classes()
    assert len(found) > 100
    shared = {name: files for name, files in found.items() if len(files) > 1}
    assert {name: files for name, files in shared.items() if name not in SAME_PART} == {}
