"""The pictures of a balance report. Needs the extra `lab`."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, TypeAlias

import altair

from logovo.lab.balance.measures import Value
from logovo.lab.balance.results import Balance
from logovo.lab.balance.skill import SHOWN, ahead
from logovo.lab.balance.words import BalanceWords
from logovo.lab.stats import quantile
from logovo.lab.study.charts import INK, WIDTH

Drawn: TypeAlias = altair.Chart | altair.LayerChart | altair.FacetChart
OTHER_INK: Final = "#2f7f86"
HEIGHT: Final = 190
BINS: Final = 32
LABELS: Final = 190
"""Pixels for the name of an option."""
COLOURS: Final = [
    "#b4541a",
    "#2f7f86",
    "#8a6d1f",
    "#7b4ea3",
    "#3f7d3a",
    "#c2527e",
    "#5a6b8c",
    "#a08060",
]


def charts(found: Balance, words: BalanceWords) -> dict[str, str]:
    """Vega-Lite specifications by their heading."""
    drawn: dict[str, Drawn] = {
        "balance-chart-first": first_chart(found, words),
        "balance-chart-lengths": length_chart(found, words),
        "balance-chart-curve": curve_chart(found, words),
        "balance-chart-skill": skill_chart(found, words),
    }
    if found.settings:
        drawn["balance-chart-options"] = option_chart(found, words)
    return {id: chart.to_json() for id, chart in drawn.items()}


def first_chart(found: Balance, words: BalanceWords) -> Drawn:
    rows = [
        {"players": table.players, "fair": 1 / table.players, **row(table.values["first"])}
        for table in found.bases
    ]
    base = altair.Chart(altair.Data(values=rows))
    y = altair.Y("players:O", title=words.say("balance-players"))
    x = altair.X("mean:Q", title=words.say("balance-chart-first"), axis=altair.Axis(format="%"))
    fair = base.mark_tick(color="gray", thickness=2, size=18).encode(x="fair:Q", y=y)
    bars = base.mark_rule(color=INK, strokeWidth=2).encode(x="low:Q", x2="high:Q", y=y)
    points = base.mark_point(filled=True, size=60, color=INK).encode(x=x, y=y)
    return altair.layer(fair, bars, points).properties(width=WIDTH)


def row(value: Value) -> dict[str, float]:
    return {"mean": value.mean, "low": value.low, "high": value.high}


def by_players(words: BalanceWords) -> altair.Color:
    return altair.Color(
        "players:N",
        title=words.say("balance-players"),
        scale=altair.Scale(range=COLOURS),
        legend=altair.Legend(orient="bottom", symbolOpacity=1),
    )


def length_chart(found: Balance, words: BalanceWords) -> Drawn:
    # All numbers of players in the same steps; the few longest games would flatten the rest.
    longest = max(quantile(Counter(table.lengths), 0.99) for table in found.bases)
    width = max(1, -(-longest // BINS))
    rows = []
    for table in found.bases:
        steps: Counter[int] = Counter()
        for decisions, times in table.lengths.items():
            steps[decisions // width] += times
        rows += [
            {
                "players": table.players,
                "decisions": step * width + width // 2,
                "share": steps[step] / max(1, table.games),
            }
            for step in range(BINS + 1)
        ]
    chart = altair.Chart(altair.Data(values=rows)).mark_line(interpolate="monotone")
    drawn: Drawn = chart.encode(
        # Thousands are parted by a comma or by a space, as the language has it: here by nothing.
        x=altair.X(
            "decisions:Q", title=words.say("balance-chart-lengths"), axis=altair.Axis(format="d")
        ),
        y=altair.Y("share:Q", title=words.say("report-games"), axis=altair.Axis(format="%")),
        color=by_players(words),
    ).properties(width=WIDTH, height=HEIGHT)
    return drawn


def curve_chart(found: Balance, words: BalanceWords) -> Drawn:
    rows = [
        {"players": table.players, "through": look / len(table.curve), **row(value)}
        for table in found.bases
        for look, value in enumerate(table.curve)
    ]
    base = altair.Chart(altair.Data(values=rows))
    x = altair.X("through:Q", title=words.say("balance-through"), axis=altair.Axis(format="%"))
    title = words.say("balance-chart-curve")
    y = altair.Y("mean:Q", title=title, axis=altair.Axis(format="%"))
    line = base.mark_line().encode(x=x, y=y, color=by_players(words))
    band = base.mark_area(opacity=0.15).encode(
        x=x, y=altair.Y("low:Q", title=title), y2="high:Q", color=by_players(words)
    )
    return altair.layer(band, line).properties(width=WIDTH, height=HEIGHT)


def skill_chart(found: Balance, words: BalanceWords) -> Drawn:
    usual = found.base(found.usual)
    steps = {words.say("balance-step-quick"): (usual.values["skill"].mean, usual.players)}
    if found.thinking is not None:
        name = words.say("balance-step-thinking", bot=found.thinking.bot)
        steps[name] = (found.thinking.won.mean, found.thinking.players)
    rows: list[dict[str, str | float]] = []
    for step, (share, players) in steps.items():
        chances = ahead(share, players, max(SHOWN))
        rows += [{"step": step, "games": n, "ahead": chances[n - 1]} for n in SHOWN]
    legend = altair.Legend(orient="bottom", columns=1, labelLimit=400)
    # From even chances on, or from where a bot that plays worse ends: never cut off.
    lowest = min(0.4, math.floor(10 * min(float(row["ahead"]) for row in rows)) / 10)
    chart = altair.Chart(altair.Data(values=rows)).mark_line(point=True)
    drawn: Drawn = chart.encode(
        x=altair.X(
            "games:Q",
            title=words.say("balance-after"),
            scale=altair.Scale(type="log"),
            axis=altair.Axis(values=[1, 2, 5, 10, 20, 50, 100], format="d"),
        ),
        y=altair.Y(
            "ahead:Q",
            title=words.say("balance-chart-skill"),
            axis=altair.Axis(format="%"),
            scale=altair.Scale(domain=[lowest, 1.0]),
        ),
        color=altair.Color(
            "step:N", title=None, sort=None, scale=altair.Scale(range=COLOURS), legend=legend
        ),
    ).properties(width=WIDTH, height=HEIGHT)
    return drawn


def option_chart(found: Balance, words: BalanceWords) -> Drawn:
    """Effect sizes; the stronger the colour the larger, its hue says which way."""
    rows: list[dict[str, str | float]] = []
    for table in found.settings:
        for name, shift in table.shifts.items():
            rows.append(
                {
                    "option": words.option(table, whole=False),
                    "measure": words.say(f"balance-measure-{name}"),
                    "effect": shift.effect,
                    "size": min(1.0, abs(shift.effect)) if shift.noticed else 0.0,
                    "way": "up" if shift.effect > 0 else "down",
                    "text": words.number(shift.effect) if shift.noticed else "",
                }
            )
    base = altair.Chart(altair.Data(values=rows))
    x = altair.X("measure:N", title=None, sort=None, axis=altair.Axis(labelAngle=-45))
    y = altair.Y("option:N", title=None, sort=None, axis=altair.Axis(labelLimit=LABELS))
    ways = altair.Scale(domain=["down", "up"], range=[OTHER_INK, INK])
    boxes = base.mark_rect().encode(
        x=x,
        y=y,
        color=altair.Color("way:N", scale=ways, legend=None),
        opacity=altair.Opacity(
            "size:Q", scale=altair.Scale(domain=[0, 1], range=[0.06, 0.85]), legend=None
        ),
    )
    text = base.mark_text(fontSize=11).encode(x=x, y=y, text="text:N")
    return altair.layer(boxes, text).properties(width=altair.Step(30), height=altair.Step(24))
