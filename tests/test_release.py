"""A release is refused where it would be wrong, and writes its number everywhere."""

from __future__ import annotations

import subprocess
from datetime import date
from pathlib import Path

import pytest

from tools.releasing.__main__ import check_tree
from tools.releasing.audit import fingerprint
from tools.releasing.version import NoRelease, current, write

DAY = date(2027, 2, 3)
LOG = """# Changelog

What changes.

## 0.2.0 (unreleased)

- A dragon.

## 0.1.0 (2026-11-17)

- All.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "logovo").mkdir()
    (tmp_path / "logovo" / "__init__.py").write_text('"""x"""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(LOG)
    (tmp_path / "CITATION.cff").write_text("title: x\nversion: 0.1.0\ndate-released: 2026-11-17\n")
    return tmp_path


def told(project: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in project.rglob("*") if path.is_file()}


def test_the_number_is_written_everywhere(project: Path) -> None:
    assert write(project, "0.2.0", DAY) == "- A dragon."
    found = told(project)
    assert current(project) == "0.2.0"
    assert found["CHANGELOG.md"] == LOG.replace("(unreleased)", "(2027-02-03)")
    assert "version: 0.2.0\ndate-released: 2027-02-03\n" in found["CITATION.cff"]


def test_another_number_than_planned_renames_the_part(project: Path) -> None:
    write(project, "1.0.0", DAY)
    assert "## 1.0.0 (2027-02-03)\n\n- A dragon.\n\n## 0.1.0 (" in told(project)["CHANGELOG.md"]


@pytest.mark.parametrize(
    ("number", "log", "why"),
    [
        ("0.0.9", LOG, "comes before"),
        ("two", LOG, "no version"),
        ("0.2", LOG, "no version"),
        ("0.1.0", LOG, "already"),
        ("0.3.0", LOG.replace("- A dragon.", ""), "nothing new"),
        ("0.3.0", LOG.replace("unreleased", "2026-12-01"), "does not begin"),
        ("0.3.0", "# Changelog\n", "does not begin"),
    ],
)
def test_a_wrong_release_changes_nothing(project: Path, number: str, log: str, why: str) -> None:
    (project / "CHANGELOG.md").write_text(log)
    before = told(project)
    with pytest.raises(NoRelease, match=why):
        write(project, number, DAY)
    assert told(project) == before


def git(where: Path, *arguments: str) -> None:
    who = ["-c", "user.name=x", "-c", "user.email=x@localhost"]
    subprocess.run(["git", *who, *arguments], cwd=where, check=True, capture_output=True)


def test_a_tree_that_is_not_clean_is_refused(project: Path) -> None:
    git(project, "init")
    git(project, "add", ".")
    git(project, "commit", "-m", "x")
    check_tree(project, "0.2.0")
    (project / "new.txt").write_text("not known to git")
    with pytest.raises(NoRelease, match=r"not clean(.|\n)*new\.txt"):
        check_tree(project, "0.2.0")
    (project / "new.txt").unlink()
    (project / "CHANGELOG.md").write_text("changed")
    with pytest.raises(NoRelease, match="not clean"):
        check_tree(project, "0.2.0")


def test_a_tag_is_not_given_twice(project: Path) -> None:
    git(project, "init")
    git(project, "add", ".")
    git(project, "commit", "-m", "x")
    git(project, "tag", "-a", "v0.2.0", "-m", "x")
    with pytest.raises(NoRelease, match="tag"):
        check_tree(project, "0.2.0")
    with pytest.raises(NoRelease, match="no version"):
        check_tree(project, "next")


def test_a_fingerprint_sees_names_and_bytes(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("x")
    first = fingerprint(tmp_path)
    (tmp_path / ".stamp").write_text("now")
    assert fingerprint(tmp_path) == first
    (tmp_path / "a").rename(tmp_path / "b")
    assert fingerprint(tmp_path) != first
