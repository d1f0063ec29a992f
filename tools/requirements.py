"""Print what pyproject.toml asks for, one requirement a line: the base and the named extras."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

SELF = re.compile(r"logovo\[([\w,]+)\]")


def wanted(extras: list[str]) -> list[str]:
    with (Path(__file__).parent.parent / "pyproject.toml").open("rb") as source:
        project = tomllib.load(source)["project"]
    found: list[str] = list(project["dependencies"])
    waiting = list(extras)
    while waiting:
        for line in project["optional-dependencies"][waiting.pop()]:
            inner = SELF.fullmatch(line)
            if inner is None:
                found.append(line)
            else:
                waiting += inner[1].split(",")
    return sorted(set(found))


if __name__ == "__main__":
    print("\n".join(wanted(sys.argv[1:])))
