"""The table of coverage is counted from what was measured, and nothing else of the page moves."""

from __future__ import annotations

from pathlib import Path

from tools.quality import BEGIN, END, Count, counts, replaced, table

MEASURED = """<coverage><packages><package><classes>
<class filename="core/moves.py"><lines>
<line number="1" hits="1"/><line number="2" hits="0"/></lines></class>
<class filename="games/gold/moves.py"><lines><line number="1" hits="3"/></lines></class>
<class filename="roster.py"><lines><line number="1" hits="1"/></lines></class>
<class filename="logovo/core/chance.py"><lines><line number="1" hits="1"/></lines></class>
</classes></package></packages></coverage>"""


def test_lines_are_counted_by_package(tmp_path: Path) -> None:
    (tmp_path / "coverage.xml").write_text(MEASURED)
    found = counts(tmp_path / "coverage.xml")
    assert found == {
        "logovo.core": Count(3, 2),
        "logovo.games.gold": Count(1, 1),
        "logovo": Count(1, 1),
    }
    *_rows, last = table(found)
    assert last == "| **all** | 5 | **80.0 %** |"


def test_only_the_table_is_replaced() -> None:
    page = f"# Quality\n\n{BEGIN}\nold\n{END}\n\n## Next\n"
    assert replaced(page, ["new"]) == f"# Quality\n\n{BEGIN}\n\nnew\n\n{END}\n\n## Next\n"


def test_the_page_has_a_place_for_it() -> None:
    page = (Path(__file__).parents[1] / "docs" / "quality.md").read_text(encoding="utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
