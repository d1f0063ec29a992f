"""The shape all games share: the same thing in the same file under the same name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "components": (),
    "rulebook": ("RULES",),
    "options": ("CHOICES", "check"),
    "asks": (),
    "state": (),
    "setup": ("setup",),
    "moves": ("move_of", "code_of", "parse_move"),
    "legality": ("legal_into",),
    "refusals": ("forbids",),
    "candidates": ("candidates",),
    "defaults": ("default_move",),
    "effects": ("apply",),
    "scoring": ("outcome",),
    "events": (),
    "telling": ("told_to", "reveals", "fleeting"),
    "views": ("view",),
    "knowledge": (),
    "reading": ("table_of",),
    "sampler": (),
    "fields": ("fields", "encode"),
    "observations": ("write",),
    "actions": (),
    "positions": ("dump", "census"),
    "loading": ("load",),
    "game": ("GAME", "ours"),
}
"""Every game has these files, and each file defines these names."""

PACKAGES: Final = {"moves": "__init__.py", "effects": "apply.py"}
"""Parts that may be a folder, and the file of it that must define the names."""

OTHER_FILES: Final = ("text/en.ftl", "text/ru.ftl", "RULINGS.md")

ELSEWHERE: Final = {
    "codes": "moves",
    "encoding": "moves",
    "notation": "moves",
    "kinds": "asks",
    "outlook": "reading",
    "secrets": "telling",
}
"""Names that parts once had: what they held belongs to the part named here."""

CODES: Final = ("code", "codes")
MOVE_MODULES: Final = ("codes", "moves")
BITWISE: Final = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Mod, ast.FloorDiv)
ARITHMETIC: Final = (*BITWISE, ast.Add, ast.Sub, ast.Mult)


def drift(package: Path) -> list[str]:
    """What differs from the shape, told in lines; empty when all is in its place."""
    found = [f"{name}: missing" for name in OTHER_FILES if not (package / name).is_file()]
    for part, names in PARTS.items():
        found += missing_names(package, part, names)
    for path in sorted(package.rglob("*.py")):
        inner = path.relative_to(package)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{inner}{wrong}" for wrong in strange(inner, tree)]
    return found


def missing_names(package: Path, part: str, names: tuple[str, ...]) -> Iterator[str]:
    path = package / f"{part}.py"
    if not path.is_file() and part in PACKAGES:
        path = package / part / PACKAGES[part]
    if not path.is_file():
        yield f"{part}.py: missing"
        return
    there = defined(ast.parse(path.read_text(encoding="utf-8")), path.name == "__init__.py")
    for name in names:
        if name not in there:
            yield f"{path.relative_to(package)}: does not define {name}"


def defined(tree: ast.Module, with_imports: bool) -> set[str]:
    """Names a module defines at its top; a package's front also hands on what it imports."""
    names: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]):
                names.add(name)
            case ast.ImportFrom(names=imported) if with_imports:
                names.update(alias.asname or alias.name for alias in imported)
    return names


def strange(inner: Path, tree: ast.Module) -> Iterator[str]:
    """What does not belong into a file, by its name."""
    stem, is_front = inner.stem, inner.name == "__init__.py"
    if not ast.get_docstring(tree) and not (is_front and not tree.body):
        yield ": its first line does not say what it holds"
    if len(inner.parts) == 1 and stem in ELSEWHERE:
        yield f": belongs to {ELSEWHERE[stem]}"
    if stem == "events":
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                yield f":{node.lineno}: {node.name} belongs to telling, events are dataclasses only"
    if stem == "game":
        for inside in ast.walk(tree):
            if isinstance(inside, ast.Name) and inside.id == "cast":
                yield f":{inside.lineno}: an unchecked cast; `ours` checks"
    if inner.parts[0] not in ("moves", "moves.py"):
        for line in computes_with_codes(tree):
            yield f":{line}: computes with a move code, which only moves may know"


def computes_with_codes(tree: ast.Module) -> Iterator[int]:
    """Lines with `code >> 4`, `code - FETCH`, `codes.NAME + seat` and the like."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, ARITHMETIC):
                if is_code(left) or is_code(right):
                    yield node.lineno
            case ast.AugAssign(target=ast.Name(id=name)) if name in CODES:
                yield node.lineno


def is_code(node: ast.expr) -> bool:
    match node:
        case ast.Name(id=name):
            return name in CODES
        case ast.Attribute(value=ast.Name(id=module), attr=attr):
            return module in MOVE_MODULES and attr.isupper()
        case _:
            return False
