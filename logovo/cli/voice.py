"""How the command line speaks: one console, and sentences of its own in the chosen language."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import Final

from rich.console import Console

from logovo.core.errors import LogovoError
from logovo.core.rulebook import Fact
from logovo.text.catalogue import LANGS, texts
from logovo.text.parser import parse
from logovo.text.resolve import Resolver

console: Final = Console(highlight=False)
errors: Final = Console(stderr=True, highlight=False)


class UnknownLanguage(LogovoError):
    def __init__(self, lang: str) -> None:
        super().__init__("unknown-language", {"lang": lang[:20], "allowed": ", ".join(LANGS)})


class NoFile(LogovoError):
    def __init__(self, path: str, why: str) -> None:
        super().__init__("no-file", {"path": path, "why": why})


class BadSeat(LogovoError):
    def __init__(self, seat: str, players: int) -> None:
        super().__init__("bad-seat", {"seat": seat[:20], "players": players})


class UnknownRule(LogovoError):
    def __init__(self, rule: str, game: str) -> None:
        super().__init__("unknown-rule", {"rule": rule[:60], "game": game})


class BadSetting(LogovoError):
    """An `--option` that is not `key=value`."""

    def __init__(self, text: str) -> None:
        super().__init__("bad-setting", {"text": text[:60]})


class BadNumber(LogovoError):
    def __init__(self, name: str, value: int) -> None:
        super().__init__("bad-number", {"name": name, "value": value})


class NotFinished(LogovoError):
    """A game of memory that still runs is not looked up."""

    def __init__(self) -> None:
        super().__init__("not-finished", {})


def house_lang() -> str:
    """LOGOVO_LANG, else what the terminal speaks: Russian or English."""
    asked = os.environ.get("LOGOVO_LANG", "")
    if asked in LANGS:
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return "ru" if value.startswith("ru") else "en"
    return "en"


class Voice:
    """Sentences of the command line in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        source = files("logovo.cli") / "text" / f"{lang}.ftl"
        self.resolver: Final = Resolver(lang, parse(source.read_text(encoding="utf-8")))

    def say(self, id: str, **facts: Fact) -> str:
        return self.resolver.format(id, facts)

    def error(self, error: LogovoError) -> str:
        """From this catalogue, else from that of the house."""
        id = f"error-{error.code}"
        if self.resolver.has(id):
            return self.resolver.format(id, error.facts)
        return texts(self.lang).error(error)


@cache
def voice(lang: str) -> Voice:
    """Raises UnknownLanguage."""
    if lang not in LANGS:
        raise UnknownLanguage(lang)
    return Voice(lang)
