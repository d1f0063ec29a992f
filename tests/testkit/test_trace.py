"""The rule tracer: what counts as code, as a test, and what it must notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from logovo.games import GAMES
from logovo.testkit.trace import declared, marked, trace, used

BOOK = """
DEAL: Final = Rule("toy.deal", "S")
DRAW: Final = Rule("toy.draw", "R")
LOSE: Final = Rule("toy.lose", "S")
RULES: Final = (DEAL, DRAW, LOSE)
"""

CODE = """
from toy.rulebook import DEAL, DRAW
def refuse():
    return Refusal(DRAW)
# toy.lose: a comment beside the effect
# see toy.md
"""


def test_code_is_a_constant_used_or_an_id_in_a_comment(tmp_path: Path) -> None:
    book, code = tmp_path / "rulebook.py", tmp_path / "effects.py"
    book.write_text(BOOK)
    code.write_text(CODE)
    names = declared(book)
    assert names == {"DEAL": "toy.deal", "DRAW": "toy.draw", "LOSE": "toy.lose"}
    assert list(used(code, names, "toy")) == [("toy.draw", 4), ("toy.lose", 5)]


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    tests = tmp_path / "test_toy.py"
    tests.write_text(
        'import pytest\n@pytest.mark.rule("toy.deal")\ndef test_a(): ...\n'
        'ROWS = [pytest.param(1, marks=pytest.mark.rule("toy.draw"))]\n'
    )
    assert list(marked(tests)) == [("toy.deal", 2), ("toy.draw", 4)]


@pytest.mark.parametrize("key", GAMES)
def test_a_rule_without_a_test_is_a_gap(key: str, tmp_path: Path) -> None:
    gaps = trace(GAMES[key], tmp_path).gaps()
    for rule in GAMES[key].rules:
        assert f"{rule.id}: no test" in gaps


@pytest.mark.parametrize("key", GAMES)
def test_an_unknown_id_is_a_gap(key: str, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(f'@pytest.mark.rule("{key}.no-such")\ndef test(): ...\n')
    assert any(f"{key}.no-such: no such rule" in gap for gap in trace(GAMES[key], tmp_path).gaps())
