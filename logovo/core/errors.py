"""Ways to be wrong, named by who is to blame. Sentences for them are in the text catalogues."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from logovo.core.rulebook import Fact, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class LogovoError(Exception):
    """Base of everything raised on purpose. `code` names the sentence, `facts` fill it."""

    def __init__(self, code: str, facts: dict[str, Fact]) -> None:
        super().__init__(code + " " + str(facts))
        self.code: Final = code
        self.facts: Final = facts


class UnknownGame(LogovoError):
    def __init__(self, key: str) -> None:
        super().__init__("unknown-game", {"key": key})


class BadPlayers(LogovoError):
    """This game is not played by so many."""

    def __init__(self, players: int, least: int, most: int) -> None:
        super().__init__("bad-players", {"players": players, "least": least, "most": most})


class BadOption(LogovoError):
    """An option the game does not have, or a value the option does not take."""

    def __init__(self, key: str, value: str, allowed: str) -> None:
        super().__init__("bad-option", {"key": key, "value": value, "allowed": allowed})


class OptionsClash(LogovoError):
    """Two settings that cannot go together."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__("options-clash", {"first": first, "second": second})


class BadNotation(LogovoError):
    """A text that is no move of this game at all."""

    def __init__(self, text: str) -> None:
        super().__init__("bad-notation", {"text": text[:80]})


class Refused(LogovoError):
    """A player asked for what the rules forbid. Nothing on the table has moved."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("refused", {"rule": refusal.rule.id})
        self.refusal: Final = refusal


class BadLog(LogovoError):
    """A log that is cut short, changed, or not a log."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__("bad-log", {"line": line, "why": why})


class OtherRuleset(LogovoError):
    """A log written under another version of the rules."""

    def __init__(self, game: str, written: int, ours: int) -> None:
        super().__init__("other-ruleset", {"game": game, "written": written, "ours": ours})


class BadPosition(LogovoError):
    """A position that is malformed or in which the box does not add up."""

    def __init__(self, why: str) -> None:
        super().__init__("bad-position", {"why": why})
