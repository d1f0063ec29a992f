"""The forest in the terminal."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from logovo.cli.boards.lucky import draw
from logovo.text.catalogue import texts
from tests.lucky.build import lay_out
from tests.lucky.test_goals import FORK


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


def test_a_tied_pit_is_drawn_as_one() -> None:
    desk = lay_out("T3 T1", "T1", "T1", forest=FORK, goals="G P1 P2")
    pictures = []
    for move in ("lay T3 @4,0", "turn g2 r"):
        desk.play(move)
        paper = StringIO()
        Console(width=100, file=paper).print(draw(desk.seen(), texts("en", "lucky")))
        pictures.append(next(x for x in paper.getvalue().splitlines() if x.startswith("│   0 ")))
    assert "g2" not in pictures[0] and "──  o  " in pictures[0], "no way is chosen yet"
    assert "────o  " in pictures[1]
