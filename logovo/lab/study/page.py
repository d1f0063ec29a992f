"""One page of HTML with everything inside: no network, no script, light and dark, phones, and both
languages with a switch between them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from logovo.lab.study.data import NoLab
from logovo.text.catalogue import LANGS

STYLE: Final = """
:root{color-scheme:light dark;--ink:#2b2118;--paper:#fbf6ec;--line:#d9cbb2}
@media(prefers-color-scheme:dark){:root{--ink:#efe6d6;--paper:#1d1813;--line:#4a3f32}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
max-width:46rem;margin:0 auto;padding:1rem;overflow-wrap:break-word}
h1{font-size:1.5rem;line-height:1.25;clear:both}h2{font-size:1.1rem;margin-top:2rem}
.scroll{overflow-x:auto}.scroll svg{width:100%;max-width:32rem;height:auto;display:block}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{padding:.3rem .5rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th{vertical-align:bottom;white-space:normal;font-weight:600}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:9rem}
small{opacity:.75;font-weight:400}li{margin:.25rem 0}
fieldset{border:0;padding:0;margin:0;float:right;display:flex;gap:.25rem}
.switch input{position:absolute;opacity:0}
.switch label{padding:.5rem .7rem;border:1px solid var(--line);border-radius:.5rem;cursor:pointer}
.switch input:checked+label{background:var(--line)}
.switch input:focus-visible+label{outline:2px solid currentColor}
"""
NAMES: Final = {"ru": "Русский", "en": "English"}
INK: Final = "currentColor"
MARKS: Final = re.compile(r' (?:aria-[a-z]+|role|pointer-events|xmlns:xlink)="[^"]*"')


def page(titles: dict[str, str], bodies: dict[str, str], lang: str) -> str:
    """The same in every language; `lang` is shown first."""
    return shell(titles[lang], mains(titles, bodies), lang)


def mains(titles: dict[str, str], bodies: dict[str, str]) -> str:
    return "".join(
        f'<main lang="{one}"><h1>{escape(titles[one])}</h1>{bodies[one]}</main>' for one in LANGS
    )


def shell(title: str, inside: str, lang: str) -> str:
    radios = "".join(
        f'<input type="radio" name="lang" id="lang-{one}"{" checked" if one == lang else ""}>'
        f'<label for="lang-{one}">{NAMES[one]}</label>'
        for one in LANGS
    )
    # Where a browser does not know :has, both languages are shown, one after the other.
    hiding = "".join(
        f"body:has(#lang-{one}:checked) :is(main,.ended):not([lang={one}]){{display:none}}"
        for one in LANGS
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{hiding}</style></head>"
        f'<body><fieldset class="switch">{radios}</fieldset>{inside}</body></html>\n'
    )


def figure(name: str, spec: str) -> str:
    """A picture under its heading."""
    label = escape(name)
    return f'<h2>{label}</h2><div class="scroll" role="img" aria-label="{label}">{svg(spec)}</div>'


def table(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are HTML already."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def svg(spec: str, ink: str = INK, background: str = "transparent") -> str:
    """Drawn here, so that the page needs no script; words in the ink of the page."""
    try:
        import vl_convert
    except ImportError:
        raise NoLab from None
    drawn = vl_convert.vegalite_to_svg(json.loads(spec), config=config(ink, background))
    # What marks are called, for readers of the screen, the tables below say: half the size.
    return MARKS.sub("", drawn)


def png(spec: str, ink: str, background: str, scale: float) -> bytes:
    try:
        import vl_convert
    except ImportError:
        raise NoLab from None
    styled = config(ink, background)
    return vl_convert.vegalite_to_png(json.loads(spec), config=styled, scale=scale)


def config(ink: str, background: str) -> dict[str, object]:
    label = {"labelColor": ink, "titleColor": ink, "labelFontSize": 12, "titleFontSize": 12}
    return {
        "background": background,
        # Browsers have wider letters than those the picture was measured with.
        "padding": {"left": 24, "right": 12, "top": 6, "bottom": 12},
        "axis": {
            **label,
            "titleFontWeight": "normal",
            "gridColor": ink,
            "gridOpacity": 0.15,
            "domainColor": ink,
            "tickColor": ink,
        },
        "header": label,
        "legend": label,
        "text": {"color": ink},
        "view": {"stroke": "transparent"},
    }
