"""Bots think while others decide, and nobody waits a moment longer for it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from logovo.bots.policy import PolicyBot
from logovo.bots.seated import AT, SeatedBot, searcher
from logovo.core.log import Log
from logovo.core.seats import TABLE, Seat
from logovo.games import game
from logovo.lab.match import recorded_match
from logovo.server.bots import idle as idling
from logovo.server.bots.idle import CROWDED, REST, SLICES, TRIES, Idle
from logovo.server.bots.pace import Pace
from logovo.server.bots.pondering import Pondering
from logovo.server.bots.pool import BotPool
from logovo.server.bots.request import BotAt, Line, ThinkAnswer, ThinkRequest
from logovo.server.bots.thinker import Stands
from logovo.server.bots.turns import AWAITED, IDLE, SPARE, WATCHED, Standing, Turns
from logovo.server.bots.worker import Followed, think
from logovo.server.process.config import Config
from logovo.server.process.metrics import METRICS
from logovo.server.service import Service
from logovo.server.table.timeline import Timeline
from logovo.wire import commands as say
from logovo.wire.http import NewTable, SeatWish
from tests.server.test_races import Person, until

GAME = game("larder")
OPTIONS = GAME.options(2, {})
LASTING = "search:40000000:600000ms@plain"
"""Has something to think about for ten minutes."""


def log_of(entries: int) -> Log:
    _result, log = recorded_match(GAME, OPTIONS, ["greedy", "greedy"], 5)
    log.entries = log.entries[:entries]
    return log


def lines_of(log: Log, first: int = 0) -> list[Line]:
    return [Line(one.kind, one.seat, one.text, one.chance) for one in log.entries[first:]]


def others_decide() -> tuple[Log, int]:
    """A log, and a seat that is not asked and will have a choice."""
    for entries in range(12, 60):
        log, followed = log_of(entries), Followed(asking(0, []))
        for line in lines_of(log):
            followed.follow(line)
        assert followed.table is not None
        (seat, *_others) = GAME.awaited(followed.table.state)
        followed.ponder([BotAt(1 - int(seat), "search:200@plain")], 1.0)
        search = searcher(followed.bot_at(1 - int(seat), "search:200@plain"))
        assert search is not None
        while search.ponder():
            pass
        if search.held() > 0:
            return log, 1 - int(seat)
    raise AssertionError("nobody waits for anybody")


def asking(first: int, lines: list[Line], **what: object) -> ThinkRequest:
    plain = ThinkRequest(1, "t", 0, "larder", 2, {}, TABLE, "", first, lines)
    return msgspec.structs.replace(plain, **what)


def pondering(log: Log, seat: int, level: str = LASTING, **what: object) -> ThinkRequest:
    return asking(0, lines_of(log), pondering=[BotAt(seat, level)], **what)


# --- the process ---------------------------------------------------------------------


class Worker:
    """A real one, at the other end of two pipes."""

    def __init__(self) -> None:
        words = [sys.executable, "-m", "logovo.server.bots.worker"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, bufsize=0)

    def send(self, text: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text)

    def answer(self) -> ThinkAnswer:
        assert self.process.stdout is not None
        return msgspec.json.decode(self.process.stdout.readline(), type=ThinkAnswer)

    def ask(self, request: ThinkRequest) -> ThinkAnswer:
        self.send(msgspec.json.encode(request) + b"\n")
        return self.answer()


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.process.kill()
    worker.process.wait()


def test_a_request_is_answered_at_once_while_bots_ponder(worker: Worker) -> None:
    log, seat = others_decide()
    assert worker.ask(pondering(log, seat)).noted
    waits, pondered = [], 0.0
    other = asking(0, lines_of(log_of(3)), table="other", talking=[0])
    assert not worker.ask(other).error
    other = msgspec.structs.replace(other, first=3, lines=[])
    for _request in range(20):
        time.sleep(0.05)
        began = time.monotonic()
        answer = worker.ask(other)
        waits.append(time.monotonic() - began)
        pondered += answer.pondered
        assert answer.words == []
    assert pondered > 0, "it has pondered all the while"
    # The median: on a crowded machine some wait for other processes.
    assert sorted(waits)[len(waits) // 2] < 0.1


def test_requests_that_come_together_or_in_pieces_are_all_answered(worker: Worker) -> None:
    """What was read ahead is not seen by whoever looks at the pipe."""
    log, seat = others_decide()
    first = msgspec.json.encode(pondering(log, seat)) + b"\n"
    more = asking(0, lines_of(log_of(3)), table="other", talking=[0])
    texts = [msgspec.json.encode(msgspec.structs.replace(more, id=n)) + b"\n" for n in (2, 3, 4)]
    worker.send(first + texts[0] + texts[1][:40])
    assert [worker.answer().id for _n in range(2)] == [1, 2]
    time.sleep(0.1)
    worker.send(texts[1][40:] + texts[2])
    assert [worker.answer().id for _n in range(2)] == [3, 4]


def test_it_ends_with_the_server(worker: Worker) -> None:
    log, seat = others_decide()
    assert worker.ask(pondering(log, seat)).noted
    assert worker.process.stdin is not None
    worker.process.stdin.close()
    assert worker.process.wait(20) == 0


# --- what is kept and what is dropped ---------------------------------------------------


def thought_about(known: OrderedDict[str, Followed], idle: Idle) -> tuple[Log, int]:
    log, seat = others_decide()
    assert think(known, pondering(log, seat), idle).noted
    while idle.held() == 0:
        idle.slice()
    return log, seat


def test_a_table_that_is_taken_back_forgets_what_was_foreseen() -> None:
    known, idle = OrderedDict[str, Followed](), Idle()
    log, _seat = thought_about(known, idle)
    log.entries.pop()
    again = asking(0, lines_of(log), generation=1, talking=[0])
    assert not think(known, again, idle).error
    assert idle.held() == 0 and idle.pause() is None
    assert not known["t"].bots


def test_a_table_that_moves_on_is_pondered_no_further() -> None:
    known, idle = OrderedDict[str, Followed](), Idle()
    log, _seat = thought_about(known, idle)
    before = len(log.entries)
    assert idle.pause() is not None
    moved = asking(before, lines_of(log_of(before + 1), before), talking=[0])
    assert not think(known, moved, idle).error
    assert idle.pause() is None
    assert known["t"].bots, "what the bot has found it keeps"


def test_a_decision_says_whether_it_was_foreseen() -> None:
    known, idle = OrderedDict[str, Followed](), Idle()
    log, found = log_of(40), []
    level = "search:20@plain"
    for at in range(len(log.entries)):
        lines = lines_of(log)[at : at + 1]
        wish = asking(at, lines, seat=0, level=level, pondering=[BotAt(0, level)])
        assert think(known, wish, idle).noted
        while idle.pause() is not None:
            idle.slice()
        followed = known["t"]
        assert followed.table is not None
        if len(GAME.legal(followed.table.state, Seat(0))) > 1:
            answer = think(known, asking(at + 1, [], seat=0, level=level), idle)
            assert answer.move
            found.append(answer.foreseen)
    assert {True, False} <= set(found)


def test_who_is_asked_does_not_ponder() -> None:
    log, seat = others_decide()
    known, idle = OrderedDict[str, Followed](), Idle()
    assert think(known, pondering(log, 1 - seat), idle).noted
    assert idle.pause() is None


def test_who_is_slowed_down_by_others_makes_way() -> None:
    idle = Idle()
    idle.waiting.append("t")
    for _slice in range(SLICES):
        assert idle.pause() == 0
        idle.make_way(0.01, 0.01)
    assert idle.pause() == 0
    for _slice in range(SLICES):
        idle.make_way(0.01 * CROWDED, 0.009)
    rest = idle.pause()
    assert rest is not None and REST / 2 < rest <= REST


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    log, seat = others_decide()
    known, idle = OrderedDict[str, Followed](), Idle()
    for table in ("one", "two", "three"):
        assert think(known, pondering(log, seat, table=table), idle).noted
    while any(sum(bot.held() for bot in bots) == 0 for bots in idle.bots.values()):
        idle.slice()
    assert idle.held() < TRIES
    monkeypatch.setattr(idling, "TRIES", idle.held() - 1)
    idle.make_room()
    assert list(idle.bots) == ["two", "three"], "the oldest goes first"
    monkeypatch.setattr(idling, "TRIES", 1)
    idle.make_room()
    assert idle.pause() is None, "the last one keeps what it has, and has enough"


def test_a_bot_that_fails_to_ponder_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known, idle = OrderedDict[str, Followed](), Idle()
    _log, seat = thought_about(known, idle)
    search = searcher(known["t"].bot_at(seat, LASTING))

    def broken() -> bool:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(search, "ponder", broken)
    idle.slice()
    assert idle.pause() is None and idle.held() == 0
    assert "a fault of ours" in capsys.readouterr().err


def test_in_a_duel_sits_who_is_meant_by_its_level_there() -> None:
    for players, memory in ((2, "sharp"), (3, "good")):
        followed = Followed(asking(0, [], game="vampires", players=players))
        bot = followed.bot_at(0, "medium@plain")
        assert isinstance(bot, SeatedBot) and isinstance(bot.bot, PolicyBot)
        assert bot.bot.memory == memory


# --- who is asked to, and when -------------------------------------------------------------


def test_it_comes_behind_everybody_and_holds_nobody_up() -> None:
    line: Turns[str] = Turns()
    line.add("t ponder", "ponders", lambda: Standing(IDLE, ("1",)))
    line.add("t", "moves", lambda: Standing(WATCHED, ("1",)))
    line.add("b", "bots", lambda: Standing(SPARE, ("2",)))
    line.add("a", "away", lambda: Standing(AWAITED, ("3",)))
    assert [line.take().thing for _turn in range(4)] == ["moves", "away", "bots", "ponders"]


class Playing:
    """A service, a table with a person and a bot, and what was asked of its pool."""

    def __init__(self, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
        self.service = service
        self.asked: list[list[BotAt]] = []
        ponder = service.pool.ponder

        async def noted(
            table: str, timeline: Timeline, bots: list[BotAt], share: float, stands: Stands
        ) -> None:
            self.asked.append(bots)
            await ponder(table, timeline, bots, share, stands)

        monkeypatch.setattr(service.pool, "ponder", noted)

    async def begin(self, level: str) -> Person:
        seats = [SeatWish("me"), SeatWish("bot", level)]
        wish = NewTable("larder", "Anna", seats, start=True)
        opened = await self.service.opening.open(wish)
        person = Person(self.service, opened.token)
        await person.sit(opened.table.id)
        return person

    async def play(self, person: Person, moves: int) -> None:
        for _move in range(moves):
            await until(lambda: person.live.awaited() == [person.viewer.seat])
            await asyncio.sleep(0.2)
            assert (await person.do(say.DoMove(person.move()))).ok


def counted() -> tuple[float, float]:
    """Decisions of bots that had pondered, and seconds of that."""
    value = METRICS.registry.get_sample_value
    found = [value("logovo_bot_foreseen_total", {"found": word}) or 0.0 for word in ("yes", "no")]
    return sum(found), value("logovo_bot_pondered_seconds_total") or 0.0


async def test_while_a_person_decides_the_bot_ponders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    try:
        playing = Playing(service, monkeypatch)
        before = counted()
        person = await playing.begin("hard")
        await playing.play(person, 6)
        await until(lambda: person.live.awaited() == [person.viewer.seat])
        assert playing.asked
        names = {(one.seat, one.level.partition(AT)[0]) for bots in playing.asked for one in bots}
        assert names == {(1, "hard")}
        after = counted()
        assert after[0] > before[0] and after[1] > before[1]
    finally:
        await service.stop()


@pytest.mark.parametrize(("level", "share"), [("hard", 0.0), ("medium", 1.0)])
async def test_who_may_not_or_does_not_search_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, share: float
) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0, ponder=share))
    await service.start()
    try:
        playing = Playing(service, monkeypatch)
        await playing.play(await playing.begin(level), 3)
        assert playing.asked == []
    finally:
        await service.stop()


async def test_once_an_entry_and_only_where_somebody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    try:
        playing = Playing(service, monkeypatch)
        person = await playing.begin("hard")
        await until(lambda: person.live.awaited() == [person.viewer.seat])
        live = person.live
        await until(lambda: bool(playing.asked))
        pace = Pace(live, 0)
        pool = BotPool(1)
        asked: list[object] = []

        async def noted(*what: object) -> None:
            asked.append(what)

        monkeypatch.setattr(pool, "ponder", noted)
        secret, alone, usual = (Pondering(pool, live, pace, 1.0) for _one in range(3))
        monkeypatch.setattr(pace, "is_secret", lambda: True)
        secret.look()
        monkeypatch.setattr(pace, "is_secret", lambda: False)
        for _look in range(3):
            usual.look()
        await asyncio.sleep(0)
        assert len(asked) == 1
        nobody = Standing(AWAITED)
        monkeypatch.setattr("logovo.server.bots.pondering.standing_of", lambda _live: nobody)
        alone.look()
        await asyncio.sleep(0)
        assert len(asked) == 1
    finally:
        await service.stop()
