"""Build the packages and look into them: what an index would get."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DIST: Final = ROOT / "dist"
DATA: Final = (".ftl", ".toml", ".json", ".jsonl.gz", ".typed", ".md", ".mako")
"""How the files end that the house reads from its own package."""
BUILT: Final = ("logovo/web/index.html", "logovo/site/index.html")


def run(*command: str | Path, where: Path = ROOT) -> None:
    print("▸", *command, flush=True)
    subprocess.run([str(part) for part in command], cwd=where, check=True)


def build() -> tuple[Path, Path]:
    """A fresh sdist, and the wheel made from nothing but that; their paths."""
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("logovo-*"):
        old.unlink()
    run(sys.executable, "-m", "build", "--outdir", DIST)
    source, wheel = next(DIST.glob("*.tar.gz")), next(DIST.glob("*.whl"))
    run(sys.executable, "-m", "twine", "check", "--strict", source, wheel)
    for path in (source, wheel):
        if absent := missing(path):
            raise SystemExit(f"{path.name} lacks {', '.join(absent)}")
    return source, wheel


def held(path: Path) -> set[str]:
    """The files of a package, named from the root of the project."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return set(wheel.namelist())
    with tarfile.open(path) as source:
        return {one.name.partition("/")[2] for one in source.getmembers() if one.isfile()}


def needed() -> set[str]:
    """Every file below logovo/ that belongs into a package: source, data, what was built."""
    found = set(BUILT)
    for path in (ROOT / "logovo").rglob("*"):
        name = path.relative_to(ROOT).as_posix()
        if not path.is_file() or "/__pycache__/" in name or "/." in name:
            continue
        built = name.startswith(("logovo/web/", "logovo/site/"))
        if built or name.endswith((".py", *DATA)):
            found.add(name)
    return found


def missing(path: Path) -> list[str]:
    """What the package should have and has not."""
    return sorted(needed() - held(path))
