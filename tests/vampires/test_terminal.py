"""The terminal shows a lid once, then clears the screen and what has scrolled out of it."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from logovo.bots.registry import make_bot
from logovo.cli import session as cli
from logovo.cli.boards import board
from logovo.cli.session import FORGET, Session
from logovo.cli.voice import voice
from logovo.core.chance import Chance
from logovo.core.seats import TABLE, Seat
from logovo.core.table import open_table
from logovo.games.vampires.game import GAME
from logovo.games.vampires.views import VampiresView
from logovo.testkit.walks import Party
from logovo.text.catalogue import LANGS, texts

GRAVE = re.compile(r"\b[a-h][1-8]\b")


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What a terminal would get, without the waiting."""
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, width=100)
    monkeypatch.setattr(cli, "console", console)
    monkeypatch.setattr(cli, "sleep", lambda seconds: None)
    return shown


def test_earlier_openings_are_cleared_away(screen: io.StringIO) -> None:
    table = open_table(GAME, GAME.options(3, {}), ["Anna", "Boris", "Clara"], 5)
    bots = {Seat(seat): make_bot("random", GAME, seat) for seat in (1, 2)}
    chance, decisions = Chance(3), [0]

    def ask(session: Session, seat: Seat) -> bool:
        session.show_table(seat)
        legal = GAME.legal(table.state, seat)
        session.tell(session.table.play(seat, legal[int(chance.below(len(legal)))]))
        decisions[0] += 1
        return decisions[0] < 25

    Session(table, bots, voice("en")).run(ask)
    pages = screen.getvalue().split(FORGET)
    assert len(pages) > 20
    for page in pages:
        # One opening to a page, beside the grave of a plague that stays open.
        assert len(set(GRAVE.findall(page))) <= 3
    view = GAME.view(table.state, TABLE)
    assert isinstance(view, VampiresView)
    assert view.last is not None
    allowed = {view.last.grave} | {grave.grave for grave in view.open}
    assert set(GRAVE.findall(pages[-1])) <= allowed


@pytest.mark.parametrize("lang", LANGS)
def test_the_picture_of_any_moment_can_be_drawn(lang: str) -> None:
    for players, notes in ((2, "on"), (4, "off")):
        party, chance = Party(GAME, GAME.options(players, {"open-notes": notes}), 3), Chance(4)
        while not party.table.state.is_over():
            drawn = io.StringIO()
            picture = board("vampires")(
                GAME.view(party.table.state, TABLE), texts(lang, "vampires")
            )
            Console(file=drawn, width=100).print(picture)
            assert len(drawn.getvalue().splitlines()) > 14 + players
            for _step in range(40):
                if not party.table.state.is_over():
                    party.play(*party.pick(chance))


def test_closed_graves_look_alike() -> None:
    """Before and after a look under its lid a closed grave is drawn the same."""
    party = Party(GAME, GAME.options(4, {}), 8)
    chance = Chance(1)
    for _step in range(60):
        party.play(*party.pick(chance))
    view = GAME.view(party.table.state, TABLE)
    assert isinstance(view, VampiresView)
    drawn = io.StringIO()
    Console(file=drawn, width=100).print(board("vampires")(view, texts("en", "vampires")))
    assert drawn.getvalue().count("▒▒") == len(view.lidded)
