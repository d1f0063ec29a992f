"""What people type, made fit to be shown: names and lines of talk."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from logovo.server.process.errors import RequestError

LONGEST: Final = 24
MARKS: Final = 2
"""Accents on one letter; more would reach into the lines above and below."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5")
"""Letters by name that show nothing."""
ALIKE: Final = (
    *("aаα", "bвьβ", "cсϲ", "eеёε", "hн", "iіι1l|ı", "jј", "kкκ", "mм", "nпη", "oоο0", "pрρ"),
    *("rг", "sѕ", "tтτ", "uиυ", "vν", "wшω", "xхχ", "yуγ", "3з", "6б", "dԁ", "qԛ"),
)
LOOKALIKE: Final = {ord(other): group[0] for group in ALIKE for other in group[1:]}
"""Letters and digits that are taken for another, as casefolded: what is written with them is read
the same. Only for comparing; nobody is shown this."""


def one_line(text: str) -> str:
    """What may be shown of a text: printable, in one line, trimmed. Markup is left as text."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    found: list[str] = []
    marks = MARKS  # none before the first letter
    for letter in spaced:
        if not letter.isprintable() or letter in BLANK:
            continue
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= MARKS:
            found.append(letter)
    return " ".join("".join(found).split())


def clean_name(name: str) -> str:
    clean = one_line(name)
    seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in clean)
    if not seen or len(clean) > LONGEST:
        raise RequestError("bad-name")
    return clean


def given_name(name: str) -> str:
    """Of somebody who sits down: none at all is a choice, an invisible one is not."""
    return clean_name(name) if name else ""


def likeness(name: str) -> str:
    """The same for names that people would take for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKE)
    letters = unicodedata.normalize("NFD", plain)
    return "".join(one for one in letters if not unicodedata.category(one).startswith(("M", "Z")))


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody at the table has one that looks like it."""
    taken = {likeness(other) for other in others if other}
    found, n = name, 1
    while name and likeness(found) in taken:
        n += 1
        number = f" {n}"
        found = name[: LONGEST - len(number)].rstrip() + number
    return found
