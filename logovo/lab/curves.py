"""The exams of a run as a picture."""

from __future__ import annotations

from pathlib import Path

from logovo.lab.study.data import NoLab
from logovo.learn.run import Mark


def draw(marks: dict[int, list[Mark]], title: str, path: Path) -> None:
    """A line for each table size with its 95 % intervals, beside the fair share. Raises NoLab."""
    try:
        import altair
    except ImportError:
        raise NoLab from None
    rows = [
        {
            "seconds": mark.seconds,
            "won": mark.won,
            "low": mark.won - mark.off,
            "high": mark.won + mark.off,
            "fair": mark.fair,
            "players": f"{players} players",
        }
        for players, listed in marks.items()
        for mark in listed
    ]
    base = altair.Chart(altair.Data(values=rows), title=title, width=420, height=260)
    x = altair.X("seconds:Q", title="seconds of one core")
    colour = altair.Color("players:N", title=None)
    share = altair.Axis(format="%")
    picture = altair.layer(
        base.mark_area(opacity=0.15).encode(x=x, y="low:Q", y2="high:Q", color=colour),
        base.mark_line(point=True).encode(
            x=x, y=altair.Y("won:Q", title="won among greedy", axis=share), color=colour
        ),
        base.mark_line(strokeDash=[4, 4]).encode(x=x, y="fair:Q", color=colour),
    )
    picture.save(str(path))
