"""The documentation: every link and anchor holds, every page has a place, every block runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import logovo
from logovo.games import GAMES
from logovo.text.catalogue import LANGS, texts
from tools.docs_site import gather, order, players, reference, scripts

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
here = pytest.mark.skipif(not (ROOT / "mkdocs.yml").exists(), reason="a copy without the project")


def test_links_follow_their_pages() -> None:
    known = {DOCS / "server.md": "server.md", ROOT / "CHANGELOG.md": "changelog.md"}
    text = "[a](../server.md#x) [b](../../CHANGELOG.md) [c](https://a.example) `[d](none.md)`"
    told = gather.moved(text, DOCS / "games" / "gold.md", "games/gold.md", known)
    assert told == "[a](../server.md#x) [b](../changelog.md) [c](https://a.example) `[d](none.md)`"


def test_what_is_not_on_the_site_is_only_named() -> None:
    told = gather.moved("see [it](../logovo/roster.py)", DOCS / "server.md", "server.md", {})
    assert told == "see it (`logovo/roster.py`)"


def test_a_dead_link_stops_the_build() -> None:
    with pytest.raises(gather.DeadLink, match=r"server\.md: nowhere\.md"):
        gather.moved("[x](nowhere.md)", DOCS / "server.md", "server.md", {})


@here
def test_every_page_of_the_project_has_links_that_hold(tmp_path: Path) -> None:
    made = players.write_players(tmp_path) + reference.write_reference(tmp_path)
    places = gather.gather(tmp_path, made)
    assert {"index.md", "results.md", "changelog.md", "games/gold-rulings.md"} <= set(places)
    for place in places:
        assert (tmp_path / place).is_file()


def test_a_page_nobody_placed_is_not_lost() -> None:
    placed = order.ordered(["index.md", "server.md", "balance/gold.md", "moon.md"])
    assert placed == [
        "index.md",
        {"Host": ["server.md"]},
        {"Research": ["balance/gold.md"]},
        {"More": ["moon.md"]},
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_the_players_page_has_every_rule(key: str, lang: str) -> None:
    page = players.page(GAMES[key], lang)
    told = texts(lang, key)
    assert page.startswith(f"# {told.title()}\n")
    missing = [
        rule.id for rule in GAMES[key].rules if f"{{#{rule.id.partition('.')[2]}}}" not in page
    ]
    assert missing == []
    for choice in GAMES[key].choices:
        assert f"| {told.option(choice.key)} |" in page


def test_the_reference_has_every_public_name(tmp_path: Path) -> None:
    pages = [tmp_path / place for place in reference.write_reference(tmp_path)]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    for name in set(logovo.__all__) - {"__version__"}:
        assert f"::: logovo.{name}\n" in text


def test_scripts_leave_the_pages(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    data = '<script type="application/json">{}</script>'
    for name in ("index.html", "games/gold.html"):
        (tmp_path / name).write_text(f"<body>{data}<script>let a = '1';</script></body>")
    assert scripts.take_out(tmp_path) == 2
    (file,) = (tmp_path / "scripts").iterdir()
    assert file.read_text() == "let a = '1';"
    inner = (tmp_path / "games" / "gold.html").read_text()
    assert inner == f'<body>{data}<script src="../scripts/{file.name}"></script></body>'


@pytest.mark.parametrize("lang", LANGS)
def test_players_read_the_same_page_in_both_languages(lang: str) -> None:
    page = (DOCS / "play" / lang / "index.md").read_text(encoding="utf-8")
    other = (DOCS / "play" / "ru" / "index.md").read_text(encoding="utf-8")
    assert len(re.findall("^## ", page, re.MULTILINE)) == len(
        re.findall("^## ", other, re.MULTILINE)
    )
    assert {f"({key}.md)" for key in GAMES} <= set(re.findall(r"\(\w+\.md\)", page))
