"""A log of the older rules, in which a plague went round once, is told apart and not replayed."""

from __future__ import annotations

import pytest

from logovo.core.errors import OtherRuleset
from logovo.core.log import Entry, Header, Log
from logovo.core.table import replay
from logovo.games.vampires.game import GAME
from logovo.text.catalogue import LANGS, texts


def test_a_log_of_the_first_ruleset_is_named() -> None:
    assert GAME.ruleset == 2
    log = Log(Header("vampires", 1, 3, {}, ["Anna", "Boris", "Clara"]))
    log.add(Entry("setup", -1, "", []))
    with pytest.raises(OtherRuleset) as raised:
        replay(GAME, log)
    assert raised.value.facts == {"game": "vampires", "written": 1, "ours": 2}
    for lang in LANGS:
        said = texts(lang, "vampires").error(raised.value)
        assert "1" in said
        assert "2" in said
