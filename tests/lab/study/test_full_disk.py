"""A disk that is really full: a small file system of memory, in a namespace of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.study.test_runs import STUDY, finish

SCRIPT = r"""
set -e
mount -t tmpfs -o size=48k none "$1"
status=0
$2 > "$1.out" 2> "$1.err" || status=$?
ls "$1/run/parts" | grep -c json > "$1.parts"
ls -A "$1/run/parts" | grep -c '^\.' > "$1.partial" || true
mount -o remount,size=8m "$1"
$2 > /dev/null 2>> "$1.err"
cp "$1/run/results.json" "$1.results"
exit $status
"""


def in_a_namespace(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["unshare", "--map-root-user", "--mount", *command], capture_output=True, text=True
    )


@pytest.mark.skipif(shutil.which("unshare") is None, reason="no namespaces here")
def test_what_was_played_before_the_disk_was_full_is_kept(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if in_a_namespace("mount", "-t", "tmpfs", "none", str(disk)).returncode:
        pytest.skip("no mounts in a namespace here")
    file = tmp_path / "study.toml"
    file.write_text(
        'name = "small"\ngame = "larder"\nbots = ["greedy", "random"]\nplayers = [2, 3]\n'
        'games = 48\nlineup = "duel"\nkeep_logs = 1\n'
    )
    run = f"{sys.executable} -m logovo.cli study run {file} --cores 1 --lang en --out {disk}/run"
    done = in_a_namespace("sh", "-c", SCRIPT, "sh", str(disk), run)
    said = Path(f"{disk}.err").read_text()
    assert done.returncode == 2, done.stderr + said
    assert "No space left on device" in said
    assert "What was played before is kept" in said
    assert "Traceback" not in said
    assert int(Path(f"{disk}.parts").read_text()) > 0
    assert int(Path(f"{disk}.partial").read_text()) == 0, "nothing half-written"
    finish(STUDY, tmp_path / "whole")
    found = Path(f"{disk}.results").read_bytes()
    assert found == (tmp_path / "whole" / "results.json").read_bytes(), "and it went on from there"
