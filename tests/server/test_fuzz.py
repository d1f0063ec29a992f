"""Nonsense on every door: each answer is a named error, and the server stays up."""

from __future__ import annotations

import asyncio
import json
import os
import string
from contextlib import suppress

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from logovo.server.process.errors import SENTENCES
from logovo.wire import messages as hear
from tests.server.raw import Raw
from tests.server.served import Served

EXAMPLES = int(os.environ.get("LOGOVO_FUZZ", "10"))
"""Of every kind; LOGOVO_FUZZ=1000 for a long night."""
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def test_every_address_answers_with_a_name(served: Served) -> None:
    """What the OpenAPI page promises to take, and what it does not."""
    api = schemathesis.openapi.from_url(served.base + "/api/schema/openapi.json")
    tried = 0
    for found in api.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        for mode in GenerationMode:
            if operation.path != "/health/ready":
                hammer(operation.as_strategy(generation_mode=mode))
                tried += 1
    assert tried > 15


def hammer(cases: st.SearchStrategy[object]) -> None:
    @BOUNDED
    @given(case=cases)
    def one(case: object) -> None:
        assert isinstance(case, Case)
        answer = case.call()
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            problem = answer.json()
            assert problem["code"] in SENTENCES
            assert problem["sentence"]

    with suppress(Unsatisfiable):  # some operations have nothing to be wrong about
        one()


words = st.text(alphabet=string.ascii_letters + string.digits + " -@+,./<>&\u0000й", max_size=30)
numbers = st.integers(-(2**70), 2**70) | st.floats(allow_nan=False)
anything = st.recursive(
    st.none() | st.booleans() | numbers | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
kinds = st.sampled_from(
    [
        "move",
        "undo",
        "claim",
        "say",
        "phrase",
        "name",
        "leave",
        "setup",
        "open",
        "close",
        "bot",
        "kick",
        "let-back",
        "agree",
        "return",
        "end",
        "pause",
        "resume",
        "rematch",
    ]
)
fields = st.sampled_from(
    ["text", "phrase", "name", "players", "options", "settings", "seat", "level", "fill", "yes"]
)
do = st.builds(
    lambda kind, more: {"kind": kind, **more}, kinds, st.dictionaries(fields, anything, max_size=3)
)
commands = st.fixed_dictionaries(
    {"t": st.just("cmd"), "id": words, "base": numbers, "do": do | anything}
)
sensible = st.fixed_dictionaries(
    {
        "t": st.just("cmd"),
        "id": st.uuids().map(str),
        "base": st.integers(0, 50),
        "do": st.sampled_from(
            [
                {"kind": "undo"},
                {"kind": "say", "text": "<script>alert(1)</script>"},
                {"kind": "name", "name": "<img src=x>"},
                {"kind": "claim", "text": "claim g1 gold"},
                {"kind": "move", "text": "lay 7"},
                {"kind": "kick", "seat": 1},
                {"kind": "open", "seat": 1},
                {"kind": "agree", "seat": 1, "yes": False},
                {"kind": "leave"},
                {"kind": "return"},
                {"kind": "setup", "players": 9},
            ]
        ),
    }
)
others = st.fixed_dictionaries({"t": st.sampled_from(["why", "ping", "hello", "x"]), "id": words})
messages = commands | sensible | others | anything
raws = messages.map(json.dumps) | st.text(max_size=60)


@BOUNDED
@given(st.lists(raws, min_size=1, max_size=12))
def test_every_message_is_answered_with_a_name(served: Served, texts: list[str]) -> None:
    asyncio.run(converse(served, texts))


async def converse(served: Served, texts: list[str]) -> None:
    opened = await served.doors.open("larder", "Anna", ["me", "bot:easy"], start=True)
    async with Raw(served.base) as raw:
        await raw.hello(opened.table.id, opened.token)
        for text in texts:
            await raw.socket.send(text)
        await raw.say({"t": "ping", "at": 77})
        try:
            while True:
                message = await asyncio.wait_for(raw.any(), 20)
                if isinstance(message, hear.Pong) and message.at == 77:
                    break
                check(message)
        except ConnectionClosed:
            raise AssertionError("the server closed the connection") from None


def check(message: hear.FromServer) -> None:
    match message:
        case hear.Result() if not message.ok:
            assert message.code in SENTENCES
            assert message.code != "server"
        case hear.Trouble():
            assert message.code in SENTENCES
            assert message.code != "server"
        case _:
            pass
