"""A practice table: a finished game up to one of its decisions, then live luck and bots."""

from __future__ import annotations

import json

from logovo.core.chance import secret
from logovo.core.log import MOVE, WORLD, Log
from logovo.core.seats import TABLE, Seat
from logovo.games import game as game_of
from logovo.review.story import fitting_world, mind_at
from logovo.server.commands import lobby
from logovo.server.process.errors import RequestError
from logovo.server.store.record import Record, new_id
from logovo.server.store.rows import EntryRow
from logovo.wire.http import SeatWish
from logovo.wire.nouns import Settings
from logovo.wire.reviews import Practice


def practice_record(log: Log, wish: Practice, name: str, now: int) -> Record:
    """The names at the start stay those of the game that was played: they are the log's."""
    header = log.header
    if wish.seat >= header.players:
        raise RequestError("no-seat", {"seat": wish.seat})
    if wish.at >= len(log.entries) or log.entries[wish.at].kind != MOVE:
        raise RequestError("no-decision", {"at": wish.at})
    bot = SeatWish("bot", wish.level)
    seats = [lobby.wished(bot, name) for _seat in range(header.players)]
    seats[wish.seat] = lobby.wished(SeatWish("me"), name)
    return Record(
        id=new_id(),
        game=header.game,
        ruleset=header.ruleset,
        options=header.options,
        settings=Settings(),
        seats=seats,
        created=now,
        host_seat=wish.seat,
        status="playing",
        resumed=now,
        names=header.names,
    )


def rows_before(log: Log, at: int, players: int, now: int) -> list[EntryRow]:
    """Its first entries with the luck they met. Everybody has a version for each: who was told
    of what is long past."""
    everybody = (1 << (players + 1)) - 1
    return [
        EntryRow(i + 1, one.kind, one.seat, one.text, one.chance, everybody, now)
        for i, one in enumerate(log.entries[:at])
    ]


def world_row(log: Log, wish: Practice, now: int) -> EntryRow:
    """Another world in the place of the true one, made from what the seat saw and knew."""
    game = game_of(log.header.game)
    view, mind = mind_at(game, log, wish.at, Seat(wish.seat))
    world = fitting_world(game, view, mind, secret())
    position = json.dumps(game.dump(world), ensure_ascii=False, separators=(",", ":"))
    everybody = (1 << (log.header.players + 1)) - 1
    return EntryRow(wish.at + 1, WORLD, TABLE, position, [], everybody, now)
