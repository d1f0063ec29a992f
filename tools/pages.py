"""Write a page for every game out of its own tables: options, moves, events, view, rules.

python tools/pages.py            writes docs/games/*.md
python tools/pages.py --check    fails if a page is not what it would be
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT, Event
from logovo.core.moves import Move
from logovo.core.plain import kind_name
from logovo.core.views import View
from logovo.games import GAMES, package_name
from logovo.testkit.trace import trace
from logovo.text.catalogue import texts

ROOT = Path(__file__).resolve().parent.parent
TAGS = {"S": "said", "R": "ruling", "H": "house data", "F": "found elsewhere"}


def page(game: Game) -> str:
    ru, en = texts("ru", game.key), texts("en", game.key)
    lines = [
        f"# {en.title()} · {ru.title()}",
        "",
        "_Written by `tools/pages.py` from the tables of the game; do not edit by hand._",
        "",
        en.say("game", None, "about"),
        "",
        f"`{game.key}`, {game.least}–{game.most} players, ruleset {game.ruleset}. "
        f"Where the printed rules are silent: [rulings](../../logovo/games/{game.key}/RULINGS.md).",
    ]
    lines += ["", "## In the box", "", *box(game)]
    lines += ["", "## Options", "", *options(game)]
    lines += ["", "## Moves", "", *classes(game, "moves", Move)]
    lines += ["", "## Events", "", *classes(game, "events", Event)]
    lines += ["", "## What a seat sees", "", *classes(game, "views", View)]
    lines += ["", "## Rules", "", *rules(game)]
    return "\n".join(lines) + "\n"


def grid(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    head = list(head)
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in row) + " |"


def box(game: Game) -> Iterator[str]:
    """What a set-up for the fewest players counts."""
    options = game.options(game.least, {})
    census = game.census(game.setup(options, Chance(1), SILENT))
    yield f"Counted at a table of {game.least} with the usual options."
    yield ""
    yield from grid(("component", "count"), ((f"`{name}`", str(n)) for name, n in census.items()))


def options(game: Game) -> Iterator[str]:
    en = texts("en", game.key)
    if not game.choices:
        yield "None."
        return
    yield from grid(
        ("option", "values, the usual first", "what it does"),
        (
            (
                f"`{choice.key}`",
                " ".join(f"`{value}`" for value in choice.values) + (" …" if choice.free else ""),
                en.say(f"option-{choice.key}", None, "about"),
            )
            for choice in game.choices
        ),
    )


def classes(game: Game, part: str, base: type) -> Iterator[str]:
    """The dataclasses of a module with their fields."""
    module = import_module(f"{package_name(game)}.{part}")
    rows: list[tuple[str, str, str]] = []
    for item in vars(module).values():
        told: object = item
        if (
            not isinstance(item, type)
            or not is_dataclass(told)
            or not item.__module__.startswith(module.__name__)
        ):
            continue
        if base is not View and not issubclass(item, base):
            continue
        doc = (item.__doc__ or "").strip()
        if doc.startswith(item.__name__ + "("):
            doc = ""
        names = ", ".join(f"`{field.name}`" for field in fields(told))
        shown = item.__name__ if base is View else kind_name(item.__name__)
        rows.append((f"`{shown}`", names, doc.partition("\n\n")[0]))
    yield from grid(("kind", "fields", ""), rows)


def rules(game: Game) -> Iterator[str]:
    en = texts("en", game.key)
    found = trace(game, ROOT / "tests")
    yield from grid(
        ("rule", "", "from", "code", "test"),
        (
            (
                f"`{rule.id}`",
                en.rule_title(rule),
                ", ".join(TAGS[letter] for letter in rule.tag),
                place(found.rules[rule.id].code),
                place(found.rules[rule.id].tests),
            )
            for rule in game.rules
        ),
    )


def place(places: list[str]) -> str:
    """Where it stands, by file: line numbers would change with every edit."""
    return " ".join(f"`{name}`" for name in dict.fromkeys(p.rpartition(":")[0] for p in places))


def main(check: bool) -> int:
    stale = []
    for game in GAMES.values():
        path = ROOT / "docs" / "games" / f"{game.key}.md"
        now = page(game)
        if path.exists() and path.read_text(encoding="utf-8") == now:
            continue
        if check:
            stale.append(str(path.relative_to(ROOT)))
            continue
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
        print("written", path.relative_to(ROOT))
    for name in stale:
        print(f"{name} is stale: run tools/pages.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
