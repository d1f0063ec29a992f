"""Begin a new game by copying the smallest one: `python tools/new_game.py whisper`.

Copies examples/hush to logovo/games/<key>, its policy to logovo/search/policies/<key>.py, its
terminal board to logovo/cli/boards/<key>.py, its browser board to web/src/boards/<key> and its
tests to tests/<key>, under the new name, and enters the game in the two files that know all games.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = "hush"
KEY = re.compile(r"[a-z][a-z0-9]{1,19}")
PLUGGING = r"@pytest\.fixture\(autouse=True\)\ndef _plugged_in.*?\n\n\n"
COPIED = (".py", ".ftl", ".md", ".svelte", ".ts")
LEFT_OUT = ("__main__.py", "plug_in.py")
"""What only a game outside of the house needs."""


def renamed(text: str, key: str) -> str:
    """The template's modules and names under the new key."""
    new = f"logovo.games.{key}"
    for old, place in (
        ("examples.hush.policy", f"logovo.search.policies.{key}"),
        ("examples.hush.board", f"logovo.cli.boards.{key}"),
        ("examples.hush.tests", f"tests.{key}"),
        ("from examples.hush.plug_in import plug_in\n", ""),
        ("from logovo.roster import unregister\n", ""),
        ("examples.hush", new),
    ):
        text = text.replace(old, place)
    return text.replace("hush", key).replace("Hush", key.title())


def without_plugging(text: str) -> str:
    """A game of the house is there without being plugged in."""
    text = text.replace("from collections.abc import Iterator\n", "")
    return re.sub(PLUGGING, "", text, flags=re.DOTALL)


def copies(root: Path, key: str) -> dict[Path, str]:
    """Every new file with its text."""
    source = root / "examples" / TEMPLATE
    found: dict[Path, str] = {}
    for path in sorted(source.rglob("*")):
        inner = path.relative_to(source)
        if not path.is_file() or path.suffix not in COPIED or path.name in LEFT_OUT:
            continue
        if inner.parts[0] == "tests":
            target = root / "tests" / key / inner.relative_to("tests")
        elif inner.parts[0] == "browser":
            target = root / "web" / "src" / "boards" / key / inner.name
        elif inner.name == "policy.py":
            target = root / "logovo" / "search" / "policies" / f"{key}.py"
        elif inner.name == "board.py":
            target = root / "logovo" / "cli" / "boards" / f"{key}.py"
        else:
            target = root / "logovo" / "games" / key / inner
        text = renamed(path.read_text(encoding="utf-8"), key)
        found[target] = without_plugging(text)
    return found


def entered(root: Path, key: str) -> dict[Path, str]:
    """The two files that know all games, with the new one."""
    games, roster = root / "logovo" / "games" / "__init__.py", root / "logovo" / "roster.py"
    name = key.upper()
    imported = f"from logovo.games.{key}.game import GAME as {name}\n"
    table = games.read_text(encoding="utf-8")
    table = after_last(table, r"from logovo\.games\.\w+\.game import GAME as \w+\n", imported)
    table = after_last(table, r'    "\w+": [A-Z]+,\n', f'    "{key}": {name},\n')
    rows = roster.read_text(encoding="utf-8")
    rows = after_last(rows, r"from logovo\.games\.\w+\.game import GAME as \w+\n", imported)
    for package, part in (("cli.boards", "board"), ("search.policies", "policy")):
        line = f"from logovo.{package} import {key} as {key}_{part}\n"
        rows = after_last(rows, rf"from logovo\.{package} import \w+ as \w+_{part}\n", line)
    row = f"    RosterRow({name}, {key}_policy.Greedy, {key}_board.draw),\n"
    rows = rows.replace("\n)\n\n\nclass NotOnRoster", f"\n{row})\n\n\nclass NotOnRoster", 1)
    return {games: table, roster: rows}


def after_last(text: str, pattern: str, line: str) -> str:
    places = [match.end() for match in re.finditer(pattern, text)]
    if not places:
        raise SystemExit(f"tools/new_game.py: no line like {pattern} to add to")
    return text[: places[-1]] + line + text[places[-1] :]


def main(root: Path, key: str) -> int:
    if not KEY.fullmatch(key) or keyword.iskeyword(key):
        print(f"{key}: a key has small Latin letters and digits, and begins with a letter")
        return 2
    new = copies(root, key)
    for path in new:
        if path.exists():
            print(f"{path.relative_to(root)} is there already")
            return 2
    changed = entered(root, key)
    for path, text in {**new, **changed}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"{len(new)} files written; entered in:")
    for path in changed:
        print(f"  {path.relative_to(root)}")
    return 0


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("key")
    reader.add_argument("--root", type=Path, default=ROOT)
    asked = reader.parse_args()
    sys.exit(main(asked.root, asked.key))
