"""Five games, one shape: which file holds what, and that a drift is noticed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from logovo.games import GAMES
from logovo.testkit.shape import PARTS, drift
from logovo.testkit.trace import package_of

ROOT = Path(__file__).parents[1]
HUSH = ROOT / "examples" / "hush"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_the_shape_of_all_games(key: str) -> None:
    assert drift(package_of(GAMES[key])) == []


def test_the_template_has_it_too() -> None:
    assert drift(HUSH) == []


@pytest.fixture
def game(tmp_path: Path) -> Path:
    shutil.copytree(HUSH, tmp_path / "hush", ignore=shutil.ignore_patterns("tests", "__pycache__"))
    return tmp_path / "hush"


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_file_is_noticed(game: Path, part: str) -> None:
    (game / f"{part}.py").unlink()
    assert f"{part}.py: missing" in drift(game)


@pytest.mark.parametrize(("part", "name"), [(p, n) for p, names in PARTS.items() for n in names])
def test_a_missing_name_is_noticed(game: Path, part: str, name: str) -> None:
    path = game / f"{part}.py"
    text = path.read_text(encoding="utf-8")
    for before in (f"def {name}(", f"{name}: Final", f"{name} ="):
        text = text.replace(f"\n{before}", f"\n{before.replace(name, name + '_')}")
    path.write_text(text, encoding="utf-8")
    assert drift(game) == [f"{part}.py: does not define {name}"]


@pytest.mark.parametrize(
    ("file", "line", "wrong"),
    [
        ("legality.py", "x = code >> 4", "computes with a move code"),
        ("effects.py", "y = codes.PEEK + 1", "computes with a move code"),
        ("events.py", "def told_to(): ...", "belongs to telling"),
        ("game.py", "z = cast(int, 1)", "an unchecked cast"),
        ("secrets.py", '"""Who hears what."""', "belongs to telling"),
        ("coins.py", "coins = 3", "its first line does not say"),
    ],
)
def test_what_does_not_belong_is_noticed(game: Path, file: str, line: str, wrong: str) -> None:
    path = game / file
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(f"{before}\n{line}\n".lstrip("\n"), encoding="utf-8")
    found = drift(game)
    assert len(found) == 1
    assert file in found[0]
    assert wrong in found[0]


def test_parts_may_be_folders(game: Path) -> None:
    for part, front in (("moves", "__init__.py"), ("effects", "apply.py")):
        (game / part).mkdir()
        (game / f"{part}.py").rename(game / part / front)
    assert drift(game) == []
