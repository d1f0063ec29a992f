"""Batches on several cores: a process for each part of the games, arrays in shared memory.

    with Workers("larder", 2048, processes=2, players=4, seed=1) as games:
        games.step(choose(games.observations, games.masks))

The same arrays as `batch.Games` has, in the same order: part after part.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Final

import numpy as np
import numpy.typing as npt

from logovo.gym.batch import Games
from logovo.gym.play import IllegalAction, bounds, table_for

STOP: Final = "stop"
STEP: Final = "step"
DONE: Final = "done"


class Arrays:
    """Where observations, masks, rewards, ends, seats and actions of all games lie."""

    def __init__(self, n: int, width: int, actions: int, players: int, name: str | None) -> None:
        shapes: list[tuple[str, tuple[int, ...], type[np.generic]]] = [
            ("rewards", (n, players), np.float64),
            ("seats", (n,), np.int64),
            ("actions", (n,), np.int64),
            ("observations", (n, width), np.int16),
            ("masks", (n, actions), np.bool_),
            ("dones", (n,), np.bool_),
        ]
        size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _name, shape, kind in shapes)
        self.memory = SharedMemory(name, create=name is None, size=size)
        at = 0
        found: dict[str, npt.NDArray[np.generic]] = {}
        for key, shape, kind in shapes:
            found[key] = np.ndarray(shape, kind, self.memory.buf, at)
            at += found[key].nbytes
        self.by_name = found

    def part(self, first: int, last: int) -> dict[str, npt.NDArray[np.generic]]:
        return {key: array[first:last] for key, array in self.by_name.items()}


def show(games: Games, part: dict[str, npt.NDArray[np.generic]]) -> None:
    part["observations"][:] = games.observations
    part["masks"][:] = games.masks
    part["rewards"][:] = games.rewards
    part["dones"][:] = games.dones
    part["seats"][:] = games.seats


def work(
    line: Connection,
    name: str,
    sizes: tuple[int, int, int, int],
    span: tuple[int, int],
    given: tuple[str, int, dict[str, str], int, bool],
) -> None:
    """One process: plays its part until it is told to stop."""
    key, players, options, seed, shaped = given
    arrays = Arrays(*sizes, name)
    part = arrays.part(*span)
    games = Games(key, span[1] - span[0], players, options, seed, shaped)
    show(games, part)
    line.send(DONE)
    while line.recv() == STEP:
        try:
            games.step(part["actions"].astype(np.int64))
        except IllegalAction as wrong:
            line.send(str(wrong))
            continue
        show(games, part)
        line.send(DONE)
    del part
    arrays.by_name.clear()
    arrays.memory.close()


class Workers:
    """As `Games`, on several cores. A wrong action is refused before any process has stepped."""

    def __init__(
        self,
        key: str,
        n: int,
        processes: int = 2,
        players: int = 0,
        options: dict[str, str] | None = None,
        seed: int = 0,
        shaped: bool = False,
    ) -> None:
        if not 1 <= processes <= n:
            raise ValueError(f"{processes} processes for {n} games")
        self.game, self.options = table_for(key, players, options)
        self.door = self.game.door(self.options)
        self.low, self.high = bounds(self.door)
        self.n, self.players = n, self.options.players
        self.width, self.actions = int(self.door.width), int(self.door.actions)
        sizes = (n, self.width, self.actions, self.players)
        self.arrays = Arrays(*sizes, None)
        found = self.arrays.by_name
        self.observations: npt.NDArray[np.int16] = found["observations"].view(np.int16)
        self.masks: npt.NDArray[np.bool_] = found["masks"].view(np.bool_)
        self.rewards: npt.NDArray[np.float64] = found["rewards"].view(np.float64)
        self.dones: npt.NDArray[np.bool_] = found["dones"].view(np.bool_)
        self.seats: npt.NDArray[np.int64] = found["seats"].view(np.int64)
        edges = [n * i // processes for i in range(processes + 1)]
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.processes: list[multiprocessing.process.BaseProcess] = []
        for i in range(processes):
            ours, theirs = context.Pipe()
            given = (key, self.players, self.options.values, seed + i, shaped)
            process = context.Process(
                target=work,
                args=(theirs, self.arrays.memory.name, sizes, (edges[i], edges[i + 1]), given),
                daemon=True,
            )
            process.start()
            self.lines.append(ours)
            self.processes.append(process)
        self.wait()

    def step(self, actions: npt.NDArray[np.integer]) -> None:
        """A number for each game; raises as `Games.step` does."""
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"actions of shape {given.shape}, not ({self.n},)")
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"actions of type {given.dtype}, not integers")
        inside = (given >= 0) & (given < self.actions)
        legal = inside & self.masks[np.arange(self.n), np.where(inside, given, 0)]
        if not legal.all():
            i = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(f"game {i}: {int(given[i])}, see its mask")
        self.arrays.by_name["actions"][:] = given
        for line in self.lines:
            line.send(STEP)
        self.wait()

    def wait(self) -> None:
        for line in self.lines:
            answer = line.recv()
            if answer != DONE:
                raise IllegalAction(str(answer))

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone then."""
        for line in self.lines:
            line.send(STOP)
        for process in self.processes:
            process.join(10)
        self.lines, self.processes = [], []
        del self.observations, self.masks, self.rewards, self.dones, self.seats
        self.arrays.by_name.clear()
        self.arrays.memory.close()
        self.arrays.memory.unlink()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()
