"""The same numbers by whoever draws and by whoever checks; the browser runs the same file."""

from __future__ import annotations

import hmac
import json
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct, field

from logovo.client import Number
from logovo.core import fair
from logovo.core.chance import Chance, fair_stream
from logovo.verify.stream import Stream, commitment
from tools.fair_vectors import TABLES, vector

FILE = Path(__file__).parents[1] / "vectors" / "fairness.json"


class House(Struct):
    secret: str
    commit: str


class Player(Struct):
    seat: int
    secret: str
    commit: str


class Drawn(Struct):
    of: int
    result: int = field(name="is")


class Vector(Struct):
    table: str
    house: House
    players: list[Player]
    key: str
    draws: list[Drawn]


VECTORS = msgspec.json.decode(FILE.read_bytes(), type=list[Vector])


def test_the_file_is_what_the_tool_writes() -> None:
    assert json.loads(FILE.read_text()) == [vector(table, seats) for table, seats in TABLES]


@pytest.mark.parametrize("one", VECTORS, ids=[one.table for one in VECTORS])
def test_drawing_gives_the_vectors(one: Vector) -> None:
    house = bytes.fromhex(one.house.secret)
    numbers = [bytes.fromhex(player.secret) for player in one.players]
    seats = [player.seat for player in one.players]
    assert fair.house_commitment(house).hex() == one.house.commit
    assert [fair.player_commitment(number).hex() for number in numbers] == [
        player.commit for player in one.players
    ]
    key = fair.stream_key(house, one.table, seats, numbers)
    assert key.hex() == one.key
    chance = fair_stream(key, 0)
    assert [chance.below(draw.of) for draw in one.draws] == [draw.result for draw in one.draws]
    assert chance.take_tape() == [draw.result for draw in one.draws]
    assert chance.take_ranges() == [draw.of for draw in one.draws]


@pytest.mark.parametrize("one", VECTORS, ids=[one.table for one in VECTORS])
def test_the_check_gives_the_vectors(one: Vector) -> None:
    assert commitment("house", bytes.fromhex(one.house.secret)) == one.house.commit
    for player in one.players:
        assert commitment("player", bytes.fromhex(player.secret)) == player.commit
        assert Number(bytes.fromhex(player.secret)).commit == player.commit
    opened = [(player.seat, bytes.fromhex(player.secret)) for player in one.players]
    stream = Stream(bytes.fromhex(one.house.secret), one.table, opened)
    assert stream.key.hex() == one.key
    found = [stream.number(at, draw.of) for at, draw in enumerate(one.draws)]
    assert found == [draw.result for draw in one.draws]


def test_the_vectors_throw_words_away() -> None:
    """Some draw needs a second attempt, or nobody would know whether that is done alike."""
    again = 0
    for one in VECTORS:
        for at, draw in enumerate(one.draws):
            said = fair.TAG + b"draw\x00" + at.to_bytes(8, "big") + bytes(4)
            word = int.from_bytes(hmac.digest(bytes.fromhex(one.key), said, "sha256")[:4])
            again += word % draw.of != draw.result
    assert again >= 2


def test_a_stream_goes_on_where_it_was() -> None:
    key = bytes(range(32))
    whole, ranges = fair_stream(key, 0), [3 + i * 7 for i in range(40)]
    numbers = [whole.below(n) for n in ranges]
    for at in (0, 1, 17, 39):
        later = fair_stream(key, at)
        assert [later.below(n) for n in ranges[at:]] == numbers[at:]


def test_a_stream_is_even() -> None:
    """Ten thousand draws of seven: every outcome about as often."""
    chance = fair_stream(b"even", 0)
    counts = [0] * 7
    for _draw in range(10_000):
        counts[chance.below(7)] += 1
    assert sum((count - 10_000 / 7) ** 2 / (10_000 / 7) for count in counts) < 22.5


def test_a_seeded_source_notes_no_ranges() -> None:
    chance = Chance(1)
    chance.below(5)
    assert chance.take_ranges() == []
