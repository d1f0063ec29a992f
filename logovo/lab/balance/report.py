"""A balance report as one page of HTML, in both languages."""

from __future__ import annotations

from html import escape

from logovo.lab.balance.measures import MEASURES, OptionShift
from logovo.lab.balance.results import Balance
from logovo.lab.balance.words import PERCENT, BalanceWords
from logovo.lab.study.data import NoLab
from logovo.lab.study.page import figure, page, table
from logovo.text.catalogue import LANGS


def balance_report(found: Balance, lang: str) -> str:
    """Raises NoLab where the libraries that draw are not installed."""
    told = {one: BalanceWords(found, one) for one in LANGS}
    titles = {one: words.title() for one, words in told.items()}
    return page(titles, {one: body(found, words) for one, words in told.items()}, lang)


def body(found: Balance, words: BalanceWords) -> str:
    parts = [
        f"<p>{escape(words.head())}</p><p><small>{escape(words.say('balance-how'))}</small></p>"
    ]
    for heading, lines in words.sections():
        parts.append(f"<h2>{escape(words.say(heading))}</h2><ul>")
        parts += [f"<li>{escape(line)}</li>" for line in lines]
        parts.append("</ul>")
    parts.append(f"<p><small>{escape(words.say('balance-note'))}</small></p>")
    parts += [figure(words.say(id), spec) for id, spec in pictures(found, words).items()]
    parts.append(f"<h2>{escape(words.say('report-numbers'))}</h2>{players(found, words)}")
    if found.settings:
        parts.append(f"<h2>{escape(words.say('balance-options'))}</h2>{options(found, words)}")
        parts.append(f"<p><small>{escape(words.say('balance-against'))}</small></p>")
    parts.append(f"<p><small>{escape(' '.join(found.command))}</small></p>")
    return "".join(parts)


def pictures(found: Balance, words: BalanceWords) -> dict[str, str]:
    try:
        from logovo.lab.balance.charts import charts
    except ImportError:
        raise NoLab from None
    return charts(found, words)


def players(found: Balance, words: BalanceWords) -> str:
    """A column for each number of players."""
    heads = ["", *(f"{one.players}" for one in found.bases)]
    rows = []
    for name in MEASURES:
        cells = [escape(words.say(f"balance-measure-{name}"))]
        for one in found.bases:
            value = one.values.get(name)
            if value is None:
                cells.append("–")
                continue
            low, high = words.told(name, value.low), words.told(name, value.high)
            cells.append(f"{words.told(name, value.mean)}<br><small>{low}–{high}</small>")
        rows.append(cells)
    heads[0] = words.say("balance-players")
    return table(heads, rows)


def options(found: Balance, words: BalanceWords) -> str:
    """A row for each setting, a column for each measure."""
    heads = [words.say("balance-option")]
    heads += [words.say(f"balance-measure-{name}") for name in MEASURES]
    rows = []
    for one in found.settings:
        cells = [escape(words.option(one))]
        cells += [cell(words, name, one.shifts.get(name)) for name in MEASURES]
        rows.append(cells)
    return table(heads, rows)


def cell(words: BalanceWords, name: str, found: OptionShift | None) -> str:
    if found is None:
        return "–"
    unit = 100 if name in PERCENT else 1
    digits = 0 if abs(found.mean) * unit >= 100 else 1
    low, mean, high = (
        ("+" if one > 0 else "") + words.number(one * unit, digits).replace("-", "−")
        for one in (found.low, found.mean, found.high)
    )
    told = f"<b>{mean}</b>" if found.noticed else mean
    return f"{told}<br><small>{low} … {high}</small>"
