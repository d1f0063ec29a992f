"""`logovo study`: planned experiments that can be interrupted, resumed and spread over machines."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from logovo.bots.registry import by_clock
from logovo.cli.balance import balance
from logovo.cli.common import NO_SETTINGS, Bots, Json, Lang, Seed, Settings, chosen, listed
from logovo.cli.pictures import picture
from logovo.cli.study_data import data
from logovo.cli.study_play import Cores, Live, On, executor, play
from logovo.cli.study_tables import show_result
from logovo.cli.voice import NoFile, Voice, console, errors, house_lang, voice
from logovo.lab.study.data import NoLab
from logovo.lab.study.folder import REPORT, RESULTS, RunFolder
from logovo.lab.study.manifest import manifest_of
from logovo.lab.study.report import report
from logovo.lab.study.results import StudyResult, result_of, results_text
from logovo.lab.study.runner import Runner
from logovo.lab.study.spec import BadStudy, Study, checked, read_study

study_app: Final = typer.Typer(
    help="Experiments: planned in a file, resumed after any interruption, the same on any machine.",
    no_args_is_help=True,
)

study_app.command("balance")(balance)
study_app.command("data")(data)
study_app.command("picture")(picture)

EXAMPLE: Final = """# `logovo study run FILE`. Everything but name and game may be left out.
name = "{game}-options"
game = "{game}"
players = [{players}]           # every number in turn
bots = ["greedy", "random"]
lineup = "duel"          # one against a table of the other; mixed: in turn; self: among its like;
                         # round: every choice of different bots that fills the table
paired = true            # every deal once for each way the bots can sit
games = 1000             # for each table of the study
seed = 1
until = ""               # "1%": stop a table when its shares are that certain
keep_logs = 0            # logs of the first games of each table, to look at

[options]                # the same everywhere: key = "value", as `logovo games` lists them

[vary]                   # every value in turn: key = ["one", "two"]
"""

Out = Annotated[Path | None, typer.Option(help="the folder of the run; NAME.run if left out")]


@study_app.command("new")
def new(
    file: Annotated[Path, typer.Argument(help="where to write it; an existing file is kept")],
    game: Annotated[str, typer.Option(help="which game")] = "larder",
    lang: Lang = "",
) -> None:
    """Write a study to begin with, every setting explained."""
    said = voice(lang or house_lang())
    example = EXAMPLE.format(game=game, players=checked(Study("new", game)).players[0])
    try:
        with file.open("x", encoding="utf-8") as new_file:
            new_file.write(example)
    except OSError as error:
        raise NoFile(str(file), error.strerror or "") from None
    console.print(said.say("study-new", path=str(file)), soft_wrap=True, markup=False)


@study_app.command("run")
def run(
    file: Annotated[Path | None, typer.Argument(help="a study in TOML; or give --game")] = None,
    game: Annotated[str, typer.Option(help="instead of a file")] = "",
    players: Annotated[str, typer.Option(help="such as 2,4")] = "",
    bots: Bots = "",
    games: Annotated[int, typer.Option(help="for each table")] = 0,
    lineup: Annotated[str, typer.Option(help="mixed, duel, self or round")] = "",
    paired: Annotated[bool | None, typer.Option(help="each deal for all seats")] = None,
    until: Annotated[str, typer.Option(help="such as 1%: stop when so certain")] = "",
    seed: Seed = -1,
    option: Settings = NO_SETTINGS,
    vary: Annotated[list[str], typer.Option(help="key=one,two; repeatable")] = NO_SETTINGS,
    setting: Annotated[
        list[str], typer.Option(help="instead of --vary, just key=value,key=value; repeatable")
    ] = NO_SETTINGS,
    keep_logs: Annotated[int, typer.Option(help="logs of so many deals of each table")] = -1,
    watch: Annotated[int, typer.Option(help="games of each table looked into")] = -1,
    name: Annotated[str, typer.Option(help="of the study")] = "",
    out: Out = None,
    cores: Cores = 0,
    on: On = "",
    live: Live = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Play a study, or go on with it where it was. Ctrl-C keeps everything that was played."""
    said = voice(lang or house_lang())
    study = asked(file, game)
    given: dict[str, object] = {
        "players": tuple(whole_numbers(players)),
        "bots": listed(bots),
        "games": games,
        "lineup": lineup,
        "until": until,
        "options": chosen(option),
        "vary": {key: listed(values) for key, values in chosen(vary).items()},
        "settings": tuple(chosen(list(listed(one))) for one in setting),
        "name": name,
    }
    changed = {key: value for key, value in given.items() if value}
    if paired is not None:
        changed["paired"] = paired
    numbers = {"seed": seed, "keep_logs": keep_logs, "watch": watch}
    changed |= {key: number for key, number in numbers.items() if number >= 0}
    study = checked(msgspec.structs.replace(study, **changed))
    if timed := [bot for bot in study.bots if by_clock(bot, study.game)]:
        errors.print(said.say("study-timed", bots=", ".join(timed)), style="yellow", markup=False)
    by = executor(on, cores)
    folder = RunFolder(out or Path(f"{study.name}.run"))
    manifest = manifest_of(study)
    folder.open(manifest)
    runner = Runner(study, folder)
    stopped = play(said, [runner], by, live)
    result = result_of(folder.manifest() or manifest, runner)
    folder.keep(RESULTS, results_text(result))
    draw(folder, result, said.lang)
    tell(said, result, folder, as_json)
    if stopped:
        raise typer.Exit(130)


def asked(file: Path | None, game: str) -> Study:
    if file is not None:
        study = read_study(file)
        return msgspec.structs.replace(study, game=game) if game else study
    if not game:
        raise BadStudy("FILE", "a study in TOML, or --game")
    return Study(f"{game}-study", game)


def whole_numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in listed(text)]
    except ValueError:
        raise BadStudy("players", text) from None


def draw(folder: RunFolder, result: StudyResult, lang: str) -> None:
    """The report, where the libraries that draw are installed."""
    with suppress(NoLab):
        folder.keep(REPORT, report(result, lang).encode())


def tell(said: Voice, result: StudyResult, folder: RunFolder, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(result).decode())
        return
    show_result(said, result)
    console.print(said.say("study-kept", path=str(folder.path)), soft_wrap=True, markup=False)
