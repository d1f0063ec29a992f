"""A review as one page of HTML: no network, light and dark, readable on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from logovo.review.report import Review
from logovo.review.words import Words

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 36
COLOURS: Final = (
    "#c2410c", "#0f766e", "#6d28d9", "#a16207", "#be185d",
    "#1d4ed8", "#15803d", "#7c2d12", "#475569", "#86198f",
)  # fmt: skip
DASHES: Final = ("", "8 4", "2 4", "12 3 2 3", "5 2", "14 4", "1 5", "6 2 1 2", "3 3", "9 2")

STYLE: Final = """
:root{color-scheme:light dark;--ink:#2b2118;--paper:#fbf6ec;--line:#d9cbb2}
@media(prefers-color-scheme:dark){:root{--ink:#efe6d6;--paper:#1d1813;--line:#4a3f32}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
max-width:46rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}
svg{width:100%;height:auto}.grid{stroke:var(--line)}text{fill:currentColor;font-size:12px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right}
th:first-child,td:first-child{text-align:left}small{opacity:.75}
"""


def page(told: Review, lang: str) -> str:
    words = Words(told, lang)
    title = escape(words.title())
    parts = (
        f"<h1>{title}</h1>",
        listed(words.account(account) for account in told.accounts),
        f"<h2>{escape(words.say('curve'))}</h2>",
        curve(told, words),
        legend(told),
        f'<div class="scroll">{accounts(told, words)}</div>',
        f"<p><small>{escape(words.say('points'))}</small></p>",
        f"<h2>{escape(words.say('moments'))}</h2>",
        listed(words.moment(at) for at in told.moments),
        f"<h2>{escape(words.say('verdicts'))}</h2>",
        verdicts(told, words),
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>"
        + "".join(parts)
        + "</body></html>\n"
    )


def listed(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def verdicts(told: Review, words: Words) -> str:
    """Every decision that is worth a word, and below it what could have been known there."""
    items: list[str] = []
    for made in told.decisions:
        line = words.verdict(made)
        if line:
            known = words.known(made)
            below = f"<details><summary>{escape(words.say('could-know'))}</summary>{listed(known)}"
            items.append(f"<li>{escape(line)}{below + '</details>' if known else ''}</li>")
    return f"<ul>{''.join(items)}</ul>" if items else listed([words.say("nothing")])


def accounts(told: Review, words: Words) -> str:
    heads = [words.say(id) for id in ("seat", "first", "own", "others", "luck", "end", "sound")]
    rows = ["".join(f"<th>{escape(head)}</th>" for head in heads)]
    for account in told.accounts:
        parts = (account.first, account.own, account.others, account.luck, account.result)
        cells = [escape(told.names[account.seat]), *map(words.points, parts)]
        cells.append(f"{account.sound}/{account.decisions}")
        rows.append("".join(f"<td>{cell}</td>" for cell in cells))
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def curve(told: Review, words: Words) -> str:
    """A line for every seat, told by colour and dash; the deciding moments are marked."""
    steps = len(told.curve) - 1

    def x(at: int) -> float:
        return LEFT + at / max(1, steps) * (WIDTH - LEFT - 8)

    def y(seat: int, at: int) -> float:
        return 10 + (1 - told.chance(at, seat)) * (HEIGHT - 30)

    drawn = [
        f'<path class="grid" d="M{LEFT} {10 + i * (HEIGHT - 30) / 4:.1f}H{WIDTH - 8}"/>'
        f'<text x="2" y="{14 + i * (HEIGHT - 30) / 4:.1f}">{100 - 25 * i}</text>'
        for i in range(5)
    ]
    drawn += [
        f'<path class="grid" stroke-dasharray="3 3" d="M{x(at + 1):.1f} 10V{HEIGHT - 20}"/>'
        f'<text x="{x(at + 1):.1f}" y="{HEIGHT - 6}" text-anchor="middle">'
        f"{told.steps[at].entry}</text>"
        for at in told.moments
    ]
    for seat in range(len(told.names)):
        points = " ".join(f"{x(at):.1f},{y(seat, at):.1f}" for at in range(steps + 1))
        drawn.append(
            f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[seat]}" points="{points}"/>'
        )
    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    return f'<svg {frame} aria-label="{escape(words.say("curve"))}">{"".join(drawn)}</svg>'


def legend(told: Review) -> str:
    keys = [
        f'<svg viewBox="0 0 30 8" style="width:30px;height:8px"><path d="M0 4H30" fill="none" '
        f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg> '
        f"{escape(name)}"
        for seat, name in enumerate(told.names)
    ]
    return "<p>" + " &emsp; ".join(keys) + "</p>"
