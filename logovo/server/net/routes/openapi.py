"""The OpenAPI description: as JSON for programs, as one plain page for people."""

from __future__ import annotations

from html import escape

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Logovo: the protocol</title>
<style>body{{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}}
code,pre{{background:#8882;padding:.1em .3em;border-radius:.3em}}pre{{overflow:auto}}</style>
<h1>The HTTP half of the protocol</h1>
<p>The same as <a href="/api/schema/openapi.json">openapi.json</a>. Games are played on the
WebSocket <code>/api/socket</code>; docs/protocol.md describes it.</p>{body}</html>"""


class PlainPage(OpenAPIRenderPlugin):
    """No script and nothing from elsewhere: a list of addresses with their bodies."""

    def render(
        self, request: Request[object, object, State], openapi_schema: dict[str, object]
    ) -> bytes:
        parts: list[str] = []
        paths = openapi_schema.get("paths")
        for path, verbs in paths.items() if isinstance(paths, dict) else ():
            for verb, operation in verbs.items():
                if not isinstance(operation, dict):
                    continue
                head = f"<h2><code>{escape(verb.upper())} {escape(path)}</code></h2>"
                parts.append(head + f"<p>{escape(str(operation.get('summary', '')))}</p>")
        return PAGE.format(body="".join(parts)).encode()


PLUGINS = [PlainPage(path="/"), JsonRenderPlugin()]
