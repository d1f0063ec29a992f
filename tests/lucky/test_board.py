"""The forest in the terminal."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from logovo.cli.boards.lucky import draw
from logovo.text.catalogue import texts
from tests.lucky.build import lay_out


def test_paths_goals_and_coordinates_are_drawn() -> None:
    desk = lay_out("T5 dust", "T1", "T1", forest="T2 @1,0, B4 @2,0", broken="2 lamp")
    for lang in ("ru", "en"):
        paper = StringIO()
        Console(width=100, file=paper).print(draw(desk.seen(1), texts(lang, "lucky")))
        picture = paper.getvalue()
        row = next(line for line in picture.splitlines() if line.startswith("│   0 "))
        assert "──S─────────╳──" in row and "│g2?│" in row
        assert texts(lang, "lucky").word("lamp") in picture
        assert texts(lang, "lucky").word("lucky") in picture, "one's own role"
