"""The walks through the code name files that exist, so that a newcomer can follow them."""

from __future__ import annotations

import re
from pathlib import Path

from logovo.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FILE = re.compile(r"`([\w/]+\.py)`")
PLACES = (ROOT, ROOT / "logovo", ROOT / "logovo" / "server", ROOT / "logovo" / "games")


def test_every_file_of_the_walks_exists() -> None:
    walks = PAGE[PAGE.index("## Three walks") :]
    named = set(FILE.findall(walks))
    assert len(named) > 15
    for path in named:
        if path.partition("/")[0] not in GAMES:  # a game's own files have a test of their own
            assert any((place / path).is_file() for place in PLACES), path


def test_every_package_of_the_server_is_explained() -> None:
    server = PAGE[PAGE.index("## The server") : PAGE.index("## Three walks")]
    for folder in (ROOT / "logovo" / "server").iterdir():
        if (folder / "__init__.py").is_file():
            assert f"`{folder.name}`" in server, folder.name
