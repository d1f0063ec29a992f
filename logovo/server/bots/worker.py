"""A process that thinks for bots. It plays the log itself; a bot gets only what its seat
would get: its view, its legal moves, the events as told to it."""

from __future__ import annotations

import contextlib
import os
import secrets
import select
import traceback
from collections import OrderedDict
from typing import BinaryIO, Final, final

import msgspec

from logovo.bots.bot import Bot, Said, Speaker, public, tell
from logovo.bots.registry import make_bot
from logovo.bots.search import NOT_PONDERED, SearchBot
from logovo.bots.seated import searcher
from logovo.bots.talk import tongue
from logovo.coach.advice import Advice, advise
from logovo.core.journal import Event
from logovo.core.log import CLAIM, END, MOVE, WORLD, Entry
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.table import Table, set_up_again
from logovo.core.takeback import Memories, Played, may_take_back
from logovo.games import game as game_of
from logovo.review.story import Mind, fresh_mind
from logovo.server.bots.idle import Idle
from logovo.server.bots.request import FOLLOWED, BotAt, Line, ThinkAnswer, ThinkRequest, Word

NICENESS: Final = 5
AT_ONCE: Final = 1 << 16


@final
class Followed:
    """A table as this worker follows it, and the bots that sit there."""

    def __init__(self, request: ThinkRequest) -> None:
        self.game = game_of(request.game)
        self.options = self.game.options(request.players, request.options)
        self.generation = request.generation
        self.done = 0
        self.table: Table | None = None
        self.news: list[Event | Said] = []
        self.bots: dict[tuple[int, str], tuple[Bot, int]] = {}
        self.tongues: dict[int, tuple[Speaker, int]] = {}
        self.coached: dict[int, tuple[Mind, int]] = {}  # what a coached seat knows, by its number
        self.told: list[list[Event]] = []  # by entry
        self.memories: Memories | None = None
        self.remembered = 0  # entries they have heard of
        self.last: Played | None = None  # the newest entry, if it is a move
        self.foreseen: bool | None = None  # whether the last choice was, if its bot had pondered

    def follow(self, line: Line) -> None:
        entry = line.entry()
        if self.table is None:
            names = [""] * self.options.players
            self.table = set_up_again(self.game, self.options, names, entry)
            self.hear(self.table.opening)
        elif entry.kind == END:
            # Who was asked for a word may be heard only after the last move.
            self.hear([])
            self.last = None
        else:
            before = self.table.state.clone()
            self.hear(self.table.apply(entry))
            self.last = self.played(entry, before, self.table.state)
            if entry.kind == CLAIM:
                self.news.append(Said(Seat(entry.seat), entry.text))
            if entry.kind == WORLD:
                # What only one of them was told was of another world; what all saw fits this one.
                self.news = [public(self.game, one) for one in self.news]
                self.bots.clear()
                self.tongues.clear()
                self.coached.clear()
        self.done += 1

    def hear(self, events: list[Event]) -> None:
        self.told.append(events)
        self.news += events

    def played(self, entry: Entry, before: State, after: State) -> Played | None:
        if entry.kind != MOVE:
            return None
        move = self.game.parse_move(entry.text)
        luck = bool(entry.chance)
        return Played(Seat(entry.seat), move, before, after, self.told[-1], luck)

    def look(self, seed: int, worlds: int) -> bool:
        """Whether the last move may be taken back, by what everybody knew before it."""
        if self.memories is None:
            self.memories = Memories(self.game, self.options)
        for events in self.told[self.remembered : self.done - 1]:
            self.memories.hear(events)
        self.remembered = self.done - 1
        last, known = self.last, self.memories.knowledge
        return last is not None and may_take_back(self.game, last, known, seed, worlds)

    def at(self) -> tuple[int, int]:
        """Which log this is, and how many entries of it were played."""
        return self.generation, self.done

    def bot_at(self, seat: int, level: str) -> Bot:
        """Who has heard of everything that has happened."""
        bot, heard = self.bots.get((seat, level), (None, 0))
        if bot is None:
            bot = make_bot(level, self.game, secrets.randbits(30), self.options.players)
            bot.sit(self.game, self.options, Seat(seat))
        tell(bot, self.game, Seat(seat), self.news[heard:])
        self.bots[(seat, level)] = (bot, len(self.news))
        return bot

    def choose(self, seat: int, level: str) -> str:
        bot = self.bot_at(seat, level)
        assert self.table is not None
        state = self.table.state
        legal = self.game.legal(state, Seat(seat))
        self.foreseen = None
        if not legal:
            return ""
        search = searcher(bot)
        if search is not None:
            search.pondered = NOT_PONDERED
        move = str(bot.choose(self.game.view(state, Seat(seat)), legal))
        if search is not None and search.pondered != NOT_PONDERED:
            self.foreseen = search.pondered > 0
        return move

    def ponder(self, bots: list[BotAt], share: float) -> list[SearchBot]:
        """Who of them can think while others decide, having looked at the table."""
        assert self.table is not None
        state = self.table.state
        found: list[SearchBot] = []
        for one in bots:
            search = searcher(self.bot_at(one.seat, one.level))
            if search is not None and not self.game.is_asked(state, Seat(one.seat)):
                search.foresee(self.game.view(state, Seat(one.seat)), share)
                found.append(search)
        return found

    def speak(self, seats: list[int]) -> list[Word]:
        """What bots at these seats would say now, of those that would say anything."""
        assert self.table is not None
        found: list[Word] = []
        if self.table.state.is_over():
            return found
        for seat in seats:
            mouth, heard = self.tongues.get(seat, (None, 0))
            if mouth is None:
                mouth = tongue(self.game, self.options, Seat(seat))
            if mouth is None:
                return []
            tell(mouth, self.game, Seat(seat), self.news[heard:])
            self.tongues[seat] = (mouth, len(self.news))
            text = mouth.speak()
            if text:
                found.append(Word(seat, text))
        return found

    def advise(self, number: int, seed: int) -> Advice:
        """From what the seat sees and has heard, as a bot would."""
        seat = Seat(number)
        mind, heard = self.coached.get(number, (None, 0))
        if mind is None:
            mind = fresh_mind(self.game, self.options, seat)
        for item in self.news[heard:]:
            if not isinstance(item, Said):
                mind.hear(self.game.told_to(item, seat))
            elif mind.belief is not None:
                mind.belief.hear_claim(item.seat, item.text)
        self.coached[number] = (mind, len(self.news))
        assert self.table is not None
        view = self.game.view(self.table.state, seat)
        return advise(self.game, self.options, seat, view, mind, seed)


def think(
    known: OrderedDict[str, Followed], request: ThinkRequest, idle: Idle | None = None
) -> ThinkAnswer:
    idle = idle or Idle()
    followed = known.pop(request.table, None)
    if request.first == 0:
        idle.forget(request.table)
        followed = Followed(request)
    elif (
        followed is None
        or followed.generation != request.generation
        or followed.done != request.first
    ):
        idle.forget(request.table)
        return ThinkAnswer(request.id, lost=True)
    if request.lines:
        idle.leave(request.table)
    for line in request.lines:
        followed.follow(line)
    # Kept only when whole: a bot that fails must not leave half a table behind.
    known[request.table] = followed
    if len(known) > FOLLOWED:
        gone, _followed = known.popitem(last=False)
        idle.forget(gone)
    if request.worlds:
        return ThinkAnswer(request.id, harmless=followed.look(request.seed, request.worlds))
    if request.talking:
        return ThinkAnswer(request.id, words=followed.speak(request.talking))
    if request.hint:
        return ThinkAnswer(request.id, hint=followed.advise(request.seat, request.seed))
    if request.pondering:
        idle.begin(request.table, followed.ponder(request.pondering, request.share))
        return ThinkAnswer(request.id, noted=True)
    move = followed.choose(request.seat, request.level)
    return ThinkAnswer(request.id, move, unasked=not move, foreseen=followed.foreseen)


@final
class Lines:
    """Requests as they come in. What was read ahead lies here, where it is seen, and not in a
    buffer whose pipe looks empty."""

    def __init__(self, source: int) -> None:
        self.source = source
        self.ahead = bytearray()

    def next(self, patience: float | None) -> bytes | None:
        """The next one, empty at the end; None if there is none within so many seconds."""
        looked = 0
        while (end := self.ahead.find(b"\n", looked)) < 0:
            looked = len(self.ahead)
            if patience is not None and not select.select([self.source], [], [], patience)[0]:
                return None
            more = os.read(self.source, AT_ONCE)
            if not more:
                return b""
            self.ahead += more
        line = bytes(self.ahead[: end + 1])
        del self.ahead[: end + 1]
        return line


def serve(source: int, sink: BinaryIO) -> None:
    known: OrderedDict[str, Followed] = OrderedDict()
    idle, lines = Idle(), Lines(source)
    while (line := lines.next(idle.pause())) != b"":
        if line is None:
            idle.slice()
            continue
        request = msgspec.json.decode(line, type=ThinkRequest)
        try:
            answer = think(known, request, idle)
        except Exception:
            known.pop(request.table, None)
            idle.forget(request.table)
            answer = ThinkAnswer(request.id, error=traceback.format_exc(limit=-4))
        answer = msgspec.structs.replace(answer, pondered=idle.take_seconds())
        sink.write(msgspec.json.encode(answer) + b"\n")
        sink.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    # Whatever a bot prints must not get into the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):  # the server was killed
        serve(0, answers)
