"""Figures a test wants to be read, also when it passes."""

from __future__ import annotations

import sys

import pytest


def say(capsys: pytest.CaptureFixture[str], text: str) -> None:
    with capsys.disabled():
        sys.stdout.write(f"\n{text}\n")
