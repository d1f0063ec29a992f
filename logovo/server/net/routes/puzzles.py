"""Puzzles: which there are, one of them, and a try at it."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from logovo.server.net.puzzling import Puzzler
from logovo.wire.puzzles import PuzzleAnswer, PuzzlePage, PuzzleShelf, PuzzleTry


@get("/api/puzzles", summary="All puzzles, and the puzzle of the day")
async def puzzles(puzzler: NamedDependency[Puzzler]) -> PuzzleShelf:
    return await asyncio.to_thread(puzzler.shelf)


@get("/api/puzzles/{puzzle:str}", summary="A puzzle through the eyes of its seat")
async def one_puzzle(puzzle: FromPath[str], puzzler: NamedDependency[Puzzler]) -> PuzzlePage:
    return await asyncio.to_thread(puzzler.page, puzzle)


@post("/api/puzzles/{puzzle:str}", status_code=200, summary="Try an answer")
async def try_puzzle(
    puzzle: FromPath[str], data: JSONBody[PuzzleTry], puzzler: NamedDependency[Puzzler]
) -> PuzzleAnswer:
    return await asyncio.to_thread(puzzler.answer, puzzle, data)
