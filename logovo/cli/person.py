"""A person at the keyboard: numbered moves, notation, help, and the rule behind every refusal."""

from __future__ import annotations

from typing import Final

from logovo.cli.session import FORGET, Session
from logovo.cli.voice import console
from logovo.core.errors import LogovoError
from logovo.core.moves import Move
from logovo.core.rulebook import TABLE_RULES, Refusal
from logovo.core.seats import Seat

LISTED_AT_MOST: Final = 60


class Leaves(Exception):
    """The person gets up."""


def ask(session: Session, seat: Seat) -> bool:
    """Take one decision of this seat; False if the person leaves."""
    try:
        if len(session.people) > 1:
            curtain(session, seat)
        session.show_table(seat)
        legal = session.game.legal(session.table.state, seat)
        list_moves(session, legal, "")
        while not session.clock_is_out():
            if answer(session, seat, legal, read(session.said.say("prompt"))):
                return True
    except Leaves:
        return False
    return True


def read(prompt: str) -> str:
    try:
        return console.input(f"[bold]{prompt}[/bold] ").strip()
    except EOFError:
        raise Leaves from None


def curtain(session: Session, seat: Seat) -> None:
    """Several people at one keyboard: nobody sees what was told to another."""
    if console.is_terminal:
        console.file.write(FORGET)
    read(session.said.say("curtain", name=session.names[seat]))
    session.read_news(seat)


def list_moves(session: Session, legal: list[Move], wanted: str) -> None:
    shown = 0
    for number, move in enumerate(legal, 1):
        label = session.texts.move(move, session.names)
        if wanted and wanted not in label.lower() and wanted not in str(move).lower():
            continue
        shown += 1
        if shown <= LISTED_AT_MOST:
            console.print(f"  [cyan]{number:>3}[/cyan]  ", end="")
            console.print(label, end="  ", markup=False)
            console.print(str(move), style="dim", markup=False)
    if shown > LISTED_AT_MOST:
        console.print(session.said.say("more-moves", count=shown - LISTED_AT_MOST))


def answer(session: Session, seat: Seat, legal: list[Move], text: str) -> bool:
    """Do what was typed; True if it was a move and has been played."""
    word, _space, rest = text.partition(" ")
    match word:
        case "":
            return False
        case "q":
            raise Leaves
        case "?" if not rest:
            show_help(session)
        case "?":
            show_rule(session, rest)
        case "!":
            show_blocked(session, seat)
        case "b":
            session.show_table(seat)
            list_moves(session, legal, "")
        case _ if word.startswith("/"):
            list_moves(session, legal, text[1:].strip().lower())
        case _:
            return try_move(session, seat, legal, text)
    return False


def try_move(session: Session, seat: Seat, legal: list[Move], text: str) -> bool:
    try:
        if text.startswith("say "):
            session.claim(seat, text[4:])
            return True
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
            move = legal[int(text) - 1]
        else:
            move = session.game.parse_move(text)
        refusal = session.game.refusal(session.table.state, seat, move)
        if refusal is not None:
            explain(session, refusal)
            return False
        session.tell(session.table.play(seat, move))
    except LogovoError as error:
        console.print(session.texts.error(error, session.names), style="red", markup=False)
        return False
    return True


def explain(session: Session, refusal: Refusal) -> None:
    console.print(session.texts.refusal(refusal, session.names), style="red", markup=False)
    console.print(
        f"{session.texts.rule_title(refusal.rule)} · {refusal.rule.id}", style="dim", markup=False
    )


def show_help(session: Session) -> None:
    console.print(session.said.say("help"), markup=False)
    for rule in session.game.rules:
        console.print(f"  [cyan]{rule.id.partition('.')[2]}[/cyan] ", end="")
        console.print(session.texts.rule_title(rule), style="dim", markup=False)


def show_rule(session: Session, id: str) -> None:
    for rule in (*session.game.rules, *TABLE_RULES):
        if id in (rule.id, rule.id.partition(".")[2]):
            console.print(session.texts.rule_title(rule), style="bold", markup=False)
            console.print(session.texts.rule(rule), markup=False)
            return
    console.print(session.said.say("no-such-rule", rule=id), style="red", markup=False)


def show_blocked(session: Session, seat: Seat) -> None:
    """Everything one might try and may not, with the reason."""
    state, shown = session.table.state, 0
    for move in session.game.candidates(state, seat):
        refusal = session.game.refusal(state, seat, move)
        if refusal is not None and shown < LISTED_AT_MOST:
            shown += 1
            console.print(f"  {move}", style="dim", end="  ", markup=False)
            console.print(session.texts.refusal(refusal, session.names), markup=False)
    if not shown:
        console.print(session.said.say("nothing-blocked"))
