"""The talk of bots at a table that is played in one process: a match, or the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, final

from logovo.bots.bot import Bot, Listener, Said, Speaker, tell
from logovo.bots.talk import voice_of
from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.log import CLAIM, MOVE
from logovo.core.seats import Seat
from logovo.core.table import Table

AT_ONCE: Final = 3
"""Words of bots after a move: a table that chats for ever would never play."""


def words_since_move(table: Table, seats: Iterable[int]) -> int:
    """How many claims these seats have made since somebody moved."""
    counted = set(seats)
    n = 0
    for entry in reversed(table.log.entries):
        if entry.kind == MOVE:
            break
        n += entry.kind == CLAIM and entry.seat in counted
    return n


def conversation(table: Table, bots: dict[Seat, Bot], seed: int) -> Conversation:
    """Of bots at a table just opened. Where nobody would listen, neither a person nor one of
    them, nobody speaks."""
    speakers: dict[Seat, Speaker] = {}
    people = table.options.players - len(bots)
    heard = people > 0 or any(isinstance(bot, Listener) for bot in bots.values())
    if table.claims is not None and heard:
        for seat, bot in bots.items():
            voice = voice_of(bot, table.game, table.options, seat)
            if voice is not None:
                speakers[seat] = voice
    return Conversation(table, speakers, seed)


@final
class Conversation:
    """`speakers` are told everything by `hear`; `next` is what one of them says now."""

    def __init__(self, table: Table, speakers: dict[Seat, Speaker], seed: int) -> None:
        self.table = table
        self.speakers = speakers
        self.chance: Chance = Chance(seed)

    def hear(self, news: Iterable[Event | Said]) -> None:
        items = list(news)
        for seat, speaker in self.speakers.items():
            tell(speaker, self.table.game, seat, items)

    def next(self) -> Said | None:
        """A claim that may be made; the caller makes it at the table."""
        board = self.table.claims
        if board is None or words_since_move(self.table, self.speakers) >= AT_ONCE:
            return None
        wanted = []
        for seat, speaker in self.speakers.items():
            text = speaker.speak()
            if text and board.refusal(seat, text) is None:
                wanted.append(Said(seat, text))
        return wanted[int(self.chance.below(len(wanted)))] if wanted else None

    def go_on(self, hear: Callable[[Said], None]) -> None:
        """Let them talk until nobody has anything to say; `hear` is for everybody else."""
        word = self.next()
        while word is not None:
            self.table.claim(word.seat, word.text)
            self.hear([word])
            hear(word)
            word = self.next()
