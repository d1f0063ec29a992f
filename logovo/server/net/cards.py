"""What a messenger shows of a link to a finished game: title, result and picture.

Everything here is what the page itself would show to anybody who opens the link.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from logovo.core.errors import LogovoError
from logovo.server.net.files import PAGE, File, made
from logovo.server.net.routes.replays import finished
from logovo.server.process.errors import RequestError
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.text.catalogue import LANGS, texts

PATHS: Final = ("replay", "review")
HEAD_ENDS: Final = b"</head>"


@dataclass(frozen=True)
class Card:
    lang: str
    title: str
    result: str
    picture: str  # a path of the client's files


def table_in(path: str) -> str:
    """The table whose finished game a page shows; empty for any other page."""
    parts = path.strip("/").split("/")
    return parts[1] if len(parts) == 2 and parts[0] in PATHS else ""


async def card_of(service: Service, path: str, accepted: str) -> Card | None:
    """None where there is nothing to show, or nothing that may be shown yet."""
    table = table_in(path)
    if not table:
        return None
    try:
        live, log = await finished(service, table)
    except (RequestError, LogovoError):
        return None
    game = log.header.game
    lang = language(accepted)
    title = f"{texts(lang, game).title()} · {texts(lang).say('card-house')}"
    return Card(lang, title, result_of(live, lang), f"preview/{game}.png")


def language(accepted: str) -> str:
    """By a request's Accept-Language; messengers send none and get the house's own."""
    return "en" if accepted.lower().startswith("en") else LANGS[0]


def result_of(live: LiveTable, lang: str) -> str:
    said = texts(lang, live.record.game)
    names = [
        seat.name or said.say("card-bot", {"n": i + 1}) for i, seat in enumerate(live.record.seats)
    ]
    outcome = live.timeline.table.outcome()
    if outcome is None:
        return ", ".join(names)
    return said.outcome(outcome, names)


def with_card(page: File, card: Card, base: str, path: str, has_picture: bool) -> File:
    base = base.rstrip("/")
    told = {
        "og:type": "website",
        "og:site_name": texts(card.lang).say("card-house"),
        "og:title": card.title,
        "og:description": card.result,
        "og:url": f"{base}/{path.strip('/')}",
    }
    if has_picture:
        told["og:image"] = f"{base}/{card.picture}"
        told["twitter:card"] = "summary_large_image"
    tags = "".join(
        f'<meta property="{name}" content="{escape(text)}">\n' for name, text in told.items()
    )
    return made(PAGE, page.whole.replace(HEAD_ENDS, tags.encode() + HEAD_ENDS, 1))
