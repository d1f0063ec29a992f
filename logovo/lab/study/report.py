"""A study as one page of HTML with its pictures inside, in both languages."""

from __future__ import annotations

from html import escape

from logovo.lab.study.data import NoLab
from logovo.lab.study.page import figure, page, table
from logovo.lab.study.results import StudyResult
from logovo.lab.study.words import StudyWords, points
from logovo.text.catalogue import LANGS


def report(result: StudyResult, lang: str) -> str:
    """Raises NoLab where the libraries that draw are not installed."""
    told = {one: StudyWords(result, one) for one in LANGS}
    titles = {one: words.title() for one, words in told.items()}
    return page(titles, {one: body(result, words) for one, words in told.items()}, lang)


def body(result: StudyResult, words: StudyWords) -> str:
    manifest = result.manifest
    head = words.say(
        "report-head",
        games=f"{result.games:,}",
        tables=len(result.cells),
        bots=", ".join(manifest.study.bots),
        version=manifest.version,
        ruleset=manifest.ruleset,
        seed=str(manifest.study.seed),
    )
    parts = [f"<p>{escape(head)}</p>"]
    parts.append(f"<h2>{escape(words.say('report-findings'))}</h2><ul>")
    parts += [f"<li>{escape(line)}</li>" for line in words.findings()]
    parts.append("</ul>")
    parts += [figure(words.say(id), spec) for id, spec in charts(result, words).items()]
    parts.append(f"<p><small>{escape(words.say('report-fair'))}</small></p>")
    parts.append(f"<h2>{escape(words.say('report-numbers'))}</h2>{numbers(result, words)}")
    parts.append(f"<p><small>{escape(' '.join(manifest.command))}</small></p>")
    return "".join(parts)


def charts(result: StudyResult, words: StudyWords) -> dict[str, str]:
    """Vega-Lite specifications by the heading they stand under."""
    try:
        from logovo.lab.study.charts import length_chart, seat_chart, share_chart
    except ImportError:
        raise NoLab from None

    def say(id: str) -> str:
        return words.say(id)

    return {
        "report-shares": share_chart(result, say).to_json(),
        "report-seats": seat_chart(result, say).to_json(),
        "report-lengths": length_chart(result, say).to_json(),
    }


def numbers(result: StudyResult, words: StudyWords) -> str:
    heads = ("report-table", "report-bot", "report-share", "report-interval", "report-length")
    rows = []
    for cell in result.cells:
        length = f"{cell.length['mean']:.1f}" if cell.length else ""
        for bot, one in cell.shares.items():
            interval = f"{points(one.low)}–{points(one.high)}"
            texts = (cell.label, bot, f"{points(one.mean)} %", interval, length)
            rows.append([escape(text) for text in texts])
    return table([words.say(id) for id in heads], rows)
