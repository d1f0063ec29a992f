"""Write THIRD_PARTY.md: whose work ships inside a package of Logovo, or is fetched along with it.

    python tools/third_party.py      after the browser client was built

The client's build says what went into its bundle; fonts are found by its manifest; the libraries
fetched by pip say their licences themselves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

from tools.requirements import wanted

ROOT: Final = Path(__file__).resolve().parent.parent
BUILT: Final = ROOT / "logovo" / "web" / ".vite"
PACKAGES: Final = ROOT / "web" / "node_modules"
TARGET: Final = ROOT / "THIRD_PARTY.md"
APACHE: Final = PACKAGES / "typescript" / "LICENSE.txt"
"""The text of the Apache licence, for a package that names it and does not bring it along."""
IN_A_WHEEL: Final = {
    "mypy": "the runtime of mypyc, in the compiled modules",
    "mkdocs-material": "the look and the search of the pages below /docs",
}


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    text: str


def bundled() -> Iterator[Part]:
    """What the browser client is made of beside our own source."""
    for one in json.loads((BUILT / "license.json").read_text(encoding="utf-8")):
        text = one.get("text") or apache(one["identifier"])
        yield Part(one["name"], one["version"], one["identifier"], text)
    for name in fonts():
        told = json.loads((PACKAGES / name / "package.json").read_text(encoding="utf-8"))
        text = (PACKAGES / name / "LICENSE").read_text(encoding="utf-8")
        yield Part(name, told["version"], told["license"], text)


def apache(licence: str) -> str:
    assert licence == "Apache-2.0", licence
    return APACHE.read_text(encoding="utf-8").split("APPENDIX")[0]


def fonts() -> list[str]:
    files = json.loads((BUILT / "manifest.json").read_text(encoding="utf-8"))
    found = (re.search(r"node_modules/(@fontsource/[\w-]+)/", key) for key in files)
    return sorted({match[1] for match in found if match})


def licence_of(package: Distribution) -> str:
    """As the package says it: an expression, a line, or a classifier."""
    told = package.metadata
    if told["License-Expression"]:
        return str(told["License-Expression"])
    classes = [c for c in told.get_all("Classifier") or [] if c.startswith("License :: OSI")]
    if classes:
        return ", ".join(one.rpartition(" :: ")[2] for one in classes)
    return (told["License"] or "see the package").partition("\n")[0]


def licence_text(package: Distribution) -> str:
    for file in package.files or []:
        if ".dist-info" in str(file) and file.name.upper().startswith("LICENSE"):
            return file.read_text()
    raise FileNotFoundError(package.name)


def fetched() -> list[Distribution]:
    """Everything `pip install logovo` brings, and what that brings."""
    found: dict[str, Distribution] = {}
    waiting = wanted([])
    while waiting:
        asked = Requirement(waiting.pop())
        name = asked.name.lower().replace("_", "-")
        if name in found or (asked.marker and not asked.marker.evaluate({"extra": ""})):
            continue
        found[name] = distribution(name)
        waiting += found[name].requires or []
        for extra in asked.extras:
            waiting += [
                line
                for line in found[name].requires or []
                if f'"{extra}"' in line.replace("'", '"')
            ]
    return [found[name] for name in sorted(found)]


def page() -> str:
    shipped = [*bundled()]
    for name in IN_A_WHEEL:
        one = distribution(name)
        shipped.append(Part(name, one.version, licence_of(one), licence_text(one)))
    lines = [
        "# Work of others",
        "",
        "_Written by `tools/third_party.py`; do not edit by hand._",
        "",
    ]
    lines += ["Logovo itself is under the MIT licence (`LICENSE`).", ""]
    lines += [
        "## Inside the package",
        "",
        "| part | version | licence | where |",
        "|---|---|---|---|",
    ]
    for part in shipped:
        where = IN_A_WHEEL.get(part.name, "the browser client")
        lines.append(f"| {part.name} | {part.version} | {part.licence} | {where} |")
    lines += ["", "## Fetched by pip", ""]
    lines += ["Not part of the package: `pip install logovo` gets them from their own authors.", ""]
    lines += ["| library | licence |", "|---|---|"]
    lines += [f"| {one.name} | {licence_of(one)} |" for one in fetched()]
    lines += ["", "## Licences of what is inside", ""]
    for part in shipped:
        lines += [f"### {part.name}", "", "```text", clean(part.text), "```", ""]
    return "\n".join(lines)


def clean(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines()).replace("\t", "    ")


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
    print("written", TARGET.name)
