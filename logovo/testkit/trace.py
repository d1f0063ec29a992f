"""From every rule to the code that enforces it, the tests that hold it, the texts that tell it and
the lessons that teach it."""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from logovo.core.game import Game
from logovo.lessons.script import book_of_game
from logovo.text.catalogue import LANGS, messages, rule_message

NOT_RULES: Final = ("py", "md", "ftl")


@dataclass
class Traced:
    """One rule and where it lives; places are `file:line` from the root of the project."""

    id: str
    tag: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)  # languages
    taught: list[str] = field(default_factory=list)  # `lesson:step`
    breakable: bool = False  # a move can be refused by it, also without any variant

    def gaps(self) -> list[str]:
        found = []
        if not self.code:
            found.append(f"{self.id}: no code")
        if not self.tests:
            found.append(f"{self.id}: no test")
        found += [f"{self.id}: no text in {lang}" for lang in LANGS if lang not in self.texts]
        if self.breakable and not self.taught:
            found.append(f"{self.id}: can refuse a move, but no lesson teaches it")
        return found


@dataclass
class Trace:
    rules: dict[str, Traced]
    unknown: list[str]  # ids that are mentioned but are no rules

    def gaps(self) -> list[str]:
        """Everything that is wrong, told in lines; empty when all is there."""
        return [gap for rule in self.rules.values() for gap in rule.gaps()] + self.unknown


def package_of(game: Game) -> Path:
    """The folder of the game's own files, wherever it was imported from."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Path(file).resolve().parent


def trace(game: Game, tests: Path, package: Path | None = None) -> Trace:
    """Look through the game's package (the one that runs, if none is named), its texts and the
    tests below a folder."""
    found = Trace({rule.id: Traced(rule.id, rule.tag) for rule in game.rules}, [])
    package = package or package_of(game)
    root = package.parents[len(type(game).__module__.split(".")) - 2]
    book = package / "rulebook.py"
    names = declared(book)
    for id in names.values():
        if id not in found.rules:
            found.unknown.append(f"{id}: declared in rulebook.py, but not in RULES")
    for path in sorted(package.rglob("*.py")):
        if path != book:
            for id, line in used(path, names, game.key):
                _note(found, "code", id, f"{path.relative_to(root)}:{line}")
    for path in sorted(tests.rglob("*.py")):
        for id, line in marked(path):
            if id.partition(".")[0] == game.key:
                _note(found, "tests", id, f"{path.relative_to(tests.parent)}:{line}")
    for lang in LANGS:
        told = messages(lang, game.key)
        for rule in found.rules.values():
            message = told.get(rule_message(rule.id))
            if message is not None and message.value and "title" in message.attributes:
                rule.texts.append(lang)
    note_lessons(found, game, refusing(package, names))
    return found


def note_lessons(found: Trace, game: Game, breakable: set[str]) -> None:
    """Rules of variants need no lesson; a game without any lessons owes none."""
    book = book_of_game(game)
    for lesson in book.lessons.values():
        for step in lesson.steps:
            for id in step.teaches:
                if id in found.rules:
                    found.rules[id].taught.append(f"{lesson.key}:{step.id}")
                else:
                    found.unknown.append(f"{id}: no such rule, but taught by {lesson.key}")
    variants = {f"{game.key}.{id}" for part in book.chapters if part.options for id in part.rules}
    for id in breakable.difference(variants) if book.lessons else ():
        found.rules[id].breakable = True


def refusing(package: Path, names: dict[str, str]) -> set[str]:
    """Rules named in a file that makes refusals."""
    found: set[str] = set()
    for path in sorted(package.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if path.name == "rulebook.py" or not any(map(makes_refusal, ast.walk(tree))):
            continue
        for node in ast.walk(tree):
            match node:
                case ast.Name(id=name) | ast.Attribute(attr=name) if name in names:
                    found.add(names[name])
    return found


def makes_refusal(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="Refusal")):
            return True
        case _:
            return False


def _note(found: Trace, kind: str, id: str, place: str) -> None:
    rule = found.rules.get(id)
    if rule is None:
        found.unknown.append(f"{id}: no such rule, but named at {place}")
    elif kind == "code":
        rule.code.append(place)
    else:
        rule.tests.append(place)


def declared(book: Path) -> dict[str, str]:
    """`NAME: Final = Rule("key.rule-id", "S")` as {NAME: id}."""
    names: dict[str, str] = {}
    for node in ast.parse(book.read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name),
                value=ast.Call(
                    func=ast.Name(id="Rule"), args=[ast.Constant(value=str(id)), *_rest]
                ),
            ):
                names[name] = id
    return names


def used(path: Path, names: dict[str, str], key: str) -> Iterator[tuple[str, int]]:
    """(rule id, line): constants in code, ids in comments and docstrings. An import alone is
    no use."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in names:
                yield names[name], node.lineno
    said = re.compile(rf"\b{key}\.([a-z][a-z0-9-]*)")
    with path.open("rb") as source:
        for token in tokenize.tokenize(source.readline):
            if token.type == tokenize.COMMENT or token.string.startswith('"""'):
                for match in said.finditer(token.string):
                    if match[1] not in NOT_RULES:
                        yield match[0].rstrip("-"), token.start[0]


def marked(path: Path) -> Iterator[tuple[str, int]]:
    """(rule id, line) of every `pytest.mark.rule("…")`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=args
            ):
                for argument in args:
                    match argument:
                        case ast.Constant(value=str(id)):
                            yield id, node.lineno
