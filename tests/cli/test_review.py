"""`logovo review` of logs that cannot be reviewed: a sentence, never a stack trace."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from logovo.core.log import Log, checksum
from tests.cli.conftest import Logovo
from tests.review.recorded import needs_speed, recorded

SHORT = 12  # the seed of a game of eighty entries


def cut(log: Log) -> str:
    return log.write()[:-40]


def unfinished(log: Log) -> str:
    return "".join(log.write().splitlines(keepends=True)[:20])


def changed(log: Log) -> str:
    lines = log.write().splitlines(keepends=True)
    lines[10] = lines[10].replace('"seat":', '"seat": ').replace("0", "1", 1)
    return "".join(lines)


def other_rules(log: Log) -> str:
    """With checksums that hold."""
    before, lines = "", []
    for line in log.write().splitlines():
        row: dict[str, object] = json.loads(line)
        row.pop("sum")
        if "ruleset" in row:
            row["ruleset"] = 1
        before = checksum(before, row)
        lines.append(json.dumps({**row, "sum": before}, ensure_ascii=False))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (cut, "damaged"),
        (unfinished, "Only a finished game"),
        (changed, "damaged"),
        (other_rules, "rules version 1"),
    ],
)
def test_a_log_that_cannot_be_reviewed_is_named(
    logovo: Logovo, tmp_path: Path, spoil: Callable[[Log], str], said: str
) -> None:
    path = tmp_path / "game.log"
    path.write_text(spoil(recorded("larder", SHORT)), encoding="utf-8")
    done = logovo("review", str(path))
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err + done.out


def test_a_budget_must_be_one(logovo: Logovo, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text(recorded("larder", SHORT).write(), encoding="utf-8")
    for wrong in (["--worlds", "3"], ["--rollouts", "-1"], ["--seed", "-1"], ["--as", "p9"]):
        assert logovo("review", str(path), *wrong).code == 2


def test_what_could_have_been_known_is_told_and_written(logovo: Logovo, tmp_path: Path) -> None:
    needs_speed()
    log, page = tmp_path / "game.log", tmp_path / "page.html"
    log.write_text(recorded("gold").write(), encoding="utf-8")
    done = logovo("review", str(log), "--worlds", "32", "--rollouts", "2", "--html", str(page))
    assert done.code == 0
    assert "What could have been known:" in done.out
    assert ", in the stash: " in done.out
    assert "<details>" in page.read_text(encoding="utf-8")
