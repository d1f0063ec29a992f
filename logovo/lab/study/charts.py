"""The pictures of a study's report: Vega-Lite, written with Altair. Needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import altair

from logovo.lab.study.estimates import Estimate
from logovo.lab.study.results import StudyResult

WIDTH: Final = 320
INK: Final = "#b4541a"
Say = Callable[[str], str]


def share_chart(result: StudyResult, say: Say) -> altair.FacetChart:
    """Every bot at every table with its interval."""
    rows = [
        {"table": cell.label, "bot": bot, **interval(share), "fair": 1 / cell.players}
        for cell in result.cells
        for bot, share in cell.shares.items()
    ]
    return intervals(rows, "bot", say("report-share"))


def seat_chart(result: StudyResult, say: Say) -> altair.FacetChart:
    """How often each seat wins, against a fair share."""
    rows = [
        {"table": cell.label, "bot": f"p{seat + 1}", **interval(share), "fair": 1 / cell.players}
        for cell in result.cells
        for seat, share in enumerate(cell.seats)
    ]
    return intervals(rows, "bot", say("report-seat"))


def intervals(rows: list[dict[str, object]], name: str, title: str) -> altair.FacetChart:
    base = altair.Chart()
    y = altair.Y(f"{name}:N", title=None, sort=None)
    x = altair.X("mean:Q", title=title, axis=altair.Axis(format="%"))
    points = base.mark_point(filled=True, size=60, color=INK).encode(x=x, y=y)
    bars = base.mark_rule(color=INK).encode(x="low:Q", x2="high:Q", y=y)
    fair = base.mark_tick(color="gray", thickness=2, size=18).encode(x="fair:Q", y=y)
    layered = altair.layer(fair, bars, points, data=altair.Data(values=rows))
    return layered.properties(width=WIDTH).facet(
        row=altair.Row("table:N", title=None, header=HEADER, sort=None)
    )


def length_chart(result: StudyResult, say: Say) -> altair.Chart:
    """How long games are, in decisions: the whole distribution in forty steps."""
    rows = []
    for cell in result.cells:
        for decisions, times in binned(cell.lengths).items():
            share = times / max(1, cell.games)
            rows.append({"table": cell.label, "decisions": decisions, "share": share})
    chart = altair.Chart(altair.Data(values=rows)).mark_area(opacity=0.45, interpolate="monotone")
    legend = altair.Legend(orient="bottom", columns=1, labelLimit=600)
    drawn: altair.Chart = chart.encode(
        x=altair.X("decisions:Q", title=say("report-decisions"), axis=altair.Axis(format="d")),
        y=altair.Y("share:Q", title=say("report-games"), axis=altair.Axis(format="%"), stack=None),
        color=altair.Color("table:N", title=None, legend=legend),
    ).properties(width=WIDTH, height=180)
    return drawn


HEADER: Final = altair.Header(labelOrient="top", labelAnchor="start", labelFontWeight="bold")


def interval(found: Estimate) -> dict[str, object]:
    return {"mean": found.mean, "low": found.low, "high": found.high}


def binned(lengths: dict[int, int], bins: int = 40) -> dict[int, int]:
    if not lengths:
        return {}
    width = max(1, -(-(max(lengths) - min(lengths)) // bins))
    found: dict[int, int] = {}
    for length, times in lengths.items():
        middle = length // width * width + width // 2
        found[middle] = found.get(middle, 0) + times
    return dict(sorted(found.items()))
