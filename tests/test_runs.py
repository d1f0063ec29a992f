"""What is left out of a run is left out on purpose, and what is named there exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.runs import ABOVE, BOTH, PROGRAMS, marks_of

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", [*PROGRAMS, *ABOVE, *BOTH])
def test_what_is_named_exists(name: str) -> None:
    assert (HERE / name).exists()


def test_rules_run_both_ways() -> None:
    for file in ("gold/test_cuts.py", "core/test_takeback.py", "bots/test_bots.py", "test_laws.py"):
        assert marks_of(file, []) == []


def test_every_part_above_the_rules_is_played_through_both_ways() -> None:
    for file in BOTH:
        assert file.startswith(ABOVE), f"{file} is run both ways anyway"
        assert marks_of(file, ["served"]) == []


def test_a_server_of_its_own_is_started_once() -> None:
    assert marks_of("gold/test_cuts.py", ["served"]) == ["once"]
    assert marks_of("cli/test_sim.py", []) == ["once", "above"]
