"""The JSON contract between server and clients: every body and message as a typed value.

`nouns` are the things spoken of, `http` the bodies of requests and answers, `commands` what
a client says on the socket, `messages` what the server says. `docs/protocol.md` explains
them; `python -m logovo.wire.json_schema` writes them as one JSON Schema.
"""
