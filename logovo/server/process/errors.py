"""Every way the server refuses: a stable code, facts, an English sentence, an HTTP status."""

from __future__ import annotations

from typing import Final

from logovo.core.errors import LogovoError, Refused
from logovo.core.rulebook import Fact
from logovo.wire.http import Problem
from logovo.wire.nouns import Facts

SENTENCES: Final[dict[str, tuple[int, str]]] = {
    "malformed": (400, "The message could not be read."),
    "too-large": (413, "The message is too large."),
    "too-fast": (429, "Too many requests; wait a moment."),
    "too-many-tables": (429, "You have opened too many tables lately."),
    "house-full": (503, "All tables of this house are taken; try again in a while."),
    "too-many-onlookers": (429, "As many look on at this table as may."),
    "too-many-sockets": (429, "Too many connections are open from your address."),
    "unknown-game": (400, "There is no such game here."),
    "bad-players": (400, "This game is not played by so many."),
    "bad-option": (400, "This option does not exist or does not take this value."),
    "options-clash": (400, "Two of these settings cannot go together."),
    "bad-level": (400, "There is no bot of this level."),
    "bad-name": (400, "A name needs one to twenty-four printable characters."),
    "bad-origin": (403, "Pages of this origin may not use this server."),
    "unknown-table": (404, "There is no such table."),
    "bad-token": (403, "This link does not open a seat at this table."),
    "unseated": (403, "The host has taken you off this table; they may let you back."),
    "handed-over": (409, "A bot keeps your seat; take it back first."),
    "offer-open": (409, "One seat is being offered already."),
    "no-offer": (409, "Nobody is asked about this seat."),
    "bad-code": (404, "No table has this code now."),
    "no-onlookers": (403, "This table wants no onlookers."),
    "seat-taken": (409, "Somebody sits there already."),
    "no-seat": (409, "No seat is free at this table."),
    "not-host": (403, "Only the host of the table may do that."),
    "not-seated": (403, "Only players at the table may do that."),
    "not-lobby": (409, "The game has begun already."),
    "committed": (409, "Your seat has committed to a number, or needs none."),
    "copied": (409, "Somebody else at the table has committed to this number."),
    "not-starting": (409, "The table does not wait for numbers now."),
    "other-number": (409, "This is not the number your seat has committed to."),
    "not-playing": (409, "No game is going on at this table."),
    "not-over": (409, "The game is not over yet."),
    "paused": (409, "The table is paused."),
    "seats-open": (409, "Some seats are still empty."),
    "stale": (409, "The table has moved on; look again."),
    "bad-notation": (400, "This is no move of this game."),
    "refused": (409, "The rules do not allow that now."),
    "no-claims": (409, "This game has no claims."),
    "no-undo": (409, "This move cannot be taken back."),
    "hint-company": (409, "Hints are given only where all others are bots."),
    "hint-not-asked": (409, "Nothing is asked of you now."),
    "hint-failed": (503, "The coach has no answer now; try again."),
    "unknown-puzzle": (404, "There is no such puzzle."),
    "unknown-phrase": (400, "There is no such quick phrase."),
    "bad-log": (400, "This log file is damaged or was changed."),
    "other-ruleset": (409, "This log was written under another version of the rules."),
    "review-unfinished": (409, "Only a finished game can be reviewed."),
    "review-failed": (500, "This game could not be reviewed."),
    "no-review": (404, "Nobody has asked for a review of this game yet."),
    "too-many-reviews": (429, "Many reviews are waiting already; try again later."),
    "no-decision": (409, "Nobody decides anything at this place of the game."),
    "hello-first": (400, "The first message must be hello."),
    "hello-twice": (400, "Hello was said already."),
    "id-used": (409, "Another viewer has used this command id."),
    "busy": (503, "The table cannot be stored right now; try again."),
    "not-found": (404, "There is nothing at this address."),
    "bad-method": (405, "This address does not take this kind of request."),
    "server": (500, "Something broke on our side."),
}


class RequestError(Exception):
    """A request that cannot be granted. Nothing has changed."""

    def __init__(self, code: str, facts: Facts | None = None, rule: str = "") -> None:
        super().__init__(code)
        self.code: Final = code
        self.facts: Final[Facts] = {} if facts is None else facts
        self.rule: Final = rule

    @property
    def sentence(self) -> str:
        return SENTENCES[self.code][1]

    @property
    def status(self) -> int:
        return SENTENCES[self.code][0]

    def problem(self) -> Problem:
        return Problem(self.code, self.sentence, self.facts, self.rule)


def request_error(error: RequestError | LogovoError) -> RequestError:
    """The core's named errors as the server tells them; its own as they are."""
    if isinstance(error, RequestError):
        return error
    if isinstance(error, Refused):
        return RequestError("refused", wire_facts(error.refusal.facts), error.refusal.rule.id)
    code = error.code if error.code in SENTENCES else "malformed"
    return RequestError(code, wire_facts(error.facts))


def wire_facts(facts: dict[str, Fact]) -> Facts:
    if not facts:
        return {}
    return {key: list(value) if isinstance(value, tuple) else value for key, value in facts.items()}
