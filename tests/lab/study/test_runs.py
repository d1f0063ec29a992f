"""A run is the same whoever plays it, and however often it is interrupted."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from logovo.core.log import read_log
from logovo.core.table import replay
from logovo.games import game
from logovo.lab.study.executors import Executor, here, pool
from logovo.lab.study.folder import PARTS, RESULTS, CannotKeep, OtherStudy, RunFolder
from logovo.lab.study.manifest import manifest_of
from logovo.lab.study.results import StudyResult, result_of, results_text
from logovo.lab.study.runner import Runner
from logovo.lab.study.spec import Study, checked

KILLS = int(os.environ.get("LOGOVO_KILLS", "3"))
"""LOGOVO_KILLS=50 for the long run."""

STUDY = checked(
    Study("small", "larder", ("greedy", "random"), (2, 3), 48, lineup="duel", keep_logs=1)
)


def finish(study: Study, path: Path, by: Executor = here) -> StudyResult:
    folder, manifest = RunFolder(path), manifest_of(study)
    folder.open(manifest)
    runner = Runner(study, folder)
    for _games in runner.run(by):
        pass
    result = result_of(manifest, runner)
    folder.keep(RESULTS, results_text(result))
    return result


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("runs") / "whole"
    assert finish(STUDY, path).whole
    return path


def test_two_processes_find_what_one_finds(whole: Path, tmp_path: Path) -> None:
    finish(STUDY, tmp_path / "two", pool(2))
    assert (tmp_path / "two" / RESULTS).read_bytes() == (whole / RESULTS).read_bytes()


def test_an_interrupted_run_goes_on_where_it_was(whole: Path, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    folder.open(manifest_of(STUDY))
    for number, _games in enumerate(Runner(STUDY, folder).run()):
        if number == 5:
            break
    kept = set(folder.kept())
    assert len(kept) == 6
    assert finish(STUDY, folder.path).whole
    assert kept < set(folder.kept())
    assert (folder.path / RESULTS).read_bytes() == (whole / RESULTS).read_bytes()


def test_a_changed_part_is_played_again(whole: Path, tmp_path: Path) -> None:
    finish(STUDY, tmp_path / "run")
    first, second, *_rest = sorted((tmp_path / "run" / PARTS).iterdir())
    first.write_bytes(first.read_bytes().replace(b'"games":', b'"games":9'))
    second.write_bytes(second.read_bytes()[:40])
    finish(STUDY, tmp_path / "run")
    assert (tmp_path / "run" / RESULTS).read_bytes() == (whole / RESULTS).read_bytes()


def test_killed_at_any_moment_it_ends_with_the_same_numbers(whole: Path, tmp_path: Path) -> None:
    luck = random.Random(3)
    file = tmp_path / "study.toml"
    file.write_text(
        'name = "small"\ngame = "larder"\nbots = ["greedy", "random"]\nplayers = [2, 3]\n'
        'games = 48\nlineup = "duel"\nkeep_logs = 1\n'
    )
    command = [sys.executable, "-m", "logovo.cli", "study", "run", str(file), "--cores", "2"]
    command += ["--out", str(tmp_path / "run"), "--json"]
    for _kill in range(KILLS):
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        time.sleep(luck.uniform(0.5, 4.0))
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["whole"]
    assert told["manifest"]["study"]["seed"] == 1
    assert (tmp_path / "run" / RESULTS).read_bytes() == (whole / RESULTS).read_bytes()


def test_kept_logs_are_the_games_that_were_counted(whole: Path) -> None:
    logs = sorted((whole / "logs").glob("*.jsonl"))
    assert [log.stem for log in logs][:2] == ["0000-000000-0", "0000-000000-1"]
    for path in logs:
        assert replay(game("larder"), read_log(path.read_text())).state.is_over()


def test_a_folder_of_another_study_is_not_touched(whole: Path, tmp_path: Path) -> None:
    other = checked(Study("small", "larder", ("greedy", "random"), (2,), 48, seed=2))
    with pytest.raises(OtherStudy):
        RunFolder(whole).open(manifest_of(other))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("mine")
    with pytest.raises(OtherStudy):
        RunFolder(tmp_path / "full").open(manifest_of(STUDY))
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["letter.txt"]


def test_a_disk_that_takes_no_more_is_named_and_what_there_is_stays(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    folder.open(manifest_of(STUDY))
    steps = Runner(STUDY, folder).run()
    next(steps)
    kept = list(folder.kept())
    parts = tmp_path / "run" / PARTS
    parts.rename(tmp_path / "moved")
    parts.write_text("in the way")  # as root a folder cannot be made read-only
    with pytest.raises(CannotKeep):
        next(steps)
    parts.unlink()
    (tmp_path / "moved").rename(parts)
    assert list(folder.kept()) == kept
    assert not [path for path in parts.iterdir() if path.name.startswith(".")]


def test_it_stops_when_enough_is_known_and_says_the_same_with_more_processes(
    tmp_path: Path,
) -> None:
    study = checked(Study("until", "larder", ("random",), (2,), 20_000, until="8%", paired=False))
    alone = finish(study, tmp_path / "one")
    assert alone.whole
    assert alone.cells[0].decided
    assert alone.games < 5_000
    finish(study, tmp_path / "two", pool(2))
    assert (tmp_path / "two" / RESULTS).read_bytes() == (tmp_path / "one" / RESULTS).read_bytes()
