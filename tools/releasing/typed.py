"""How completely the public names are typed, as another checker than ours sees it (pyright).

python -m tools.releasing.typed      the share of public symbols whose type is known
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from typing import Final

import logovo
from tools.releasing.package import ROOT

LEAST: Final = 0.99


def public() -> set[str]:
    """The full names of what `import logovo` gives, by where each is defined."""
    found = set()
    for name in logovo.__all__:
        thing = getattr(logovo, name)
        module, own = getattr(thing, "__module__", ""), getattr(thing, "__qualname__", "")
        found.add(f"{module}.{own}" if own and module.startswith("logovo") else f"logovo.{name}")
    return found


def belongs(symbol: str, names: set[str]) -> bool:
    """A public name itself, or a member of a public class."""
    return symbol in names or symbol.rpartition(".")[0] in names


def told() -> list[dict[str, object]]:
    """Every symbol of the package, as pyright judges it."""
    libraries = sysconfig.get_path("platlib")
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--verifytypes", "logovo", "--ignoreexternal"]
        + ["--outputjson"],
        cwd=ROOT / "build",  # outside of the tree, whose settings are for mypy
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), libraries])},
        capture_output=True,
        text=True,
        check=False,
    )
    symbols: list[dict[str, object]] = json.loads(done.stdout)["typeCompleteness"]["symbols"]
    return symbols


def unknown(symbols: list[dict[str, object]], names: set[str]) -> Iterator[tuple[str, bool]]:
    """Every public symbol, and whether its type is known."""
    for symbol in symbols:
        name = str(symbol["name"])
        if symbol["isExported"] and belongs(name, names):
            yield name, bool(symbol["isTypeKnown"])


def main() -> int:
    judged = dict(unknown(told(), public()))
    known = sum(judged.values())
    for name, is_known in judged.items():
        if not is_known:
            print("not known:", name)
    print(f"{known} of {len(judged)} public symbols, {100 * known / len(judged):.1f} %")
    return 0 if known >= LEAST * len(judged) else 1


if __name__ == "__main__":
    sys.exit(main())
