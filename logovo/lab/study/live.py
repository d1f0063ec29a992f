"""A page about a study while it runs, on this machine only. It is drawn where the study is counted
and handed to the web server as finished text: nobody reads numbers that are being changed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import monotonic
from typing import Final

from logovo.lab.study.estimates import bot_share, seat_shares
from logovo.lab.study.page import mains, shell, table
from logovo.lab.study.runner import CellProgress, Runner
from logovo.lab.study.words import points, resolver
from logovo.text.catalogue import LANGS

HOST: Final = "127.0.0.1"
EVERY: Final = 0.5
"""Seconds between two pictures: drawing must not cost the study its time."""
SCRIPT: Final = """<script>
const now = document.getElementById("now");
const again = setInterval(async () => {
  try {
    now.innerHTML = await (await fetch("/now")).text();
  } catch {
    clearInterval(again);
    for (const one of document.querySelectorAll(".ended")) one.hidden = false;
  }
}, 1000);
</script>"""


class Live:
    def __init__(self, runners: Sequence[Runner], lang: str) -> None:
        self.runners = runners
        self.lang = lang
        self.planned = sum(runner.planned() for runner in runners)
        self.began = monotonic()
        self.drawn_at = 0.0
        self.now = b""
        self.server: ThreadingHTTPServer | None = None
        self.draw()

    def start(self) -> str:
        """Serve it; its address."""
        live = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                live.answer(self)

            def log_message(self, format: str, *args: object) -> None:
                """Nobody wants these lines among the results."""

        self.server = ThreadingHTTPServer((HOST, 0), Handler)
        self.server.daemon_threads = True
        Thread(target=self.server.serve_forever, args=(0.1,), daemon=True).start()
        return f"http://{HOST}:{self.server.server_port}/"

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        server = self.server
        assert server is not None, "started"
        known = {f"{name}:{server.server_port}" for name in (HOST, "localhost")}
        # A page elsewhere whose name was made to point here must not read it.
        if request.headers.get("Host") not in known:
            request.send_error(HTTPStatus.FORBIDDEN)
            return
        if request.path not in ("/", "/now"):
            request.send_error(HTTPStatus.NOT_FOUND)
            return
        text = self.now if request.path == "/now" else self.page()
        request.send_response(HTTPStatus.OK)
        request.send_header("Content-Type", "text/html; charset=utf-8")
        request.send_header("Content-Length", str(len(text)))
        request.send_header("Cache-Control", "no-store")
        request.end_headers()
        request.wfile.write(text)

    def page(self) -> bytes:
        ended = "".join(
            f'<p class="ended" lang="{one}" hidden>{escape(say(one, "live-ended"))}</p>'
            for one in LANGS
        )
        inside = f'{ended}<div id="now">{self.now.decode()}</div>{SCRIPT}'
        return shell(say(self.lang, "live-title"), inside, self.lang).encode()

    def update(self) -> None:
        """After every part; draws no more often than is worth it."""
        if monotonic() - self.drawn_at >= EVERY:
            self.draw()

    def draw(self) -> None:
        self.drawn_at = monotonic()
        titles = {one: say(one, "live-title") for one in LANGS}
        self.now = mains(titles, {one: self.body(one) for one in LANGS}).encode()

    def body(self, lang: str) -> str:
        games = sum(runner.games for runner in self.runners)
        fresh = games - sum(runner.resumed for runner in self.runners)
        rate = fresh / max(1e-9, monotonic() - self.began)
        left = (self.planned - games) / rate if fresh else 0.0
        line = say(
            lang,
            "live-line",
            games=f"{games:,}",
            planned=f"{self.planned:,}",
            rate=f"{rate:,.0f}",
            left=f"{left / 60:,.1f}" if fresh else "?",
        )
        parts = [
            f'<p><progress style="width:100%" max="{self.planned}" value="{games}"></progress></p>',
            f"<p>{escape(line)}</p>",
        ]
        for runner in self.runners:
            cells = [cell for cell in runner.progress if cell.counts.games]
            if cells:
                parts.append(f"<h2>{escape(runner.study.name)}</h2>{cell_table(lang, cells)}")
        return "".join(parts)

    def close(self) -> None:
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()


def say(lang: str, id: str, **facts: str) -> str:
    return resolver(lang).format(id, dict(facts))


def cell_table(lang: str, cells: list[CellProgress]) -> str:
    heads = [
        say(lang, id) for id in ("report-table", "live-games", "report-shares", "report-seats")
    ]
    rows = []
    for cell in cells:
        counts = cell.counts
        shares = [
            f"{escape(bot)} {shown(bot_share(counts, bot).mean)}"
            for bot in sorted(counts.bot_seats)
        ]
        seats = [shown(seat.mean) for seat in seat_shares(counts, cell.cell.players)]
        rows.append(
            [escape(cell.cell.label), f"{counts.games:,}", "<br>".join(shares), " · ".join(seats)]
        )
    return table(heads, rows)


def shown(share: float) -> str:
    return f"{points(share)} %"
