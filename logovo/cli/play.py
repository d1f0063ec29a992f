"""`logovo play`: a game in the terminal against bots, or with friends at one keyboard."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from logovo.bots.outside import any_bot
from logovo.bots.registry import LEVELS
from logovo.bots.seated import with_character
from logovo.cli.common import NO_SETTINGS, GameKey, Lang, Settings, chosen, listed
from logovo.cli.person import ask
from logovo.cli.session import Session
from logovo.cli.voice import Voice, console, house_lang, voice
from logovo.core.chance import Chance, recording, secret
from logovo.core.seats import Seat
from logovo.core.table import Table
from logovo.folders import data_folder
from logovo.games import game
from logovo.text.catalogue import texts

ME: Final = "me"


def at_table(bot: str) -> str:
    """Levels are meant as people meet them; all other names stand for themselves."""
    return with_character(bot) if bot in LEVELS else bot


def play(
    key: GameKey,
    seats: Annotated[
        str, typer.Option(help="me for a person, else a bot: random, greedy, search, hard …")
    ] = "",
    lang: Lang = "",
    option: Settings = NO_SETTINGS,
    seed: Annotated[int, typer.Option(help="for the same luck again; else it is secret")] = -1,
    name: Annotated[str, typer.Option(help="how the game calls you")] = "",
    log: Annotated[Path | None, typer.Option(help="where the log goes")] = None,
) -> None:
    """Play in the terminal. `?` at the prompt helps; every refusal names its rule."""
    said = voice(lang or house_lang())
    played = game(key)
    sitting = listed(seats) or (ME, *["medium"] * (played.least - 1))
    options = played.options(len(sitting), chosen(option))
    luck = Chance(seed) if seed >= 0 else secret()
    bots = {
        Seat(seat): any_bot(at_table(bot), played, int(luck.below(1 << 30)), len(sitting))
        for seat, bot in enumerate(sitting)
        if bot != ME
    }
    chance = recording(seed) if seed >= 0 else secret()
    table = Table(played, options, names_of(said, sitting, name), chance)
    console.rule(texts(said.lang, key).title())
    console.print(said.say("welcome"), style="dim", markup=False)
    session = Session(table, bots, said)
    try:
        if not session.run(ask):
            console.print(said.say("left"))
    except KeyboardInterrupt:
        console.print()
        console.print(said.say("left"))
    finally:
        session.save(log or log_path(key))


def names_of(said: Voice, sitting: tuple[str, ...], name: str) -> list[str]:
    """People by their name, bots by what they are; a number where two would be the same."""
    names: list[str] = []
    for seat in sitting:
        wanted = (name or said.say("somebody")) if seat == ME else seat.partition(":")[0].title()
        if wanted in names:
            wanted = f"{wanted} {len(names) + 1}"
        names.append(wanted)
    return names


def log_path(key: str) -> Path:
    """In the person's own data folder, by game and time."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "logs" / f"{key}-{stamp}.jsonl"
