"""Collect every page of the project in one folder, with links that hold there."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Final

from logovo.games import GAMES

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
ELSEWHERE: Final = {
    "bench/results.md": "results.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "THIRD_PARTY.md": "third-party.md",
}
"""Pages that lie outside of docs/, and where they are on the site."""
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
OUTSIDE: Final = ("http://", "https://", "mailto:", "#", "/")
FENCE: Final = re.compile(r"(^```.*?^```|`[^`\n]+`)", re.MULTILINE | re.DOTALL)


class DeadLink(Exception):
    """A page names a file that does not exist."""


def places() -> dict[Path, str]:
    """Every page, by its file in the project, with its place on the site."""
    found = {path: path.relative_to(DOCS).as_posix() for path in sorted(DOCS.rglob("*.md"))}
    found |= {ROOT / name: place for name, place in ELSEWHERE.items() if (ROOT / name).is_file()}
    for key in GAMES:
        found[ROOT / "logovo" / "games" / key / "RULINGS.md"] = f"games/{key}-rulings.md"
    return found


def moved(text: str, source: Path, place: str, known: dict[Path, str]) -> str:
    """The page as it stands at its place: links follow; what is not on the site is only named."""

    def follow(link: re.Match[str]) -> str:
        mark, words, target = link.groups()
        if target.startswith(OUTSIDE):
            return link[0]
        path, hash, anchor = target.partition("#")
        meant = Path(os.path.normpath(source.parent / path))
        if meant not in known and not meant.exists():
            raise DeadLink(f"{source.relative_to(ROOT)}: {target}")
        there = known.get(meant)
        if there is None and meant.is_relative_to(DOCS) and meant.is_file():
            there = meant.relative_to(DOCS).as_posix()
        if there is None:
            return f"{words} (`{meant.relative_to(ROOT).as_posix()}`)"
        return f"{mark}[{words}]({relative(there, place)}{hash}{anchor})"

    # What stands in code is no link.
    parts = FENCE.split(text)
    return "".join(part if at % 2 else LINK.sub(follow, part) for at, part in enumerate(parts))


def relative(target: str, place: str) -> str:
    return os.path.relpath(target, Path(place).parent).replace(os.sep, "/")


def gather(into: Path, made: list[str]) -> list[str]:
    """Write all pages and pictures below a folder; the pages' places. `made` are pages that have
    no file in the project, at which links may point too."""
    own = places()
    known = own | {DOCS / place: place for place in made}
    for source, place in own.items():
        target = into / place
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        target.write_text(moved(text, source, place, known), encoding="utf-8")
    for path in DOCS.rglob("*"):
        if path.is_file() and path.suffix != ".md":
            target = into / path.relative_to(DOCS)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", into / "favicon.svg")
    return [*own.values(), *made]
