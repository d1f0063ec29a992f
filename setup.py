"""Compile the rules and the search with mypyc where a C compiler exists.

    LOGOVO_PURE=1        never compile: the same source runs interpreted
    LOGOVO_COMPILED=1    compile or fail: for packages that are published
    LOGOVO_ONLY=a,b      compile only these games (others stay interpreted): for measuring

Without a C compiler the build says so and goes on interpreted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup

BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}


# Parts that neither a search nor a move at a table asks for: tables of rules, dataclasses (which
# mypyc leaves as they are), copies and JSON. Compiling them would only make the build longer.
COLD = {"rulebook", "options", "events", "positions", "loading", "defaults", "claims", "checks"}
COLD |= {"fields", "keeping"}

OF_ONE_GAME = ("policies", "beliefs", "reasons", "insights")


def hot_modules() -> list[str]:
    """Everything that is compiled, as one group: calls between groups would be slow."""
    house = Path("logovo")
    only = os.environ.get("LOGOVO_ONLY", "")
    found = sorted(house.glob("core/**/*.py"))
    found += [path for path in sorted(house.glob("search/**/*.py")) if path.stem not in COLD]
    for game in sorted(path for path in house.glob("games/*") if path.is_dir()):
        if not only or game.name in only.split(","):
            found += [path for path in sorted(game.glob("**/*.py")) if path.stem not in COLD]
    if only:
        wanted = set(only.split(","))
        found = [path for path in found if game_of(path) in (wanted | {""})]
    return [str(path) for path in found if path.name != "__init__.py"]


def game_of(path: Path) -> str:
    """The game whose policy, belief, reasons or insight this is, module or package; else ""."""
    if path.parts[1] != "search" or path.parts[2] not in OF_ONE_GAME:
        return ""
    return path.parts[3].removesuffix(".py").split("_")[0]


def why_not() -> str:
    """The reason for staying interpreted; "" if the build can compile."""
    if os.environ.get("LOGOVO_PURE", "") not in ("", "0"):
        return "LOGOVO_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform == "win32":
        if not visual_studio():
            return "there is no Visual Studio with C on this machine"
    elif shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}) on this machine"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "the C headers of Python are not installed (python3-dev)"
    if find_spec("mypyc") is None:
        return "mypyc is not installed"
    return ""


def visual_studio() -> bool:
    """Whether setuptools will find Microsoft's compiler: on the path, or by its own finder."""
    finder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio/Installer")
    return shutil.which("cl") is not None or (finder / "vswhere.exe").is_file()


def is_gcc() -> bool:
    if sys.platform == "win32":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def extensions() -> list[Extension]:
    if not BUILDING & set(sys.argv):
        return []
    reason = why_not()
    if reason:
        if os.environ.get("LOGOVO_COMPILED", "") not in ("", "0"):
            raise SystemExit(f"logovo: must be compiled, but {reason}")
        sys.stderr.write(
            f"logovo: not compiled, because {reason}. All works, but bots think about sixty "
            "times slower.\n"
        )
        return []
    from mypyc.build import mypycify

    # One C file for the whole house takes gcc three times as long as a file per module whose
    # pieces are put together by the linker; calls are inlined across modules either way. Level 3
    # plays up to a fifth faster than 2, by game, and builds a sixth longer.
    linked = is_gcc()
    # What is compiled uses no library of others; what it is imported by does, and the clean room
    # of a package build has none of them.
    asked = ["--follow-imports=silent", *hot_modules()]
    found = mypycify(asked, opt_level="3", debug_level="0", group_name="logovo", multi_file=linked)
    if sys.platform == "win32":
        return list(found)
    for extension in found:
        # Without this flag gcc must not inline across functions of a shared library.
        flags = ["-fno-semantic-interposition"]
        if linked and len(extension.sources) > 1:
            flags.append(f"-flto={os.cpu_count() or 1}")
            extension.extra_link_args = [*extension.extra_link_args, "-O3", *flags]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return list(found)


if __name__ == "__main__":
    # The one large library keeps a core busy; the many small doors into it use the others.
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
