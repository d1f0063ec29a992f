"""A process that thinks for bots. It folds the log itself; a bot gets only what its seat
would get: its view, its legal moves, the events as told to it."""

from __future__ import annotations

import os
import secrets
import sys
import traceback
from collections import OrderedDict
from typing import BinaryIO, Final, final

import msgspec

from logovo.bots.bot import Bot, Said, tell
from logovo.bots.registry import make_bot
from logovo.core.chance import replaying
from logovo.core.journal import Event
from logovo.core.log import CLAIM, CLOCK, SETUP
from logovo.core.seats import Seat
from logovo.core.table import Table
from logovo.games import game as game_of
from logovo.server.bots.errand import FOLLOWED, Errand, Line, Thought

NICENESS: Final = 5


@final
class Followed:
    """A table as this worker follows it, and the bots that sit there."""

    def __init__(self, errand: Errand) -> None:
        self.game = game_of(errand.game)
        self.options = self.game.options(errand.players, errand.options)
        self.turns = errand.turns
        self.done = 0
        self.table: Table | None = None
        self.news: list[Event | Said] = []
        self.bots: dict[tuple[int, str], tuple[Bot, int]] = {}

    def follow(self, line: Line) -> None:
        if line.kind == SETUP or self.table is None:
            names = [""] * self.options.players
            self.table = Table(self.game, self.options, names, replaying(list(line.chance)))
            self.news += self.table.opening
        else:
            self.table.chance.feed(list(line.chance))
            if line.kind == CLAIM:
                self.table.claim(Seat(line.seat), line.text)
                self.news.append(Said(Seat(line.seat), line.text))
            elif line.kind == CLOCK:
                self.news += self.table.clock_out()
            else:
                self.news += self.table.play_text(Seat(line.seat), line.text)
        self.done += 1

    def choose(self, seat: int, level: str) -> str:
        bot, heard = self.bots.get((seat, level), (None, 0))
        if bot is None:
            bot = make_bot(level, self.game, secrets.randbits(30))
            bot.sit(self.game, self.options, Seat(seat))
        tell(bot, self.game, Seat(seat), self.news[heard:])
        self.bots[(seat, level)] = (bot, len(self.news))
        assert self.table is not None
        state = self.table.state
        legal = self.game.legal(state, Seat(seat))
        if not legal:
            return ""
        return str(bot.choose(self.game.view(state, Seat(seat)), legal))


def think(known: OrderedDict[str, Followed], errand: Errand) -> Thought:
    followed = known.pop(errand.table, None)
    if errand.first == 0:
        followed = Followed(errand)
    elif followed is None or followed.turns != errand.turns or followed.done != errand.first:
        return Thought(errand.id, lost=True)
    for line in errand.lines:
        followed.follow(line)
    # Kept only when whole: a bot that fails must not leave half a table behind.
    known[errand.table] = followed
    if len(known) > FOLLOWED:
        known.popitem(last=False)
    return Thought(errand.id, followed.choose(errand.seat, errand.level))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    known: OrderedDict[str, Followed] = OrderedDict()
    for line in source:
        errand = msgspec.json.decode(line, type=Errand)
        try:
            thought = think(known, errand)
        except Exception:
            known.pop(errand.table, None)
            thought = Thought(errand.id, error=traceback.format_exc(limit=-4))
        sink.write(msgspec.json.encode(thought) + b"\n")
        sink.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    # Whatever a bot prints must not get into the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers)
