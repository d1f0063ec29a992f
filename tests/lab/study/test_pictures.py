"""Pictures of a report for papers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Logovo
from tests.cli.conftest import logovo as logovo


@pytest.fixture
def run(logovo: Logovo, tmp_path: Path) -> Path:
    path = tmp_path / "run"
    asked = ("--game", "larder", "--games", "4", "--cores", "1", "--out", str(path))
    assert logovo("study", "run", *asked).code == 0
    return path


def test_a_picture_as_svg_and_png(logovo: Logovo, run: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    for name in ("shares", "seats", "lengths"):
        written = ("--svg", str(svg), "--png", str(png), "--dark", "--lang", "ru")
        done = logovo("study", "picture", str(run), name, *written)
        assert done.code == 0, done.err
        assert svg.read_text(encoding="utf-8").startswith("<svg")
        assert png.read_bytes().startswith(b"\x89PNG")
    assert "доля побед" in svg.read_text(encoding="utf-8") or "решений" in svg.read_text("utf-8")


def test_what_cannot_be_drawn_is_named(logovo: Logovo, run: Path, tmp_path: Path) -> None:
    out = ("--svg", str(tmp_path / "a.svg"))
    unknown = logovo("study", "picture", str(run), "colours", *out)
    assert unknown.code == 2 and "seats" in unknown.err
    assert logovo("study", "picture", str(run), "seats").code == 2
    assert logovo("study", "picture", str(tmp_path), "seats", *out).code == 2
    nowhere = ("--svg", str(tmp_path / "no" / "where.svg"))
    assert logovo("study", "picture", str(run), "seats", *nowhere).code == 2
    assert not (tmp_path / "a.svg").exists()
