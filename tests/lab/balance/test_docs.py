"""The balance reports that are part of the docs."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import pytest

from logovo.games import GAMES, game
from logovo.text.catalogue import LANGS, texts
from tests.lab.balance.test_balance import check_page

DOCS = Path(__file__).parents[3] / "docs" / "balance"


@pytest.mark.parametrize("key", GAMES)
def test_the_report_in_the_docs_is_of_these_rules(key: str) -> None:
    """After a change of the ruleset: `logovo study balance KEY`, and copy its report.html to
    docs/balance/KEY.html."""
    text = (DOCS / f"{key}.html").read_text(encoding="utf-8")
    check_page(text)
    found = re.search(r"ruleset ([0-9]+)", text)
    assert found is not None
    assert int(found[1]) == game(key).ruleset
    for lang in LANGS:
        for choice in game(key).choices:
            assert escape(texts(lang, key).option(choice.key)) in text
