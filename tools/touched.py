"""What a change touches: the steps and tests that would notice a mistake in it first.

    python tools/touched.py            one line of steps, one line of tests, for `./test quick`

Changed is what differs from the point where this branch left the main one, and what git does not
know yet; on the main branch itself, what differs from the last commit, else that commit.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = sorted(
    path.name for path in (ROOT / "logovo" / "games").iterdir() if (path / "rulebook.py").exists()
)
ALWAYS: Final = ("tests/test_names.py", "tests/test_roster.py")
WIDE: Final = ("tests/core", "tests/test_playthroughs.py", "tests/text/test_golden.py")
"""For what everything rests on: one playthrough of every game says most in the least time."""
BY_PART: Final = {
    "logovo/core": WIDE,
    "logovo/games/__init__.py": WIDE,
    "logovo/search": ("tests/bots", "tests/core"),
    "logovo/search/insights": ("tests/learn",),
    "logovo/search/learned": ("tests/learn",),
    "logovo/bots": ("tests/bots",),
    "logovo/cli": ("tests/cli",),
    "logovo/client": ("tests/server/test_protocol.py",),
    "logovo/coach": ("tests/coach",),
    "logovo/gym": ("tests/gym",),
    "logovo/lab": ("tests/lab",),
    "logovo/learn": ("tests/learn",),
    "logovo/lessons": ("tests/test_lessons.py",),
    "logovo/models": ("tests/learn",),
    "logovo/puzzles": ("tests/puzzles",),
    "logovo/review": ("tests/review",),
    "logovo/server": ("tests/server",),
    "logovo/testkit": ("tests/testkit",),
    "logovo/text": ("tests/text", "tests/cli/test_read.py"),
    "logovo/verify": ("tests/verify", "tests/cli"),
    "logovo/wire": ("tests/server/test_protocol.py", "tests/server/test_protocol_page.py"),
    "examples": ("examples", "tests/test_shape.py"),
    "docs": ("tests/test_site.py", "tests/test_readme.py"),
    "tools": (
        "tests/test_site.py",
        "tests/test_release.py",
        "tests/test_touched.py",
        "tests/test_watched.py",
    ),
    "README.md": ("tests/test_readme.py",),
    "pyproject.toml": ("tests/test_package.py",),
    "setup.py": ("tests/test_package.py",),
}
PYTHON_STEPS: Final = ("format", "lint", "types", "layers")


def git(*arguments: str) -> list[str]:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    base = next(
        (
            found[0]
            for name in ("origin/main", "main")
            if (found := git("merge-base", "HEAD", name))
        ),
        "HEAD",
    )
    new = git("ls-files", "--others", "--exclude-standard")
    found = git("diff", "--name-only", base) + new
    return sorted(set(found or git("diff", "--name-only", "HEAD~1")))


def tests_for(paths: list[str]) -> list[str]:
    """Folders and files of tests, those of a game before what is wider."""
    found: list[str] = []
    for path in paths:
        parts = path.split("/")
        if path.startswith("tests/") and path.endswith(".py"):
            # A helper beside the tests is used by all of them.
            own = parts[-1].startswith("test_")
            found.append(path if own else "/".join(parts[:-1]) if len(parts) > 2 else "")
        for game in GAMES:
            if game in parts[:-1] or parts[-1].split(".")[0].split("_")[0] == game:
                found.append(f"tests/{game}")
        for part, tests in BY_PART.items():
            if path == part or path.startswith(f"{part}/"):
                found += tests
    wanted = [test for test in dict.fromkeys(found) if test and (ROOT / test).exists()]
    return [test for test in [*wanted, *ALWAYS] if not covered(test, wanted)]


def covered(test: str, wanted: list[str]) -> bool:
    """Whether a folder that is run anyway holds it."""
    return any(test.startswith(f"{other}/") for other in wanted)


def steps_for(paths: list[str]) -> list[str]:
    found: list[str] = []
    if any(path.endswith((".py", ".toml")) for path in paths):
        found += PYTHON_STEPS
    if any(path.startswith(("logovo/games", "tests", "logovo/search")) for path in paths):
        found.append("rules")
    if any(path.startswith("docs/") or path.endswith(".md") for path in paths):
        found.append("docs")
    if any(path.startswith(("web/", "logovo/wire/")) or path.endswith(".ftl") for path in paths):
        found.append("web")
    return found


if __name__ == "__main__":
    told = changed()
    print(*steps_for(told))
    print(*tests_for(told))
