"""The example on the page that defines every byte is right."""

from __future__ import annotations

import json
import re
from pathlib import Path

from logovo.verify.stream import Stream, commitment

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")


def test_the_example_of_the_page_is_right() -> None:
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    fair = json.loads(example[1])["fair"]
    house, (player,) = fair["house"], fair["players"]
    secret, number = bytes.fromhex(house["secret"]), bytes.fromhex(player["secret"])
    assert commitment("house", secret) == house["commit"]
    assert commitment("player", number) == player["commit"]
    stream = Stream(secret, fair["table"], [(player["seat"], number)])
    assert f"`{stream.key.hex()}`" in PAGE
    draws = [stream.number(at, outcomes) for at, outcomes in enumerate((6, 52, 100))]
    assert f"are {draws[0]}, {draws[1]} and {draws[2]}." in PAGE
