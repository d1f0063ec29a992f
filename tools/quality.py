"""Put the coverage of the last `./test coverage` into docs/quality.md, by package.

python tools/quality.py
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parent.parent
MEASURED: Final = ROOT / "build" / "coverage.xml"
PAGE: Final = ROOT / "docs" / "quality.md"
BEGIN: Final = "<!-- coverage: tools/quality.py -->"
END: Final = "<!-- end of coverage -->"


@dataclass
class Count:
    lines: int = 0
    hit: int = 0

    def percent(self) -> str:
        return f"{100 * self.hit / self.lines:.1f} %" if self.lines else "–"


def counts(measured: Path) -> dict[str, Count]:
    """Lines by package, games each on their own."""
    found: dict[str, Count] = defaultdict(Count)
    for one in ElementTree.parse(measured).iter("class"):
        parts = Path(one.get("filename", "")).with_suffix("").parts
        parts = parts[1:] if parts[0] == "logovo" else parts
        deep = 2 if parts[0] in ("games", "server") else 1
        name = ".".join(["logovo", *parts[:-1][:deep]])
        for line in one.iter("line"):
            found[name].lines += 1
            found[name].hit += int(line.get("hits", "0")) > 0
    return dict(found)


def table(found: dict[str, Count]) -> Iterator[str]:
    yield "| package | lines | run by the tests |"
    yield "|---|---|---|"
    whole = Count(sum(c.lines for c in found.values()), sum(c.hit for c in found.values()))
    for name, count in sorted(found.items()):
        yield f"| `{name}` | {count.lines:,} | {count.percent()} |"
    yield f"| **all** | {whole.lines:,} | **{whole.percent()}** |"


def replaced(page: str, lines: list[str]) -> str:
    before, _begin, rest = page.partition(BEGIN)
    _old, _end, after = rest.partition(END)
    return "\n".join([before + BEGIN, "", *lines, "", END]) + after


def main() -> int:
    if not MEASURED.exists():
        print(f"{MEASURED.relative_to(ROOT)} is missing: run ./test coverage first")
        return 1
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(replaced(page, list(table(counts(MEASURED)))), encoding="utf-8")
    print("written", PAGE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
