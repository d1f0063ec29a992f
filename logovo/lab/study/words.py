"""What a study found, in sentences, in Russian or English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from logovo.core.rulebook import Fact
from logovo.lab.study.estimates import Estimate
from logovo.lab.study.results import CellResult, StudyResult
from logovo.text.catalogue import texts
from logovo.text.parser import parse
from logovo.text.resolve import Resolver

SMALL_EFFECT = 0.1
"""Of Cohen's h: below it a difference is there, but nobody at a table would notice."""


@cache
def resolver(lang: str) -> Resolver:
    source = files("logovo.lab") / "text" / f"{lang}.ftl"
    return Resolver(lang, parse(source.read_text(encoding="utf-8")))


class StudyWords:
    def __init__(self, result: StudyResult, lang: str) -> None:
        self.result = result
        self.lang = lang
        self.resolver = resolver(lang)
        self.texts = texts(lang, result.manifest.study.game)

    def say(self, id: str, **facts: Fact) -> str:
        return self.resolver.format(id, facts)

    def title(self) -> str:
        return self.say("report-title", game=self.texts.title())

    def findings(self) -> list[str]:
        """What each table answers, most important first; nothing is said that is not clear."""
        found = [self.say("report-unfinished")] if not self.result.whole else []
        for cell in self.result.cells:
            found.append(self.seats(cell))
            found += [self.pair(cell, name, pair) for name, pair in cell.differences.items()]
        return found

    def seats(self, cell: CellResult) -> str:
        fair = 1 / cell.players
        clear = [
            (seat, one)
            for seat, one in enumerate(cell.seats)
            if (one.low > fair or one.high < fair) and cell.games
        ]
        if not clear:
            widest = max((one.high - one.low for one in cell.seats), default=0.0) / 2
            return self.say("report-seats-even", table=cell.label, within=points(widest))
        seat, one = max(clear, key=lambda pair: abs(pair[1].mean - fair))
        return self.say(
            "report-seats-uneven",
            table=cell.label,
            seat=seat + 1,
            share=points(one.mean),
            fair=points(fair),
            size="small" if cell.effect < SMALL_EFFECT else "large",
        )

    def pair(self, cell: CellResult, name: str, found: Estimate) -> str:
        one, _minus, other = name.partition(" − ")
        if found.mean < 0:
            one, other = other, one
        return self.say(
            "report-pair-clear" if found.clear else "report-pair-even",
            table=cell.label,
            one=one,
            other=other,
            points=points(abs(found.mean)),
            error=points(1.96 * found.error),
        )


def points(share: float) -> str:
    return f"{100 * share:.1f}"
