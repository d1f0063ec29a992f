"""What a package index and a stranger's machine would get, as far as it can be seen without
building: `tools/release prove` builds, installs and plays."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import logovo
from tools.releasing.package import BUILT, needed
from tools.requirements import wanted

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(
    not (ROOT / "setup.py").exists(), reason="a compiled copy has no set-up of its own"
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_every_needed_file_goes_into_a_package(tmp_path: Path) -> None:
    """The files setuptools takes along, copied and compared; nothing is compiled."""
    subprocess.run(
        [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path)]
        + ["build_py", "--build-lib", str(tmp_path / "lib")],
        cwd=ROOT,
        env=os.environ | {"LOGOVO_PURE": "1"},
        check=True,
        capture_output=True,
    )
    lib = tmp_path / "lib"
    held = {path.relative_to(lib).as_posix() for path in lib.rglob("*") if path.is_file()}
    there = {name for name in needed() if (ROOT / name).exists()}
    assert sorted(there - held) == []
    assert sorted(name for name in held if name.endswith((".so", ".pyd", ".pyc"))) == []
    assert {"logovo/py.typed", "logovo/text/text/ru.ftl", "logovo/cli/text/en.ftl"} <= held


def test_what_is_built_is_asked_for() -> None:
    assert set(BUILT) <= needed()


def test_the_metadata_names_what_is_here() -> None:
    for name in PROJECT["license-files"]:
        assert (ROOT / name).is_file()
    assert "urls" not in PROJECT, "a link must lead somewhere; so far there is no public address"
    least = PROJECT["requires-python"].removeprefix(">=")
    assert f"Programming Language :: Python :: {least}" in PROJECT["classifiers"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", logovo.__version__)
    assert PROJECT["description"]
    assert len(PROJECT["description"]) < 100


def test_every_extra_is_documented() -> None:
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    assert [
        name for name in PROJECT["optional-dependencies"] if f"`logovo[{name}]`" not in page
    ] == []


def test_everything_that_may_be_installed_is_pinned() -> None:
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()[1:]
    names = {line.partition("==")[0] for line in pins}
    asked = {Requirement(line).name for line in wanted(list(PROJECT["optional-dependencies"]))}
    assert sorted(name for name in asked if name.lower().replace("_", "-") not in names) == []


def test_wheels_are_made_for_every_python_we_name() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    built = {
        name.removeprefix("cp3").removesuffix("-*")
        for name in config["tool"]["cibuildwheel"]["build"]
    }
    named = {c.rpartition(".")[2] for c in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", c)}
    assert built == named


def test_the_work_of_others_is_listed() -> None:
    page = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    rows = re.findall(r"^\| (\S+) \| (\S+) \| \S.* \| the browser client \|$", page, re.MULTILINE)
    assert {"svelte", "@fontsource/alegreya", "@fontsource/alegreya-sans"} <= {
        row[0] for row in rows
    }
    for name, version in rows:
        assert lock[f"node_modules/{name}"]["version"] == version, (
            f"{name}: run tools/third_party.py"
        )
        assert f"### {name}\n\n```text\n" in page
    for line in wanted([]):
        name = Requirement(line).name
        assert re.search(rf"^\| {name} \|", page, re.MULTILINE | re.IGNORECASE), name


def test_what_went_into_the_client_is_listed() -> None:
    told = ROOT / "logovo" / "web" / ".vite" / "license.json"
    if not told.exists():
        pytest.skip("the browser client is not built here")
    page = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    for one in json.loads(told.read_text(encoding="utf-8")):
        assert f"| {one['name']} | {one['version']} | {one['identifier']} |" in page


def test_a_package_that_must_be_compiled_is_not_built_without_a_compiler(tmp_path: Path) -> None:
    """A silent pure package under a compiled name would be the worst of both."""
    told = subprocess.run(
        [sys.executable, "-c", "import setup, sys; sys.argv = ['x', 'build']; setup.extensions()"],
        cwd=ROOT,
        env={"PATH": str(tmp_path), "CC": "no-such-compiler", "LOGOVO_COMPILED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode != 0
    assert "must be compiled, but there is no C compiler" in told.stderr
