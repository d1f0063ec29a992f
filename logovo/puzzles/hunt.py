"""A long search for puzzles that can be broken off: what it has found and which games it has played
are lines of one file, and it goes on where that file ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from logovo.core.game import Game
from logovo.core.options import Options
from logovo.puzzles import memory, roles
from logovo.puzzles.finding import Seek, find_in_game
from logovo.puzzles.puzzle import BadPuzzle, Puzzle, read_puzzle, write_puzzle

SEEKERS: Final[dict[str, Seek]] = {memory.KEY: memory.memory_at, roles.KEY: roles.role_at}
TABLES: Final[dict[str, tuple[int, ...]]] = {
    "drakon": (2, 3),
    "lucky": (4, 5),
    "vampires": (3, 4),
}
USUAL: Final = (2, 3, 4)
"""Players at the tables played at, one after another."""


class SearchedGame(msgspec.Struct, frozen=True):
    """A game that was searched to its end."""

    played: int
    found: int


def tables_of(game: Game) -> tuple[int, ...]:
    wanted = TABLES.get(game.key, USUAL)
    return tuple(size for size in wanted if game.least <= size <= game.most) or (game.least,)


def options_for(game: Game, seed: int, players: int, settings: dict[str, str]) -> Options:
    sizes = (players,) if players else tables_of(game)
    return game.options(sizes[seed % len(sizes)], settings)


def hunt(
    game: Game,
    seeds: range,
    out: Path,
    players: int,
    settings: dict[str, str],
    told: Callable[[int, int], None],
    best_moves: bool = True,
) -> Iterator[Puzzle]:
    """Yield puzzles as they are found, those kept in the file before not again. `told` hears
    after every game how many were played and found in all. Without `best_moves` only the special
    kind of the game is looked for. Raises BadPuzzle for a file that is something else."""
    before, played = kept_in(out)
    found = {puzzle.id for puzzle in before}
    told(len(played), len(found))
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.open("a", encoding="utf-8") as file:
        for seed in seeds:
            if seed in played:
                continue
            fresh = 0
            options = options_for(game, seed, players, settings)
            for puzzle in find_in_game(game, options, seed, SEEKERS.get(game.key), best_moves):
                if puzzle.id in found:
                    continue  # the game was broken off after this one
                found.add(puzzle.id)
                fresh += 1
                file.write(write_puzzle(puzzle) + "\n")
                file.flush()
                yield puzzle
            played.add(seed)
            file.write(msgspec.json.encode(SearchedGame(seed, fresh)).decode() + "\n")
            file.flush()
            told(len(played), len(found))


def kept_in(out: Path) -> tuple[list[Puzzle], set[int]]:
    """What a file of an earlier hunt holds; a last line that was cut short is cut off."""
    if not out.exists():
        return [], set()
    text = out.read_text(encoding="utf-8")
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        out.write_text(text, encoding="utf-8")
    puzzles: list[Puzzle] = []
    played: set[int] = set()
    for number, line in enumerate(text.splitlines(), 1):
        try:
            played.add(msgspec.json.decode(line, type=SearchedGame).played)
        except msgspec.MsgspecError:
            try:
                puzzles.append(read_puzzle(line))
            except BadPuzzle as error:
                raise BadPuzzle(f"line {number}", str(error.facts["why"])) from None
    return puzzles, played
