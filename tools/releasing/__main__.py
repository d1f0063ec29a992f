"""Make a release, or a part of one. See tools/release."""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Final

from tools.releasing.audit import audit
from tools.releasing.package import ROOT, build, run
from tools.releasing.version import NoRelease, parsed, write

FILES: Final = ("CHANGELOG.md", "CITATION.cff", "logovo/__init__.py")


def said_by_git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def check_tree(root: Path, number: str) -> None:
    """Raises NoRelease where a release would take along what nobody committed."""
    parsed(number)
    if dirty := said_by_git(root, "status", "--porcelain"):
        raise NoRelease(f"the tree is not clean:\n{dirty}")
    if said_by_git(root, "tag", "--list", f"v{number}"):
        raise NoRelease(f"there is a tag v{number} already")


def make(with_proof: bool) -> None:
    from tools.releasing.prove import prove

    source, wheel = build()
    if with_proof:
        prove(wheel, compiled=True)
        prove(source, compiled=False, game="gold")


def release(number: str) -> None:
    """All checks first; the commit and the tag only when everything has passed."""
    check_tree(ROOT, number)
    news = write(ROOT, number, date.today())
    try:
        run("./test")
        audit()
        make(with_proof=True)
    except BaseException:
        said_by_git(ROOT, "checkout", "--", *FILES)
        raise
    said_by_git(ROOT, "add", *FILES)
    if said_by_git(ROOT, "status", "--porcelain"):
        said_by_git(ROOT, "commit", "-m", f"Release {number}")
    said_by_git(ROOT, "tag", "-a", f"v{number}", "-m", f"Logovo {number}\n\n{news}")
    print(f"v{number} is tagged; its packages are in dist/. Nothing was sent anywhere.")


def main() -> int:
    asked = argparse.ArgumentParser(prog="tools/release", description=__doc__)
    asked.add_argument("what", help="build, prove, audit, or the number of a release: 1.2.0")
    what = asked.parse_args().what
    try:
        match what:
            case "build":
                make(with_proof=False)
            case "prove":
                make(with_proof=True)
            case "audit":
                audit()
            case _:
                release(what)
    except NoRelease as error:
        print(f"no release: {error}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        # What went wrong stands above; where in this program it was asked for helps nobody.
        print(f"stopped: {shlex.join(error.cmd)} ended with {error.returncode}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
