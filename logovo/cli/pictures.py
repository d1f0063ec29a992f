"""`logovo study picture`: one picture of a report as SVG or PNG, for papers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from logovo.cli.common import Lang
from logovo.cli.voice import NoFile, Voice, console, house_lang, voice
from logovo.lab.balance.report import pictures
from logovo.lab.balance.results import Balance
from logovo.lab.balance.words import BalanceWords
from logovo.lab.study.folder import RESULTS, NoRun, RunFolder
from logovo.lab.study.page import png, svg
from logovo.lab.study.report import charts
from logovo.lab.study.results import result_of
from logovo.lab.study.runner import Runner
from logovo.lab.study.spec import BadStudy
from logovo.lab.study.words import StudyWords

LIGHT: Final = ("#2b2118", "white")
DARK: Final = ("#efe6d6", "#1d1813")


def picture(
    run: Annotated[Path, typer.Argument(help="the folder of a study or a balance report")],
    name: Annotated[str, typer.Argument(help="which one; a wrong name lists them")] = "",
    svg_file: Annotated[Path | None, typer.Option("--svg", help="where to write it")] = None,
    png_file: Annotated[Path | None, typer.Option("--png", help="where to write it")] = None,
    scale: Annotated[float, typer.Option(help="of the PNG", min=0.5, max=8)] = 2.0,
    dark: Annotated[bool, typer.Option("--dark", help="light words on dark ground")] = False,
    lang: Lang = "",
) -> None:
    """Write a picture of a report as SVG or PNG."""
    said = voice(lang or house_lang())
    if svg_file is None and png_file is None:
        raise BadStudy("--svg, --png", "where to write it")
    found = {id.rpartition("-")[2]: spec for id, spec in drawn(run, said.lang).items()}
    chosen = name or next(iter(found))
    if chosen not in found:
        raise BadStudy(name, ", ".join(found))
    ink, ground = DARK if dark else LIGHT
    if svg_file is not None:
        write(said, svg_file, svg(found[chosen], ink, ground).encode())
    if png_file is not None:
        write(said, png_file, png(found[chosen], ink, ground, scale))


def write(said: Voice, path: Path, text: bytes) -> None:
    try:
        path.write_bytes(text)
    except OSError as error:
        raise NoFile(str(path), error.strerror or "") from None
    console.print(said.say("study-picture", path=str(path)), soft_wrap=True, markup=False)


def drawn(run: Path, lang: str) -> dict[str, str]:
    """Vega-Lite specifications of all pictures there are. Raises NoRun, NoLab."""
    folder = RunFolder(run)
    manifest = folder.manifest()
    if manifest is not None:
        runner = Runner(manifest.study, folder)
        runner.load()
        result = result_of(manifest, runner)
        return charts(result, StudyWords(result, lang))
    try:
        found = msgspec.json.decode((run / RESULTS).read_bytes(), type=Balance)
    except (OSError, msgspec.DecodeError):
        raise NoRun(run, RESULTS) from None
    return pictures(found, BalanceWords(found, lang))
