"""What comes out of a study: a page, a ladder, tables of data."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import duckdb
import polars
import pytest

from logovo.core.log import MOVE
from logovo.core.seats import Seat
from logovo.core.table import Replay
from logovo.games import game
from logovo.lab.study import data
from logovo.lab.study.data import SCHEMA, read_logs
from tests.cli.conftest import Logovo
from tests.cli.conftest import logovo as logovo


@pytest.fixture
def run(logovo: Logovo, tmp_path: Path) -> Path:
    path = tmp_path / "run"
    arguments = ["--game", "gold", "--players", "3", "--bots", "greedy,random", "--games", "12"]
    file = tmp_path / "study.toml"
    file.write_text('name = "small"\ngame = "gold"\nkeep_logs = 2\n', encoding="utf-8")
    done = logovo("study", "run", str(file), *arguments, "--out", str(path), "--cores", "1")
    assert done.code == 0, done.err
    return path


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attributes if name in ("src", "href")]


def test_the_report_holds_its_pictures_and_needs_no_network(run: Path) -> None:
    page = Page()
    page.feed((run / "report.html").read_text(encoding="utf-8"))
    assert page.tags.count("svg") == 6, "three pictures, each in both languages"
    assert page.tags.count("main") == 2
    assert "script" not in page.tags
    assert [one for one in page.addresses if "//" in one] == []


def test_a_ladder_is_told_to_people_and_programs(logovo: Logovo, run: Path) -> None:
    done = logovo("ratings", str(run), "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert [one["bot"] for one in told["ladder"]] == ["greedy", "random"]
    assert {pair["bot"] for pair in told["pairs"]} == {"greedy", "random"}
    assert "greedy" in logovo("ratings", str(run)).out
    assert logovo("ratings", str(run.parent)).code == 2


def test_logs_become_parquet_and_come_back_without_loss(logovo: Logovo, run: Path) -> None:
    out = run.parent / "data"
    assert logovo("study", "data", str(out), "--run", str(run)).code == 0
    kept = [path.read_text(encoding="utf-8") for path in sorted((run / "logs").glob("*.jsonl"))]
    assert len(kept) == 4
    assert [log.write() for log in read_logs(out)] == kept
    for table, columns in SCHEMA.items():
        frame = polars.read_parquet(out / table / "*.parquet")
        assert frame.columns == [name for name, _kind, _words in columns]
        with duckdb.connect() as base:
            asked = base.execute(f"select count(*) from '{out / table}/*.parquet'")
            assert asked.fetchall() == [(frame.height,)]
    decisions = polars.read_parquet(out / "decisions" / "*.parquet")
    inside = decisions.filter(polars.col("legal").list.contains(polars.col("move")))
    # An offer of one's own at the market need not be among the proposed ones.
    assert inside.height > 0.9 * decisions.height
    assert logovo("study", "data", str(out), "--run", str(run)).code == 2, "an old folder is kept"


def test_a_decision_is_told_in_numbers_and_searched_if_asked(logovo: Logovo, run: Path) -> None:
    out = run.parent / "data"
    asked = ("study", "data", str(out), "--log", str(next((run / "logs").iterdir())))
    for wrong in ("greedy", "genius"):
        refused = logovo(*asked, "--think", wrong)
        assert refused.code == 2 and wrong in refused.err and not out.exists()
    assert logovo(*asked, "--think", "search:4").code == 0
    decisions = polars.read_parquet(out / "decisions" / "*.parquet")
    played = game("gold")
    (log,) = read_logs(out)
    again = Replay(played, log)
    door = played.door(again.table.options)
    rows = decisions.iter_rows(named=True)
    while again.has_more():
        entry = log.entries[again.at]
        if entry.kind == MOVE:
            row = next(rows)
            view = played.view(again.table.state, Seat(entry.seat))
            assert row["features"] == door.encode(view)
            if len(row["legal"]) == 1:
                assert row["value"] is None
        again.step()
    values = decisions["value"].drop_nulls().to_list()
    assert 0 < len(values) < decisions.height
    assert all(0 <= value <= 1 for value in values)


def test_wide_features_make_more_files_of_the_same_rows(
    logovo: Logovo, run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert logovo("study", "data", str(run.parent / "one"), "--run", str(run)).code == 0
    monkeypatch.setattr(data, "NUMBERS", 10_000)
    assert logovo("study", "data", str(run.parent / "many"), "--run", str(run)).code == 0
    assert len(list((run.parent / "many" / "decisions").iterdir())) > 2
    for table in SCHEMA:
        one, many = (
            polars.read_parquet(run.parent / name / table / "*.parquet") for name in ("one", "many")
        )
        assert one.equals(many)


def test_a_study_to_begin_with_can_be_played(logovo: Logovo, tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    assert logovo("study", "new", str(file), "--game", "vampires").code == 0
    before = file.read_text(encoding="utf-8")
    assert logovo("study", "new", str(file)).code == 2
    assert file.read_text(encoding="utf-8") == before
    out = ["--out", str(tmp_path / "run")]
    assert logovo("study", "run", str(file), "--games", "4", "--cores", "1", *out).code == 0
    again = logovo("study", "run", str(file), "--games", "6", "--cores", "1", *out)
    assert again.code == 2, "another study in the same folder"
