"""The rule of the continued path, and talk."""

from __future__ import annotations

import pytest

from logovo.core.errors import BadNotation, Refused
from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.core.table import Table, open_table, replay
from logovo.games.lucky.game import GAME
from logovo.text.catalogue import texts
from tests.lucky.build import lay_out


@pytest.mark.rule("lucky.must-continue")
def test_a_card_must_continue_the_path() -> None:
    for option, refused in (("off", ""), ("on", "lucky.must-continue")):
        desk = lay_out("T2", "T1", "T1", forest="T2 @1,0", must_continue=option)
        assert desk.refused("lay T2 @1,1") == refused, "wall to wall"
        assert desk.refused("lay T2 @2,0") == ""
        dead = lay_out("T3", "T1", "T1", forest="B4 @1,0", must_continue=option)
        assert dead.refused("lay T3 @2,0") == refused, "a dead end leads nowhere"


def talk(**options: str) -> Table:
    return open_table(GAME, GAME.options(4, options), ["Anna", "Boris", "Clara", "David"], 7)


def other(table: Table) -> Seat:
    """Somebody whose turn it is not."""
    return Seat((GAME.awaited(table.state)[0] + 1) % 4)


@pytest.mark.rule("lucky.claims")
def test_claims_are_an_option() -> None:
    assert talk().claims is not None
    silent = talk(claims="off")
    assert silent.claims is None
    with pytest.raises(BadNotation):
        silent.claim(Seat(0), "claim g1 gold")


@pytest.mark.rule("lucky.claim-goal")
def test_anyone_may_speak_of_a_goal_at_any_time() -> None:
    table = talk()
    table.claim(other(table), "claim g2 pit")
    assert table.claims is not None
    assert table.claims.shown() == [(other(table), "claim g2 pit")]
    for text in ("claim g4 gold", "claim g1 mad", "g1 gold", "claim g1", "claim  g1 gold"):
        with pytest.raises(BadNotation):
            table.claim(Seat(0), text)


@pytest.mark.rule("lucky.claim-role")
def test_anyone_may_speak_of_roles() -> None:
    table = talk()
    table.claim(Seat(0), "claim me lucky")
    table.claim(Seat(0), "claim 4 mad")
    with pytest.raises(Refused):
        table.claim(Seat(1), "claim 5 mad")
    for text in ("claim 0 mad", "claim me gold", "claim 04 mad", "claim p4 mad"):
        with pytest.raises(BadNotation):
            table.claim(Seat(1), text)


@pytest.mark.rule("lucky.claim-free")
def test_a_claim_is_never_checked() -> None:
    table = talk()
    for seat in range(4):
        table.claim(Seat(seat), "claim me lucky")
        table.claim(Seat(seat), "claim g1 gold")
    assert table.claims is not None and len(table.claims.shown()) == 8


@pytest.mark.rule("lucky.claim-outside")
def test_no_claim_changes_anything() -> None:
    quiet, loud = talk(), talk()
    for step in range(40):
        loud.claim(Seat(step % 4), f"claim g{step % 3 + 1} gold")
        seat = GAME.awaited(quiet.state)[0]
        moves = GAME.legal(quiet.state, seat)
        assert moves == GAME.legal(loud.state, seat)
        move = moves[step % len(moves)]
        assert quiet.play(seat, move) == loud.play(seat, move)
    for observer in range(-1, 4):
        ours = GAME.view(quiet.state, Seat(observer))
        assert canonical(ours) == canonical(GAME.view(loud.state, Seat(observer)))
    again = replay(GAME, loud.log)
    assert again.log.write() == loud.log.write(), "claims lie beside the moves in the log"


@pytest.mark.rule("lucky.claim-newest")
def test_the_newest_counts_and_three_are_enough() -> None:
    table = talk()
    assert table.claims is not None
    for text in ("claim g1 gold", "claim me lucky", "claim g1 pit"):
        table.claim(Seat(1), text)
    assert table.claims.shown() == [(1, "claim me lucky"), (1, "claim g1 pit")]
    with pytest.raises(Refused) as refused:
        table.claim(Seat(1), "claim g2 gold")
    assert refused.value.refusal.rule.id == "lucky.claim-newest"
    table.claim(Seat(2), "claim 2 mad")
    seat = GAME.awaited(table.state)[0]
    table.play(seat, GAME.legal(table.state, seat)[-1])
    table.claim(Seat(1), "claim 2 lucky")
    assert table.claims.shown()[-1] == (1, "claim 2 lucky")
    assert len(table.claims.shown()) == 3, "me and 2 are the same subject for seat 2"
    while table.state.stage() == 1 and GAME.view(table.state, seat).ask == "turn":
        seat = GAME.awaited(table.state)[0]
        table.play(seat, GAME.legal(table.state, seat)[-1])
    assert table.claims.shown() == []


@pytest.mark.rule("lucky.claim-language")
def test_claims_are_told_in_each_language() -> None:
    facts = {"seat": "Anna", "goal": "g2", "what": "gold"}
    assert texts("ru", "lucky").say("claim-goal", dict(facts)) == ("Anna: «средняя жила — золото».")
    assert texts("en", "lucky").say("claim-goal", dict(facts)) == (
        "Anna: “the middle goal is gold.”"
    )
