"""What a run was: enough to play it again and to know that two runs may be compared."""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime

import msgspec

from logovo import __version__
from logovo.core import chance
from logovo.games import game
from logovo.lab.study.spec import Study

FORMAT = 2
"""Moves when what is counted, or how games are numbered, changes."""


class Machine(msgspec.Struct, frozen=True):
    python: str
    system: str
    processor: str
    cores: int
    compiled: bool


class Manifest(msgspec.Struct, frozen=True):
    study: Study
    version: str
    ruleset: int
    format: int
    machine: Machine
    command: tuple[str, ...]
    begun: str

    def differs_from(self, other: Manifest) -> str:
        """The first thing because of which results must not be added up, "" if there is none.
        The machine and the command may differ: they do not change what is played."""
        if self.study != other.study:
            return "study"
        if self.ruleset != other.ruleset:
            return "ruleset"
        return "" if self.format == other.format else "format"


def machine() -> Machine:
    return Machine(
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        processor=platform.processor(),
        cores=os.cpu_count() or 1,
        compiled=not str(chance.__file__).endswith(".py"),
    )


def manifest_of(study: Study) -> Manifest:
    return Manifest(
        study=study,
        version=__version__,
        ruleset=game(study.game).ruleset,
        format=FORMAT,
        machine=machine(),
        command=("logovo", *sys.argv[1:]),
        begun=datetime.now(UTC).isoformat(timespec="seconds"),
    )
