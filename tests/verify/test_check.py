"""Fair games pass the check; each way to forge one is found and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from logovo.cli.main import app
from logovo.core.chance import fair_stream
from logovo.core.log import read_log
from logovo.core.table import replay
from logovo.games import GAMES, game
from logovo.verify import Unreadable, verify
from tests.verify.forgeries import FORGERIES, changed_draw
from tests.verify.games import ROWS, fair_log, number, rows_of, some_fair, written

RUNNER = CliRunner()
KEPT = json.loads((Path(__file__).parents[1] / "vectors" / "forgeries.json").read_text())


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_fair_game_passes(key: str) -> None:
    log = fair_log(key)
    verdict = verify(log)
    assert (verdict.result, verdict.findings) == ("fair", ())
    assert verdict.added == (0, 1, 2)
    assert verdict.draws == sum(len(entry.chance) for entry in read_log(log).entries) > 10
    again = read_log(log)
    assert again.write() == log
    replay(game(key), again)


def test_who_kept_their_number_is_named() -> None:
    verdict = verify(fair_log("larder", 3, (1,)))
    assert (verdict.result, verdict.added, verdict.left_out) == ("fair", (0, 2), (1,))


@pytest.mark.parametrize(("forge", "codes"), FORGERIES, ids=[f.__name__ for f, _c in FORGERIES])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_forgery_is_found_and_named(
    forge: Callable[[list[ROWS]], None], codes: set[str], lang: str, tmp_path: Path
) -> None:
    rows = rows_of(fair_log("larder"))
    forge(rows)
    forged = written(rows)
    assert read_log(forged) is not None, "its checksums fit"
    verdict = verify(forged)
    assert verdict.result == "forged"
    assert {one.code for one in verdict.findings} == codes
    file = tmp_path / "forged.log"
    file.write_text(forged, encoding="utf-8")
    told = RUNNER.invoke(app, ["verify", str(file), "--lang", lang])
    assert told.exit_code == 1
    assert "verify-" not in told.output
    assert "{" not in told.output


def test_a_changed_draw_is_told_with_its_place() -> None:
    rows = rows_of(fair_log("larder"))
    drawn = rows[1]["chance"]
    assert isinstance(drawn, list)
    before = drawn[20]
    changed_draw(rows)
    (wrong,) = verify(written(rows)).findings
    assert (wrong.line, wrong.draw, wrong.expected, wrong.found) == (2, 21, before, drawn[20])


def test_a_changed_line_is_found() -> None:
    log = fair_log("larder")
    lines = log.splitlines(keepends=True)
    for changed, line in (
        (log.replace('"text":"', '"text":"x', 1), 3),
        ("".join(lines[:5] + lines[6:]), 6),
        (log[:-10], None),
    ):
        (wrong,) = verify(changed).findings
        assert wrong.code == "changed"
        assert line is None or wrong.line == line


def test_another_commitment_than_the_one_seen_is_found() -> None:
    """A house that makes everything anew, so that the file fits, did not show that before."""
    log = fair_log("larder")
    seen = verify(log).house
    assert verify(log, seen).result == "fair"
    (wrong,) = verify(log, number("seen before").hex()).findings
    assert wrong.code == "other-commitment"


def test_a_game_that_was_not_finished_is_checked_as_far_as_it_went() -> None:
    rows = rows_of(fair_log("larder"))
    half = verify(written(rows[: len(rows) // 2]))
    assert (half.result, half.finished) == ("fair", False)
    assert verify(written(rows)).finished


def test_a_log_without_it_cannot_be_checked(tmp_path: Path) -> None:
    log = read_log(fair_log("larder"))
    log.fair = None
    assert verify(log.write()).result == "not-verifiable"
    file = tmp_path / "old.log"
    file.write_text(log.write(), encoding="utf-8")
    assert RUNNER.invoke(app, ["verify", str(file)]).exit_code == 3


@pytest.mark.parametrize("text", ["", "{}", "hello\n", "[1]\n", "{\n"])
def test_what_is_no_log_is_said_to_be_none(text: str) -> None:
    with pytest.raises(Unreadable):
        verify(text)


def test_the_command_says_what_was_checked(tmp_path: Path) -> None:
    file = tmp_path / "fair.log"
    file.write_text(fair_log("gold", 3, (2,)), encoding="utf-8")
    told = RUNNER.invoke(app, ["verify", str(file), "--lang", "en"])
    assert told.exit_code == 0
    assert "The deal is fair." in told.output
    assert "player 1, player 2" in told.output
    assert "did not come in time: player 3" in told.output
    assert "exactly these draws" in told.output
    plain = json.loads(RUNNER.invoke(app, ["verify", str(file), "--json"]).output)
    assert (plain["result"], plain["rules"], plain["left_out"]) == ("fair", "kept", [2])
    russian = RUNNER.invoke(app, ["verify", str(file), "--lang", "ru"])
    assert "Раздача честная" in russian.output


def test_draws_the_rules_do_not_ask_for_are_found(tmp_path: Path) -> None:
    """A stream that fits but was asked for other ranges: only the rules can tell."""
    rows = rows_of(fair_log("larder"))
    ranges = rows[1]["of"]
    assert isinstance(ranges, list)
    ranges[0], ranges[1] = ranges[1], ranges[0]
    stream = fair_stream(some_fair("table", (0, 1, 2)).key(), 0)
    rows[1]["chance"] = [stream.below(n) for n in ranges]
    file = tmp_path / "ranges.log"
    file.write_text(written(rows[:2]), encoding="utf-8")
    assert verify(written(rows[:2])).result == "fair"
    told = json.loads(RUNNER.invoke(app, ["verify", str(file), "--json"]).output)
    assert [one["code"] for one in told["findings"]] == ["rules"]


def test_a_house_alone_is_said_to_be_alone(tmp_path: Path) -> None:
    file = tmp_path / "alone.log"
    file.write_text(fair_log("larder", 3, (0, 1, 2)), encoding="utf-8")
    told = RUNNER.invoke(app, ["verify", str(file), "--lang", "en"])
    assert told.exit_code == 0
    assert "no player added a number" in told.output


@pytest.mark.parametrize("one", KEPT, ids=[str(one["name"]) for one in KEPT])
def test_the_logs_the_browser_checks_are_judged_alike(one: dict[str, object]) -> None:
    assert [found.code for found in verify(str(one["log"])).findings] == one["codes"]
