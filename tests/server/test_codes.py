"""Six letters that are read out: found by friends, not by those who guess."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from logovo.server.commands import codes
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.limits import network_of
from logovo.server.process.reach import is_local, own_address, reach_of
from logovo.server.service import Service
from logovo.server.store.record import LETTERS, new_code
from logovo.wire import commands as say
from logovo.wire.http import NewTable, SeatWish
from tests.server.test_races import Person


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    yield service
    await service.stop()


async def opened(service: Service) -> tuple[str, str]:
    seats = [SeatWish("me"), SeatWish("open")]
    seated = await service.opening.open(NewTable("larder", "Anna", seats))
    return seated.table.id, seated.token


async def answer(service: Service, text: str, address: str = "10.0.0.1") -> str:
    try:
        return (await service.codes.find(text, address)).table
    except RequestError as no:
        return no.code


async def test_a_code_leads_to_its_table_as_people_type_it(service: Service) -> None:
    table, _token = await opened(service)
    code = await service.codes.draw(table)
    assert len(code.letters) == 6 and set(code.letters) <= set(LETTERS)
    assert await service.codes.draw(table) == code  # asked again, the same
    spaced = f" {code.letters[:3]} {code.letters[3:].lower()}"
    russian = code.letters.translate(str.maketrans("BCHKMPTX", "ВСНКМРТХ"))
    for typed in (
        code.letters,
        code.letters.lower(),
        spaced,
        f"{spaced[:4]}-{spaced[5:]}",
        russian,
    ):
        assert await answer(service, typed) == table
    # A right code costs nothing: a family behind one address goes on.
    for _guest in range(30):
        assert await answer(service, code.letters) == table


async def test_guessing_is_slow_for_one_and_for_many(service: Service) -> None:
    table, _token = await opened(service)
    code = (await service.codes.draw(table)).letters
    tries = await asyncio.gather(*(answer(service, new_code(), "10.6.6.6") for _i in range(60)))
    assert tries.count("bad-code") == 10 and tries.count("too-fast") == 50
    assert await answer(service, code, "10.6.6.6") == "too-fast"  # even by chance
    assert await answer(service, code, "10.0.0.2") == table
    # A whole IPv6 network is one guesser.
    same = [await answer(service, new_code(), f"2001:db8::{i}") for i in range(1, 30)]
    assert same.count("bad-code") == 10
    # Guessers with as many addresses as they like share a limit, too.
    many = [await answer(service, new_code(), f"10.1.{i // 250}.{i % 250}") for i in range(400)]
    assert many.count("bad-code") <= 300 and many.count("too-fast") >= 100


async def test_what_is_no_code_is_no_table(service: Service) -> None:
    for text in (
        "",
        " ",
        "AAAAAA",
        "BCDFG",
        "BCDFGHJ",
        "../../",
        "БЁЖИЩЮ",
        "BCDFG'",
        "１２３４５６",
    ):
        assert await answer(service, text, text) == "bad-code"


async def test_a_code_ends_with_its_time_and_with_the_game(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, token = await opened(service)
    code = (await service.codes.draw(table)).letters
    monkeypatch.setattr(codes, "now_ms", lambda: codes.LIFE * 2 + 4_000_000_000_000)
    assert await answer(service, code) == "bad-code"
    monkeypatch.undo()
    assert await answer(service, code) == table
    host = Person(service, token)
    await host.sit(table)
    await host.do(say.DoStart(fill="easy"))
    assert await answer(service, code) == table  # friends may still come to watch
    await host.do(say.DoEnd())
    assert await answer(service, code) == "bad-code"
    with pytest.raises(RequestError, match="not-playing"):
        await service.codes.draw(table)
    with pytest.raises(RequestError, match="unknown-table"):
        await service.codes.draw("nowhere")


async def test_an_old_code_is_replaced_and_opens_nothing(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _token = await opened(service)
    first = await service.codes.draw(table)
    monkeypatch.setattr(codes, "now_ms", lambda: first.until - codes.FRESH + 1)
    second = await service.codes.draw(table)
    assert second.letters != first.letters and second.until > first.until
    assert await answer(service, first.letters) == "bad-code"
    assert await answer(service, second.letters) == table


def test_a_network_is_one_guesser() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff") != network_of("2001:db9::1")
    assert network_of("10.0.0.1") != network_of("10.0.0.2")
    assert network_of("somewhere") == "somewhere"


@pytest.mark.parametrize(
    ("host", "own", "reach"),
    [
        ("127.0.0.1", "192.168.1.5", ""),
        ("::1", "192.168.1.5", ""),
        ("localhost", "192.168.1.5", ""),
        ("0.0.0.0", "192.168.1.5", "http://192.168.1.5:8321"),
        ("::", "192.168.1.5", "http://192.168.1.5:8321"),
        ("0.0.0.0", "", ""),
        ("10.1.2.3", "192.168.1.5", "http://10.1.2.3:8321"),
        ("fd00::7", "", "http://[fd00::7]:8321"),
        ("lair.example", "", "http://lair.example:8321"),
    ],
)
def test_where_other_devices_find_the_house(host: str, own: str, reach: str) -> None:
    assert reach_of(host, 8321, own) == reach


def test_ones_own_address_is_never_one_that_only_works_here() -> None:
    assert own_address() == "" or not is_local(own_address())
