"""The number of a release, wherever it is written: the package, the changelog, the citation."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final

NUMBER: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)")
IN_CODE: Final = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
HEADING: Final = re.compile(r"^## (\S+) \((.+)\)$", re.MULTILINE)
OPEN: Final = "unreleased"


class NoRelease(Exception):
    """Why this cannot be released."""


def parsed(number: str) -> tuple[int, ...]:
    found = NUMBER.fullmatch(number)
    if found is None:
        raise NoRelease(f"{number} is no version: write three numbers, like 1.2.0")
    return tuple(map(int, found.groups()))


def current(root: Path) -> str:
    found = IN_CODE.search((root / "logovo" / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def write(root: Path, number: str, day: date) -> str:
    """Put the number everywhere; what changed, for the tag. Raises NoRelease and writes nothing
    if the number goes back or the changelog has nothing to say."""
    if parsed(number) < parsed(current(root)):
        raise NoRelease(f"{number} comes before {current(root)}")
    log = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    news = unreleased(log, number)
    begins = log.index(news)
    heading = f"## {number} ({day.isoformat()})\n"
    rest = log[begins + len(news) :]
    opening = HEADING.search(log)
    assert opening is not None
    put(root / "CHANGELOG.md", log[: opening.start()] + heading + news + rest)
    code = root / "logovo" / "__init__.py"
    put(code, IN_CODE.sub(f'__version__ = "{number}"', code.read_text(encoding="utf-8")))
    cited = root / "CITATION.cff"
    told = re.sub(r"(?m)^version: .*$", f"version: {number}", cited.read_text(encoding="utf-8"))
    put(cited, re.sub(r"(?m)^date-released: .*$", f"date-released: {day.isoformat()}", told))
    return news.strip()


def unreleased(log: str, number: str) -> str:
    """The part of the changelog that waits for this release."""
    headings = list(HEADING.finditer(log))
    if any(one[1] == number and one[2] != OPEN for one in headings):
        raise NoRelease(f"the changelog has {number} already")
    if not headings or headings[0][2] != OPEN:
        raise NoRelease(f"the changelog does not begin with a part called ({OPEN})")
    ends = headings[1].start() if len(headings) > 1 else len(log)
    news = log[headings[0].end() + 1 : ends]
    if not news.strip():
        raise NoRelease("the changelog has nothing new")
    return news


def put(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
