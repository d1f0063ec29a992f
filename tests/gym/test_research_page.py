"""The page for researchers is true: its code runs, from the first line to the last."""

from __future__ import annotations

import re
from pathlib import Path

from logovo.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def test_its_code_runs() -> None:
    names: dict[str, object] = {}
    for code in re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL):
        exec(compile(code, "docs/research.md", "exec"), names)


def test_its_table_of_actions_is_true() -> None:
    rows = dict(re.findall(r"^\| (\w+) \| ([\d,]+) \|", PAGE, flags=re.MULTILINE))
    assert set(rows) == set(GAMES)
    for key, numbers in rows.items():
        options = GAMES[key].options(GAMES[key].least, {})
        assert int(numbers.replace(",", "")) == GAMES[key].door(options).actions
