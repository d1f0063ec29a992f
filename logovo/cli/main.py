"""All commands in one place. A named error is a sentence and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Annotated

import typer

from logovo import __version__
from logovo.cli.arena import arena
from logovo.cli.backup import backup
from logovo.cli.bench import bench
from logovo.cli.calibrate import calibrate
from logovo.cli.doctor import doctor
from logovo.cli.laws import laws
from logovo.cli.looking import position, think
from logovo.cli.play import play
from logovo.cli.puzzles import puzzles
from logovo.cli.ratings import ratings
from logovo.cli.replay import replay
from logovo.cli.restore import restore
from logovo.cli.review import review_log
from logovo.cli.rules import games, rules
from logovo.cli.serve import serve
from logovo.cli.sim import sim
from logovo.cli.study import study_app
from logovo.cli.swarm import swarm
from logovo.cli.train import train
from logovo.cli.verify import verify
from logovo.cli.voice import UnknownLanguage, console, errors, house_lang, voice
from logovo.core.errors import LogovoError

BAD_INPUT = 2
STOPPED = 130
DEBUG = "--debug"

app = typer.Typer(
    name="logovo",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
COMMANDS = (
    *(play, serve, backup, restore, swarm, replay, verify, position, think),
    *(games, rules, sim, arena, ratings, bench, laws, calibrate, puzzles, train, doctor),
)
for command in COMMANDS:
    app.command()(command)
app.command("review")(review_log)
app.add_typer(study_app, name="study")


def which() -> str:
    from logovo.cli.checks import is_compiled

    return voice(house_lang()).say(
        "version",
        version=__version__,
        how="compiled" if is_compiled() else "interpreted",
        python=sys.version.split()[0],
    )


@app.command()
def version() -> None:
    """Which Logovo this is, and whether it runs compiled."""
    console.print(which(), markup=False)


def tell_version(asked: bool) -> None:
    if asked:
        version()
        raise typer.Exit


@app.callback()
def house(
    asked: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=tell_version,
            is_eager=True,
            help="Which Logovo this is, and whether it runs compiled.",
        ),
    ] = False,
) -> None:
    """Five hidden-information table games: play, watch, read rules, simulate, measure."""


def run() -> None:
    """The program itself."""
    try:
        app()
    except LogovoError as error:
        if DEBUG in sys.argv:
            errors.print("".join(traceback.format_exception(error)), markup=False)
        errors.print(told(error), style="red", markup=False, soft_wrap=True)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except BrokenPipeError:
        # Whoever was reading has gone; there is nobody to complain to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def told(error: LogovoError) -> str:
    """In the language of the command line, as far as it got to say one."""
    lang = house_lang()
    if "--lang" in sys.argv[:-1]:
        lang = sys.argv[sys.argv.index("--lang") + 1]
    try:
        return voice(lang).error(error)
    except UnknownLanguage:
        return voice(house_lang()).error(error)
