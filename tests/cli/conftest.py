"""Runs the command line in this process: what it printed, and its exit code."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import pytest

from logovo.cli.main import run


@dataclass
class Done:
    code: int
    out: str
    err: str


Logovo: TypeAlias = Callable[..., Done]


@pytest.fixture
def logovo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Logovo:
    monkeypatch.setenv("LOGOVO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def call(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["logovo", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = 0
        try:
            run()
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return call
